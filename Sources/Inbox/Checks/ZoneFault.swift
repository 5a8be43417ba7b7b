/// Why a word is not a time zone, or a time is none that its clocks show.
public struct ZoneFault: Sendable {
  /// What is wrong, without a full stop.
  public let message: String
  /// What to do about it.
  public let help: String?
  /// Whether the zone is right, and the time is not.
  public let isOfTime: Bool

  /// Creates a fault.
  public init(_ message: String, help: String?, isOfTime: Bool = false) {
    self.message = message
    self.help = help
    self.isOfTime = isOfTime
  }
}

/// A date and time of day as a clock shows them.
public struct LocalMinute: Hashable, Sendable {
  /// The days since 1970.
  public let day: Int
  /// The minute of the day, from 0.
  public let minute: Int
}
