/// The parts of a report that may be coloured.
public enum Tone: Sendable {
  case error
  case warning
  case info
  case good
  case strong
  case faint
}

/// Colours text for a terminal, or leaves it as it is.
public struct Paint: Sendable {
  /// Whether colour is on.
  public let isOn: Bool

  /// Creates a painter.
  public init(isOn: Bool) {
    self.isOn = isOn
  }

  /// Text without colour.
  public static let none = Paint(isOn: false)

  /// The text in a tone.
  public func callAsFunction(_ text: String, _ tone: Tone) -> String {
    guard isOn, !text.isEmpty else { return text }
    return "\u{1B}[\(tone.code)m\(text)\u{1B}[0m"
  }
}

extension Tone {
  fileprivate var code: String {
    switch self {
    case .error: "1;31"
    case .warning: "1;33"
    case .info: "1;36"
    case .good: "32"
    case .strong: "1"
    case .faint: "2"
    }
  }
}

extension Severity {
  /// The tone of findings this grave.
  public var tone: Tone {
    switch self {
    case .error: .error
    case .warning: .warning
    case .info: .info
    }
  }
}
