import Checking
import Diagnostics
import JSONTree
import Schema
import SourceText
import Testing

/// The fields that say when and how often phones show a message.
@Suite struct DeliveryTests {
  private func report(_ root: String, now: Int? = nil, on targets: String...) -> Report {
    Checker(targets: targets.compactMap { Target($0) }, now: now)
      .check(nativeConfig: Marked(Sample.modal("", root: root)).document)
  }

  private func finding(_ rule: String, _ root: String, now: Int? = nil) -> Diagnostic? {
    report(root, now: now).diagnostics.first { $0.rule.id == rule }
  }

  @Test func aMessageEndsAfterItsLastSecond() throws {
    let root = #""expireDate": 1796083200, "#
    #expect(report(root, now: 1_796_083_200).verdicts.map(\.outcome) == [.shown, .shown])
    #expect(report(root, now: 1_796_083_201).verdicts.map(\.outcome) == [.dropped, .dropped])
    let found = try #require(finding("already-expired", root, now: 1_796_083_201))
    #expect(found.severity == .error)
    #expect(found.message == "the message ended on 1 Dec 2026 00:00 UTC")
  }

  @Test func noDateIsJudgedWithoutAMoment() {
    #expect(report(#""expireDate": 1, "#).verdicts.map(\.outcome) == [.shown, .shown])
  }

