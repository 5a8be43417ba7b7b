internal import Campaigns
internal import Checking
internal import Diagnostics
internal import JSONTree
internal import Shell
internal import Wording

struct ExplainOptions: CommandOptions {
  var common = CommonOptions()
  var rule: String?
  var isList = false
  var format = PlainFormat.text
}

extension Command<Console> {
  static let explain = Command(
    "explain", .learn, "Explains a rule of validate, with examples.",
    discussion: [
      "What an example leads to, on which releases, and whether --fix repairs it is found out by "
        + "checking it now."
    ],
    arguments: [
      .optionalOperand(
        "RULE", \ExplainOptions.rule, .rule, "The name in brackets after a finding's message."),
      .flag("list", \.isList, "List every rule instead."),
      .option("format", \.format, .choice, "How to write it.", default: "text"),
    ],
    examples: [
      Example("inapp explain color-not-hex", "Tells why a colour must be hexadecimal."),
      Example("inapp explain --list", "Lists the rules and what they are about."),
      Example("inapp explain --list --format json", "Writes the list for a script."),
    ],
    run: runExplain)
}

private func runExplain(_ options: ExplainOptions, _ console: Console) throws -> Int32 {
  guard !options.isList else {
    guard options.rule == nil else {
      throw UsageError("--list lists every rule", hint: "Leave out --list or the rule.")
    }
    switch options.format {
    case .text: try console.print(ruleList(width: min(console.width, 120), console.paint()))
    case .json: try console.print(ruleListJSON.printed(breaksOutermost: true) + "\n")
    }
    return ExitCodes.done
  }
  guard let trial = options.rule.flatMap(RuleTrial.named) else {
    throw UsageError("no rule is named", hint: "inapp explain --list names them all.")
  }
  switch options.format {
  case .text: try console.print(trial.text(width: min(console.width, 100), console.paint()))
  case .json: try console.print(trial.document.printed(breaksOutermost: true) + "\n")
  }
  return ExitCodes.done
}

extension Reader<String> {
  /// One rule.
  static let rule = Reader("RULE", completion: .words(.rules)) {
    (word) throws(ReaderError) in
    guard RuleFamily.ids.contains(word) else { throw ReaderError(noRuleToExplain: word) }
    return word
  }
}

extension ReaderError {
  /// A word that names no rule, with the rules that speak of it.
  fileprivate init(noRuleToExplain word: String) {
    let plain = ReaderError(unknownRule: word)
    if Reason(key: word) != nil {
      self.init(
        plain.message, hint: "It is a reason of inapp simulate: see inapp help capping.")
      return
    }
    let found = RuleFamily.rules(about: word).map(\.id)
    let near = nearest(to: word, in: RuleFamily.ids)
    guard !found.isEmpty, found != near.map({ [$0] }) else {
      self = plain
      return
    }
    let about = "Rules about \(printable(word)): \(found.joined(separator: ", "))."
    self.init(plain.message, hint: (near.map { "Did you mean \($0)? " } ?? "") + about)
  }
}

extension RuleFamily {
  /// At most five rules that have a word in their names, their sentences or their reasons, in this order.
  fileprivate static func rules(about word: String) -> [Rule] {
    guard word.count > 2 else { return [] }
    let rules = known.flatMap(\.rules)
    let found = [\Rule.id, \.summary, \.why].flatMap { text in
      rules.filter { $0[keyPath: text].inOneSpelling.contains(word.inOneSpelling) }
    }
    var seen: Set<Rule> = []
    return Array(found.filter { seen.insert($0).inserted }.prefix(5))
  }
}

extension String {
  /// The text in small letters, and color, as fields have it, spelled as sentences have it.
  fileprivate var inOneSpelling: String { lowercased().replacing("color", with: "colour") }
}
