/// One thing that can be wrong with a document.
public struct Rule: Hashable, Sendable {
  /// The kebab-case name that users write; it names the fault and never changes.
  public let id: String
  /// The rule in one sentence.
  public let summary: String

  /// Creates a rule.
  public init(_ id: String, _ summary: String) {
    self.id = id
    self.summary = summary
  }
}
