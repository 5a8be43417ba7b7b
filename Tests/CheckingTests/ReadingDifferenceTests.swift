import Checking
import Diagnostics
import JSONTree
import Schema
import SourceText
import Testing

/// Texts and display types that phones read in different ways.
@Suite struct ReadingDifferenceTests {
  private func report(
    _ config: String, _ translations: String? = nil, on targets: String..., locales: [String] = []
  ) -> Report {
    let beside = translations.map {
      Document(parsing: SourceFile(name: "pushwoosh.json", bytes: Array($0.utf8)))
    }
    return Checker(targets: targets.compactMap { Target($0) }, locales: locales)
      .check(nativeConfig: Marked(config).document, translations: beside)
  }

  private func outcomes(_ report: Report) -> [String: [Outcome]] {
    Dictionary(grouping: report.verdicts) { $0.locale ?? "none" }.mapValues { $0.map(\.outcome) }
  }

  private func title(_ text: String) -> String {
    Sample.modal(##""title": {"text": "\##(text)", "color": "#FFF"}"##)
  }

  @Test func aModifierThatOnePlatformPassesOverIsTold() throws {
    let text = ##"{"default_language": "en", "localization": {"en": {"Price": "1000"}}}"##
    let found = try #require(
      report(title("{{Price|dollar|}}"), text).diagnostics
        .first { $0.rule.id == "placeholder-reads-differently" })
    #expect(found.message == #"this reads "$1,000" on iOS and "1000" on Android"#)
    #expect(found.severity == .warning)
    #expect(!found.locales.isEmpty)
  }

  @Test func aDifferenceNeedsBothPlatforms() {
    let config = title("{{Name|UPPERCASE|you}}")
    #expect(report(config).diagnostics.map(\.rule.id) == ["placeholder-reads-differently"])
    #expect(report(config, on: "ios").diagnostics.isEmpty)
    #expect(report(config, on: "android@6.10.0", "android").diagnostics.isEmpty)
  }

  @Test func aDifferenceThatAFaultExplainsIsToldAsThat() {
    #expect(
      report(title("Hi {{Name|text|}}")).diagnostics.map(\.rule.id) == ["placeholder-not-portable"])
  }

  @Test func tagsAreReadFromSomeReleaseOn() throws {
    let config = title("Hi {Name|text|you}")
    let old = report(config, on: "android@6.10.1")
    #expect(old.verdicts.map(\.outcome) == [.changed])
    let new = report(config, on: "android@6.10.2")
    #expect(new.verdicts.map(\.outcome) == [.shown])
    #expect(new.diagnostics.first?.notes == [])
    #expect(report(config, on: "ios@7.2.0").verdicts.map(\.outcome) == [.changed])
    let unknown = try #require(report(config, on: "ios@7.2.1").diagnostics.first)
    #expect(unknown.notes == ["What iOS 7.2.1 does is not documented."])
  }

  private static let twoTypes = ##"""
    {"displayType": "{{kind|text|modal}}",
     "modal": {"showClose": true, "dimBackground": true, "background": "#FFF", "buttons": []},
     "banner": {"showClose": true, "position": "top", "background": "red",
       "action": {"type": "close"}}}
    """##

  @Test func aDisplayTypeMayDependOnTheLanguage() throws {
    let text = ##"""
      {"default_language": "en",
       "localization": {"en": {"kind": "modal"}, "de": {"kind": "banner"}, "fr": {"kind": "bner"}}}
      """##
    let report = report(Self.twoTypes, text)
    #expect(outcomes(report)["en"] == [.shown, .shown])
    #expect(outcomes(report)["de"] == [.dropped, .dropped])
    #expect(outcomes(report)["fr"] == [.dropped, .dropped])
    #expect(outcomes(report)["none"] == [.shown, .shown])
    #expect(report.displayType == "modal")
    let rules = report.diagnostics.map(\.rule.id)
    #expect(rules == ["display-type-varies", "color-not-hex", "unknown-display-type"])
    let color = try #require(report.diagnostics.first { $0.rule.id == "color-not-hex" })
    #expect(color.locales == ["de"])
    let unknown = try #require(report.diagnostics.last)
    #expect(unknown.source.name == "pushwoosh.json")
    #expect(unknown.fix?.edits.map(\.range) == [unknown.range])
  }

  @Test func aTypeThatOnlySomeLanguagesHaveMustBeDrawnThere() {
    let config = Self.twoTypes.split(separator: "banner", omittingEmptySubsequences: false)
      .joined(separator: "sheet")
    let text = ##"""
      {"default_language": "en", "localization": {"en": {"kind": "modal"}, "de": {"kind": "sheet"}}}
      """##
    let report = report(config, text, on: "android@6.10.0")
    #expect(outcomes(report)["en"] == [.shown])
    #expect(outcomes(report)["de"] == [.dropped])
    #expect(report.diagnostics.contains { $0.rule.id == "unsupported-display-type" })
  }

  @Test func placeholdersOfOneTypeLeaveNothingToTell() {
    let text = ##"{"default_language": "en", "localization": {"en": {"kind": "modal"}}}"##
    let plain = Self.twoTypes.split(separator: "red", omittingEmptySubsequences: false)
      .joined(separator: "#FFF")
    let report = report(plain, text)
    #expect(report.diagnostics.map(\.rule.id) == ["unused-block"])
    #expect(report.verdicts.allSatisfy { $0.outcome != .dropped })
  }
}
