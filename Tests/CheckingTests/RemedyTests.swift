import Checking
import Diagnostics
import JSONTree
import Schema
import SourceText
import Testing

/// What a finding about a wrong value says, and how it is mended.
@Suite struct RemedyTests {
  private func found(_ fields: String, in type: String) throws -> [Diagnostic] {
    try BuiltExample(.block(type, fields, on: "ios")).diagnostics
  }

  private func mended(_ fields: String, in type: String, takesGuesses: Bool = true) throws -> String
  {
    repaired(try BuiltExample(.block(type, fields)).config, takesGuesses: takesGuesses) {
      Checker().check(nativeConfig: $0).diagnostics
    }.document.source.text
  }

  @Test func aNumberThatIsNoneIsOnlyASyntaxFault() throws {
    let found = try found(##""autoDismiss": NaN"##, in: "banner")
    #expect(found.besidesLooks.map(\.rule.id) == ["invalid-json"])
  }

  @Test(arguments: [
    ("stories", ##""items": [{"buttons": [], "duration": "{{time|text|4}}"}]"##, "number"),
    ("banner", ##""showClose": "{{close|text|true}}""##, "true or false"),
    ("spinwheel", ##""winIndex": "{{win|text|1}}""##, "whole number"),
  ])
  func aPlaceholderMakesNoNumber(_ type: String, _ fields: String, _ title: String) throws {
    let found = try found(fields, in: type).first { $0.rule.id == "wrong-type" }
    #expect(found?.help == "placeholders make strings only: write \(title) without one")
    #expect(found?.severity == .error)
  }

  @Test func anElementIsNamedWithItsNumber() throws {
    let null = try found(##""items": [{}, null]"##, in: "carousel")
    #expect(null.map(\.message) == ["items[1] must be a Carousel item, not null"])
    let color = try found(##""background": ["#FFF", 1]"##, in: "scratchcard")
    #expect(color.map(\.message) == ["background[1] must be a colour, not a number"])
  }

  @Test func anObjectIsPutIntoItsList() throws {
    let text = try mended(##""items": {"title": null}"##, in: "carousel")
    #expect(text.contains(##""items": [{"title": null}]"##))
  }

  @Test func aPlainStringBecomesAnAction() throws {
    let close = try mended(##""action": "close""##, in: "banner")
    #expect(close.contains(##""type": "close""##))
    let link = try mended(##""action": "shop://sale""##, in: "banner")
    #expect(link.contains(##""type": "url""##) && link.contains(##""url": "shop://sale""##))
    #expect(try mended(##""action": "sale""##, in: "banner").contains(##""action": "sale""##))
  }

  @Test(arguments: [
    (##""position": "BOTTOM""##, ##""position": "bottom""##),
    (##""action": {"type": "Close"}"##, ##""type": "close""##),
    (##""image": "https://example.com/a b.png""##, ##""https://example.com/a%20b.png""##),
    (##""image": " https://example.com/a b.png ""##, ##""https://example.com/a%20b.png""##),
    (##""image": "https://example.com/a%zü""##, ##""image": "https://example.com/a%zü""##),
  ])
  func sureRepairsAreMadeUnasked(_ old: String, _ new: String) throws {
    #expect(try mended(old, in: "banner", takesGuesses: false).contains(new))
  }

  @Test(arguments: [
    ("www.example.com/a.png", "https://www.example.com/a.png"),
    ("//example.com/a.png", "https://example.com/a.png"),
    ("http://example.com/a.png", "https://example.com/a.png"),
    ("https:/example.com/a.png", "https://example.com/a.png"),
    ("https://example.com/100%.png", "https://example.com/100%25.png"),
    ("images/a.png", "images/a.png"),
    ("https://münchen.de/a.png", "https://münchen.de/a.png"),
  ])
  func guessesAreMadeWhenAskedFor(_ old: String, _ new: String) throws {
    let fields = ##""image": "\##(old)""##
    #expect(try mended(fields, in: "banner").contains("\"\(new)\""))
    #expect(try mended(fields, in: "banner", takesGuesses: false).contains("\"\(old)\""))
  }

  @Test func aTranslatedAddressIsBlamedInItsLanguageOnly() throws {
    let built = try BuiltExample(
      .translations(
        ##"{"default_language": "en", "localization": {"en": {"link": "https://example.com"}, "##
          + ##""de": {"link": «"https://example.com/50%"»}}}"##,
        beside: ##""action": {"type": "url", "url": "{{link|text|https://example.com}}"}"##))
    let found = built.diagnostics.filter { $0.rule.id == "url-unparsable" }
    #expect(found.map(\.range) == [built.mark])
    #expect(found.map(\.source.name) == ["pushwoosh.json"])
    #expect(found.map(\.locales) == [["de"]])
    #expect(found.map(\.fix) == [nil])
  }

  @Test func anOldReleaseIsNamedWhereOnlyItRefuses() throws {
    let fields = ##""action": {"type": "url", "url": "https://example.com/a b"}"##
    let config = try BuiltExample(.block("banner", fields)).config
    let targets = ["ios@7.2.3", "ios@7.2.4"].compactMap { Target($0) }
    let report = Checker(targets: targets).check(nativeConfig: config)
    #expect(report.verdicts.map(\.outcome) == [.dropped, .shown])
    #expect(
      report.diagnostics.besidesLooks.map(\.notes) == [["iOS 7.2.3 drops the whole message."]])
  }
}
