import Checking
import Diagnostics
import Foundation
import JSONTree
import Schema
import SourceText
import Templates
import TestSupport
import Testing

@Suite struct FixTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let old: String
    let new: String
    let isSafe: Bool
    var testDescription: String { name }

    init(_ name: String, _ old: String, _ new: String, isSafe: Bool = true) {
      self.name = name
      self.old = old
      self.new = new
      self.isSafe = isSafe
    }
  }

  static let cases = [
    Case(
      "missing #", Sample.modal(##""title": {"text": "A", "color": "fff"}"##),
      Sample.modal(##""title": {"text": "A", "color": "#fff"}"##)),
    Case(
      "quotes round a boolean",
      Sample.modal("").replacingOccurrences(
        of: "dimBackground\": true", with: "dimBackground\": \"true\""),
      Sample.modal("")),
    Case(
      "quotes round a number", Sample.stories(duration: "\"4.50\""),
      Sample.stories(duration: "4.50")),
    Case(
      "the same key twice", Sample.modal(##""background": "#777""##), Sample.modal("")),
    Case("a trailing comma", Sample.modal(##""image": null,"##), Sample.modal(##""image": null"##)),
    Case("a byte order mark", "\u{FEFF}" + Sample.modal(""), Sample.modal("")),
    Case(
      "http", Sample.modal(##""image": "http://example.com/a.jpg""##),
      Sample.modal(##""image": "https://example.com/a.jpg""##), isSafe: false),
    Case(
      "a mistyped key", Sample.modal(##""titel": {"text": "A", "color": "#FFF"}"##),
      Sample.modal(##""title": {"text": "A", "color": "#FFF"}"##), isSafe: false),
    Case(
      "a mistyped choice", Sample.pip(##""position": "topleft", "width": 40"##),
      Sample.pip(##""position": "top-left", "width": 40"##), isSafe: false),
    Case(
      "a mistyped type",
      Sample.modal("").replacingOccurrences(of: "Type\": \"modal", with: "Type\": \"modl"),
      Sample.modal(""), isSafe: false),
  ]

  private func repair(_ text: String, takesGuesses: Bool) -> Repaired {
    let source = SourceFile(name: "native-config.json", bytes: Array(text.utf8))
    return repaired(Document(parsing: source), takesGuesses: takesGuesses) {
      Checker().check(nativeConfig: $0).diagnostics
    }
  }

  @Test(arguments: cases) func repairsOnlyWhatIsWrong(_ fault: Case) {
    let repair = repair(fault.old, takesGuesses: !fault.isSafe)
    #expect(Array(repair.document.source.bytes) == Array(fault.new.utf8))
    #expect(repair.titles.count == 1)
  }

  @Test(arguments: cases.filter { !$0.isSafe }) func guessesAreMadeOnlyWhenAskedFor(_ fault: Case) {
    let repair = repair(fault.old, takesGuesses: false)
    #expect(Array(repair.document.source.bytes) == Array(fault.old.utf8))
  }

  @Test func aKeyIsNotRenamedToOneThatIsThere() {
    let text = Sample.modal(##""titel": 1, "title": {"text": "A", "color": "#FFF"}"##)
    #expect(repair(text, takesGuesses: true).titles.isEmpty)
  }

  @Test func anotherValueUnderTheSameKeyStays() {
    let text = Sample.modal(##""background": "#000""##)
    #expect(repair(text, takesGuesses: true).titles.isEmpty)
  }

  @Test func aRepetitionBehindAnotherValueStays() {
    let text = Sample.modal(##""background": "#000", "background": "#FFF""##)
    #expect(repair(text, takesGuesses: true).titles.isEmpty)
  }

  @Test(arguments: ["1,5", "5 6"])
  func aSyntaxRepairThatMendsNothingIsNotMade(_ duration: String) {
    let text = Sample.stories(duration: duration)
    #expect(repair(text, takesGuesses: false).document.source.text == text)
  }

  @Test func twoNamesNeverBecomeOne() {
    let text =
      ##"{"localization": {"pt-BR": {"a": "x"}, "pt-PT": {"a": "y"}}, "default_language": "en"}"##
    let mended = repaired(Document(parsing: text, name: "pushwoosh.json"), takesGuesses: true) {
      Checker().check(pushwooshJSON: $0).diagnostics
    }.document
    #expect(mended.duplicates.isEmpty)
    #expect(mended.root?["localization"]?["pt"] != nil)
  }

  @Test func aRepairMayShowAMilderFaultBehindIt() {
    let text = Sample.modal(##""title": {"text": "A", "color": "777"}"##)
    let mended = repair(text, takesGuesses: false)
    #expect(mended.document.root?["modal"]?["title"]?["color"]?.string == "#777")
    #expect(mended.titles.count == 1)
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func repairsConvergeAndNeverMakeWorse(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<60 {
      let type = random.pick(Catalogue.displayTypes)
      var text = String(
        decoding: try #require(Starters.native(named: type.name)).bytes, as: UTF8.self)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let (old, new) = random.pick(Self.damages)
        text = text.replacingOccurrences(of: old, with: new)
      }
      let first = repair(text, takesGuesses: true)
      let again = repair(first.document.source.text, takesGuesses: true)
      #expect(again.titles.isEmpty, "\(again.titles)")
      let check = { Checker().check(nativeConfig: $0).count(of: .error) }
      let before = check(Document(parsing: text))
      #expect(check(first.document) <= before)
    }
  }

  private static let damages = [
    (": true", ": \"true\""), ("\"#", "\""), ("}\n", "},\n"), ("https:", "http:"),
    ("\"title\"", "\"titel\""), ("\"showClose\"", "\"showclose\""), ("\"", "“"), (",\n", "\n"),
    ("\"type\"", "type"), ("{", "{/* here */"),
  ]
}
