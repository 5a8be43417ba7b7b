import Checking
import Diagnostics
import JSONTree
import Schema
import SourceText
import Testing

/// What phones draw otherwise than written, on which releases, and what is said about it.
@Suite struct BehaviourTests {
  private func report(
    _ text: String, _ translations: String? = nil, on targets: String...
  ) -> Report {
    let beside = translations.map {
      Document(parsing: SourceFile(name: "pushwoosh.json", bytes: Array($0.utf8)))
    }
    return Checker(targets: targets.compactMap { Target($0) })
      .check(nativeConfig: Marked(text).document, translations: beside)
  }

  private func found(_ rule: String, _ report: Report) -> [Diagnostic] {
    report.diagnostics.filter { $0.rule.id == rule }
  }

  private func wheel(winner: Int, showClose: Bool = false) -> String {
    let button = ##"""
      {"text": {"text": "Go", "color": "#000"}, "background": "#FFF",
        "border": {"color": "#FFF", "radius": 1}, "action": {"type": "close"}}
      """##
    return ##"""
      {"displayType": "spinwheel", "spinwheel": {"showClose": \##(showClose), "background": "#FFF",
        "winIndex": \##(winner), "spinButton": {"text": {"text": "Go", "color": "#000"},
          "background": "#FFF", "border": {"color": "#FFF", "radius": 36}},
        "reward": {"code": "A", "button": \##(button)}, "segments": [
          {"message": {"text": "A", "color": "#000"}, "color": "#FFF", "weight": 1},
          {"message": {"text": "B", "color": "#000"}, "color": "#FFF", "weight": 1,
            "reward": {"code": "B"}}]}}
      """##
  }

  @Test func hidingTheCloseButtonIsIgnoredOnIOSOnly() throws {
    let text = Sample.modal("").replacingShowClose
    let report = report(text)
    let finding = try #require(found("close-button-forced", report).first)
    #expect(finding.severity == .warning)
    #expect(finding.pointer == "/modal/showClose")
    #expect(report.verdicts.map(\.outcome) == [.changed, .shown])
    #expect(
      found("close-button-forced", self.report(text, on: "android")).map(\.severity) == [.info])
  }

  @Test func theWinningSegmentsOwnRewardDecides() {
    #expect(found("close-button-forced", report(wheel(winner: 0))).isEmpty)
    #expect(found("close-button-forced", report(wheel(winner: 1))).count == 1)
    #expect(found("close-button-forced", report(wheel(winner: 9))).count == 1)
    #expect(found("close-button-forced", report(wheel(winner: 9, showClose: true))).isEmpty)
  }

  @Test func aCutFileIsNotJudgedByItsLook() {
    let text = ##"{"displayType": "carousel", "carousel": {"showClose": false, "#"##
    #expect(found("close-button-forced", report(text)).isEmpty)
  }

  @Test func buttonLabelsWrapOnAndroid() {
    let label = "Everything you need for a long weekend by the sea"
    let text = Sample.button(##""action": {"type": "close"}"##).replacing("Go", with: label)
    #expect(found("text-cut", report(text)).map(\.targets) == [["ios@7.2.7"]])
    #expect(found("text-cut", report(text, on: "android")).isEmpty)
  }

  @Test func aTranslationIsMeasuredByItself() throws {
    let text = ##"""
      {"displayType": "banner", "banner": {"showClose": true, "position": "top",
        "background": "#000", "title": {"text": "{{title|text|Hello}}", "color": "#FFF"},
        "action": {"type": "close"}}}
      """##
    let translations = ##"""
      {"default_language": "en", "localization": {"en": {"title": "Hi"},
        "de": {"title": "Guten Morgen und einen wunderschönen Tag"}}}
      """##
    let findings = found("text-cut", report(text, translations))
    #expect(findings.map(\.locales) == [["de"]])
    #expect(findings.map(\.pointer) == ["/localization/de/title"])
  }

  @Test func whatABarShowsBesideTheWordsTakesRoom() {
    let bar = { (fields: String) in
      ##"""
      {"displayType": "banner", "banner": {"position": "top", "background": "#000", \##(fields),
        "title": {"text": "Free brake check all week long, Sundays", "color": "#FFF"},
        "action": {"type": "close"}}}
      """##
    }
    let image = ##""image": "https://example.com/a.jpg""##
    let wide = found("text-cut", report(bar(##""showClose": false"##)))
    let narrow = found("text-cut", report(bar(##""showClose": true, \##(image)"##)))
    #expect(wide.isEmpty)
    #expect(narrow.count == 1)
  }

  @Test func aRewardMayNotComeOutEmpty() {
    let reward = { (fields: String) in
      Sample.wheel(##""winIndex": 0, "reward": {\##(fields)}"##)
    }
    let translations =
      ##"{"default_language": "en", "localization": {"en": {"cc": "A"}, "de": {"cc": ""}}}"##
    let code = ##""title": null, "code": "{{cc|text|A}}""##
    let outcomes = report(reward(code), translations, on: "ios").verdicts.map(\.outcome)
    #expect(outcomes == [.shown, .shown, .dropped, .shown])
    #expect(found("empty-reward", report(reward(##""title": null, "code": """##))).count == 1)
    #expect(
      found(
        "empty-reward", report(reward(##""code": "", "title": {"text": "A", "color": "#000"}"##))
      )
      .isEmpty)
  }

