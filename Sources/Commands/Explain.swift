internal import Checking
internal import Diagnostics
internal import JSONTree
internal import Shell

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
    case .text: try console.print(ruleList(width: min(console.width, 100), console.paint()))
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
  static let rule = Reader("RULE", completion: .choices(RuleFamily.ids)) {
    (word) throws(ReaderError) in
    guard RuleFamily.ids.contains(word) else { throw ReaderError(unknownRule: word) }
    return word
  }
}
