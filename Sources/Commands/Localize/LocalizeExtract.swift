internal import Authoring
internal import Host
internal import JSONTree
internal import Localization
internal import Schema
internal import Shell
internal import Wording

struct LocalizeExtractOptions: CommandOptions {
  var common = CommonOptions()
  var editing = EditOptions()
  var fields: [FieldPath] = []
  var languages: [String] = [] {
    didSet { languages = (oldValue + languages).unique }
  }
  var defaultLanguage: String?
  var keys: [TextChoice.NamedKey] = []
  var takesAddresses = false
}

extension Command<Console> {
  static let localizeExtract = Command(
    "localize extract", .translate, "Moves texts to pushwoosh.json, placeholders in their place.",
    discussion: [
      "Takes every text that a person reads, or the fields named, each with all below it. In "
        + "native-config.json only these strings change; a pushwoosh.json that is there gets only "
        + "the new keys, in every language, with the text as it stands. What phones show in the "
        + "default language stays the same.",
      "A key is named after its field: title, buttons[0].text. Where that key stands for another "
        + "text already, it gets a number; a key that stands for the same text is used again.",
    ],
    arguments: [
      TemplateOperand.leading(
        accepts: TemplateOperand.looksLikeTemplate, takesStandardInput: false
      )
      .within(\EditOptions.template).within(\LocalizeExtractOptions.editing),
      .trailing(
        "FIELD", \LocalizeExtractOptions.fields, .path, "A field to take, with all below it.",
        default: "every text"),
      .option(
        "locales", \.languages, .languages,
        "Languages to have; the first is the default one of a new pushwoosh.json.", default: "en"),
      .option(
        "default-language", \.defaultLanguage, .locale,
        "The language for phones whose own is not there."),
      .repeated("key", \.keys, .namedKey, "The key for a field; may be repeated."),
      .flag("urls", \.takesAddresses, "Take links, pictures and videos too."),
    ] + EditOptions.writing.within(\LocalizeExtractOptions.editing),
    examples: [
      Example("inapp localize extract spring-sale", "Moves every text to pushwoosh.json."),
      Example("inapp localize extract spring-sale --locales en,de,fr", "For three languages."),
      Example(
        "inapp localize extract spring-sale title image --key title=headline",
        "Moves the title and the picture, and names a key."),
      Example("inapp localize extract -n spring-sale.zip", "Shows the change of a ZIP's files."),
    ],
    run: runLocalizeExtract)
}

private func runLocalizeExtract(
  _ options: LocalizeExtractOptions, _ console: Console
) throws -> Int32 {
  try EditOptions.repeating { try extract(options, console) }
}

private func extract(_ options: LocalizeExtractOptions, _ console: Console) throws -> Int32 {
  let input = try options.editing.template.readForBoth(for: "localize extract", console)
  let template = try Template(Document(parsing: input.config))
  var file = try input.translationsFile()
  if file?.isWithoutLanguages == false {
    if let language = options.defaultLanguage { try file?.addMissingLanguages([language]) }
    try file?.addMissingLanguages(options.languages)
    if let language = options.defaultLanguage { try file?.setDefaultLanguage(to: language) }
  }
  let extraction = try template.extraction(of: options.choice, beside: file)
  if file?.isWithoutLanguages == true, !extraction.entries.isEmpty {
    try file?.addMissingLanguages(options.newLanguages)
    try file?.setDefaultLanguage(to: options.newLanguages[0])
  }
  try file?.addToEveryLanguage(extraction.entries)
  if file == nil, !extraction.entries.isEmpty {
    file = try TranslationsFile(
      name: input.translationsPath, languages: options.newLanguages, entries: extraction.entries)
  }
  let added = file?.languagesAdded(since: input) ?? []
  let files = EditedFiles(config: extraction.template.document, translations: file?.document)
  if !options.editing.isForced { try files.requireSameTexts(as: input, in: file) }
  let code = try options.editing.finish(
    input, files, console,
    report: extraction.report(input, file, added, width: console.width))
  if code == ExitCodes.done {
    try console.say(extraction.remarks(file))
    try console.say(added.compactMap { LanguageReachWords($0).warning }.joined())
  }
  return code
}

