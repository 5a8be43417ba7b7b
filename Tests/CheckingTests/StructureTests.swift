import Checking
import Diagnostics
import Foundation
import JSONTree
import Schema
import SourceText
import Testing

/// Fields in the wrong place, content without its block, and keys that come twice.
@Suite struct StructureTests {
  private func report(_ text: String, on targets: String...) -> Report {
    Checker(targets: targets.compactMap { Target($0) })
      .check(nativeConfig: Marked(text).document)
  }

  private func repair(_ text: String, takesGuesses: Bool = true) -> String {
    repaired(Marked(text).document, takesGuesses: takesGuesses) {
      Checker().check(nativeConfig: $0).diagnostics
    }.document.source.text
  }

  @Test func theSchemaThatEditorsReadIsNoFault() {
    let root = ##""$schema": "native.schema.json", "##
    let plain = report(Sample.modal(""))
    let config = report(Sample.modal("", root: root))
    #expect(config.diagnostics.map(\.rule) == plain.diagnostics.map(\.rule))
    #expect(config.verdicts.map(\.outcome) == plain.verdicts.map(\.outcome))
    let inside = report(Sample.modal(##""$schema": "x""##)).diagnostics
    #expect(inside.contains { $0.rule.id == "unknown-field" })
    let translations = Document(
      parsing: ##"{\##(root)"default_language": "en", "localization": {"en": {}}}"##)
    #expect(Checker().check(pushwooshJSON: translations).diagnostics.isEmpty)
  }

  @Test(arguments: [
    (##""image": "https://a.b/c.png", "image": """##, [Outcome.shown, .dropped]),
    (##""image": "", "image": """##, [.dropped, .dropped]),
    (##""image": "", "image": "https://a.b/c.png""##, [.shown, .shown]),
    (##""image": "", "image": "https://a.b/c.png", "image": 7"##, [.shown, .dropped]),
  ])
  func whichOfTwoValuesIOSTakesIsNotKnown(_ fields: String, _ outcomes: [Outcome]) {
    #expect(report(Sample.modal(fields)).verdicts.map(\.outcome) == outcomes)
  }

  @Test func whichOfTwoBlocksIOSTakesIsNotKnown() {
    let text = Sample.modal("")
    let twice = text.dropLast() + #", "modal": {"showClose": "no"}}"#
    #expect(report(String(twice)).verdicts.map(\.outcome) == [.shown, .dropped])
    let note = report(String(twice)).diagnostics.first { $0.rule.id == "wrong-type" }?.notes
    #expect(note?.contains { $0.contains("not documented") } == true)
  }

  struct Place: Sendable, CustomTestStringConvertible {
    let type: String
    let fields: String
    let goal: String
    var testDescription: String { "\(type): \(fields)" }

    init(_ type: String, _ fields: String, _ goal: String) {
      self.type = type
      self.fields = fields
      self.goal = goal
    }
  }

  static let places = [
    Place("fullscreen", ##"«"image"»: "https://example.com/a.png""##, "cover"),
    Place("modal", ##""title": {"text": "A", "color": "#000", «"showClose"»: true}"##, "\"modal\""),
    Place("modal", ##"«"text"»: "Hello""##, "title or message"),
    Place("modal", ##"«"color"»: "#000""##, "title or message"),
    Place("banner", ##"«"url"»: "https://example.com""##, "action"),
    Place("banner", ##"«"type"»: "close""##, "action"),
    Place("stories", ##"«"duration"»: 5"##, "each of items"),
    Place("carousel", ##"«"title"»: {"text": "A", "color": "#000"}"##, "each of items"),
    Place("fullscreen", ##""message": {"text": "A", "color": "#FFF", «"image"»: null}"##, "cover"),
    Place("modal", ##"«"cooldown"»: 60"##, "the root of the file"),
    Place("modal", ##"«"displayType"»: "modal""##, "the root of the file"),
    Place("modal", ##""dark": {«"color"»: "#FFF"}"##, "dark.title or dark.message"),
    Place(
      "modal",
      ##""buttons": [{"text": {"text": "A", "color": "#000"}, "background": "#FFF", "##
        + ##""border": {"color": "#FFF", "radius": 1}, "action": {"type": "close"}, "##
        + ##"«"title"»: {"text": "A", "color": "#000"}}]"##, "\"modal\""),
    Place(
      "modal",
      ##""buttons": [{"text": {"text": "A", "color": "#000"}, "background": "#FFF", "##
        + ##""border": {"color": "#FFF", "radius": 1}, "action": {"type": "close"}, "##
        + ##"«"radius"»: 8}]"##, "buttons[].border"),
  ]

  @Test(arguments: places) func aMisplacedFieldIsToldWhereItBelongs(_ place: Place) throws {
    let built = try BuiltExample(.block(place.type, place.fields))
    let found = try #require(built.diagnostics.first { $0.rule.id == "misplaced-field" })
    #expect(found.range == built.mark)
    #expect(found.help == "move it to \(place.goal)")
    #expect(found.severity == .warning)
    #expect(!built.diagnostics.contains { $0.rule.id == "unknown-field" })
  }

  @Test(arguments: [
    ##"«"Title"»: {}"##, ##"«"titel"»: {}"##,
    ##""buttons": [{«"Radius"»: 8}]"##, ##"«"items"»: []"##,
  ])
  func aNameThatTheTypeHasNowhereIsUnknown(_ fields: String) throws {
    let built = try BuiltExample(.block("modal", fields))
    let found = built.diagnostics.filter { $0.range == built.mark }
    #expect(found.map(\.rule.id) == ["unknown-field"])
  }

  @Test func aFieldFarOffIsNotTheSame() throws {
    let text = Sample.wheel(##""winIndex": 1, "reward": {"code": "A"}"##)
      .replacingOccurrences(of: "\"radius\": 36}}", with: "\"radius\": 36}, \"autoDismiss\": 1}")
    #expect(report(text, on: "ios").diagnostics.map(\.rule.id).contains("unknown-field"))
  }

  @Test func aFieldOfOtherTypesIsSaidToBeTheirs() throws {
    let built = try BuiltExample(.block("banner", ##"«"buttons"»: []"##))
    let found = try #require(built.diagnostics.first { $0.rule.id == "unknown-field" })
    #expect(
      found.help == "a modal, fullscreen, sheet or video has it, a banner has not")
  }

  @Test func aFieldThatItsKindLacksIsNotSentWhereItIs() {
    let text = Sample.button(##""action": {"type": "close", «"url"»: "https://example.com"}"##)
    let found = report(text).diagnostics
    #expect(found.map(\.rule.id) == ["unknown-field"])
  }

  @Test func aMisplacedFieldMovesWhereItsObjectIs() throws {
    let text = Sample.modal(##""title": {"text": "A", "color": "#000", "image": null}"##)
    let moved = Document(parsing: repair(text))
    #expect(moved.node(at: [.key("modal"), .key("title"), .key("image")]) == nil)
    #expect(moved.node(at: [.key("modal"), .key("image")])?.isNull == true)
    #expect(report(repair(text)).diagnostics.isEmpty)
  }

  @Test func aMisplacedFieldStaysWhereItsPlaceIsTaken() {
    let text = Sample.modal(
      ##""title": {"text": "A", "color": "#000", "image": null}, "image": null"##)
    #expect(repair(text) == text)
  }

  @Test func contentAtTheRootIsOneFinding() {
    let text = """
      {"displayType": "banner", "showClose": true, "position": "top", "background": "#000",
        "action": {"type": "close"}}
      """
    let found = report(text, on: "ios").diagnostics
    #expect(found.map(\.rule.id) == ["missing-field"])
    #expect(found.first?.help?.contains("showClose, position, background and action") == true)
    let mended = repair(text)
    #expect(report(mended, on: "ios").diagnostics.isEmpty)
    #expect(mended.contains(##""banner": { "showClose": true, "position""##))
  }

  @Test func contentAtTheRootBesideItsBlockIsMisplaced() {
    let text = Sample.modal("", root: ##""image": null, "##)
    #expect(report(text).diagnostics.map(\.rule.id) == ["misplaced-field"])
  }

  @Test func aBlockInCapitalsIsOneFindingAndStillLookedAt() throws {
    let text = Sample.modal(##""image": """##).replacingOccurrences(
      of: ##""modal": {"##, with: ##""MODAL": {"##)
    #expect(report(text).diagnostics.map(\.rule.id) == ["missing-field", "empty-text"])
    #expect(repair(text, takesGuesses: false).contains(##""modal": {"##))
  }

  @Test func anotherTypesBlockIsNamed() throws {
    let text = Sample.modal("").replacingOccurrences(
      of: ##""displayType": "modal""##, with: ##""displayType": "sheet""##)
    let found = try #require(report(text).diagnostics.first { $0.rule.id == "missing-field" })
    #expect(
      found.help == ##"rename "modal" to "sheet", or write "displayType": "modal""##)
  }

  @Test func onlyTheLastOfEqualKeysIsJudged() {
    let good = Sample.modal(##""showClose": 1, "showClose": true"##)
    #expect(report(good).diagnostics.map(\.rule.id) == ["duplicate-key", "duplicate-key"])
    #expect(report(good).verdicts.map(\.outcome) == [.shown, .shown])
    let bad = Sample.modal(##""showClose": true, "showClose": 1"##)
    #expect(report(bad).verdicts.map(\.outcome) == [.shown, .dropped])
  }

  @Test func theLastOfEqualKeysCountsForWhatElseDependsOnIt() {
    let action = Sample.button(##""action": {"type": "url", "type": "close"}"##)
    #expect(report(action).verdicts.map(\.outcome) == [.shown, .shown])
    let reward = Sample.wheel(##""winIndex": 1, "reward": {"code": "A", "code": ""}"##)
    #expect(report(reward, on: "ios").verdicts.map(\.outcome) == [.dropped])
    let wheel = Sample.wheel(
      ##""winIndex": 2, "segments": [], "reward": {"code": "A"}"##, segments: 2)
    #expect(report(wheel, on: "ios").diagnostics.contains { $0.rule.id == "number-out-of-range" })
  }

  @Test func whatIOSDoesIsKnownWhereBothValuesAreTheSame() throws {
    let same = report(Sample.modal(##""background": "#777""##)).diagnostics
    #expect(same.map(\.rule.id) == ["duplicate-key"])
    #expect(same.first?.notes == [])
    let other = report(Sample.modal(##""background": "#000""##)).diagnostics
    #expect(other.first?.notes == ["What iOS 7.2.7 does is not documented."])
  }

  @Test func manyEqualKeysAreNoError() {
    let many = Array(repeating: ##""k": 1"##, count: 4_000).joined(separator: ",")
    #expect(report(Sample.modal(many)).count(of: .error) == 0)
  }

  @Test func placesAtTheRootReadWell() {
    let odd = report(Sample.modal("", root: ##""a b": 1, "##), on: "ios")
    #expect(odd.verdicts.map(\.changes) == [[##"$["a b"] is ignored"##]])
    let text = report(Sample.modal("", root: ##""maxDisplays": "2.5", "##), on: "ios")
    #expect(text.verdicts.map(\.changes) == [[##"$.maxDisplays "2.5" shows as 2"##]])
  }
}
