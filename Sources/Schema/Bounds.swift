/// The numbers a field takes.
public struct Bounds: Hashable, Sendable {
  /// How phones read a number before they look at its limits.
  public enum Scale: Hashable, Sendable {
    /// As it stands.
    case plain
    /// A percentage, in which 1 or less counts as a fraction of the whole.
    case percentOrFraction
    /// Without its decimals.
    case whole
    /// As it stands, and nothing is known of decimals.
    case integer
  }

  /// What one unit is, in plain words: "seconds", "points".
  public let unit: String?
  /// The limits, the gravest first.
  public let limits: [Limit]
  /// How phones read the number.
  public let scale: Scale
  /// Whether a number written as a string counts too.
  public let acceptsNumericStrings: Bool
  /// Below which number nobody can read what is shown meanwhile.
  public let legibleFrom: Double?

  /// Creates bounds.
  public init(
    _ unit: String? = nil, limits: [Limit] = [], scale: Scale = .plain,
    acceptsNumericStrings: Bool = false, legibleFrom: Double? = nil
  ) {
    self.unit = unit
    self.limits = limits
    self.scale = scale
    self.acceptsNumericStrings = acceptsNumericStrings
    self.legibleFrom = legibleFrom
  }

  /// The number as phones read it, before any limit.
  public func reading(_ number: Double) -> Double {
    switch scale {
    case .plain, .integer: number
    case .percentOrFraction: number > 1 ? number : number * 100
    case .whole: number.rounded(.towardZero)
    }
  }

  /// The first limit that a number breaks, or nil.
  public func firstBroken(by number: Double) -> Limit? {
    let read = reading(number)
    return limits.first { !$0.allows(read) }
  }

  /// Zero or more, dropped below on iOS and taken as it is on Android.
  public static func corner() -> Bounds {
    Bounds(
      "points",
      limits: [Limit(.atLeast(0), beyond: Outcomes(ios: .dropped, android: .accepted))])
  }
}
