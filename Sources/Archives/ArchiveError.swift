/// The reason an archive could not be read or written, or the library could not start.
public struct ArchiveError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The kinds of failure a caller can tell apart.
  public enum Code: String, Equatable, Sendable {
    /// Reading would refuse what should be written, or refuses what was read.
    case refused
    /// libarchive reports a failure of its own.
    case library
  }

  /// The kind of failure.
  public let code: Code

  /// What went wrong, in words for the user.
  public let message: String

  /// The entry at fault as printable text, or nil when the whole archive is.
  public let entry: String?

  /// The fault for which reading would refuse it, where that is why.
  public let reason: Refusal.Reason?

  /// Creates an error about one entry, or about the whole archive when `entry` is nil.
  public init(
    _ code: Code, _ message: String, entry: String? = nil, reason: Refusal.Reason? = nil
  ) {
    self.reason = reason
    self.code = code
    self.message = message
    self.entry = entry
  }

  /// Creates the error that a refusal is.
  init(_ refusal: Refusal) {
    self.init(.refused, refusal.sentence, entry: refusal.entry, reason: refusal.reason)
  }

  /// The entry and the message on one line.
  public var description: String {
    if let entry { "\(entry): \(message)" } else { message }
  }
}
