/// What a phone does with a message when a field breaks a rule.
public enum Consequence: Hashable, Sendable {
  /// The whole message is not shown.
  case dropped
  /// The nearest allowed value is used.
  case clamped
  /// The field counts as absent.
  case ignored
  /// Something plainer takes its place, named in plain words.
  case degraded(to: String)
  /// The value is used as it is.
  case accepted
  /// Nothing is known.
  case undocumented

  /// How much the message suffers, for sorting and for choosing the worst.
  public var weight: Int {
    switch self {
    case .dropped: 3
    case .clamped, .ignored, .degraded: 2
    case .undocumented: 1
    case .accepted: 0
    }
  }
}

/// The consequence on each platform.
public typealias Outcomes = PerPlatform<Consequence>

extension PerPlatform<Consequence> {
  /// The whole message is not shown on either platform.
  public static var dropped: Outcomes { Outcomes(both: .dropped) }
  /// The nearest allowed value is used on both platforms.
  public static var clamped: Outcomes { Outcomes(both: .clamped) }
  /// The field counts as absent on both platforms.
  public static var ignored: Outcomes { Outcomes(both: .ignored) }
  /// The value is used as it is on both platforms.
  public static var accepted: Outcomes { Outcomes(both: .accepted) }

  /// What either platform, or the server, does is not documented.
  public static var undocumented: Outcomes { Outcomes(both: .undocumented) }

  /// The whole message shows as in light mode.
  public static var lightVersion: Outcomes {
    Outcomes(both: .degraded(to: "the whole light version"))
  }
  /// Every placeholder shows its default.
  public static var defaultTexts: Outcomes { Outcomes(both: .degraded(to: "the default texts")) }
}
