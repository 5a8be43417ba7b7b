internal import SourceText

extension Parser {
  /// Reports a backslash that starts no escape; returns where to go on.
  ///
  /// Inside a text that is replaced as a whole no repair is offered.
  mutating func checkEscape(at place: Int, offersFix: Bool = true) -> Int {
    guard place + 1 < bytes.count else { return place + 1 }
    let escape = bytes[place + 1]
    switch escape {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return place + 2
    case UInt8(ascii: "u"): return checkUnicodeEscape(at: place)
    case 0..<0x20: return place + 1
    case UInt8(ascii: "'"):
      report(
        .badEscape, place..<place + 2, "an apostrophe needs no backslash",
        help: "remove the backslash",
        fix: offersFix ? TextEdit(range: place..<place + 1, replacement: []) : nil)
      return place + 2
    default:
      let end = characterRange(at: place + 1).upperBound
      report(
        .badEscape, place..<end, "\(characterName(at: place + 1)) cannot follow a backslash",
        help: "write \\\\ for a backslash")
      return escape < 0x80 ? place + 2 : place + 1
    }
  }

  private mutating func checkUnicodeEscape(at place: Int) -> Int {
    guard let unit = hexadecimalUnit(in: bytes[...], at: place + 2) else {
      var end = place + 2
      while end < bytes.count, hexadecimalDigit(bytes[end]) != nil { end += 1 }
      report(
        .badEscape, place..<end, "\\u needs four hexadecimal digits",
        help: "for example \\u00E9 for é")
      return place + 2
    }
    guard unit & 0xF800 == 0xD800 else { return place + 6 }
    if unit & 0xFC00 == 0xD800, place + 7 < bytes.count, bytes[place + 6] == UInt8(ascii: "\\"),
      bytes[place + 7] == UInt8(ascii: "u"),
      let low = hexadecimalUnit(in: bytes[...], at: place + 8), low & 0xFC00 == 0xDC00
    {
      return place + 12
    }
    loneSurrogates.append(place..<place + 6)
    return place + 6
  }

  /// Reports a control character in a string; returns false when reading cannot go on.
  mutating func checkControlCharacter(at place: Int, offersFix: Bool = true) -> Bool {
    let byte = bytes[place]
    guard byte != 0 else { return refuseNUL(at: place) }
    guard !isFull else { return true }
    let escape = String(jsonString(text(place..<place + 1)).dropFirst().dropLast())
    report(
      .controlCharacter, place..<place + 1,
      byte == 0x09
        ? "a tab stands inside the text"
        : "a control character (\(codePoint(Unicode.Scalar(byte)))) stands inside the text",
      help: "write \(escape)",
      fix: offersFix
        ? TextEdit(range: startOfEscape(before: place)..<place + 1, text: escape) : nil)
    return true
  }

  /// Where the backslash stands that escapes the control character at a place; the place itself where none does.
  private func startOfEscape(before place: Int) -> Int {
    var start = place
    while start > 0, bytes[start - 1] == UInt8(ascii: "\\") { start -= 1 }
    return (place - start).isMultiple(of: 2) ? place : place - 1
  }

  /// Decides whether a string goes on after a line break; if so, reports it and returns where.
  ///
  /// It does when the next line does not start like JSON and its first quote ends a value.
  mutating func continueAfterLineBreak(at place: Int) -> Int? {
    let reach = min(bytes.count, place + Self.guessReach)
    let isKnown = place < continuation.upperBound
    var next = isKnown ? max(place, continuation.lowerBound) : place
    while next < reach, bytes[next] <= 0x20, bytes[next] != 0 { next += 1 }
    guard next < reach else { return nil }
    switch bytes[next] {
    case 0, UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["),
      UInt8(ascii: "]"),
      UInt8(ascii: "/"), UInt8(ascii: "#"):
      return nil
    default: break
    }
    let lineStart = next
    if isKnown {
      next = continuation.upperBound
    } else {
      while next < reach, bytes[next] != UInt8(ascii: "\"") {
        next += bytes[next] == UInt8(ascii: "\\") ? 2 : 1
      }
      guard next < reach, endsValue(after: next + 1) else { return nil }
    }
    continuation = lineStart..<next
    let isPair = bytes[place] == 0x0D && bytes[place + 1] == 0x0A
    let end = place + (isPair ? 2 : 1)
    report(
      .lineBreakInString, place..<end, "the text goes on after the end of its line",
      help: "write \\n for a line break",
      fix: TextEdit(range: startOfEscape(before: place)..<end, text: "\\n"))
    return end
  }

  /// Whether a comma, a closing bracket or the end of the line follows.
  func endsValue(after place: Int, orKey: Bool = false) -> Bool {
    var next = place
    while next < bytes.count, bytes[next] == 0x20 || bytes[next] == 0x09 { next += 1 }
    guard next < bytes.count else { return true }
    switch bytes[next] {
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), 0x0A, 0x0D: return true
    case UInt8(ascii: ":"): return orKey
    default: return false
    }
  }

  /// Ends a string that has no closing quote before the end of its line; returns false when reading cannot go on.
  mutating func readUnclosedString(
    from start: Int, lineEnd: Int, hasEscapes: Bool, isKey: Bool, opening: Int = 1
  ) -> Bool {
    let first = start + opening
    var end = lineEnd
    func trim() { while end > first, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 } }
    trim()
    if isKey {
      end = bytes[first..<end].firstIndex(of: UInt8(ascii: ":")) ?? end
    } else {
      if end > first, bytes[end - 1] == UInt8(ascii: ",") { end -= 1 }
      trim()
      // `"text": "Hi }` ends before the brace, `"text": "Hi {{name}}` does not.
      if !bytes[first..<end].contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") })
      {
        while end > first,
          bytes[end - 1] == UInt8(ascii: "}") || bytes[end - 1] == UInt8(ascii: "]")
        {
          end -= 1
          trim()
        }
      }
    }
    trim()
    let closing = bytes[first..<end].suffix(3) == [0xE2, 0x80, 0x9D] ? 3 : 0
    report(
      closing == 3 ? .curlyQuotes : .unclosedString, start..<max(end, start + 1),
      closing == 3
        ? "the \(isKey ? "key" : "text") ends with a typographic quotation mark"
        : "the \(isKey ? "key" : "text") has no closing quotation mark", help: "end it with \"")
    pushString(
      from: start, to: end,
      Entry.string(hasEscapes: hasEscapes, opening: opening, closing: closing), isKey: isKey)
    return true
  }
}
