/// Something that the vendor does not document, and how it is simulated.
public enum Assumption: UInt8, CaseIterable, Sendable {
  case campaignEnd
  case attention
  case messageOrder
  case restartForgets
  case restartResumes
  case decimalTTL
  case backgroundKeeps
  case floatingInBackground
  case floatingAgain
  case newerRelease

  /// What is not documented, and what is simulated, in one sentence.
  public var sentence: String {
    switch self {
    case .campaignEnd:
      "How the end of a campaign reaches phones is not documented; simulated as an expireDate."
    case .attention:
      "How long people look at a message is not known; simulated as closed at once."
    case .messageOrder:
      "Which of several messages comes first is not documented; simulated as in the order given."
    case .restartForgets:
      "What a start of the app does to waiting messages is not documented; simulated as forgotten."
    case .restartResumes:
      "Whether a pause outlasts a start of the app is not documented; simulated as ended."
    case .decimalTTL:
      "How Android reads a ttl with decimals is not documented; simulated as cut off."
    case .backgroundKeeps:
      "What the background does to a message on screen is not documented; simulated as no change."
    case .floatingInBackground:
      "Whether a pip shows in the background is not documented; simulated as shown and counted."
    case .floatingAgain:
      "What a second pip does to the first is not documented; simulated as shown and counted."
    case .newerRelease:
      "What so new a release does is not documented; simulated as the newest one known."
    }
  }
}

/// A set of assumptions in one word.
public struct AssumptionSet: Hashable, Sendable {
  private var bits: UInt16 = 0

  /// Creates the empty set.
  public init() {}

  /// Adds one.
  public mutating func insert(_ assumption: Assumption) { bits |= 1 << assumption.rawValue }

  /// Adds all of another set.
  public mutating func formUnion(_ other: AssumptionSet) { bits |= other.bits }

  /// Whether one is in it.
  public func contains(_ assumption: Assumption) -> Bool { bits & 1 << assumption.rawValue != 0 }

  /// Those in it, in the order in which they are declared.
  public var all: [Assumption] { Assumption.allCases.filter(contains) }
}
