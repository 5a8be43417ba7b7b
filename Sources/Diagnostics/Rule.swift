/// One thing that can be wrong with a document.
public struct Rule: Sendable {
  /// The kebab-case name that users write; it names the fault and never changes.
  public let id: String
  /// The rule in one sentence.
  public let summary: String
  /// What phones do when it is broken, and why that matters, in a few sentences.
  public let why: String
  /// How grave breaking it is, where examples cannot tell.
  public let severity: Severity?
  /// Documents that break the rule.
  public let failing: [RuleExample]
  /// Documents that keep it.
  public let passing: [RuleExample]

  /// Creates a rule.
  public init(
    _ id: String, _ summary: String, why: String, severity: Severity? = nil,
    fails failing: [RuleExample] = [], passes passing: [RuleExample] = []
  ) {
    self.id = id
    self.summary = summary
    self.why = why
    self.severity = severity
    self.failing = failing
    self.passing = passing
  }
}

extension Rule: Hashable {
  /// Whether both are the same rule.
  public static func == (left: Rule, right: Rule) -> Bool { left.id == right.id }

  /// Hashes the rule's name.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
