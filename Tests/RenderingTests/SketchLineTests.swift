import TestSupport
import Testing
import Wording

@testable import Rendering

/// Words as lines of a sketch.
@Suite struct SketchLineTests {
  @Test(arguments: [
    ("one two three", 7, 9, ["one two", "three"]), ("abcdefghij", 4, 9, ["abcd", "efgh", "ij"]),
    ("one two three", 7, 1, ["one tw…"]), ("one two", 10, 1, ["one two"]),
    ("a\nb\r\nc", 5, 9, ["a", "b", "c"]), ("a\n\nb", 5, 2, ["a", "…"]), ("", 5, 1, [""]),
    ("表表表", 5, 9, ["表表", "表"]), ("a b", 0, 3, []), ("a b", 3, 0, []),
    ("\u{1B}[31m", 12, 1, [#"\u{1b}[31m"#]), ("a\u{202E}b", 12, 1, [#"a\u{202e}b"#]),
    ("tab\there", 12, 1, ["tab here"]), ("\u{200F}", 12, 1, [#"\u{200f}"#]),
  ])
  func areWrappedCutAndPrintable(
    _ text: String, _ width: Int, _ limit: Int, _ expected: [String]
  ) {
    #expect(lines(of: text, width: width, atMost: limit) == expected)
  }

  @Test func areNeverWiderThanAllowed() {
    var random = SplitMix64(seed: 11)
    for _ in 0..<300 {
      let text = (0..<Int.random(in: 0...12, using: &random)).map { _ in random.pick(oddWords) }
        .joined(separator: random.pick(["", " ", "\n"]))
      let width = Int.random(in: 1...40, using: &random)
      let limit = Int.random(in: 1...6, using: &random)
      let found = lines(of: text, width: width, atMost: limit)
      #expect(found.count <= limit)
      #expect(found.allSatisfy { $0.displayWidth <= width }, "\(text.debugDescription) \(width)")
    }
  }

  @Test func aTextAsLongAsADocumentIsReadToWhereItIsCut() {
    let text = String(repeating: "word ", count: 1_000_000)
    #expect(lines(of: text, width: 9, atMost: 2) == ["word word", "word wor…"])
  }
}

/// Words that are hard to measure or dangerous to print.
let oddWords = [
  "plain", "表示", "e\u{301}\u{302}\u{303}", "👩‍👩‍👧", "🇩🇪", "\u{1B}[2J", "\u{9B}31m", "\u{7}",
  "\u{202E}evil", "\u{2066}", "\u{301}", "\u{200D}", "نص", "‏עברית", "\t", "", "\u{0}", "a\u{FE0F}",
  "1\u{FE0F}\u{20E3}", "ｆｕｌｌ", "ﷺ", "\u{2028}", "\r", "क्षि", String(repeating: "long", count: 40),
]
