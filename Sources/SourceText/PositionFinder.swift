/// Finds many positions of one file without counting a line anew for each.
///
/// Offsets that ascend cost time in proportion to the bytes between them, and others on the same line little more.
public struct PositionFinder {
  private let source: SourceFile
  private var line = 0
  private var lineEnd = 0
  /// The character that the last offset lies in or just after; empty before one is read.
  private var character = 0..<0
  /// The column of that character.
  private var column = 1
  /// Starts of characters of this line to go on from, in order.
  private var marks: [(start: Int, column: Int)] = []

  /// The least distance of two marks, in bytes.
  private static let stride = 4096

  /// Creates a finder for a file.
  public init(_ source: SourceFile) {
    self.source = source
  }

  /// The position of a byte offset, the same that `SourceFile.position(at:)` finds.
  public mutating func position(at offset: Int) -> Position {
    let (line, before) = source.lineBefore(offset)
    if line != self.line { enter(line, at: before.lowerBound) }
    jump(towards: before.upperBound)
    if before.upperBound > character.upperBound { advance(to: before.upperBound) }
    let isAfter = before.upperBound > character.lowerBound
    return Position(line: line, column: column + (isAfter ? 1 : 0))
  }

  private mutating func enter(_ line: Int, at start: Int) {
    self.line = line
    lineEnd = source.lineRange(line).upperBound
    marks = []
    move(to: start, column: 1)
  }

  /// Goes to the last mark before an offset, unless the way from here is shorter.
  private mutating func jump(towards offset: Int) {
    guard let mark = marks.last(where: { $0.start <= offset }) else { return }
    if offset < character.lowerBound || mark.start > character.upperBound {
      move(to: mark.start, column: mark.column)
    }
  }

  /// Takes the start of a character, with nothing read of it yet.
  private mutating func move(to start: Int, column: Int) {
    character = start..<start
    self.column = column
    if marks.last.map({ start - $0.start >= Self.stride }) ?? true { marks.append((start, column)) }
  }

  private mutating func advance(to offset: Int) {
    if !character.isEmpty { move(to: character.upperBound, column: column + 1) }
    while character.upperBound < offset {
      let start = character.lowerBound
      let limit = min(lineEnd, offset + 1, start + Self.stride)
      let end = skipASCII(in: source.bytes.span, from: start, to: limit)
      // Two ASCII bytes of a line never share a character, but the last of them may have marks after it.
      if end > offset || end == lineEnd {
        move(to: offset - 1, column: column + offset - 1 - start)
        character = offset - 1..<offset
      } else if end > start + 1 {
        move(to: end - 1, column: column + end - 1 - start)
      } else {
        advanceDecoding(to: offset)
      }
    }
  }

  /// Decodes a stretch and goes on to its last character, which may reach beyond it, or to the offset.
  private mutating func advanceDecoding(to offset: Int) {
    var reach = 256
    var isStuck = true
    while isStuck {
      let limit = source.scalarStart(
        atOrBefore: min(lineEnd, character.lowerBound + reach), notBefore: character.lowerBound)
      for length in characterLengths(in: source.bytes[character.lowerBound..<limit]) {
        let end = character.lowerBound + length
        if end == limit, limit < lineEnd { break }
        isStuck = false
        if end >= offset {
          character = character.lowerBound..<end
          return
        }
        move(to: end, column: column + 1)
      }
      reach *= 2
    }
  }
}
