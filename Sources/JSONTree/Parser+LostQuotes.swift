internal import SourceText

/// Faults that show only after a string: its quotes were not where the writer thought.
extension Parser {
  /// The string in double quotes that ends exactly here.
  private var stringJustRead: Entry? {
    guard let last = tape.last, last.kind == .string, last.openingLength == 1,
      last.closingLength == 1,
      Int(last.end) == offset, lastEnd == offset
    else { return nil }
    return last
  }

  /// Ends the string just read earlier, without a quote.
  private mutating func endString(_ string: Entry, at end: Int, _ message: String) {
    report(.unclosedString, Int(string.start)..<end, message, help: "end it with \"")
    let hasEscapes = bytes[Int(string.start)..<end].contains(UInt8(ascii: "\\"))
    tape.removeLast()
    let details = Entry.string(hasEscapes: hasEscapes, opening: 1, closing: 0)
    push(.string, from: Int(string.start), to: end, details: details)
  }

  /// Mends `"title: "Hi"`, where the key took the value's first quote; returns false when it is something else.
  mutating func endKeyAtItsColon() -> Bool {
    guard let key = stringJustRead,
      let colon = bytes[key.content].firstIndex(of: UInt8(ascii: ":")),
      bytes[colon + 1..<key.content.upperBound].allSatisfy(isSpace)
    else { return false }
    endString(key, at: colon, "the key has no closing quotation mark")
    return true
  }

  /// Mends `"Hi, "color": …`, where the text took the next key's first quote; returns false when it is something else.
  mutating func endTextBeforeNextKey() -> Bool {
    guard let text = stringJustRead,
      let comma = bytes[text.content].lastIndex(of: UInt8(ascii: ",")),
      bytes[comma + 1..<text.content.upperBound].allSatisfy(isSpace)
    else { return false }
    var place = offset
    while place < bytes.count, bytes[place] > 0x20, bytes[place] != UInt8(ascii: "\"") {
      place += 1
    }
    guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else { return false }
    place = endOfSpace(in: bytes.span, from: place + 1)
    guard place < bytes.count, bytes[place] == UInt8(ascii: ":") else { return false }
    endString(text, at: comma, "the text has no closing quotation mark")
    return true
  }

  /// Skips a second closing quote; returns false when there is none.
  mutating func skipExtraQuote() -> Bool {
    guard stringJustRead != nil, bytes[offset] == UInt8(ascii: "\""), endsValue(after: offset + 1)
    else { return false }
    let range = offset..<offset + 1
    report(
      .unescapedQuote, range, "there is a quotation mark too many", help: "remove it",
      fix: TextEdit(range: range, replacement: []))
    offset += 1
    lastEnd = offset
    return true
  }

  /// Joins a string with what follows it directly up to the quote that ends the value; false when there is none.
  mutating func readPastUnescapedQuote() -> Bool {
    guard stringJustRead != nil else { return false }
    let reach = min(bytes.count, offset + Self.guessReach)
    var place = max(offset, unescapedQuoteSearch)
    while place < reach, bytes[place] != 0x0A, bytes[place] != 0x0D {
      if bytes[place] == UInt8(ascii: "\""), endsValue(after: place + 1) { break }
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    unescapedQuoteSearch = place
    guard place < reach, bytes[place] == UInt8(ascii: "\"") else { return false }
    report(
      .unescapedQuote, offset - 1..<offset, "a quotation mark inside the text ends it early",
      help: "write \\\" for a quotation mark inside a text")
    guard let hasEscapes = checkContent(offset..<place) else {
      stopped = true
      return true
    }
    tape[tape.count - 1].end = UInt32(truncatingIfNeeded: place + 1)
    if hasEscapes {
      tape[tape.count - 1].meta |= Entry.string(hasEscapes: true, opening: 0, closing: 0) << 3
    }
    offset = place + 1
    lastEnd = offset
    return true
  }
}
