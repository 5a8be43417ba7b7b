public import JSONTree
internal import Localization
internal import SourceText
internal import Wording

extension TranslationsFile {
  /// The keys among those used, and those of the default language, that a language lacks.
  public func missingKeys(in language: String, used: [UsedKey]) -> [String] {
    missingEntries(in: language, used: used, from: nil).map(\.key)
  }

  /// Adds a language that has no block yet, with the texts of another one, or of the default one.
  ///
  /// The block holds every key of its source and of the default language, then every other one that is used, with
  /// the placeholder's default as its text.
  public mutating func addLanguage(
    _ language: String, from source: String? = nil, used: [UsedKey] = []
  ) throws(EditError) {
    guard translations.block(named: language) == nil else {
      throw EditError(
        .wrongValue,
        "\(printable(document.source.name)) holds a block \(quoted(language)) already")
    }
    let block = try source.map { name throws(EditError) in try self.block(named: name) }
    try addBlock(named: language, copying: block ?? defaultBlock)
    try fillLanguage(language, from: source, used: used)
  }

  /// Adds, as `addLanguage` does, the languages among these that have no block yet.
  public mutating func addMissingLanguages(_ languages: [String]) throws(EditError) {
    for language in languages where translations.block(named: language) == nil {
      try addLanguage(language)
    }
  }

  /// Adds new keys to every language, and to the default one even if it had no block.
  public mutating func addToEveryLanguage(_ entries: [Value.Entry]) throws(EditError) {
    guard !entries.isEmpty else { return }
    if defaultBlock == nil { try addMissingLanguages([defaultLanguage ?? "en"]) }
    for block in translations.blocks { try add(entries, to: block.language) }
  }

  /// Adds the keys that a language lacks, with texts as `addLanguage` gives them, and returns them.
  @discardableResult
  public mutating func fillLanguage(
    _ language: String, from source: String? = nil, used: [UsedKey] = []
  ) throws(EditError) -> [String] {
    _ = try block(named: language)
    let block = try source.map { name throws(EditError) in try self.block(named: name) }
    let entries = missingEntries(in: language, used: used, from: block)
    try add(entries, to: language)
    return entries.map(\.key)
  }

  private func block(named language: String) throws(EditError) -> TranslationBlock {
    if let block = translations.block(named: language) { return block }
    let names = translations.blocks.map(\.language)
    throw EditError(
      .absent, "\(printable(document.source.name)) holds no block \(quoted(language))",
      help: names.isEmpty ? nil : "its languages: \(names.joined(separator: ", "))")
  }

  private func missingEntries(
    in language: String, used: [UsedKey], from source: TranslationBlock?
  ) -> [Value.Entry] {
    let there = translations.block(named: language)
    let sources = [source, defaultBlock].compactMap { $0 }
    let listed = sources.flatMap(\.entries).map { UsedKey(key: $0.key, text: $0.key) }
    var seen: Set<[UInt8]> = []
    return (listed + used).filter { there?[$0.key] == nil && seen.insert($0.key.bytes).inserted }
      .map { key in
        let known = sources.lazy.compactMap { $0[key.key] }.first
        let value = known.flatMap { Value(node: $0.value) }
        return Value.Entry(key.key, value ?? .string(key.text))
      }
  }
}
