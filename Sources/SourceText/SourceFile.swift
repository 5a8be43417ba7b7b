/// The bytes of one file with its name and an index of its lines.
///
/// Nothing is decoded up front, so a file that is not text at all still has lines and positions. LF, CR LF
/// and a lone CR each end a line. Files of 4 GiB and more are not supported.
public struct SourceFile: Sendable {
  /// The name shown in messages, as the user gave it.
  public let name: String

  /// The content, untouched.
  public let bytes: [UInt8]

  /// The offset at which each line starts; the first is always 0.
  private let lineStarts: [UInt32]

  /// Creates a file from a name and its content.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
    self.lineStarts = findLineStarts(in: bytes.span)
  }

  /// The number of lines, counting an empty one after a final line break; at least 1.
  public var lineCount: Int { lineStarts.count }

  /// The length of the UTF-8 byte order mark at the start: 3 or 0.
  public var byteOrderMarkLength: Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The content as text, with invalid UTF-8 repaired.
  public var text: String { text(in: 0..<bytes.count) }

  /// Returns the text of a byte range, with invalid UTF-8 repaired.
  public func text(in range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// Returns the bytes of a line, from 1, without its terminator.
  ///
  /// A line that does not exist is an empty range at the end of the file.
  public func lineRange(_ line: Int) -> Range<Int> {
    guard line >= 1, line <= lineStarts.count else { return bytes.count..<bytes.count }
    let start = Int(lineStarts[line - 1])
    guard line < lineStarts.count else { return start..<bytes.count }
    var end = Int(lineStarts[line]) - 1
    if bytes[end] == UInt8(ascii: "\n"), end > start, bytes[end - 1] == UInt8(ascii: "\r") {
      end -= 1
    }
    return start..<end
  }

  /// Returns the number, from 1, of the line that holds an offset.
  public func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// Returns the line and column of a byte offset.
  ///
  /// A byte order mark is not a column, an offset inside a character belongs to that character's first
  /// scalar, and an offset inside a line's terminator is the column after its last character.
  public func position(at offset: Int) -> Position {
    let (line, before) = lineBefore(offset)
    let count = countCharacters(in: bytes.span, from: before.lowerBound, to: before.upperBound)
    return Position(line: line, column: 1 + count)
  }

  /// Returns the line that holds an offset, and the bytes of it before the offset whose characters count.
  func lineBefore(_ offset: Int) -> (line: Int, bytes: Range<Int>) {
    let line = line(at: offset)
    let range = lineRange(line)
    var start = range.lowerBound
    if start == 0 { start = min(byteOrderMarkLength, range.upperBound) }
    let end = scalarStart(atOrBefore: min(max(offset, start), range.upperBound), notBefore: start)
    return (line, start..<end)
  }

  /// Returns the offset itself, or the start of the UTF-8 sequence it lies in.
  func scalarStart(atOrBefore offset: Int, notBefore limit: Int) -> Int {
    guard offset < bytes.count, bytes[offset] & 0xC0 == 0x80 else { return offset }
    var start = offset
    while start > limit, offset - start < 3, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    let lead = bytes[start]
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC0 ? 2 : 1
    return start + length > offset ? start : offset
  }
}

/// Returns the offset after each line break, preceded by 0.
private func findLineStarts(in bytes: Span<UInt8>) -> [UInt32] {
  var starts: [UInt32] = [0]
  var offset = 0
  var lineStart = 0
  let end = bytes.count
  while offset < end {
    if offset - lineStart >= 128 {
      offset = skipBlocksWithoutBreak(in: bytes, from: offset)
      if offset == end { break }
    }
    let stop = min(end, lineStart + 128)
    while offset < stop, bytes[offset] > 0x0D { offset += 1 }
    guard offset < end else { break }
    let byte = bytes[offset]
    offset += 1
    guard byte == 0x0A || byte == 0x0D else { continue }
    if byte == 0x0D, offset < end, bytes[offset] == 0x0A { offset += 1 }
    starts.append(UInt32(truncatingIfNeeded: offset))
    lineStart = offset
  }
  return starts
}

/// Moves over whole blocks of a long line, with a loop the compiler turns into vector code.
private func skipBlocksWithoutBreak(in bytes: Span<UInt8>, from start: Int) -> Int {
  var offset = start
  while offset + 64 <= bytes.count {
    var breaks: UInt8 = 0
    let block = bytes.extracting(offset..<offset + 64)
    for place in block.indices {
      breaks |= (block[place] == 0x0A ? 1 : 0) | (block[place] == 0x0D ? 1 : 0)
    }
    if breaks != 0 { break }
    offset += 64
  }
  return offset
}
