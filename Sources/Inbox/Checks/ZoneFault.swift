/// Why a word is not a time zone.
public struct ZoneFault: Sendable {
  /// What is wrong, without a full stop.
  public let message: String
  /// What to do about it.
  public let help: String?

  /// Creates a fault.
  public init(_ message: String, help: String?) {
    self.message = message
    self.help = help
  }
}
