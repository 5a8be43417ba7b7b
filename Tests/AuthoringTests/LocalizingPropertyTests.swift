import Authoring
import JSONTree
import Localization
import Schema
import SourceText
import TestSupport
import Testing

/// Properties of extract, add and status that hold for templates with any strings in any layout.
@Suite struct LocalizingPropertyTests {
  @Test(arguments: Catalogue.displayTypes, [false, true])
  func extractingChangesNoPhone(_ type: DisplayType, _ takesAddresses: Bool) throws {
    for seed in 0..<8 as Range<UInt64> {
      var random = JSONGenerator(seed: seed)
      let before = try random.template(of: type)
      let beside = try seed % 3 == 0 ? nil : random.translations()
      let choice = TextChoice(includesAddresses: takesAddresses)
      let extraction = try before.extraction(of: choice, beside: beside)
      let file = try extraction.file(beside: beside)
      let old = LocalizedTemplate(config: before.document, translations: beside?.document)
      let new = LocalizedTemplate(
        config: extraction.template.document, translations: file.document)
      for language in [file.defaultLanguage ?? "en", "xx"] {
        let difference = new.firstDifference(from: old, in: language)
        #expect(difference == nil, "\(seed) \(language): \(before.document.source.text)")
      }
      expectSameOutsideStrings(before, extraction)
      let again = try extraction.template.extraction(of: choice, beside: file)
      #expect(again.moved.isEmpty && again.entries.isEmpty, "\(seed)")
      #expect(again.template.document.source.bytes == extraction.template.document.source.bytes)
    }
  }

  @Test(arguments: Catalogue.displayTypes)
  func renderingTheDefaultLanguageGivesTheOriginal(_ type: DisplayType) throws {
    for style in WritingStyle.allCases {
      var random = JSONGenerator(seed: 7)
      let bytes = random.write(type.full, style)
      let before = try Template(Document(parsing: SourceFile(name: "c.json", bytes: bytes)))
      let extraction = try before.extraction(of: TextChoice(includesAddresses: true))
      #expect(!extraction.moved.isEmpty && extraction.left.isEmpty)
      let file = try extraction.file(beside: nil)
      let used = extraction.template.document.usedKeys
      #expect(Coverage(of: used, in: file.translations).isComplete)
      for target in Target.allKnown {
        let resolver = Resolver(
          target: target, translations: file.translations, language: DeviceLanguage("en"))
        let rendered = try extraction.template.document.rendered(by: resolver)
        let value = Document(parsing: rendered.source).root.flatMap { Value(node: $0) }
        #expect(value?.exact == type.full.exact, "\(target) \(style)")
        #expect(rendered.doubts.isEmpty)
      }
    }
  }

  @Test(arguments: Catalogue.displayTypes)
  func anAddedLanguageIsComplete(_ type: DisplayType) throws {
    for seed in 0..<8 as Range<UInt64> {
      var random = JSONGenerator(seed: seed)
      let before = try random.template(of: type)
      let extraction = try before.extraction()
      var file = try extraction.file(beside: seed % 2 == 0 ? nil : random.translations())
      let used = extraction.template.document.usedKeys
      let old = file.document
      try file.addLanguage("it", used: used)
      #expect(file.missingKeys(in: "it", used: used) == [])
      let coverage = Coverage(of: used, in: file.translations)
      let column = try #require(coverage.languages.firstIndex(of: "it"))
      #expect(coverage.rows.allSatisfy { $0.states[column].isThere }, "\(seed)")
      for block in Translations(old).blocks {
        let same = file.translations.block(named: block.language)
        #expect(same.map { file.document.source.bytes[$0.range] } == old.source.bytes[block.range])
      }
    }
  }

  @Test(arguments: WritingStyle.allCases)
  func addingToAFileLeavesWhatIsThere(_ style: WritingStyle) throws {
    for seed in 0..<60 as Range<UInt64> {
      var random = JSONGenerator(seed: seed)
      let value = random.translationsValue()
      let bytes = random.write(value, style)
      var file = try TranslationsFile(Document(parsing: SourceFile(name: "p", bytes: bytes)))
      let entries = [Value.Entry("new one", "A"), Value.Entry("new two", "B\n\"")]
      try file.addToEveryLanguage(entries)
      #expect(file.document.problems.isEmpty)
      for block in file.translations.blocks {
        #expect(block["new one"]?.value.string == "A")
        #expect(block["new two"]?.value.string == "B\n\"")
      }
      #expect(isSubsequence(bytes, of: file.document.source.bytes), "\(seed)")
    }
  }

