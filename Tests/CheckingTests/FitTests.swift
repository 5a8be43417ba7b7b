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

  private func lines(of text: String, in room: Double) -> Int? {
    (1...9).first { !glyphs.takesMore(than: $0, linesOf: text, in: room) }
  }

  @Test func linesBreakBetweenWords() {
    let word = glyphs.width(of: "abcd")
    #expect(lines(of: "abcd abcd", in: word * 2.3) == 1)
    #expect(lines(of: "abcd abcd", in: word * 1.9) == 2)
    #expect(lines(of: "abcd abcd abcd", in: word * 1.9) == 3)
    #expect(lines(of: "abcd\nabcd", in: 1000) == 2)
    #expect(lines(of: "abcdabcdabcd", in: word * 1.1) == 3)
    #expect(lines(of: "今週末特別", in: 33) == 3)
    #expect(lines(of: "", in: 10) == 1)
  }

  @Test func whatFitsIsToldInCharactersOfTheSameKind() throws {
    let lettering = Lettering(16, .semibold, lines: 1, in: Room(160))
    let fit = Fit(lettering, 160)
    let latin = String(repeating: "a", count: 60)
    let chinese = String(repeating: "今", count: 60)
    #expect(!fit.holds(latin) && fit.capacity(for: latin) == 17)
    #expect(!fit.holds(chinese) && fit.capacity(for: chinese) == 10)
    #expect(fit.holds(String(repeating: "今", count: 11)))
    #expect(fit.holds(""))
  }

  @Test func aLabelShrinksBeforeItIsCut() throws {
    let label = Lettering(16, .semibold, lines: 1, in: Room(160), .shrunk(to: 0.8))
    let longer = Fit(label, 160).fault(of: String(repeating: "今", count: 13))
    let longest = Fit(label, 160).fault(of: String(repeating: "今", count: 14))
    #expect(longer.contains("shrink"))
    #expect(longest.contains("ends in"))
  }
}
