import SourceText
import TestSupport
import Testing

@Suite struct CodePointColumnsTests {
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func agreesWithCountingFromTheStartOfTheLine(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let pieces = ["a", "\"", " ", "é", "e\u{301}", "👩‍👩‍👧", "🇩🇪", "日", "\n", "\r\n", "\r", "\t"]
    let start = random.chance(0.5) ? "\u{FEFF}" : ""
    let text = start + (0..<200).map { _ in random.pick(pieces) }.joined()
    let source = SourceFile(name: "-", bytes: Array(text.utf8))
    var columns = CodePointColumns(source)
    var offset = 0
    for scalar in text.unicodeScalars {
      if random.chance(0.4) { #expect(columns.column(at: offset) == counted(to: offset, source)) }
      if random.chance(0.1) { #expect(columns.column(at: 0) == 1) }
      offset += String(scalar).utf8.count
    }
  }

  @Test func aByteInsideACodePointCountsAsItsStart() {
    let source = SourceFile(name: "-", bytes: Array("aé👩b".utf8))
    var columns = CodePointColumns(source)
    #expect((0...8).map { columns.column(at: $0) } == [1, 2, 2, 3, 3, 3, 3, 4, 5])
  }

  private func counted(to offset: Int, _ source: SourceFile) -> Int {
    var start = source.lineRange(source.line(at: offset)).lowerBound
    if start == 0 { start = source.byteOrderMarkLength }
    let end = min(max(offset, start), source.lineRange(source.line(at: offset)).upperBound)
    return 1 + source.text(in: start..<end).unicodeScalars.count
  }
}
