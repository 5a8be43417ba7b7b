import TestSupport
import Testing
import Wording

@Suite struct WrappingTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("한글", 4), ("👩‍👩‍👧", 2), ("❤️", 2),
    ("🇩🇪", 2), ("ﾊ", 1), ("Ａ", 2), ("\u{200B}x", 1), ("→", 1), ("tab\t", 3),
  ])
  func widthIsCountedInColumns(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }

  @Test func breaksAtSpacesOnly() {
    #expect(wrapped("one two three", width: 7) == ["one two", "three"])
    #expect(
      wrapped("see https://example.com/long now", width: 6) == [
        "see", "https://example.com/long", "now",
      ])
    #expect(wrapped("日本 日本 日本", width: 9) == ["日本 日本", "日本"])
    #expect(wrapped("  a \n b  ", width: 9) == ["a b"])
    #expect(wrapped("", width: 9) == [""])
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func keepsEveryWordAndTheWidth(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<300 {
      let words = (0..<Int.random(in: 0...30, using: &random)).map { _ in
        String(
          repeating: random.pick(["a", "é", "日", "🧸"]),
          count: Int.random(in: 1...12, using: &random))
      }
      let width = Int.random(in: 1...40, using: &random)
      let lines = wrapped(words.joined(separator: " "), width: width)
      #expect(lines.flatMap { $0.split(separator: " ").map(String.init) } == words)
      for line in lines where line.contains(" ") { #expect(line.displayWidth <= width) }
    }
  }

  @Test func paddingCountsColumns() {
    #expect("日".padded(to: 4) == "日  ")
    #expect("long".padded(to: 2) == "long")
  }
}
