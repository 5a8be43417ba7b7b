public import Diagnostics

/// Rules about one side of a message.
public struct RuleFamily: Sendable {
  /// What they are about.
  public let title: String
  /// The rules, in the order in which they are listed.
  public let rules: [Rule]

  /// Creates a family.
  public init(_ title: String, _ rules: [Rule]) {
    self.title = title
    self.rules = rules
  }

  /// Every family of rules about the files of a template.
  public static let all: [RuleFamily] = [
    .syntax, .structure, .values, .addresses, .media, .support, .behaviour, .language, .delivery,
    .archive,
  ]
}
