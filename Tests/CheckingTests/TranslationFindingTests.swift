import Checking
import Diagnostics
import JSONTree
import Schema
import SourceText
import Testing

/// What is said about a pushwoosh.json, alone and beside its template.
@Suite struct TranslationFindingTests {
  private func report(_ text: String, beside template: String? = nil, on targets: String...)
    -> Report
  {
    let document = Document(parsing: SourceFile(name: "pushwoosh.json", bytes: Array(text.utf8)))
    return Checker(targets: targets.compactMap { Target($0) })
      .check(pushwooshJSON: document, template: template.map { Marked($0).document })
  }

  private static let title = Sample.modal(
    ##""title": {"text": "{{Title|text|Hello}}", "color": "#FFF"}"##)

  private func file(_ blocks: String, default language: String = "en") -> String {
    ##"{"default_language": "\##(language)", "localization": {\##(blocks)}}"##
  }

  private func unreachable(_ name: String, besides others: String = "") -> Diagnostic? {
    report(file(##""en": {}, \##(others)"\##(name)": {}"##)).diagnostics.first {
      $0.rule.id == "unreachable-language"
    }
  }

  @Test(arguments: [
    ("pt-BR", ["ios@7.2.7", "android@6.13.0"], "pt"),
    ("DE", ["ios@7.2.7", "android@6.13.0"], "de"),
    ("de_DE", ["ios@7.2.7", "android@6.13.0"], "de"),
    ("zh-Hans", ["android@6.13.0"], nil),
    ("zh-CN", ["ios@7.2.7"], nil),
    ("iw", ["ios@7.2.7"], nil),
    ("he", ["android@6.13.0"], nil),
  ])
  func aNameThatPhonesDoNotLookForIsTold(
    _ name: String, _ targets: [String], _ usual: String?
  ) throws {
    let found = try #require(unreachable(name))
    #expect(found.targets == targets)
    let text = found.fix?.edits.first.map { String(decoding: $0.replacement, as: UTF8.self) }
    #expect(text == usual.map { "\"\($0)\"" })
  }

  @Test(arguments: ["de", "fil", "zh-Hans-CN", "sr-Latn"])
  func aNameThatSomePlatformUsesIsNotToldAsUseless(_ name: String) {
    #expect(unreachable(name).map { $0.targets.count < 2 } ?? true)
  }

  @Test(arguments: [
    ("ger", #"Android looks for a code of two letters only, such as "de""#),
    ("fil", #"Android looks for a code of two letters only, such as "de""#),
    ("english", #"phones look for a code of two letters, such as "de""#),
    ("GER", #"phones look for a code of two letters, such as "de""#),
    ("", #"phones look for a code of two letters, such as "de""#),
    ("DE", #"phones look for "de": the language alone, in small letters"#),
  ])
  func whatPhonesLookForIsNamed(_ name: String, _ help: String) throws {
    #expect(try #require(unreachable(name)).help == help)
  }

  @Test func aNameThatIsNoCodeIsNotRenamed() throws {
    #expect(try #require(unreachable("english")).fix == nil)
    #expect(try #require(unreachable("English")).fix == nil)
  }

  @Test func twoNamesOfALanguageServeBothPlatforms() {
    #expect(unreachable("zh-Hans", besides: ##""zh-Hans-CN": {}, "##) == nil)
    #expect(unreachable("iw", besides: ##""he": {}, "##) == nil)
    #expect(unreachable("id", besides: ##""in": {}, "##) == nil)
    #expect(unreachable("iw-IL")?.targets.count == 2)
  }

  @Test func ofTwoLocalizationsTheLastIsBlamed() throws {
    let text =
      ##"{"localization": {}, "localization": {"en": {"A": "B"}}, "default_language": "en"}"##
    let found = report(text, beside: Sample.modal("")).diagnostics
    let unused = try #require(found.first { $0.rule.id == "translations-unused" })
    #expect(unused.range == 21..<35)
  }

  @Test func theDefaultLanguageIsReachedUnderAnyName() {
    #expect(
      !report(file(##""pt-BR": {}"##, default: "pt-BR")).diagnostics
        .contains { $0.rule.id == "unreachable-language" })
  }

  @Test func withoutADefaultOnlyAndroidLosesAll() throws {
    let found = try #require(report(##"{"localization": {"de": {}}}"##).diagnostics.first)
    #expect(found.rule.id == "default-language-missing")
    #expect(found.targets == ["android@6.13.0"])
    #expect(found.fix?.isSafe == false)
    #expect(found.severity == .warning)
    let onIOS = report(##"{"localization": {"de": {}}}"##, on: "ios").diagnostics
    #expect(onIOS.map(\.severity) == [.info])
  }

  @Test func aDefaultInOtherCaseIsRepaired() throws {
    let found = try #require(report(file(##""en": {}"##, default: "EN")).diagnostics.first)
    #expect(found.rule.id == "default-language-absent")
    #expect(found.fix?.isSafe == true)
    #expect(report(file(##""en": {}"##, default: "fr")).diagnostics.first?.fix == nil)
  }

  @Test func whatIsNoTextIsToldAsEachPlatformPrintsIt() throws {
    let found = try #require(report(file(##""en": {"Ok": true}"##)).diagnostics.first)
    #expect(found.rule.id == "translation-not-text")
    #expect(
      found.notes == [
        #"iOS 7.2.7 uses "1" instead."#, #"Android 6.13.0 uses "true" instead."#,
      ])
    #expect(found.fix?.isSafe == false)
    let list = try #require(report(file(##""en": {"Ok": [1]}"##)).diagnostics.first)
    #expect(list.notes.allSatisfy { $0.contains("not documented") })
    let number = try #require(report(file(##""en": {"Ok": 7}"##)).diagnostics.first)
    #expect(number.fix?.isSafe == true)
  }

  @Test(arguments: [
    ##"{"default_language": "en", "localization": []}"##,
    ##"{"default_language": "en", "localization": {"en": "Hello"}}"##,
    ##"{"default_language": 7, "localization": {"en": {}}}"##,
  ])
  func aWrongTypeLeadsToTheDefaultTexts(_ text: String) throws {
    let found = try #require(report(text).diagnostics.first)
    #expect(found.rule.id == "wrong-type")
    #expect(found.notes == ["iOS 7.2.7 and Android 6.13.0 use the default texts instead."])
  }

  @Test func aLanguageThatStandsTwiceIsTold() {
    let text = file(##""de": {"Title": "A"}, "de": {"Title": "B"}"##, default: "de")
    #expect(report(text).diagnostics.map(\.rule.id) == ["duplicate-key"])
  }

  @Test func theTemplateDecidesWhatIsUnused() {
    let text = file(##""en": {"Title": "Hi", "Other": "x"}"##)
    #expect(report(text).diagnostics.isEmpty)
    let beside = report(text, beside: Self.title)
    #expect(beside.diagnostics.map(\.rule.id) == ["unused-translation"])
    #expect(beside.diagnostics.map(\.severity) == [.info])
    #expect(beside.diagnostics.map(\.pointer) == ["/localization/en/Other"])
    #expect(
      report(text, beside: Sample.modal("")).diagnostics.map(\.rule.id) == ["translations-unused"])
  }

  @Test(arguments: [
    (1, ""), (2, ", which is in l1 too"), (4, ", which is in l1, l2 and l3 too"),
    (20, ", which is in l1, l2, l3 and 16 more too"),
  ])
  func anUnusedKeyIsToldOnce(_ count: Int, _ others: String) {
    let blocks = (0..<count).map { ##""l\##($0)": {"Title": "Hi", "Other": "x"}"## }
    let text = file(blocks.joined(separator: ", "), default: "l0")
    let unused = report(text, beside: Self.title).diagnostics.filter {
      $0.rule.id == "unused-translation"
    }
    #expect(
      unused.map(\.message) == [#"no placeholder of the template asks for "Other"\#(others)"#])
    #expect(unused.map(\.pointer) == ["/localization/l0/Other"])
  }

  @Test func anEmptyTextIsToldOnce() {
    let text = file(##""en": {"Title": ""}"##)
    #expect(report(text).diagnostics.map(\.rule.id) == ["empty-translation"])
    // The template's own findings say that this one drops the message.
    #expect(report(text, beside: Self.title).diagnostics.isEmpty)
    let part = Sample.modal(##""title": {"text": "Hi {{Title|text|you}}", "color": "#FFF"}"##)
    let inside = report(text, beside: part).diagnostics
    #expect(inside.map(\.rule.id) == ["empty-translation"])
    #expect(inside.map(\.severity) == [.info])
  }

  @Test func keysThatDifferAreToldOnlyWithoutTheTemplate() {
    let text = file(##""en": {"Title": "Hi"}, "de": {}"##)
    #expect(report(text).diagnostics.map(\.message) == [#"de lacks "Title""#])
    #expect(report(text, beside: Self.title).diagnostics.isEmpty)
  }

  @Test func aPlaceholderInATranslationIsGraveWhereItComesTooLate() {
    let late = report(file(##""en": {"Title": "{{Name|text|you}}"}"##)).diagnostics
    #expect(late.map(\.severity) == [.warning])
    let tag = report(file(##""en": {"Title": "{Name|text|you}"}"##)).diagnostics
    #expect(tag.map(\.severity) == [.info])
  }
}
