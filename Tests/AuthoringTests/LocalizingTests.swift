import Authoring
import JSONTree
import Localization
import Schema
import SourceText
import Testing

@Suite struct LocalizingTests {
  private func file(_ text: String) throws -> TranslationsFile {
    try TranslationsFile(Document(parsing: text, name: "pushwoosh.json"))
  }

  private static let english = """
    {
    \t"default_language": "en",
    \t"localization": {
    \t\t"en": {
    \t\t\t"title": "New arrivals",
    \t\t\t"n": 5
    \t\t}
    \t}
    }

    """

  // MARK: Choosing

  @Test(arguments: [
    (["title"], ["title"]), (["title.text"], ["title"]), (["action.url"], ["action.url"]),
    (["action.url", "title"], ["title", "action.url"]), (["/banner/title"], ["title"]),
  ])
  func namedFieldsAreTaken(_ fields: [String], _ keys: [String]) throws {
    let choice = TextChoice(fields: try fields.map { try FieldPath(parsing: $0) })
    #expect(try template(banner).extraction(of: choice).moved.map(\.key) == keys)
  }

  @Test func addressesAreTakenWhenAskedForAndColoursNever() throws {
    let moved = try template(banner).extraction(of: TextChoice(includesAddresses: true)).moved
    #expect(moved.map(\.name) == ["title.text", "action.url"])
  }

  @Test(arguments: [
    ("title.color", "title.color cannot be translated: its type is colour"),
    ("showClose", "showClose cannot be translated: its type is true or false"),
    ("position", "position cannot be translated: its type is top | bottom"),
    ("$.displayType", "$.displayType cannot be translated"), ("image", "image is not there"),
    ("action", "action holds no text"), ("titel", "\"titel\" is not a field"),
  ])
  func whatIsNoTextIsRefused(_ field: String, _ says: String) throws {
    let choice = TextChoice(fields: [try FieldPath(parsing: field)])
    let error = #expect(throws: EditError.self) { try template(banner).extraction(of: choice) }
    #expect(error?.message.hasPrefix(says) == true, "\(error?.message ?? "")")
  }

  // MARK: Keys

  @Test func aKeyThatHoldsTheSameTextIsUsedAgain() throws {
    let extraction = try template(banner).extraction(beside: file(Self.english))
    #expect(extraction.moved.map(\.key) == ["title"])
    #expect(extraction.entries.isEmpty)
  }

