public import Archives
internal import Diagnostics
public import Schema

/// What a target does with a message.
public enum Outcome: String, Comparable, Sendable {
  /// Shown as it was written.
  case shown
  /// Shown, but something is clamped, ignored or left out.
  case changed
  /// Not shown.
  case dropped

  /// Orders outcomes, the best first.
  public static func < (left: Outcome, right: Outcome) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .shown: 0
    case .changed: 1
    case .dropped: 2
    }
  }
}

/// The outcome on one target in one language, and the rules responsible.
public struct Verdict: Sendable {
  /// The target.
  public let target: Target
  /// The language, or nil for the texts as they stand.
  public let locale: String?
  /// What the target does.
  public let outcome: Outcome
  /// The ids of the rules responsible, in the order found, each once.
  public let rules: [String]
  /// Why the message is dropped, or what is shown otherwise than written, in words, in the order found.
  public let changes: [String]
  /// Whether a phone can be in this state: none goes without strings where each language has some.
  public let isReached: Bool
  /// The card of the inbox, for a request that sends a message there.
  public let inboxCard: InboxCard?

  /// A card of the inbox.
  public struct InboxCard: Sendable {
    /// The number of the message in its request, from 0.
    public let message: Int
    /// The name; nil where no card is drawn.
    public let name: String?
    /// Whether the message is sent to the platform at all.
    public let isSent: Bool
    /// How it was found, as sentences without full stops.
    public let steps: [String]

    /// Creates a card.
    public init(message: Int, name: String?, isSent: Bool, steps: [String]) {
      self.message = message
      self.name = name
      self.isSent = isSent
      self.steps = steps
    }
  }

  /// Creates a verdict.
  public init(
    target: Target, locale: String?, outcome: Outcome, rules: [String], changes: [String],
    isReached: Bool, inboxCard: InboxCard? = nil
  ) {
    self.target = target
    self.locale = locale
    self.outcome = outcome
    self.rules = rules
    self.changes = changes
    self.isReached = isReached
    self.inboxCard = inboxCard
  }

  /// What the targets do with a ZIP that cannot be read as a whole: only what is known.
  public static func all(for refusals: [Refusal], on targets: [Target]) -> [Verdict] {
    let unread = refusals.filter { $0.reason.isUnreadOnAndroid }
    guard let first = unread.first else { return [] }
    return targets.filter { $0.platform == .android }.map { target in
      Verdict(
        target: target, locale: nil, outcome: .dropped, rules: [first.reason.rawValue],
        changes: ["\(first.entry) \(first.sentence)"], isReached: true)
    }
  }

  /// Whether the target lacks the display type, whatever else it may object to.
  public var isUnsupported: Bool { rules.contains(Rule.unsupportedDisplayType.id) }

  /// Whether the target lacks the display type, whatever the document holds.
  public var isOnlyUnsupported: Bool { rules == [Rule.unsupportedDisplayType.id] }
}

extension Consequence {
  var outcome: Outcome {
    switch self {
    case .dropped: .dropped
    case .clamped, .ignored, .degraded: .changed
    case .undocumented, .accepted: .shown
    }
  }
}
