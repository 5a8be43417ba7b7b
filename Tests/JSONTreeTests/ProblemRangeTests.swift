import JSONTree
import SourceText
import TestSupport
import Testing

/// Where problems point: at something that can be underlined.
@Suite struct ProblemRangeTests {
  private let pieces: [[UInt8]] =
    [
      "{", "}", "[", "]", ",", ":", "\"", "'", "“", "”", "„", "«", "`", "\\", "\\u", "\\ud800",
      "\\u12",
      "a", "a:", "\"a\"", "\"a\":", "true", "True", "NaN", "+1", "01", "0x1F", ".5", "1e999", "#",
      "//",
      "/*", "*/", "=", "=>", ";", "\n", "\r\n", "\r", "\t", " ", "\u{A0}", "\u{200B}", "\u{FEFF}",
      "é",
      "👩‍👩‍👧", "\u{301}", "\u{1}", "\0", "\u{85}",
    ].map { Array($0.utf8) }
    + [
      [0xFF], [0xC0, 0xAF], [0xC1], [0xE0, 0x80, 0xAF], [0xE2, 0x82], [0xF0, 0x82, 0x82, 0xAC],
      [0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF0, 0x9F],
    ]

  private func check(_ bytes: [UInt8], _ note: String) {
    let document = Document(parsing: SourceFile(name: "-", bytes: bytes))
    for problem in document.problems {
      let range = problem.range
      #expect(range.lowerBound >= 0 && range.upperBound <= bytes.count, "\(note): \(problem)")
      #expect(!range.isEmpty || range.lowerBound == bytes.count, "\(note): \(problem)")
      if let fix = problem.fix { #expect(fix.range.upperBound <= bytes.count, "\(note)") }
    }
    for range in document.loneSurrogates + document.duplicates.flatMap({ [$0.first, $0.later] }) {
      #expect(!range.isEmpty && range.upperBound <= bytes.count, "\(note)")
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>) func liesInTheFile(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<500 {
      let count = Int.random(in: 0...14, using: &random)
      let bytes = (0..<count).flatMap { _ in random.pick(pieces) }
      check(bytes, String(decoding: bytes, as: UTF8.self).debugDescription)
      check(Array("{\"a\": ".utf8) + bytes, String(decoding: bytes, as: UTF8.self).debugDescription)
      check(
        Array("[\"".utf8) + bytes + Array("\"]".utf8),
        String(decoding: bytes, as: UTF8.self).debugDescription)
    }
  }

  @Test(arguments: 0..<200 as Range<UInt64>) func liesInAMutatedFile(_ seed: UInt64) {
    var generator = JSONGenerator(seed: seed)
    let valid = generator.write(
      generator.document(depth: 3), generator.random.pick(WritingStyle.allCases))
    for _ in 0..<20 {
      var bytes = valid
      let place = Int.random(in: 0...bytes.count, using: &generator.random)
      let end = min(bytes.count, place + Int.random(in: 0...2, using: &generator.random))
      bytes.replaceSubrange(place..<end, with: generator.random.pick(pieces))
      check(bytes, "seed \(seed)")
    }
  }
}
