import SourceText
import TestSupport
import Testing

/// The definition of a position: decode the line up to the offset and count.
private func naivePosition(_ bytes: [UInt8], _ offset: Int) -> Position {
  var line = 1
  var start = 0
  var place = 0
  while place < bytes.count {
    let isPair = bytes[place] == 13 && place + 1 < bytes.count && bytes[place + 1] == 10
    let next = place + (isPair ? 2 : 1)
    if bytes[place] == 10 || bytes[place] == 13 {
      if next > offset {
        return Position(line: line, column: 1 + countOf(bytes[start..<min(offset, place)]))
      }
      line += 1
      start = next
    }
    place = next
  }
  return Position(line: line, column: 1 + countOf(bytes[start..<min(offset, bytes.count)]))
}

private func countOf(_ bytes: ArraySlice<UInt8>) -> Int {
  let hasMark = bytes.startIndex == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF])
  return String(decoding: hasMark ? bytes.dropFirst(3) : bytes, as: UTF8.self).count
}

@Suite struct PositionTests {
  @Test(arguments: [
    ("", 0, "1:1"), ("abc", 2, "1:3"), ("a\nb", 2, "2:1"), ("a\r\nb", 3, "2:1"), ("a\rb", 2, "2:1"),
    ("a\r\nb", 2, "1:2"),
    ("é=x", 3, "1:3"), ("👨‍👩‍👧x", 18, "1:2"), ("e\u{301}x", 3, "1:2"), ("\u{FEFF}x", 3, "1:1"),
    ("a\n", 2, "2:1"),
    ("🇩🇪🇫🇷x", 16, "1:3"), ("abc", 99, "1:4"), ("é", 1, "1:1"),
  ])
  func counts(text: String, offset: Int, expected: String) {
    #expect(
      SourceFile(name: "-", bytes: Array(text.utf8)).position(at: offset).description == expected)
  }

  @Test(arguments: 0..<60)
  func agreesWithTheDefinition(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let pieces = [
      "a", "b1", "\n", "\r\n", "\r", "é", "e\u{301}", "👨‍👩‍👧", "🇩🇪", "\u{600}", "中", "\u{200D}", "क्ष",
      "#️⃣", "\t",
    ]
    var text = random.chance(0.2) ? "\u{FEFF}" : ""
    for _ in 0..<Int.random(in: 0..<40, using: &random) {
      text +=
        random.chance(0.5)
        ? String(repeating: "x", count: Int.random(in: 0..<90, using: &random))
        : random.pick(pieces)
    }
    let bytes = Array(text.utf8)
    let file = SourceFile(name: "-", bytes: bytes)
    var offset = 0
    for scalar in text.unicodeScalars {
      let inMark = offset == 0 && scalar == "\u{FEFF}"
      if !inMark {
        #expect(file.position(at: offset) == naivePosition(bytes, offset), "offset \(offset)")
      }
      offset += String(scalar).utf8.count
    }
    #expect(file.position(at: offset) == naivePosition(bytes, offset))
    for line in 1...file.lineCount {
      let range = file.lineRange(line)
      #expect(!bytes[range].contains { $0 == 10 || $0 == 13 })
      #expect(file.position(at: range.lowerBound) == Position(line: line, column: 1))
    }
  }

  @Test func invalidBytesNeverCrash() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<200 {
      let bytes = (0..<40).map { _ in UInt8.random(in: 0...255, using: &random) }
      let file = SourceFile(name: "-", bytes: bytes)
      var last = Position(line: 1, column: 1)
      for offset in 0...bytes.count {
        let position = file.position(at: offset)
        #expect(position.line >= last.line)
        last = position
      }
    }
  }

  @Test func linesWithoutTheirTerminators() {
    let file = SourceFile(name: "-", bytes: Array("one\r\n\ntwo\rthree".utf8))
    #expect(
      (1...file.lineCount).map { file.text(in: file.lineRange($0)) } == ["one", "", "two", "three"])
    #expect(file.lineRange(9) == 15..<15)
    #expect(file.lineRange(0) == 15..<15)
  }
}
