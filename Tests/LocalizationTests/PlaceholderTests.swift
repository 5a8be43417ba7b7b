import Localization
import TestSupport
import Testing

/// What a person meant as a placeholder, and why phones may not agree on it.
@Suite struct PlaceholderTests {
  typealias Fault = Placeholder.Fault

  @Test(
    arguments: [
      ("{{Name|text|Def}}", []), ("{{Name|text}}", []), ("{{Z4.text|UPPERCASE|x}}", []),
      ("{{N|text|Def}}", [.shortKey]), ("{{Name|t|Def}}", [.shortType]),
      ("{{Name||Def}}", [.shortType]), ("{{🎉|text|Def}}", [.shortKey]),
      ("{{Name|text|}}", [.emptyDefault]), ("{{Name|text|a|b}}", [.barInside]),
      ("{{Name|text|a}b}}", [.braceInside]), ("{{Name|text|{b}}}", [.braceInside]),
      ("{{Name|text|{{Other|text|x}}}}", [.braceInside, .barInside]),
      ("{{ Name|text|Def}}", [.surroundingSpace]),
      ("{{Name|text |Def}}", [.unknownType, .surroundingSpace]),
      ("{{Name|string|Def}}", [.unknownType]), ("{{Name|Text|Def}}", [.unknownType]),
      ("{Name|text|Def}", [.singleBraces]), ("{Name|text|}", [.singleBraces, .emptyDefault]),
      ("{{Name}}", [.noType]), ("{{Name|text|Def}", [.unclosed]), ("{{}}", [.shortKey, .noType]),
      ("{{Name|l|x}}", [.shortType]),
    ] as [(String, [Fault])])
  func everyFault(text: String, faults: [Fault]) throws {
    let padded = "é " + text + " end"
    let placeholder = try #require(Placeholder.all(in: padded).first)
    #expect(Placeholder.all(in: padded).count == 1)
    #expect(placeholder.faults == faults)
    #expect(placeholder.range == 3..<3 + text.utf8.count)
  }

  @Test func theFaultsAboveAreAllThereAre() {
    #expect(Fault.allCases.count == 10)
  }

  @Test func partsAreSplitAtTheFirstTwoBars() throws {
    let found = Placeholder.all(in: "{{Name|text|a|b}} and {City|text|x}")
    try #require(found.count == 2)
    #expect(found[0].kind == .translation)
    #expect((found[0].key, found[0].type, found[0].fallback) == ("Name", "text", "a|b"))
    #expect(found[1].kind == .tag)
    #expect((found[1].key, found[1].type, found[1].fallback) == ("City", "text", "x"))
  }

  @Test(arguments: ["", "plain", "{a}", "{a|b}", "}}", "{{", "{ x: 1 }", "{{open", "a | b | c"])
  func ordinaryTextIsNone(text: String) {
    #expect(Placeholder.all(in: text).isEmpty)
  }

  @Test func rangesLieInTheTextAndDoNotOverlap() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<5000 {
      let text = (0..<20).map { _ in random.pick(["{", "{{", "}", "}}", "|", "a", "é", " "]) }
        .joined()
      var end = 0
      for placeholder in Placeholder.all(in: text) {
        #expect(placeholder.range.lowerBound >= end)
        end = placeholder.range.upperBound
        #expect(end <= text.utf8.count)
        #expect(Array(text.utf8)[placeholder.range.lowerBound] == UInt8(ascii: "{"))
        #expect(Array(text.utf8)[end - 1] == UInt8(ascii: "}"))
      }
    }
  }

  @Test func aPortablePlaceholderReadsAlikeOnEveryPhone() {
    var random = SplitMix64(seed: 6)
    var portable = 0
    for _ in 0..<20_000 {
      let text =
        "{{"
        + (0..<6).map { _ in random.pick(["ab", "|text|", "|color|", "|", "{", "}", " ", "x", "é"])
        }
        .joined() + "}}"
      let found = Placeholder.all(in: text)
      guard found.count == 1, found[0].range == 0..<text.utf8.count, found[0].faults.isEmpty else {
        continue
      }
      portable += 1
      #expect(shown(text, on: .ios) == shown(text, on: .android))
      let entries = [found[0].key: "value"]
      #expect(shown(text, entries, on: .ios) == "value")
      #expect(shown(text, entries, on: .android) == "value")
    }
    #expect(portable > 50)
  }
}