extension LocalizeExtractOptions {
  fileprivate var choice: TextChoice {
    TextChoice(fields: fields, includesAddresses: takesAddresses, keys: keys)
  }

  /// The languages of a pushwoosh.json that is not there yet, the default one first.
  fileprivate var newLanguages: [String] {
    let first = defaultLanguage ?? languages.first ?? "en"
    return [first] + languages.filter { $0 != first }
  }
}

extension TranslationsFile {
  /// Whether the file says nothing of languages yet.
  fileprivate var isWithoutLanguages: Bool {
    translations.blocks.isEmpty && defaultLanguage == nil
  }

  /// The languages that the file of a template did not hold before.
  fileprivate func languagesAdded(since input: Input) -> [String] {
    let old = input.translations.map { Translations(Document(parsing: $0)) }
    return translations.blocks.map(\.language).filter { old?.block(named: $0) == nil }
  }
}

extension EditedFiles {
  /// Refuses files that show phones in the default language another text than before.
  fileprivate func requireSameTexts(as input: Input, in file: TranslationsFile?) throws {
    let before = LocalizedTemplate(
      config: Document(parsing: input.config),
      translations: input.translations.map { Document(parsing: $0) })
    let after = LocalizedTemplate(config: config, translations: translations)
    let language = file?.defaultLanguage ?? "en"
    guard let (path, target) = after.firstDifference(from: before, in: language) else { return }
    throw Failure(
      "nothing was written: \(target.title) would show another text at \(path)",
      help: "--force writes it all the same", exitCode: ExitCodes.findings)
  }
}

extension Extraction {
  /// The texts that were moved, one a line.
  fileprivate func report(
    _ input: Input, _ file: TranslationsFile?, _ added: [String], width: Int
  ) -> String {
    guard !moved.isEmpty || !entries.isEmpty else {
      return "No text to move.\n"
        + (added.isEmpty ? "" : "Added \(joined(added.map { printable($0) }, by: "and")).\n")
    }
    let keys = moved.map { printable($0.key) }
    let most = max(12, (width - 3 - 2 - 12) / 2)
    let nameWidth = min(most, moved.map(\.name.count).max() ?? 0)
    let keyWidth = min(most, keys.map(\.displayWidth).max() ?? 0)
    let textWidth = max(12, min(60, width - nameWidth - 3 - keyWidth - 2))
    let lines = zip(moved, keys).map { moved, key in
      let name = moved.name.cutInTheMiddle(to: nameWidth).padded(to: nameWidth)
      return "\(name) → \(key.cutInTheMiddle(to: keyWidth).padded(to: keyWidth))  "
        + "\(printable(moved.text, atMost: 120).cut(to: textWidth))\n"
    }
    let names = file?.translations.blocks.map { printable($0.language) } ?? []
    let others = entries.count { entry in !moved.contains { $0.key == entry.key } }
    let more = others == 0 ? "" : ", and \(counted(others, "key")) of placeholders that were there"
    return lines.joined()
      + "\(counted(moved.count, "text"))\(more) in \(printable(input.translationsPath)): "
      + "\(joined(names, by: "and"))\n"
  }

  /// What stays and why, and what a person may want to know of the file.
  fileprivate func remarks(_ file: TranslationsFile?) -> String {
    let lines = left.map { "left as it is: \(printable($0.name)) \(printable($0.reason))\n" }
    return lines.joined()
      + (file?.defaultLanguageRemark(help: "--default-language names one") ?? "")
  }
}

extension Reader<TextChoice.NamedKey> {
  /// A field and the key for its text.
  static let namedKey = Reader("FIELD=KEY", completion: .words(.keyedFields)) {
    (word) throws(ReaderError) in
    let assignment = try Reader<Assignment>.assignment.read(word)
    let key = assignment.value
    guard key.unicodeScalars.count > 1, !key.contains(where: { "{}|".contains($0) }),
      key.first?.isWhitespace == false, key.last?.isWhitespace == false
    else {
      throw ReaderError(
        "\(quoted(key)) cannot be a key",
        hint: "Two characters or more, none of | { }, no space at the ends.")
    }
    return TextChoice.NamedKey(field: assignment.field, key: key)
  }
}
