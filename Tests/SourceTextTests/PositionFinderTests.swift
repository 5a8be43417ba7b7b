import SourceText
import TestSupport
import Testing

/// Pieces of text whose characters are hard to count, some of them not UTF-8.
private let pieces: [[UInt8]] =
  [
    "a", "\"", " ", "{", "é", "e\u{301}", "\u{301}", "\u{301}\u{302}\u{303}", "\u{200D}",
    "\u{FE0F}",
    "👩‍👩‍👧", "👩", "👍🏽", "🇩🇪", "🇩", "日", "क्ष", "क्", "각", "\u{1100}", "\u{600}", "#️⃣", "\u{FEFF}", "\0",
    "\u{7F}", "\t", "\n", "\r\n", "\r",
  ].map { Array($0.utf8) }
  + [
    [0xFF], [0xC0, 0xAF], [0xE2, 0x82], [0xF0, 0x9F, 0x91], [0x80], [0xED, 0xA0, 0x80],
    [0xF4, 0x90, 0x80, 0x80],
  ]

private func source(_ bytes: some Sequence<UInt8>) -> SourceFile {
  SourceFile(name: "-", bytes: Array(bytes))
}

/// A text of a seed; few kinds of pieces make long runs of one kind likely.
private func randomSource(_ random: inout SplitMix64, length: Int) -> SourceFile {
  let kinds = (0..<Int.random(in: 1...6, using: &random)).map { _ in random.pick(pieces) }
  var bytes: [UInt8] = random.chance(0.2) ? [0xEF, 0xBB, 0xBF] : []
  while bytes.count < length {
    let piece = random.pick(random.chance(0.9) ? kinds : pieces)
    for _ in 0..<(random.chance(0.1) ? Int.random(in: 1...200, using: &random) : 1) {
      bytes += piece
    }
  }
  return source(bytes)
}

@Suite struct PositionFinderTests {
  @Test(arguments: 1...100 as ClosedRange<UInt64>)
  func everyOffsetHasTheFilesPosition(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let source = randomSource(&random, length: 50)
    var finder = PositionFinder(source)
    for offset in 0...source.bytes.count + 2 {
      #expect(finder.position(at: offset) == source.position(at: offset), "offset \(offset)")
    }
  }

  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func agreesWithTheFileInAnyOrder(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let source = randomSource(&random, length: 6000)
    for ascends in [true, false] {
      var finder = PositionFinder(source)
      var offset = 0
      for _ in 0..<60 {
        offset =
          ascends || random.chance(0.8)
          ? min(source.bytes.count, offset + random.pick([0, 1, 2, 7, 90, 300, 5000]))
          : Int.random(in: 0...source.bytes.count, using: &random)
        #expect(finder.position(at: offset) == source.position(at: offset), "offset \(offset)")
      }
    }
  }

  /// Counting each position from the start of the line, or of the character, takes minutes here.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: ["x", "é", "a\u{301}", "\u{301}", "🇩🇪", "👩‍👩‍👧", "\u{1100}", "\u{600}", "\0", "日 a"])
  func manyPositionsOfOneLongLine(_ piece: String) {
    let text = String(repeating: piece, count: 100_000 / piece.utf8.count)
    let source = source(text.utf8)
    var finder = PositionFinder(source)
    let offsets = Array(stride(from: 0, through: source.bytes.count, by: 30))
    let positions = offsets.map { finder.position(at: $0) }
    #expect(positions == positions.sorted())
    for index in stride(from: 0, to: offsets.count, by: 1000) {
      #expect(positions[index] == source.position(at: offsets[index]))
      #expect(finder.position(at: offsets[index]) == positions[index])
      #expect(finder.position(at: source.bytes.count) >= positions[index])
    }
  }

  @Test(.timeLimit(.minutes(1))) func manyPositionsOfTwoMegabytes() {
    let source = source(repeatElement(UInt8(ascii: "x"), count: 2_000_000))
    var finder = PositionFinder(source)
    for offset in stride(from: 0, to: 2_000_000, by: 100) {
      #expect(finder.position(at: offset) == Position(line: 1, column: offset + 1))
    }
  }
}