  @Test func aKeyThatHoldsAnotherTextIsNotTouched() throws {
    let other = Self.english.replacing("New arrivals", with: "Old")
    let extraction = try template(banner).extraction(beside: file(other))
    #expect(extraction.moved.map(\.key) == ["title-2"])
    #expect(extraction.entries == [.init("title-2", "New arrivals")])
    let named = TextChoice(keys: [.init(field: try FieldPath(parsing: "title"), key: "title")])
    let error = #expect(throws: EditError.self) {
      try template(banner).extraction(of: named, beside: file(other))
    }
    #expect(error?.message == "the key \"title\" stands for another text: Old")
  }

  @Test func textsThatOnlyLookEqualAreDifferent() throws {
    let composed = banner.replacing("New arrivals", with: "Caf\u{E9}")
    let other = Self.english.replacing("New arrivals", with: "Cafe\u{301}")
    #expect(
      try template(composed).extraction(beside: file(other)).moved.map(\.key) == ["title-2"])
  }

  @Test func aKeyOfAPlaceholderThatIsThereIsNotShared() throws {
    let text = banner.replacing("exampleapp://new", with: "{{title|text|exampleapp://new}}")
    let extraction = try template(text).extraction()
    #expect(extraction.moved.map(\.key) == ["title-2"])
    #expect(extraction.entries.map(\.key) == ["title-2", "title"])
  }

  @Test func theKeyThatTheUserNames() throws {
    let choice = TextChoice(
      keys: [.init(field: try FieldPath(parsing: "action.url"), key: "the link")])
    let extraction = try template(banner).extraction(of: choice)
    #expect(extraction.moved.map(\.key) == ["title", "the link"])
    let many = TextChoice(keys: [.init(field: try FieldPath(parsing: "buttons"), key: "kk")])
    #expect(throws: EditError.self) { try starter("sheet").extraction(of: many) }
  }

  // MARK: What stays

  @Test(arguments: [
    ("", "is empty"), ("a}b", "holds }, which a placeholder cannot"), ("a{", "holds {"),
    ("a|b", "holds |"), (" a", "begins or ends with a space"), ("a\\n", "begins or ends"),
    ("a\\ud800", "holds half a character"), ("Hi {you|text|x}", "holds {"),
  ])
  func aTextThatNoPlaceholderHoldsStays(_ text: String, _ reason: String) throws {
    let before = try template(banner.replacing("New arrivals", with: text))
    let extraction = try before.extraction()
    #expect(extraction.template.document.source.bytes == before.document.source.bytes)
    #expect(extraction.left.count == 1)
    #expect(extraction.left.first?.reason.hasPrefix(reason) == true, "\(extraction.left)")
  }

  @Test(arguments: [
    ("{{headline|text|Hi}}", ["headline"], 0), ("{{Name|text}}", ["Name"], 0),
    ("{{a1|text|A}}, {{b1|text|B}}", ["a1", "b1"], 0), ("{{price|dollar|5}}", [], 1),
    ("{{name|UPPERCASE|hi}}", [], 1), ("{{nn|text|}}", [], 1),
    ("{{n1|text|A}} {{n1|text|B}}", [], 1),
  ])
  func aPlaceholderStaysAndItsKeyIsAddedIfNothingChanges(
    _ text: String, _ keys: [String], _ left: Int
  ) throws {
    let before = try template(banner.replacing("New arrivals", with: text))
    let extraction = try before.extraction()
    #expect(extraction.template.document.source.bytes == before.document.source.bytes)
    #expect(extraction.entries.map(\.key) == keys)
    #expect(extraction.left.count == left, "\(extraction.left)")
  }

  // MARK: Editing pushwoosh.json

  @Test(arguments: [
    ("[]", "does not hold an object"), ("", "the file is empty"),
    ("{\"a\":1,}", "pushwoosh.json:1:"),
    ("{\"localization\": []}", "pushwoosh.json:1:18: localization must be"),
    ("{\"localization\": {\"de\": \"x\"}}", "pushwoosh.json:1:25: \"de\" must be"),
    (
      "{\"localization\": {\"de\": {\"a\": \"1\", \"a\": \"2\"}}}",
      "\"a\" appears twice, at pushwoosh.json:1:26 and pushwoosh.json:1:36"
    ),
  ])
  func whatCannotBeEditedIsRefused(_ text: String, _ says: String) throws {
    let error = #expect(throws: EditError.self) { try file(text) }
    #expect(error?.message.contains(says) == true, "\(error?.message ?? "")")
  }

  @Test func aLanguageIsACopyOfTheDefaultOne() throws {
    var file = try file(Self.english)
    try file.addLanguage("de", used: [])
    #expect(
      file.document.source.text
        == Self.english.replacing(
          "\t\t}\n\t}",
          with: """
            \t\t},
            \t\t"de": {
            \t\t\t"title": "New arrivals",
            \t\t\t"n": 5
            \t\t}
            \t}
            """))
    #expect(throws: EditError.self) { try file.addLanguage("de") }
    #expect(throws: EditError.self) { try file.addLanguage("fr", from: "it") }
  }

  @Test(arguments: ["{}", "{\"localization\": {}}", "{\r\n  \"default_language\": \"de\"\r\n}\r\n"])
  func aFileWithoutLanguagesGetsThem(_ text: String) throws {
    var file = try file("\u{FEFF}" + text)
    try file.addMissingLanguages(["de", "en"])
    try file.setDefaultLanguage(to: "de")
    try file.addToEveryLanguage([.init("k1", "A"), .init("k2", "B")])
    #expect(file.translations.blocks.map(\.language) == ["de", "en"])
    #expect(
      file.translations.blocks.map { $0.entries.map(\.key) } == [["k1", "k2"], ["k1", "k2"]])
    #expect(file.defaultLanguage == "de")
    #expect(file.document.hasByteOrderMark)
    #expect(
      !text.contains("\r") || !file.document.source.text.replacing("\r\n", with: "").contains("\n"))
  }

  @Test func missingKeysComeFromTheSourceThenTheDefaultThenThePlaceholder() throws {
    var file = try file(
      """
      {"default_language":"en","localization":{"en":{"aa":"A","bb":"B"},"de":{"bb":"Be"},"at":{}}}
      """)
    let used = keys(of: "{{cc|text|C}}")
    #expect(try file.fillLanguage("at", from: "de", used: used) == ["bb", "aa", "cc"])
    let block = try #require(file.translations.block(named: "at"))
    #expect(block.entries.map { $0.value.string } == ["Be", "A", "C"])
    #expect(try file.fillLanguage("at", used: used) == [])
  }

  private func keys(of text: String) -> [UsedKey] {
    Document(parsing: Value.array([.string(text)]).compact).usedKeys
  }

  // MARK: Coverage

  @Test func everyStateIsTold() throws {
    let file = try file(
      """
      {"default_language":"en","localization":{
        "en":{"k1":"A","k2":"B","k3":"C","k4":"D","k5":"E","zz":"Z"},
        "de":{"k1":"Ä","k2":"B","k3":"","k5":null,"yy":"Y"}}}
      """)
    let used = keys(
      of:
        "{{k1|text|x}}{{k2|text|x}}{{k3|text|x}}{{k4|text|x}}{{k5|text|x}}{{k6|text|F}}")
    let coverage = Coverage(of: used, in: file.translations)
    #expect(coverage.rows.map(\.text) == ["A", "B", "C", "D", "E", "F"])
    #expect(
      coverage.rows.map { $0.states[1] }
        == [.translated, .same, .empty, .missing, .notText, .missing])
    #expect(coverage.rows.map { $0.states[0] }.prefix(5).allSatisfy { $0 == .translated })
    #expect(coverage.rows.map(\.isUnlisted) == [false, false, false, false, false, true])
    #expect(coverage.unused == ["zz", "yy"])
    #expect(!coverage.isComplete)
    #expect(Coverage(of: [], in: nil).isComplete)
    #expect(!Coverage(of: used, in: nil).isComplete)
  }

  // MARK: Rendering

  @Test func onlyStringValuesAreRendered() throws {
    let text = #"{ "{{k1|text|x}}": "{{k1|text|\u0041}}",  "n": 1, "same": "\u0041" }"#
    let resolver = Resolver(target: .newest(.ios), language: .withoutCollection)
    let rendering = try Document(parsing: text).rendered(by: resolver)
    #expect(rendering.source.text == #"{ "{{k1|text|x}}": "A",  "n": 1, "same": "\u0041" }"#)
  }

  @Test func aDifferenceIsFound() {
    let old = LocalizedTemplate(config: Document(parsing: #"{"a":"x"}"#), translations: nil)
    let new = LocalizedTemplate(
      config: Document(parsing: #"{"a":"{{a|text|x}}"}"#), translations: nil)
    #expect(old.firstDifference(from: old, in: "en") == nil)
    let found = new.firstDifference(from: old, in: "en")
    #expect(found?.path == ["a"])
    #expect(found?.target.platform == .android)
  }
}

private func == (path: Path?, steps: [String]) -> Bool { path?.steps == steps.map { .key($0) } }
