internal import Authoring
internal import JSONTree
internal import Localization
internal import Shell
internal import Wording

struct LocalizeStatusOptions: CommandOptions {
  var common = CommonOptions()
  var template = TemplateOperand()
  var format = PlainFormat.text
  var isCheck = false
}

extension Command<Console> {
  static let localizeStatus = Command(
    "localize status", .translate, "Shows which texts are translated into which language.",
    discussion: [
      "A row for each key that the template uses: ok is a text of its own, same the text of the "
        + "default language, empty an empty text, missing no text at all, no text a value that is no "
        + "string. Below, for each language, the sum and which phones never ask for it.",
      "A text may be meant to be the same, as a name is, so --check takes it for translated.",
    ],
    arguments: [
      TemplateOperand.leading().within(\LocalizeStatusOptions.template),
      .option("format", \.format, .choice, "How to write it.", default: "text"),
      .flag(
        "check", \.isCheck,
        "End with 1 if a text is missing, empty or no text; same counts as translated."
      ),
      TemplateOperand.stdinFilename.within(\LocalizeStatusOptions.template),
    ],
    examples: [
      Example("inapp localize status spring-sale", "Shows the table."),
      Example("inapp localize status spring-sale --check", "Fails where a text is missing."),
      Example("inapp localize status spring-sale.zip --format json", "Writes JSON for a script."),
    ],
    run: runLocalizeStatus)
}

private func runLocalizeStatus(
  _ options: LocalizeStatusOptions, _ console: Console
) throws -> Int32 {
  let input = try options.template.readWithTranslations(for: "localize status", console)
  let config = Document(parsing: input.config)
  _ = try config.readableObject()
  let beside = input.translations.map { Document(parsing: $0) }
  _ = try beside?.readableObject()
  let coverage = Coverage(of: config.usedKeys, in: beside.map { Translations($0) })
  switch options.format {
  case .json:
    try console.print(coverage.json(path: input.title).printed(breaksOutermost: true) + "\n")
  case .text:
    try console.print(coverage.text(width: console.width, console.paint()))
    if !coverage.rows.isEmpty { try console.print(plainTextLines(of: config, console.width)) }
    if let next = coverage.nextStep(for: input) { try console.say(next) }
  }
  return options.isCheck && !coverage.isComplete ? ExitCodes.findings : ExitCodes.done
}

/// Which texts no language can change; empty where there are none or the display type is not known.
private func plainTextLines(of config: Document, _ width: Int) -> String {
  guard let names = try? Template(config).plainTexts, !names.isEmpty else { return "" }
  let count = "\(counted(names.count, "text")) \(names.count == 1 ? "is" : "are")"
  let list = names.map { printable($0) }.joined(separator: ", ")
  return wrapped("\(count) the same in every language: \(list)", width: width)
    .joined(separator: "\n  ") + "\n"
}

extension Coverage {
  /// What to do about a template without translations.
  fileprivate func nextStep(for input: Input) -> String? {
    guard rows.isEmpty || languages.isEmpty, input.origin != .stdin else { return nil }
    return "Next: inapp localize extract \(shellQuoted(input.title))\n"
  }
}
