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
