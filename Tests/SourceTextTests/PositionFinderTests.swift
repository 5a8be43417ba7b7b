import SourceText
import TestSupport
import Testing

@Suite struct PositionFinderTests {
  @Test(arguments: 1...20 as ClosedRange<UInt64>) func agreesWithTheFileInAnyOrder(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let pieces = [
      "a", "\"", " ", "{", "é", "e\u{301}", "\u{301}", "👩‍👩‍👧", "🇩🇪", "日", "\n", "\r\n", "\r", "\t",
    ]
    let text = (0..<200).map { _ in random.pick(pieces) }.joined()
    let source = SourceFile(name: "-", bytes: Array(text.utf8))
    var finder = PositionFinder(source)
    var offset = 0
    for _ in 0..<200 {
      offset =
        random.chance(0.8)
        ? min(source.bytes.count, offset + Int.random(in: 0...9, using: &random))
        : Int.random(in: 0...source.bytes.count, using: &random)
      #expect(finder.position(at: offset) == source.position(at: offset), "offset \(offset)")
    }
  }
}
