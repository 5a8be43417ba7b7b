import Checking
import Diagnostics
import Foundation
import Schema
import Testing

/// Each fault on its own: the rule that finds it, the bytes it blames, and what each platform does.
@Suite struct FindingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: String
    let ios: Outcome
    let android: Outcome
    let text: String
    /// Other rules that the same document breaks.
    let company: [String]
    var testDescription: String { "\(rule): \(text.prefix(60))…" }

    init(
      _ rule: String, ios: Outcome, android: Outcome? = nil, _ text: String,
      besides company: String...
    ) {
      self.rule = rule
      self.ios = ios
      self.android = android ?? ios
      self.text = text
      self.company = company
    }
  }

  static let structure: [Case] = [
    Case("invalid-json", ios: .dropped, Sample.modal(##""title": null«,»"##)),
    Case("wrong-type", ios: .dropped, "«[]»"),
    Case("missing-field", ios: .dropped, "«{»}"),
    Case("wrong-type", ios: .dropped, ##"{"displayType": «7»}"##),
    Case("unknown-display-type", ios: .dropped, ##"{"displayType": «"modl"», "modl": {}}"##),
    Case(
      "missing-field", ios: .dropped, ##"{"displayType": «"modal"», "Modal": {}}"##,
      besides: "unknown-field"),
    Case("missing-field", ios: .dropped, ##"{"displayType": «"modal"», "modal": null}"##),
    Case("wrong-type", ios: .dropped, ##"{"displayType": "modal", "modal": «[]»}"##),
    Case("unused-block", ios: .changed, Sample.modal("", root: ##"«"sheet"»: {}, "##)),
    Case("unknown-field", ios: .changed, Sample.modal(##"«"titel"»: 1"##)),
    Case("unknown-field", ios: .changed, Sample.modal("", root: ##"«"campaign"»: 1, "##)),
    Case("wrong-type", ios: .dropped, Sample.modal(##""title": «"Hello"»"##)),
    Case("missing-field", ios: .dropped, Sample.modal(##""title": «{»"text": "Hello"}"##)),
    Case(
      "missing-field", ios: .dropped, Sample.modal(##""title": {"text": "A", "color": «null»}"##)),
    Case("missing-field", ios: .dropped, Sample.button(##""action": «{»}"##)),
    Case("unknown-choice", ios: .dropped, Sample.button(##""action": {"type": «"open"»}"##)),
    Case("missing-field", ios: .dropped, Sample.button(##""action": «{»"type": "url"}"##)),
    Case("wrong-type", ios: .dropped, Sample.button(##""action": «"close"»"##)),
    Case(
      "lone-surrogate", ios: .shown,
      Sample.modal(##""title": {"text": "A«\ud83c»", "color": "#FFF"}"##)),
    Case(
      "invalid-json", ios: .dropped, ##"{"displayType": "modal", "modal": {"showClose": true«»"##),
    Case(
      "duplicate-key", ios: .shown,
      Sample.modal(
        ##""title": {"text": "A", "color": "#FFF"}, «"title"»: {"text": "B", "color": "#FFF"}"##)),
  ]

  static let values: [Case] = [
    Case("empty-text", ios: .dropped, Sample.modal(##""title": {"text": «""», "color": "#FFF"}"##)),
    Case("empty-text", ios: .dropped, Sample.modal(##""image": «""»"##)),
    Case("wrong-type", ios: .dropped, Sample.modal(##""image": «123»"##)),
    Case(
      "color-not-hex", ios: .dropped, Sample.modal(##""title": {"text": "A", "color": «"red"»}"##)),
    Case(
      "color-not-hex", ios: .dropped, android: .shown,
      Sample.modal(##""title": {"text": "A", "color": «" #FFF"»}"##)),
    Case(
      "color-not-hex", ios: .shown, android: .shown,
      Sample.modal(##""title": {"text": "A", "color": «"#FFF "»}"##)),
    Case("media-in-archive", ios: .changed, Sample.modal(##""image": «"images/hero.jpg"»"##)),
    Case("media-not-https", ios: .shown, Sample.modal(##""image": «"http://example.com/a.jpg"»"##)),
    Case("number-out-of-range", ios: .dropped, Sample.stories(duration: "«0»")),
    Case("number-out-of-range", ios: .dropped, Sample.stories(duration: "«-1»")),
    Case("number-out-of-range", ios: .changed, Sample.stories(duration: "«45»")),
    Case("wrong-type", ios: .dropped, Sample.stories(duration: ##"«"4"»"##)),
    Case("wrong-type", ios: .dropped, Sample.stories(duration: "«true»")),
    Case("invalid-json", ios: .dropped, Sample.stories(duration: "«1e999»")),
    Case(
      "number-out-of-range", ios: .dropped, android: .shown,
      Sample.button(##""action": {"type": "close"}"##).replacingOccurrences(
        of: "1},", with: "«-1»},")),
    Case("undocumented-field", ios: .shown, Sample.modal("", root: ##"«"ttl"»: 60, "##)),
    Case(
      "wrong-type", ios: .changed, Sample.modal("", root: ##""ttl": «true», "##),
      besides: "undocumented-field"),
    Case(
      "undocumented-field", ios: .shown, Sample.modal("", root: ##"«"maxDisplays"»: "3", "##),
      besides: "cap-without-id", "cap-needs-opt-in"),
    Case("undocumented-field", ios: .shown, Sample.modal(##"«"dark"»: {"background": "#000"}"##)),
    Case(
      "wrong-type", ios: .changed, Sample.modal(##""dark": «1»"##), besides: "undocumented-field"),
    Case(
      "color-not-hex", ios: .changed, Sample.modal(##""dark": {"background": «"black"»}"##),
      besides: "undocumented-field"),
    Case(
      "no-visible-effect", ios: .changed, Sample.modal(##""dark": {«"showClose"»: false}"##),
      besides: "undocumented-field"),
    Case(
      "list-length", ios: .changed, Sample.modal(##""dark": {"buttons": «[»{}]}"##),
      besides: "undocumented-field"),
  ]

  static let placeholders: [Case] = [
    Case(
      "empty-text", ios: .dropped, android: .shown,
      Sample.modal(##""title": {"text": «"{{kk|text|}}"», "color": "#FFF"}"##),
      besides: "placeholder-not-portable"),
    Case(
      "color-not-hex", ios: .dropped,
      Sample.modal(##""title": {"text": "A", "color": «"{{kk|text}}"»}"##)),
    Case(
      "placeholder-not-portable", ios: .shown,
      Sample.modal(##""title": {"text": «"{{k|text|Hello}}"», "color": "#FFF"}"##)),
    Case(
      "color-not-hex", ios: .dropped,
      Sample.modal(##""title": {"text": "A", "color": «"{{kk|color|red}}"»}"##)),
    Case(
      "missing-field", ios: .dropped, Sample.button(##""action": «{»"type": "{{kk|text|url}}"}"##)),
    Case(
      "dark-without-light", ios: .changed,
      Sample.modal(##""dark": {«"title"»: {"color": "#FFF"}}"##),
      besides: "undocumented-field"),
    Case(
      "wrong-type", ios: .changed, Sample.modal("", root: ##""ttl": «"nan"», "##),
      besides: "undocumented-field"),
  ]

  static let onIOSOnly: [Case] = [
    Case(
      "number-out-of-range", ios: .changed,
      Sample.pip(##""position": "top-left", "width": «80»"##)),
    Case(
      "number-out-of-range", ios: .dropped, Sample.pip(##""position": "top-left", "width": «0»"##)),
    Case("unknown-choice", ios: .dropped, Sample.pip(##""position": «"topleft"», "width": 40"##)),
    Case(
      "number-out-of-range", ios: .changed,
      Sample.wheel(##""winIndex": «7», "reward": {"code": "A"}"##)),
    Case(
      "number-out-of-range", ios: .changed,
      Sample.wheel(##""winIndex": «-2», "reward": {"code": "A"}"##)),
    Case(
      "number-not-whole", ios: .changed,
      Sample.wheel(##""winIndex": «1.5», "reward": {"code": "A"}"##)),
    Case("empty-reward", ios: .dropped, Sample.wheel(##""winIndex": 1, "reward": «{»}"##)),
    Case(
      "empty-reward", ios: .dropped, Sample.wheel(##""winIndex": 1, "reward": «{»"code": ""}"##)),
    Case("wrong-type", ios: .dropped, Sample.wheel(##""winIndex": 1, "reward": {"code": «1»}"##)),
    Case(
      "no-visible-effect", ios: .shown,
      Sample.wheel(
        ##""winIndex": 1, "reward": {"code": "A"}, «"loseTitle"»: {"text": "A", "color": "#000"}"##)
    ),
    Case(
      "list-length", ios: .dropped,
      Sample.wheel(##""winIndex": 0, "reward": {"code": "A"}"##, segments: 1)
        .replacingOccurrences(of: "\"segments\": [", with: "\"segments\": «[»")),
    Case(
      "list-length", ios: .dropped,
      Sample.wheel(##""winIndex": 0, "reward": {"code": "A"}"##, segments: 13)
        .replacingOccurrences(of: "\"segments\": [", with: "\"segments\": «[»")),
  ]

  @Test(arguments: structure + values + placeholders) func onBothPlatforms(_ fault: Case) throws {
    let marked = Marked(fault.text)
    let report = Checker().check(nativeConfig: marked.document)
    let found = try #require(report.diagnostics.first { $0.rule.id == fault.rule })
    #expect(found.range == marked.range, "\(found.message)")
    let others = Set(report.diagnostics.map(\.rule.id)).subtracting([fault.rule] + fault.company)
    #expect(others.isEmpty)
    #expect(report.verdicts.map(\.outcome) == [fault.ios, fault.android])
  }

  @Test(arguments: onIOSOnly) func onIOS(_ fault: Case) throws {
    let marked = Marked(fault.text)
    let checker = Checker(targets: [.newest(.ios)])
    let report = checker.check(nativeConfig: marked.document)
    let found = try #require(report.diagnostics.first { $0.rule.id == fault.rule })
    #expect(found.range == marked.range, "\(found.message)")
    let others = Set(report.diagnostics.map(\.rule.id)).subtracting([fault.rule] + fault.company)
    #expect(others.isEmpty)
    #expect(report.verdicts.map(\.outcome) == [fault.ios])
  }

  @Test(arguments: structure + values + placeholders + onIOSOnly)
  func severityFollowsTheWorstOutcome(_ fault: Case) throws {
    let marked = Marked(fault.text)
    let report = Checker(targets: [.newest(.ios)]).check(nativeConfig: marked.document)
    let worst = report.diagnostics.map(\.severity).max()
    #expect((fault.ios == .dropped) == (worst == .error))
  }
}
