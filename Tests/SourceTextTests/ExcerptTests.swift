import SourceText
import TestSupport
import Testing
import Wording

/// Draws an excerpt the way a reporter does.
private func drawing(_ text: String, _ range: Range<Int>, columns: Int = 76) -> [String] {
  let excerpt = Excerpt(
    of: range, in: SourceFile(name: "-", bytes: Array(text.utf8)), columns: columns)
  let caret =
    String(repeating: " ", count: excerpt.caretColumn)
    + String(repeating: "^", count: excerpt.caretWidth)
  return [excerpt.line, caret]
}

@Suite struct ExcerptTests {
  @Test func underlinesTheRange() {
    #expect(drawing("{\n  \"a\": 12,\n}", 9..<11) == ["  \"a\": 12,", "       ^^"])
  }

  @Test func anEmptyRangeStillHasACaret() {
    #expect(drawing("[1 2]", 2..<2) == ["[1 2]", "  ^"])
    #expect(drawing("ab\n", 2..<2) == ["ab", "  ^"])
    #expect(drawing("", 0..<0) == ["", "^"])
  }

  @Test func aRangeOverSeveralLinesEndsWithItsFirst() {
    #expect(drawing("ab\ncd", 1..<4) == ["ab", " ^"])
  }

  @Test func countsCellsRatherThanCharacters() {
    #expect(drawing("中é👍x", 9..<10) == ["中é👍x", "     ^"])
    #expect(drawing("中", 0..<3) == ["中", "^^"])
    #expect(drawing("e\u{301}x", 3..<4) == ["e\u{301}x", " ^"])
  }

  @Test func makesControlsVisible() {
    #expect(drawing("\ta\u{1B}[31m\u{202E}", 2..<3) == [" a␛[31m\u{FFFD}", "  ^"])
  }

  @Test func leavesTheByteOrderMarkOut() {
    #expect(drawing("\u{FEFF}ab", 3..<4) == ["ab", "^"])
  }

  @Test func cutsALongLineAroundTheFault() {
    let text = String(repeating: "a", count: 100) + "XYZ" + String(repeating: "b", count: 100)
    let lines = drawing(text, 100..<103, columns: 20)
    #expect(lines == ["…aaaaaaXYZbbbbbbbbb…", "       ^^^"])
    #expect(drawing(text, 0..<1, columns: 20) == ["aaaaaaaaaaaaaaaaaa…", "^"])
    #expect(
      drawing(text, 202..<203, columns: 20) == ["…bbbbbbbbbbbbbbbbbb", "                  ^"])
  }

  @Test func cutsALongRange() {
    let excerpt = Excerpt(
      of: 10..<9000,
      in: SourceFile(name: "-", bytes: Array(repeating: UInt8(ascii: "x"), count: 10_000)),
      columns: 20)
    #expect(excerpt.line.displayWidth <= 20)
    #expect(excerpt.caretColumn + excerpt.caretWidth <= 20)
  }

  @Test(arguments: 0..<200)
  func fitsWhateverTheText(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let pieces = ["a", "word ", "é", "中文", "👨‍👩‍👧", "e\u{301}\u{302}", "\t", "\u{7}", "🇩🇪"]
    var text = ""
    for _ in 0..<Int.random(in: 0..<150, using: &random) { text += random.pick(pieces) }
    let bytes = Array(text.utf8)
    let start = Int.random(in: 0...bytes.count, using: &random)
    let end = Int.random(in: start...bytes.count, using: &random)
    let columns = Int.random(in: 8..<90, using: &random)
    let excerpt = Excerpt(
      of: start..<end, in: SourceFile(name: "-", bytes: bytes), columns: columns)
    #expect(excerpt.line.displayWidth <= columns)
    #expect(excerpt.caretColumn <= excerpt.line.displayWidth)
    #expect(excerpt.caretWidth >= 1)
    #expect(!excerpt.line.unicodeScalars.contains { $0.value < 0x20 })
  }
}

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("abc", 3), ("é", 1), ("e\u{301}", 1), ("中文", 4), ("ｱ", 1), ("Ａ", 2), ("👍", 2), ("👨‍👩‍👧", 2),
    ("🇩🇪", 2), ("❤️", 2), ("❤", 1),
    ("한글", 4), ("\u{200B}", 0), ("✕", 1), ("—", 1), ("", 0),
  ])
  func cells(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }
}
