import Schema
import Testing

@testable import Checking

/// The estimate of how much room words take.
@Suite struct FitTests {
  private let glyphs = GlyphWidths(lettering: Lettering(16, .semibold))

  @Test func wideLettersTakeMoreThanNarrowOnes() {
    #expect(glyphs.width(of: "illi") < glyphs.width(of: "abcd"))
    #expect(glyphs.width(of: "abcd") < glyphs.width(of: "ABCD"))
    #expect(glyphs.width(of: "ABCD") < glyphs.width(of: "MWMW"))
  }

  @Test func chineseAndEmojiAreSquare() {
    #expect(glyphs.width(of: "今週") == 32)
    #expect(glyphs.width(of: "🎉") == 16)
  }

  @Test func marksTakeNoRoom() {
    #expect(glyphs.width(of: "e\u{301}") == glyphs.width(of: "é"))
    #expect(glyphs.width(of: "\u{200B}") == 0)
  }

  @Test func sizeAndWeightCount() {
    let text = "Free brake check"
    let large = GlyphWidths(lettering: Lettering(32, .semibold))
    #expect(abs(large.width(of: text) - 2 * glyphs.width(of: text)) < 0.001)
    #expect(
      GlyphWidths(lettering: Lettering(16, .heavy)).width(of: text) > glyphs.width(of: text))
  }

  @Test func linesBreakBetweenWords() {
    let word = glyphs.width(of: "abcd")
    #expect(glyphs.lines(of: "abcd abcd", in: word * 2.3) == 1)
    #expect(glyphs.lines(of: "abcd abcd", in: word * 1.9) == 2)
    #expect(glyphs.lines(of: "abcd abcd abcd", in: word * 1.9) == 3)
    #expect(glyphs.lines(of: "abcd\nabcd", in: 1000) == 2)
    #expect(glyphs.lines(of: "abcdabcdabcd", in: word * 1.1) == 3)
    #expect(glyphs.lines(of: "今週末特別", in: 33) == 3)
    #expect(glyphs.lines(of: "", in: 10) == 1)
  }

  @Test func whatFitsIsToldInCharactersOfTheSameKind() throws {
    let lettering = Lettering(16, .semibold, lines: 1, in: Room(160))
    let latin = try #require(Fit(lettering, 160).fault(of: String(repeating: "a", count: 60)))
    let chinese = try #require(Fit(lettering, 160).fault(of: String(repeating: "今", count: 60)))
    #expect(latin.fitting == 17)
    #expect(chinese.fitting == 10)
    #expect(Fit(lettering, 160).fault(of: String(repeating: "今", count: 11)) == nil)
    #expect(Fit(lettering, 160).fault(of: "") == nil)
  }

  @Test func aLabelShrinksBeforeItIsCut() throws {
    let label = Lettering(16, .semibold, lines: 1, in: Room(160), .shrunk(to: 0.8))
    let longer = try #require(Fit(label, 160).fault(of: String(repeating: "今", count: 13)))
    let longest = try #require(Fit(label, 160).fault(of: String(repeating: "今", count: 14)))
    #expect(longer.words.contains("shrink"))
    #expect(longest.words.contains("ends in"))
  }
}
