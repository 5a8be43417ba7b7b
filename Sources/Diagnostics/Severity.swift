/// How grave a finding is.
public enum Severity: String, CaseIterable, Comparable, Sendable {
  /// Nothing on the phone changes.
  case info
  /// The phone shows the message, but not as it was written.
  case warning
  /// Some phone does not show the message.
  case error

  /// Orders severities, the mildest first.
  public static func < (left: Severity, right: Severity) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}
