#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Why no page can be served.
public struct ServerError: Error, Equatable {
  /// What kind of failure it is.
  public enum Code: Sendable {
    case portTaken, portForbidden, other
  }

  /// What kind of failure it is.
  public let code: Code
  /// The system's own words.
  public let reason: String

  init(_ failure: Errno) {
    switch failure.number {
    case EADDRINUSE: code = .portTaken
    case EACCES, EPERM: code = .portForbidden
    default: code = .other
    }
    reason = failure.text
  }
}
