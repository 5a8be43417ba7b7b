internal import Checking
internal import Diagnostics
internal import Shell
internal import Wording

/// The rules whose findings a user wants to see.
struct RuleSelection: Sendable {
  var selected: [[String]] = []
  var ignored: [[String]] = []

  static let arguments: [Argument<RuleSelection>] = [
    .repeated(
      "select", \.selected, .rules,
      "Show, count and repair only findings of these rules; verdicts stay what they are.",
      default: "every rule"),
    .repeated(
      "ignore", \.ignored, .rules,
      "Leave findings of these rules out; verdicts stay what they are."),
  ]

  /// Whether the user chose.
  var isChoosing: Bool { !selected.isEmpty || !ignored.isEmpty }

  /// Whether findings of a rule are wanted; ignoring wins over selecting.
  func includes(_ rule: Rule) -> Bool {
    let isSelected = selected.isEmpty || selected.contains { $0.contains(rule.id) }
    return isSelected && !ignored.contains { $0.contains(rule.id) }
  }
}

extension Reader<[String]> {
  /// Rules between commas.
  static let rules = Reader("RULE", completion: .list(of: .words(.rules))) {
    (word) throws(ReaderError) in
    let ids = word.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    for id in ids where !RuleFamily.ids.contains(id) { throw ReaderError(unknownRule: id) }
    return ids
  }
}

extension ReaderError {
  /// A word that names no rule.
  init(unknownRule word: String) {
    let near = nearest(to: word, in: RuleFamily.ids)
    self.init(
      word.isEmpty ? "the name of the rule is empty" : "there is no rule \(quoted(word))",
      hint: near.map { "Did you mean \($0)?" } ?? "Run inapp explain --list.")
  }
}

extension RuleFamily {
  /// The names of all rules, in the order in which they are listed.
  static let ids = known.flatMap(\.rules).map(\.id)
}
