#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Other programs on this machine.
public enum Programs {
  /// The path of a program: the name itself if it has a slash, else the first of that name in `PATH`; nil if there is
  /// none that we may run.
  public static func path(of name: String) -> String? {
    guard !name.utf8.contains(UInt8(ascii: "/")) else { return isProgram(name) ? name : nil }
    let folders = (Environment["PATH"] ?? "").split(
      separator: ":", omittingEmptySubsequences: false)
    return folders.lazy.map { $0.isEmpty ? name : "\($0)/\(name)" }.first(where: isProgram)
  }

  private static func isProgram(_ path: String) -> Bool {
    unsafe access(path, X_OK) == 0 && Files.kind(of: path) == .file
  }

  /// Whether this program may do everything on this machine.
  public static var areRunByRoot: Bool { geteuid() == 0 }

  /// Runs a program and returns what it printed, or why there is nothing.
  ///
  /// It reads nothing. What it prints goes by way of a new file at `path`.
  public static func output(
    of words: [String], printingTo path: String, setting variables: [String: String] = [:],
    seconds: Int
  ) throws(FileError) -> Result<[UInt8], Failure> {
    do {
      let status = try Child.run(
        words, printingTo: path, setting: variables, within: .seconds(seconds))
      guard let status else { return .failure(.notStarted) }
      guard status == 0 else { return .failure(.ended(status)) }
    } catch {
      guard error.number == ETIMEDOUT else { throw FileError(error, words[0], .reading) }
      return .failure(.late)
    }
    return .success(try Files.read(path, limit: 1 << 28))
  }

  /// Why a program printed nothing of use.
  public enum Failure: Error, Equatable, Sendable {
    /// The system could not start it.
    case notStarted
    /// It ended with a status that is not 0.
    case ended(Int32)
    /// It did not end in time, and was killed.
    case late
  }
}
