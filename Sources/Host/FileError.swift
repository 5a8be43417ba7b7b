internal import Wording

/// Why a file or a stream could not be read or written.
public struct FileError: Error, Hashable, Sendable {
  /// What kind of failure it is.
  public enum Code: Hashable, Sendable {
    case notFound, permissionDenied, isFolder, notFolder, exists, tooLarge, diskFull, readOnly
    case nameTooLong, notRegular, interrupted
    /// Nobody reads the other end of the pipe any more.
    case closedPipe
    /// The name has a NUL byte, is not UTF-8, or would leave the folder.
    case badName
    /// Any other `errno`.
    case other(Int32)
  }

  /// What kind of failure it is.
  public let code: Code
  /// The path as it was given, or the name of a stream.
  public let path: String
  /// The path and the reason in plain words, without a full stop.
  public let message: String

  /// Makes an error whose message is the path, a colon and the reason.
  init(_ code: Code, _ path: String, _ reason: String) {
    self.code = code
    self.path = path
    message = "\(printable(path)): \(reason)"
  }

  /// Makes the error for a name that is taken.
  static func exists(_ path: String) -> Self { Self(.exists, path, message: "exists already") }

  private init(_ code: Code, _ path: String, message: String) {
    self.code = code
    self.path = path
    self.message = "\(printable(path)) \(message)"
  }
}