  /// Whether all bytes are found in others, in order.
  private func isSubsequence(_ bytes: [UInt8], of others: [UInt8]) -> Bool {
    // An empty block may lose the white space inside it.
    var rest = bytes.filter { !$0.isBlank }[...]
    for byte in others where byte == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }

  private func expectSameOutsideStrings(_ before: Template, _ extraction: Extraction) {
    let (old, new) = (before.document, extraction.template.document)
    let (oldValues, newValues) = (old.stringValues.map(\.node), new.stringValues.map(\.node))
    #expect(oldValues.count == newValues.count)
    var (oldPlace, newPlace) = (0, 0)
    var changed = 0
    for (one, other) in zip(oldValues, newValues) {
      #expect(
        old.source.bytes[oldPlace..<one.range.lowerBound]
          == new.source.bytes[newPlace..<other.range.lowerBound])
      if one.text != other.text { changed += 1 }
      (oldPlace, newPlace) = (one.range.upperBound, other.range.upperBound)
    }
    #expect(old.source.bytes[oldPlace...] == new.source.bytes[newPlace...])
    #expect(changed == extraction.moved.count)
  }
}

extension Extraction {
  /// pushwoosh.json after the extraction.
  func file(beside old: TranslationsFile?) throws -> TranslationsFile {
    guard var file = old else {
      return try TranslationsFile(name: "p.json", languages: ["en", "de"], entries: entries)
    }
    try file.addToEveryLanguage(entries)
    return file
  }
}

extension JSONGenerator {
  /// A template with every field, in which random texts stand for some of the strings.
  fileprivate mutating func template(of type: DisplayType) throws -> Template {
    let full = type.full
    guard case .object(var entries) = full else { throw EditError(.unreadable, "no object") }
    entries[1].value = withRandomTexts(entries[1].value)
    let bytes = write(.object(entries), random.pick(WritingStyle.allCases))
    return try Template(Document(parsing: SourceFile(name: "c.json", bytes: bytes)))
  }

  private mutating func withRandomTexts(_ value: Value) -> Value {
    switch value {
    case .object(let entries):
      return .object(entries.map { .init($0.key, withRandomTexts($0.value)) })
    case .array(let elements):
      return .array(elements.map { withRandomTexts($0) })
    case .string:
      let odd = [
        "{{title|text|A}}", "{{title|text|B}}", "{{price|dollar|5}}", "{{Name|text}}", "{{k}}",
        "{{message|text|}}", "{user|text|you}", " x", "A|B", "Sale", "{{a|text|b|c}}",
        "{{{aa|bb|cc}}",
        "{{loud|UPPERCASE|loud}} {{title|text|Sale}}",
      ]
      return random.chance(0.3)
        ? value : .string(random.chance(0.5) ? random.pick(odd) : string())
    default: return value
    }
  }

  /// A pushwoosh.json that knows some of the keys.
  fileprivate mutating func translations() throws -> TranslationsFile {
    let bytes = write(translationsValue(), random.pick(WritingStyle.allCases))
    return try TranslationsFile(Document(parsing: SourceFile(name: "p.json", bytes: bytes)))
  }

  fileprivate mutating func translationsValue() -> Value {
    let keys = ["title", "message", "price", "buttons[0].text", "title-2", "Name"]
    let blocks = ["en", "de", "fr"].filter { _ in random.chance(0.7) }.map { language in
      let entries = keys.filter { _ in random.chance(0.4) }
        .map { Value.Entry($0, .string(random.pick(["Sale", "Other", "A", "Your text"]))) }
      return Value.Entry(language, .object(entries))
    }
    var members: [Value.Entry] = []
    if random.chance(0.8) { members.append(.init("default_language", "en")) }
    if random.chance(0.9) { members.append(.init("localization", .object(blocks))) }
    return .object(members)
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { [0x20, 0x09, 0x0A, 0x0D].contains(self) }
}
