import Checking
import Diagnostics
import JSONTree
import Schema
import SourceText
import Testing

/// What phones do in each language, and which translation is to blame.
@Suite struct LanguageTests {
  private static let title = Sample.modal(
    ##""title": {"text": "{{title|text|Hello}}", "color": "#FFF"}"##)

  private func report(
    _ config: String, _ translations: String, on targets: String..., locales: [String] = []
  ) -> Report {
    let beside = SourceFile(name: "pushwoosh.json", bytes: Array(translations.utf8))
    return Checker(targets: targets.compactMap { Target($0) }, locales: locales)
      .check(nativeConfig: Marked(config).document, translations: Document(parsing: beside))
  }

  private func outcomes(_ report: Report) -> [String: [Outcome]] {
    Dictionary(grouping: report.verdicts) { $0.locale ?? "none" }.mapValues { $0.map(\.outcome) }
  }

  @Test func anEmptyTranslationDropsTheMessageInThatLanguageOnly() throws {
    let marked = Marked(
      ##"{"default_language": "en", "localization": {"en": {"title": "Hi"}, "de": {"title": «""»}}}"##
    )
    let report = report(Self.title, marked.document.source.text)
    #expect(outcomes(report)["none"] == [.shown, .shown])
    #expect(outcomes(report)["en"] == [.shown, .shown])
    #expect(outcomes(report)["de"] == [.dropped, .dropped])
    let finding = try #require(report.diagnostics.first)
    #expect(report.diagnostics.count == 1)
    #expect(finding.rule.id == "empty-text")
    #expect(finding.source.name == "pushwoosh.json")
    #expect(finding.range == marked.range)
    #expect(finding.pointer == "/localization/de/title")
    #expect(finding.locales == ["de"])
    #expect(finding.targets == ["ios@7.2.7", "android@6.13.0"])
    #expect(finding.notes.contains { $0.contains("title.text at native-config.json:") })
  }

  @Test func whatNoPhoneCanMeetIsNoError() throws {
    let config = Sample.modal(##""title": {"text": "{{id.text|text|}}", "color": "#FFF"}"##)
    let text = ##"{"default_language": "en", "localization": {"en": {"id.text": "Hi"}}}"##
    let report = report(config, text, on: "ios")
    #expect(outcomes(report)["none"] == [.dropped])
    #expect(report.verdicts.filter { !$0.isReached }.map(\.locale) == [nil])
    #expect(report.diagnostics.map(\.severity).max() == .warning)
    // Without the default block, a phone in another language is left without strings.
    let lost = self.report(config, text.replacing("\"en\", ", with: "\"fr\", "), on: "ios")
    #expect(lost.verdicts.allSatisfy { $0.isReached })
    #expect(lost.diagnostics.map(\.severity).max() == .error)
  }

  @Test func translationsThatAreNotReadChangeTheMessage() {
    let text = ##"{"localization": {"de": {"title": "Hallo"}}}"##
    let verdicts = report(Self.title, text).verdicts.filter { $0.locale == "de" }
    #expect(verdicts.map(\.outcome) == [.shown, .changed])
    #expect(verdicts.map(\.rules) == [[], ["default-language-missing"]])
  }

  @Test func anotherLanguageTakesTheDefaultOne() {
    let text = ##"{"default_language": "en", "localization": {"en": {"title": ""}}}"##
    let report = report(Self.title, text)
    #expect(report.otherLocale != nil)
    #expect(outcomes(report)[report.otherLocale ?? ""] == [.dropped, .dropped])
    #expect(outcomes(report)["none"] == [.shown, .shown])
  }

  @Test func chineseWithoutARegionIsFoundOnIOSOnly() {
    let text = ##"""
      {"default_language": "en",
       "localization": {"en": {"title": "Hi"}, "zh-Hans": {"title": ""}}}
      """##
    let report = report(Self.title, text)
    #expect(outcomes(report)["zh-Hans"] == [.dropped, .shown])
    #expect(report.diagnostics.map(\.targets) == [["ios@7.2.7"]])
  }

  @Test func aMissingKeyShowsTheDefaultAndIsSaid() throws {
    let text = ##"{"default_language": "en", "localization": {"en": {"title": "Hi"}, "de": {}}}"##
    let report = report(Self.title, text)
    #expect(outcomes(report)["de"] == [.shown, .shown])
    let finding = try #require(report.diagnostics.first)
    #expect(finding.rule.id == "missing-translation")
    #expect(finding.severity == .warning)
    #expect(finding.locales == ["de"])
  }

  @Test func languagesThatLackTheSameKeysAreNamedOnce() {
    let config = Sample.modal(
      ##""title": {"text": "{{aa|CapitalizeFirst|Ann Bee}} {{bb|text|b}}", "color": "#FFF"}"##)
    let text = ##"""
      {"default_language": "en", "localization": {"en": {}, "de": {"bb": "B"}, "fr": {}}}
      """##
    let found = report(config, text).diagnostics.filter { $0.rule.id == "missing-translation" }
    #expect(
      found.map(\.message) == [
        #""aa" and "bb" are not translated"#, #""aa" is not translated"#,
      ])
    #expect(found.map(\.locales) == [["en", "fr", "es"], ["de"]])
  }

  @Test func aTranslatedColourIsCheckedInEachLanguage() {
    let config = Sample.modal(##""title": {"text": "A", "color": "{{ink|color|#000}}"}"##)
    let text =
      ##"{"default_language": "en", "localization": {"en": {"ink": "#111"}, "de": {"ink": "14234c"}}}"##
    let report = report(config, text)
    #expect(outcomes(report)["en"] == [.shown, .shown])
    #expect(outcomes(report)["de"] == [.dropped, .dropped])
    #expect(report.diagnostics.map(\.rule.id) == ["color-not-hex"])
    let start = text.utf8.count - ##""14234c"}}}"##.utf8.count
    let edits = report.diagnostics.first?.fix?.edits
    #expect(edits == [TextEdit(range: start..<start + 8, text: ##""#14234c""##)])
  }

  @Test func platformsMayDifferInOnePlaceholder() {
    let config = Sample.modal(##""title": {"text": "{{title|text|}}", "color": "#FFF"}"##)
    let text = ##"{"default_language": "en", "localization": {"en": {}}}"##
    let outcomes = outcomes(report(config, text))
    #expect(outcomes["en"] == [.dropped, .shown])
    #expect(outcomes["none"] == [.dropped, .shown])
  }

  @Test func onlyTheLanguagesAskedForAreJudged() {
    let text =
      ##"{"default_language": "en", "localization": {"en": {"title": "Hi"}, "de": {"title": ""}}}"##
    let english = report(Self.title, text, on: "ios", locales: ["en"])
    #expect(english.verdicts.map(\.locale) == ["en"])
    #expect(english.diagnostics.isEmpty)
    #expect(
      report(Self.title, text, on: "ios", locales: ["de"]).verdicts.map(\.outcome) == [.dropped])
  }
}
