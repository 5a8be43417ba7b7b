import Testing
import Wording

@Suite struct PrintableTests {
  @Test func quotingClipsAndEscapes() {
    #expect(quoted("a\nb") == "\"a\\u{a}b\"")
    #expect(quoted("é 日本") == "\"é 日本\"")
    #expect(quoted("\u{202E}x") == "\"\\u{202e}x\"")
    #expect(
      quoted(String(repeating: "x", count: 61)) == "\"\(String(repeating: "x", count: 60))…\"")
    #expect(
      quoted(String(repeating: "x", count: 60)) == "\"\(String(repeating: "x", count: 60))\"")
  }

  @Test(arguments: [
    "\u{200B}", "\u{200C}", "\u{200D}", "\u{FEFF}", "\u{AD}", "\u{2060}", "\u{2064}", "\u{E0001}",
    "\u{E0041}", "\u{61C}", "\u{180E}", "\u{FE0F}", "\u{85}", "\u{9B}", "\u{34F}", "\u{3164}",
    "\u{2066}", "\u{2028}", "\u{1B}", "\u{0}", "\u{7F}",
  ])
  func spellsWhatAReaderWouldMiss(_ scalar: Unicode.Scalar) {
    let spelling = "\\u{\(String(scalar.value, radix: 16))}"
    #expect(printable("title\(scalar)") == "title\(spelling)")
    #expect(printable("\(scalar)x") == "\(spelling)x")
    #expect("a\(scalar)".hidesScalars)
  }

  @Test(arguments: [
    "👨‍👩‍👧", "❤️", "❤️‍🔥", "🏳️‍🌈", "1️⃣", "👍🏽", "क्‍ष", "می‌خواهم", "🏴󠁧󠁢󠁷󠁬󠁳󠁿", "葛󠄀", "e\u{301}", "한글",
  ])
  func leavesWhatShapesItsNeighbours(_ text: String) {
    #expect(printable(text) == text)
    #expect(!text.hidesScalars)
  }

  @Test func aFlagCannotCarryALongHiddenText() {
    let tags = String(
      String.UnicodeScalarView(
        "hidden words".unicodeScalars.compactMap {
          Unicode.Scalar(0xE0000 + $0.value)
        }))
    #expect("🏴\(tags)\u{E007F}".hidesScalars)
    #expect("🏴\(tags)".hidesScalars)
  }
}
