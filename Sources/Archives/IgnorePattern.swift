/// One line of a `.inappignore`, which reads as git reads a line of a `.gitignore`.
struct IgnorePattern {
  /// Whether it takes back what a line above it ignores.
  let isNegated: Bool
  /// Whether it is about folders alone.
  let isForFolders: Bool
  /// Whether it is about the last part of a path, wherever that lies.
  let isForNames: Bool
  /// What a path starts with, byte for byte, before what `glob` matches.
  private let start: [UInt8]
  private let glob: Glob

  /// Reads a line; nil for a comment, an empty line, and one that can match nothing.
  init?(_ line: ArraySlice<UInt8>) {
    var rest = Self.withoutTrailingSpaces(line)
    if rest.isEmpty || rest.first == UInt8(ascii: "#") { return nil }
    isNegated = rest.first == UInt8(ascii: "!")
    if isNegated { rest.removeFirst() }
    isForFolders = rest.last == Glob.slash
    if isForFolders { rest.removeLast() }
    isForNames = !rest.contains(Glob.slash)
    if rest.first == Glob.slash { rest.removeFirst() }
    // As git does: what has no special meaning is compared first, so that ** after it stands at a
    // start.
    start = Array(rest.prefix { !Glob.isSpecial($0) })
    guard let glob = Glob(rest.dropFirst(start.count)) else { return nil }
    self.glob = glob
  }

  /// Whether it is about a path, which has no slash at its ends.
  func matches(_ path: ArraySlice<UInt8>, isFolder: Bool) -> Bool {
    if isForFolders, !isFolder { return false }
    let nameStart = path.lastIndex(of: Glob.slash).map { $0 + 1 } ?? path.startIndex
    let text = isForNames ? path[nameStart...] : path
    return text.starts(with: start) && glob.matches(text.dropFirst(start.count))
  }

  /// Spaces at the end go, but for one after a backslash.
  private static func withoutTrailingSpaces(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var end = line.startIndex
    var isEscaped = false
    for (index, byte) in zip(line.indices, line) {
      if isEscaped || byte != UInt8(ascii: " ") { end = index + 1 }
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
    }
    return line[..<end]
  }
}
