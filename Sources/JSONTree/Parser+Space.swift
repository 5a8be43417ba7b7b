internal import SourceText

extension Parser {
  /// Moves to the next token.
  @inline(__always)
  mutating func skipSpace(before expectation: Expectation) {
    while true {
      offset = endOfSpace(in: bytes.span, from: offset)
      guard offset < bytes.count else { return }
      let byte = bytes[offset]
      if byte < 0x80, byte != UInt8(ascii: "/"), byte != UInt8(ascii: "#") { return }
      if !skipOddSpace(before: expectation) { return }
    }
  }

  /// Moves past a comment or a space JSON does not know; returns false when there is neither.
  private mutating func skipOddSpace(before expectation: Expectation) -> Bool {
    let start = offset
    switch bytes[start] {
    case UInt8(ascii: "#"):
      switch expectation {
      case .root, .firstElement, .element, .memberValue:
        if isColor(at: start) { return false }
      default: break
      }
      skipLineComment()
    case UInt8(ascii: "/"):
      let next = start + 1 < bytes.count ? bytes[start + 1] : 0
      if next == UInt8(ascii: "/") {
        skipLineComment()
      } else if next == UInt8(ascii: "*") {
        skipBlockComment()
      } else {
        return false
      }
    default:
      guard let name = oddSpaceName(at: start) else { return false }
      let end = start + sequenceLength(at: start)
      report(
        .oddSpace, start..<end, "\(name) stands between the values",
        help: "replace it by a normal space", fix: TextEdit(range: start..<end, text: " "))
      offset = end
    }
    return true
  }

  private func oddSpaceName(at place: Int) -> String? {
    guard let scalar = scalar(at: place) else { return nil }
    switch scalar.value {
    case 0xA0: return "a non-breaking space"
    case 0x200B, 0x2060: return "an invisible space"
    case 0xFEFF: return "a byte order mark"
    default: return scalar.properties.isWhitespace ? "a special space (\(codePoint(scalar)))" : nil
    }
  }

  /// Whether a color such as `#FFFFFF` starts here, rather than a comment.
  private func isColor(at place: Int) -> Bool {
    var end = place + 1
    while end < bytes.count, end - place <= 9, hexadecimalDigit(bytes[end]) != nil { end += 1 }
    guard [3, 4, 6, 8].contains(end - place - 1) else { return false }
    return end == bytes.count || bytes[end] <= 0x20 || bytes[end] == UInt8(ascii: ",")
      || bytes[end] == UInt8(ascii: "}") || bytes[end] == UInt8(ascii: "]")
  }

  private mutating func skipLineComment() {
    let start = offset
    while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
    reportComment(start..<offset)
  }

  private mutating func skipBlockComment() {
    let start = offset
    offset = min(start + 2, bytes.count)
    while offset + 1 < bytes.count {
      if bytes[offset] == UInt8(ascii: "*"), bytes[offset + 1] == UInt8(ascii: "/") {
        offset += 2
        return reportComment(start..<offset)
      }
      offset += 1
    }
    offset = bytes.count
    report(
      .comment, start..<start + 2, "the comment opened here is not closed",
      help: "JSON has no comments: remove it")
  }

  private mutating func reportComment(_ range: Range<Int>) {
    report(
      .comment, range, "JSON has no comments", help: "remove the comment",
      fix: isFull ? nil : removingComment(range))
  }

  /// Returns the edit that takes a comment out, with its line when it has one to itself.
  private func removingComment(_ range: Range<Int>) -> TextEdit {
    var start = range.lowerBound
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    var end = range.upperBound
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    let startsLine = start == 0 || bytes[start - 1] == 0x0A
    if end == bytes.count || bytes[end] == 0x0A || bytes[end] == 0x0D {
      guard startsLine, end < bytes.count else {
        return TextEdit(range: start..<end, replacement: [])
      }
      end += bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A ? 2 : 1
      return TextEdit(range: start..<end, replacement: [])
    }
    // Between two tokens of one line a space keeps them apart.
    return TextEdit(range: range, text: startsLine ? "" : " ")
  }
}
