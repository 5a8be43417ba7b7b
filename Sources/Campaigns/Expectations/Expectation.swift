/// What a campaign must come to, as CI states it: `shown=3`, `promo:shown<=1/day`, `last=2026-12-24T18:00+01:00`.
public struct Expectation: Hashable, Sendable {
  /// What is counted.
  public enum Count: Hashable, Sendable {
    /// Messages on screen.
    case shown
    /// Attempts that were not shown, for a reason or for any.
    case blocked(Reason?)
    /// Waits, for a reason or for any, whatever became of them.
    case queued(Reason?)
  }

  /// How a number is compared.
  public enum Comparison: String, CaseIterable, Sendable {
    case atMost = "<="
    case atLeast = ">="
    case unlike = "!="
    case exactly = "="
    case below = "<"
    case above = ">"

    /// Whether a number is as asked.
    public func holds(_ number: Int, _ bound: Int) -> Bool {
      switch self {
      case .atMost: number <= bound
      case .atLeast: number >= bound
      case .unlike: number != bound
      case .exactly: number == bound
      case .below: number < bound
      case .above: number > bound
      }
    }
  }

  /// What must hold.
  public enum Claim: Hashable, Sendable {
    /// A number of attempts; on each day of the window where it is a daily one.
    case count(Count, Comparison, Int, isDaily: Bool)
    /// The first display lies in a span of time.
    case first(ClosedRange<Instant>)
    /// The last display lies in a span of time.
    case last(ClosedRange<Instant>)
    /// No display comes after a moment.
    case neverAfter(Instant)
  }

  /// The expectation as it was written.
  public let text: String
  /// The message's index; nil for all.
  public let message: Int?
  /// What must hold.
  public let claim: Claim
}

/// What is wrong with an expectation.
public struct ExpectationError: Error, Hashable {
  /// What is wrong, without a full stop.
  public let message: String
  /// What to do about it.
  public let help: String?

  /// Creates an error.
  public init(_ message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }
}
