/// Why a message was not shown, or had to wait.
public enum Reason: UInt8, CaseIterable, Sendable {
  case cooldown, maxDisplays, beforeStart, expired, duplicate, paused, vetoed, background, queue
  case unsupported, lost

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

  /// What keeps the message back, in one sentence.
  public var sentence: String {
    switch self {
    case .cooldown: "Less than its cooldown has passed since the last display."
    case .maxDisplays: "It was shown as often as maxDisplays says."
    case .beforeStart: "The campaign has not started."
    case .expired: "It has ended, or has waited longer than its ttl."
    case .duplicate: "A message of the same id is on screen or waiting."
    case .paused: "The app has paused messages."
    case .vetoed: "The app's delegate said no."
    case .background: "The app is in the background."
    case .queue: "Another message is on screen."
    case .unsupported: "The SDK release does not draw the display type."
    case .lost: "The app ended, or it was closed, before it was on screen."
    }
  }

  /// Finds a reason by its name.
  public init?(key: some StringProtocol) {
    guard let reason = Self.allCases.first(where: { $0.key == key }) else { return nil }
    self = reason
  }
}
