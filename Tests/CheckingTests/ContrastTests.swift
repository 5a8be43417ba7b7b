import Checking
import Diagnostics
import Foundation
import JSONTree
import Schema
import SourceText
import Testing

/// Which words are measured against which surface.
@Suite struct ContrastTests {
  private func report(_ text: String, on targets: String...) -> Report {
    Checker(targets: targets.compactMap { Target($0) })
      .check(nativeConfig: Marked(text).document)
  }

  private func contrasts(_ text: String, on target: String = "ios") -> [Diagnostic] {
    report(text, on: target).diagnostics.filter { $0.rule.id == "low-contrast" }
  }

  private static func modal(_ background: String, _ fields: String) -> String {
    Sample.modal(fields).replacingOccurrences(of: "#777", with: background)
  }

  private static func button(_ fill: String, _ label: String, on card: String) -> String {
    Sample.button(##""action": {"type": "close"}"##)
      .replacingOccurrences(of: "#000", with: label)
      .replacingOccurrences(of: ##""background": "#FFF""##, with: ##""background": "\##(fill)""##)
      .replacingOccurrences(of: "#777", with: card)
  }

  @Test func largeLettersNeedLess() {
    let words = { (name: String) in
      Self.modal("#FFF", ##""\##(name)": {"text": "A", "color": "#8A8A8A"}"##)
    }
    #expect(contrasts(words("title")).isEmpty)
    #expect(contrasts(words("message")).map(\.pointer) == ["/modal/message/color"])
  }

  @Test func whatNobodySeesIsAWarning() {
    let words = { (ink: String) in
      Self.modal("#FFF", ##""message": {"text": "A", "color": "\##(ink)"}"##)
    }
    #expect(contrasts(words("#999")).map(\.severity) == [.info])
    #expect(contrasts(words("#EEE")).map(\.severity) == [.warning])
    #expect(contrasts(words("#0000")).map(\.severity) == [.warning])
    #expect(contrasts(words("#0000")).first?.message.contains("transparent") == true)
    #expect(report(words("#EEE")).verdicts.map(\.outcome) == [.shown, .shown])
  }

  @Test(arguments: [
    ("#000", "#FFF", "#FFF", 0), ("#FFF", "#FFF", "#000", 1), ("#0000", "#FFF", "#000", 0),
    ("#0000", "#FFF", "#FFF", 1), ("#00000010", "#FFF", "#FFF", 1), ("#FFF", "#0001", "#000", 1),
  ])
  func aLabelLiesOnItsFillOverTheCard(
    _ fill: String, _ label: String, _ card: String, _ count: Int
  ) {
    #expect(contrasts(Self.button(fill, label, on: card)).count == count)
  }

  @Test func aClearFillOnAPictureIsNotKnown() {
    let text = ##"""
      {"displayType": "stories", "stories": {"showClose": true, "loop": false, "items": [
        {"image": "https://example.com/a.jpg", "duration": 5, "title": {"text": "A", "color": "#000"},
          "buttons": [{"text": {"text": "A", "color": "#000"}, "background": "#0000",
            "border": {"color": "#000", "radius": 1}, "action": {"type": "close"}}]}]}}
      """##
    #expect(contrasts(text).isEmpty)
    let black = text.replacingOccurrences(
      of: ##""image": "https://example.com/a.jpg", "##, with: "")
    #expect(
      contrasts(black).map(\.pointer) == [
        "/stories/items/0/title/color", "/stories/items/0/buttons/0/text/color",
      ])
  }

  @Test func theScrimOverAColourIsAllowedFor() {
    let cover = { (ink: String) in
      ##"""
      {"displayType": "fullscreen", "fullscreen": {"showClose": true, "buttons": [],
        "cover": {"background": "#FFF"}, "title": {"text": "A", "color": "\##(ink)"}}}
      """##
    }
    #expect(contrasts(cover("#FFF")).isEmpty)
    #expect(contrasts(cover("#000")).isEmpty)
    #expect(
      contrasts(cover("#000").replacingOccurrences(of: "\"#FFF\"", with: "\"#000\"")).count == 1)
  }

  @Test func aPrizeLiesOnTheTicketOfAScratchcardAndOnTheCardOfAWheel() {
    let ticket = ##"""
      {"displayType": "scratchcard", "scratchcard": {"showClose": true, "background": "#000",
        "revealThreshold": 0.5, "cover": {"background": "#888"},
        "reward": {"title": {"text": "A", "color": "#FFF"}}}}
      """##
    #expect(contrasts(ticket).first?.message.contains("#F7F7F7") == true)
    let wheel = Sample.wheel(
      ##""winIndex": 0, "reward": {"title": {"text": "A", "color": "#FFF"}}"##)
    #expect(contrasts(wheel).map(\.pointer) == ["/spinwheel/reward/title/color"])
  }

  @Test func aSliceWithoutAColourTakesOneOfThePalette() {
    let wheel = Sample.wheel(##""winIndex": 0, "reward": {"code": "A"}"##, segments: 4)
      .replacingOccurrences(
        of: ##"{"text": "A", "color": "#000"}"##, with: ##"{"text": "A", "color": "#FFF"}"##)
    let pointers = contrasts(wheel).map(\.pointer)
    #expect(pointers == [2, 3].map { "/spinwheel/segments/\($0)/message/color" })
  }

  @Test func theCrossOfABarIsWhite() {
    let bar = { (color: String, isClosable: Bool) in
      ##"""
      {"displayType": "banner", "banner": {"showClose": \##(isClosable), "position": "top",
        "background": "\##(color)", "action": {"type": "close"}}}
      """##
    }
    #expect(contrasts(bar("#FFF", true)).map(\.severity) == [.info])
    #expect(contrasts(bar("#FFF", false)).isEmpty)
    #expect(contrasts(bar("#123", true)).isEmpty)
    #expect(contrasts(bar("#FFF", true), on: "android@6.10.0").isEmpty)
    #expect(contrasts(bar("#FFF", true), on: "android@6.10.1").count == 1)
  }

  @Test func wordsOnAnInvisibleCardLieOnTheApp() {
    let clear = Self.modal("#FFF0", ##""title": {"text": "A", "color": "#000"}"##)
    #expect(contrasts(clear).map(\.pointer) == ["/modal/background"])
    #expect(contrasts(Self.modal("#FFF0", "\"image\": null")).isEmpty)
    #expect(contrasts(Self.modal("#FFF8", ##""title": {"text": "A", "color": "#FFF"}"##)).isEmpty)
  }

  @Test func theNearestReadableColourIsAGuess() throws {
    let text = Self.modal("#FFF", ##""message": {"text": "A", "color": "#AAAAAAFF"}"##)
    let fix = try #require(contrasts(text).first?.fix)
    #expect(!fix.isSafe)
    #expect(fix.edits.map { String(decoding: $0.replacement, as: UTF8.self) } == ["\"#757575FF\""])
    let source = try Marked(text).document.source.applying(fix.edits)
    #expect(contrasts(source.text).isEmpty)
  }

  @Test func eachLanguageIsMeasuredWithItsOwnColours() {
    let text = Self.modal(
      "{{paper|color|#FFFFFF}}", ##""title": {"text": "A", "color": "{{ink|color|#000000}}"}"##)
    let translations = ##"""
      {"default_language": "en", "localization": {"en": {"ink": "#000", "paper": "#FFF"},
        "de": {"ink": "#000", "paper": "#111"}, "fr": {"ink": "#FFF", "paper": "#111"}}}
      """##
    let beside = SourceFile(name: "pushwoosh.json", bytes: Array(translations.utf8))
    let report = Checker(targets: [.newest(.ios)]).check(
      nativeConfig: Marked(text).document, translations: Document(parsing: beside))
    #expect(report.diagnostics.map(\.rule.id) == ["low-contrast"])
    #expect(report.diagnostics.map(\.locales) == [["de"]])
    #expect(report.diagnostics.map(\.pointer) == ["/localization/de/ink"])
    #expect(report.diagnostics.map(\.fix) == [nil])
  }
}
