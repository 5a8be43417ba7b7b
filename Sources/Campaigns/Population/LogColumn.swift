internal import Schema
internal import Wording

/// The things that a row of a log tells, in the order of columns without titles.
public enum LogColumn: Int, CaseIterable, Sendable {
  case user, instant, event, message, platform

  /// What it tells, in one sentence.
  public var summary: String {
    switch self {
    case .user: "Who it was: a number or a name. Required."
    case .instant: "When: a date and time, or seconds or milliseconds since 1970. Required."
    case .event: "What happened: \(joined(Self.events.map(\.rawValue), by: "or")). Empty for open."
    case .message: "The one message that an open, trigger or closed is about. Empty for all."
    case .platform:
      "The phone: \(joined(Platform.allCases.map(\.rawValue), by: "or")). Drawn where it is empty."
    }
  }

  /// The events that a log can hold.
  static let events = Event.Name.allCases.filter { $0 != .clock }

  /// What a column or a key may be called, in small letters.
  public var names: [String] {
    switch self {
    case .user: ["user", "user_id", "userid", "hwid"]
    case .instant: ["at", "time", "instant", "date", "timestamp"]
    case .event: ["event", "type"]
    case .message: ["message"]
    case .platform: ["platform", "os"]
    }
  }
}
