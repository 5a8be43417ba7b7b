internal import Authoring
internal import JSONTree
internal import Localization
internal import Schema
internal import Shell
internal import Wording

struct LocalizeAddOptions: CommandOptions {
  var common = CommonOptions()
  var editing = EditOptions()
  var language = ""
  var source: String?
  var fillsMissing = false
}

extension Command<Console> {
  static let localizeAdd = Command(
    "localize add", .translate, "Adds a language to pushwoosh.json, ready to be translated.",
    discussion: [
      "The new block holds every key of the default language and of the template, with the default "
        + "language's texts to start from. Every other byte of the file stays."
    ],
    arguments: [
      TemplateOperand.leading(takesStandardInput: false).within(\EditOptions.template)
        .within(\LocalizeAddOptions.editing),
      .operand("LANG", \.language, .locale, "The language, such as de or zh-Hans."),
      .option(
        "from", \.source, .string, "The language whose texts to start from.", value: "LANGUAGE",
        default: "the default one"),
      .flag("missing", \.fillsMissing, "Add only the keys that a language lacks."),
    ] + EditOptions.writing.within(\LocalizeAddOptions.editing),
    examples: [
      Example("inapp localize add spring-sale de", "Adds German, in English for now."),
      Example("inapp localize add spring-sale de-AT --from de", "Starts from the German texts."),
      Example("inapp localize add spring-sale de --missing", "Adds the keys that German lacks."),
      Example("inapp localize add -n spring-sale.zip fr", "Shows the change without making it."),
    ],
    run: runLocalizeAdd)
}

private func runLocalizeAdd(_ options: LocalizeAddOptions, _ console: Console) throws -> Int32 {
  try EditOptions.repeating { try addLanguage(options, console) }
}

private func addLanguage(_ options: LocalizeAddOptions, _ console: Console) throws -> Int32 {
  let input = try options.editing.template.readForBoth(for: "localize add", console)
  let config = Document(parsing: input.config)
  _ = try config.readableObject()
  guard var file = try input.translationsFile() else {
    throw Failure(
      "\(input.title) has no \(Input.translationsName)",
      help: "inapp localize extract \(shellQuoted(input.title)) writes one first")
  }
  let language = options.language
  let used = config.usedKeys
  let isThere = file.translations.block(named: language) != nil
  let missing = file.missingKeys(in: language, used: used)
  let report: String
  if options.fillsMissing {
    try file.fillLanguage(language, from: options.source, used: used)
    report = missing.isEmpty ? "\(language) lacks no key.\n" : filled(missing, language)
  } else if isThere {
    throw Failure(
      "\(input.translationsPath) holds a block \"\(language)\" already",
      help: missing.isEmpty
        ? "it lacks no key; inapp localize status tells more"
        : "--missing adds the keys it lacks: \(joined(missing, by: "and"))")
  } else {
    try file.addLanguage(language, from: options.source, used: used)
    let count = counted(file.translations.block(named: language)?.entries.count ?? 0, "text")
    let source = (options.source ?? file.defaultBlock?.language).map { ", from \(printable($0))" }
    report = "\(language)  \(count) to translate\(source ?? "")\n"
  }
  let files = EditedFiles(config: config, translations: file.document)
  let code = try options.editing.finish(input, files, console, report: report)
  if code == ExitCodes.done {
    let name = printable(file.defaultBlock?.language ?? language)
    let help = "write \"default_language\": \"\(name)\" at its root"
    try console.say(file.defaultLanguageRemark(help: help) ?? "")
    try console.say(LanguageReachWords(language).warning ?? "")
  }
  return code
}

private func filled(_ keys: [String], _ language: String) -> String {
  keys.map { "\(language)  + \(printable($0))\n" }.joined()
}
