/// What a `.inappignore` leaves out of a ZIP, in the language of `.gitignore`.
///
/// The last line about a path decides. What lies in a folder that is ignored cannot be taken back.
public struct IgnoreRules: Sendable {
  /// The name of the file, at the root of a template.
  public static let fileName = ".inappignore"
  /// The most bytes of the file: as many lines are tried on each path.
  public static let sizeLimit = 64 << 10

  private let patterns: [(pattern: IgnorePattern, line: Int)]

  /// Reads the lines of a file.
  public init(_ bytes: [UInt8]) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? bytes[3...] : bytes[...]
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    patterns = lines.enumerated().compactMap { number, line in
      let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      return IgnorePattern(line).map { ($0, number + 1) }
    }
  }

  /// The line that leaves out a path, or a folder that it lies in, counted from 1; nil where none
  /// does.
  public func line(ignoring path: String, isFolder: Bool = false) -> Int? {
    line(ignoring: Array(path.utf8), isFolder: isFolder)
  }

  /// The same of a path that need not be UTF-8.
  public func line(ignoring path: [UInt8], isFolder: Bool) -> Int? {
    for end in path.indices where path[end] == Glob.slash {
      if let line = decision(path[..<end], isFolder: true) { return line }
    }
    return decision(path[...], isFolder: isFolder)
  }

  private func decision(_ path: ArraySlice<UInt8>, isFolder: Bool) -> Int? {
    let last = patterns.last { $0.pattern.matches(path, isFolder: isFolder) }
    return last.flatMap { $0.pattern.isNegated ? nil : $0.line }
  }
}