  @Test(arguments: ["true", "[]", "\"soon\"", "null", "\"2020-01-01\""])
  func aDateThatPhonesIgnoreEndsNothing(_ value: String) {
    let report = report(#""expireDate": \#(value), "#, now: 1_796_083_201)
    #expect(!report.diagnostics.contains { $0.rule.id == "already-expired" })
    #expect(report.count(of: .error) == 0)
  }

  @Test func aDateInWordsIsTurnedIntoSeconds() {
    let help = "write it as seconds since 1970: 1796169599 is 1 Dec 2026 23:59:59 UTC"
    #expect(finding("wrong-type", #""expireDate": "2026-12-01", "#)?.help == help)
    #expect(
      finding("wrong-type", #""expireDate": "2026-12-02T00:59:59+01:00", "#)?.help == help)
  }

  @Test(arguments: [
    ("expireDate", "1796083200000", "1796083200"), ("cooldown", "864000000", "864000"),
    ("cooldown", "86400000", "86400"), ("ttl", "86400000", "86400"),
    ("ttl", "\"604800000\"", "604800"),
  ])
  func millisecondsAreDividedOnRequest(_ name: String, _ value: String, _ seconds: String) throws {
    let found = try #require(finding("time-in-milliseconds", #""\#(name)": \#(value), "#))
    #expect(found.severity == .warning)
    let fix = try #require(found.fix)
    #expect(!fix.isSafe)
    #expect(fix.edits.map { String(decoding: $0.replacement, as: UTF8.self) } == [seconds])
  }

  @Test func aLongButSensibleTimeIsLeftAlone() {
    for root in [#""cooldown": 31536000, "#, #""expireDate": 4102444799, "#, #""ttl": 604800, "#] {
      #expect(finding("time-in-milliseconds", root) == nil)
    }
  }

  @Test func aYearIsNamedInWords() {
    let words = { (value: String) in
      finding("time-in-milliseconds", "\"cooldown\": \(value), ")?.message
    }
    #expect(words("86400000") == "cooldown is in seconds, and 86400000 seconds are 3 years")
    #expect(
      words("32000000") == "cooldown is in seconds, and 32000000 seconds are more than a year")
  }

  @Test func aPauseIsCutToSecondsOnAndroidOnly() {
    let verdicts = report(#""inAppId": "a", "cooldown": 1.5, "#).verdicts
    #expect(verdicts.map(\.outcome) == [.shown, .changed])
    #expect(verdicts[1].changes == ["$.cooldown 1.5 counts as 1"])
  }

  @Test func capsAreTiedToTheirIDAndTheApp() {
    let rules = { (root: String) in
      Set(report(root).diagnostics.map(\.rule.id)).subtracting(["undocumented-field"])
    }
    #expect(rules(#""maxDisplays": 3, "#) == ["cap-needs-opt-in", "cap-without-id"])
    #expect(rules(#""inAppId": "a", "maxDisplays": 3, "#) == ["cap-needs-opt-in"])
    #expect(
      rules(#""inAppId": "", "cooldown": 3, "#)
        == ["cap-needs-opt-in", "cap-without-id", "id-replaced"])
    #expect(rules(#""inAppId": "a", "maxDisplays": false, "#) == ["wrong-type"])
  }

  @Test func aStartDateIsToldToBelongElsewhere() throws {
    for name in ["startDate", "beginAt", "scheduledFor"] {
      let found = try #require(finding("unknown-field", #""\#(name)": 1, "#))
      #expect(found.help == "no SDK knows a start date; set the start in the control panel")
    }
    #expect(finding("unknown-field", #""campaign": 1, "#)?.help == nil)
  }

  @Test func theWaitIsUsedOnlyWithoutAnEnd() throws {
    #expect(finding("ttl-unused", #""ttl": 60, "expireDate": true, "#) == nil)
    let found = try #require(finding("ttl-unused", #""ttl": 60, "expireDate": 4102444799, "#))
    #expect(found.message.contains("expireDate"))
    #expect(finding("ttl-unused", #""ttl": -1, "#) != nil)
  }

  private func beside(_ blocks: String, _ root: String, now: Int? = nil) -> Report {
    let translations = Document(
      parsing: ##"{"default_language": "en", "localization": {\##(blocks)}}"##,
      name: "pushwoosh.json")
    return Checker(now: now).check(
      nativeConfig: Marked(Sample.modal("", root: root)).document, translations: translations)
  }

  @Test func aPlaceholderIsReadBeforeTheDateIsJudged() throws {
    let root = #""expireDate": "{{End date|text|1000}}", "#
    let found = try #require(finding("already-expired", root, now: 1_796_083_200))
    #expect(found.severity == .error)
    #expect(found.fix == nil)
    #expect(finding("wrong-type", root) == nil)
    #expect(report(root, now: 999).verdicts.map(\.outcome) == [.shown, .shown])
    #expect(finding("wrong-type", #""expireDate": "{{End date|text|soon}}", "#) != nil)
  }

  @Test func eachLanguageHasItsOwnEnd() throws {
    let root = #""expireDate": "{{End date|text|4102444799}}", "#
    let report = beside(
      ##""en": {"End date": "4102444799"}, "de": {"End date": "1000"}"##, root, now: 2000)
    let ended = report.verdicts.filter { $0.outcome == .dropped }
    #expect(ended.map(\.locale) == ["de", "de"])
    let found = try #require(report.diagnostics.first { $0.rule.id == "already-expired" })
    #expect(found.pointer == "/localization/de/End date")
    #expect(found.source.name == "pushwoosh.json")
  }

  @Test func millisecondsAreMendedInTheTranslationTheyCameFrom() throws {
    let report = beside(
      ##""en": {"Pause": "86400000"}"##, #""inAppId": "a", "cooldown": "{{Pause|text|60}}", "#)
    let found = try #require(report.diagnostics.first { $0.rule.id == "time-in-milliseconds" })
    #expect(found.source.name == "pushwoosh.json")
    #expect(
      found.fix?.edits.map { String(decoding: $0.replacement, as: UTF8.self) } == ["\"86400\""])
    #expect(
      finding("time-in-milliseconds", #""cooldown": "{{Pause|text|86400000}}", "#)?.fix == nil)
  }

  @Test func anIdThatComesOutEmptyIsNone() {
    let root = #""inAppId": "{{Name|text|a}}", "maxDisplays": 3, "#
    let rules = { (report: Report) in Set(report.diagnostics.map(\.rule.id)) }
    #expect(!rules(report(root)).contains("cap-without-id"))
    #expect(
      rules(beside(##""en": {"Name": ""}"##, root)).isSuperset(of: [
        "cap-without-id", "id-replaced",
      ]))
  }
}