  @Test func bracketsRoundOneColourCanGo() throws {
    let text = Sample.wheel(##""winIndex": 0, "reward": {"code": "A"}"##)
      .replacing(##""background": "#FFF","##, with: ##""background": ["#FFF"],"##)
    let finding = try #require(found("one-color-gradient", report(text)).first)
    let fix = try #require(finding.fix)
    #expect(fix.isSafe)
    #expect(fix.edits.map { String(decoding: $0.replacement, as: UTF8.self) } == ["\"#FFF\""])
    #expect(finding.severity == .info)
  }

  @Test func equalWeightsAreNotWorthAWord() {
    let even = Sample.wheel(##""winIndex": 0, "reward": {"code": "A"}"##)
      .replacing(##""weight": 1"##, with: ##""weight": 7"##)
    #expect(found("no-visible-effect", report(even)).isEmpty)
  }

  @Test func ofEqualKeysTheLastIsDrawn() {
    let hidden = Sample.modal(#""showClose": false"#)
    #expect(found("close-button-forced", report(hidden)).count == 1)
    let shown = Sample.modal(#""showClose": true"#).replacingFirstShowClose
    #expect(found("close-button-forced", report(shown)).isEmpty)
    let buttons = Sample.button(##""action": {"type": "close"}"##)
      .replacing(##""image": null"##, with: ##""buttons": []"##).replacingFirstShowClose
    #expect(found("close-button-forced", report(buttons)).count == 1)
    let pale = Sample.modal(
      ##""title": {"text": "Hello", "color": "#000", "color": "#AAA"}, "background": "#FFF""##)
    #expect(found("low-contrast", report(pale)).map(\.pointer) == ["/modal/title/color"])
    let dark = Sample.modal(##""title": {"text": "Hello", "color": "#888", "color": "#000"}"##)
    #expect(found("low-contrast", report(dark)).isEmpty)
    let brief = Sample.stories(duration: #"0.5, "duration": 5"#)
    #expect(found("too-brief-to-read", report(brief)).isEmpty)
  }

  @Test func ofTwoDisplayTypesTheLastIsBlamed() throws {
    let text = ##"{"displayType": "pip", «"displayType"»: "pip", "pip": {}}"##
    let finding = try #require(
      found("unsupported-display-type", report(text, on: "android")).first)
    #expect(finding.range.lowerBound > Marked(text).range.upperBound)
  }

  @Test func aFailingVideoClosesOnIOS() {
    let text = ##"""
      {"displayType": "video", "video": {"showClose": true, "loop": true, "muted": true,
        "url": "https://example.com/a.mp4", "buttons": []}}
      """##
    #expect(found("missing-fallback", report(text)).map(\.targets) == [["ios@7.2.7"]])
    #expect(found("missing-fallback", report(text, on: "android")).isEmpty)
  }
}

extension String {
  fileprivate func replacing(_ old: String, with new: String) -> String {
    split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
  }

  fileprivate var replacingFirstShowClose: String {
    let parts = split(separator: "\"showClose\": true", maxSplits: 1)
    return parts.joined(separator: "\"showClose\": false")
  }

  fileprivate var replacingShowClose: String {
    replacing("\"showClose\": true", with: "\"showClose\": false")
  }
}
