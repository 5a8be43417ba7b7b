/// Why a message was not shown, or had to wait.
public enum Reason: UInt8, CaseIterable, Sendable {
  /// Too little time has passed since the last display.
  case cooldown
  /// It was shown as often as it may be.
  case maxDisplays
  /// The campaign has not started.
  case beforeStart
  /// The message has ended, or has waited longer than its ttl.
  case expired
  /// A message of the same id is on screen or waiting.
  case duplicate
  /// The app has paused messages.
  case paused
  /// The app's delegate said no.
  case vetoed
  /// The app is in the background.
  case background
  /// Another message is on screen.
  case queue
  /// The SDK release does not draw the display type.
  case unsupported
  /// The app ended or the message was closed before it was on screen.
  case lost

  /// The name in JSON, in totals and in expectations.
  public var key: String {
    switch self {
    case .cooldown: "cooldown"
    case .maxDisplays: "max-displays"
    case .beforeStart: "before-start"
    case .expired: "expired"
    case .duplicate: "duplicate"
    case .paused: "paused"
    case .vetoed: "vetoed"
    case .background: "background"
    case .queue: "queue"
    case .unsupported: "unsupported"
    case .lost: "lost"
    }
  }

  /// Finds a reason by its name.
  public init?(key: some StringProtocol) {
    guard let reason = Self.allCases.first(where: { $0.key == key }) else { return nil }
    self = reason
  }
}
