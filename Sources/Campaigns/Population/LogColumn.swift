internal import Schema
internal import Wording

/// The things that a row of a log tells, in the order of columns without titles.
public enum LogColumn: Int, CaseIterable, Sendable {
  case user, instant, event, message, platform

  /// What it tells, in one sentence.
  public var summary: String {
    switch self {
    case .user: "Who it was: a number or a name. Required."
    case .instant: "When: a date and time, or seconds since 1970, or parts of them. Required."
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

extension LogColumn {
  /// Why the first row of a file cannot be that of a log, where the bytes tell.
  static func fault(ofFile row: ArraySlice<UInt8>) -> ReadingError? {
    if row.starts(with: [0x1F, 0x8B]) {
      return ReadingError("this is a gzip file", help: "Unpack it first: gunzip -c log.csv.gz.")
    }
    if row.starts(with: [0xFF, 0xFE]) || row.starts(with: [0xFE, 0xFF]) || row.contains(0) {
      return ReadingError("this is no UTF-8", help: "Convert it: iconv -f UTF-16 -t UTF-8.")
    }
    for (byte, name) in [(UInt8(ascii: ";"), "semicolons"), (UInt8(ascii: "\t"), "tabs")] {
      guard row.contains(byte), !row.contains(UInt8(ascii: ",")) else { continue }
      return ReadingError("the columns are separated by \(name)", help: "Separate them by commas.")
    }
    return nil
  }
}
