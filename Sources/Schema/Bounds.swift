internal import Wording

/// One edge of an allowed range, and what phones do beyond it.
public struct Limit: Hashable, Sendable {
  /// Which side of which number is allowed.
  public enum Edge: Hashable, Sendable {
    /// Greater than the number.
    case above(Double)
    /// The number or more.
    case atLeast(Double)
    /// The number or less.
    case atMost(Double)
  }

  /// The edge.
  public let edge: Edge
  /// What each platform does beyond the edge.
  public let beyond: Outcomes

  /// Creates a limit.
  public init(_ edge: Edge, beyond: Outcomes) {
    self.edge = edge
    self.beyond = beyond
  }

  /// Whether a number is on the allowed side.
  public func allows(_ number: Double) -> Bool {
    switch edge {
    case .above(let bound): number > bound
    case .atLeast(let bound): number >= bound
    case .atMost(let bound): number <= bound
    }
  }

  /// The limit in words: "more than 0".
  public var words: String {
    switch edge {
    case .above(let bound): "more than \(plain(bound))"
    case .atLeast(let bound): "at least \(plain(bound))"
    case .atMost(let bound): "at most \(plain(bound))"
    }
  }

  /// The number at the edge.
  public var bound: Double {
    switch edge {
    case .above(let bound), .atLeast(let bound), .atMost(let bound): bound
    }
  }
}

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
    case .plain: number
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

/// How many elements a list takes.
public struct Count: Hashable, Sendable {
  /// The fewest elements.
  public let atLeast: Int
  /// The most elements, or nil without a limit.
  public let atMost: Int?

  /// Creates a count; a list outside it drops the message.
  public init(atLeast: Int = 0, atMost: Int? = nil) {
    self.atLeast = atLeast
    self.atMost = atMost
  }

  /// Whether a number of elements is allowed.
  public func allows(_ number: Int) -> Bool {
    number >= atLeast && number <= atMost ?? .max
  }

  /// The count in plain words, such as "2 to 12"; empty without limits.
  public var words: String {
    switch (atLeast, atMost) {
    case (0, nil): ""
    case (let least, nil): "at least \(least)"
    case (let least, .some(let most)): "\(least) to \(most)"
    }
  }
}
