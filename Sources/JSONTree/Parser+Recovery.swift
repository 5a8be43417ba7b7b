internal import SourceText

extension Parser {
  /// Handles what is neither a comma nor the closing bracket after a value.
  mutating func readOddSeparator(_ byte: UInt8, in frame: Frame) -> Expectation? {
    let next: Expectation = frame.isObject ? .key : .element
    switch byte {
    case UInt8(ascii: "}"), UInt8(ascii: "]"): return refuseBracket(at: offset, in: frame)
    case UInt8(ascii: ";"):
      report(
        .wrongSeparator, offset..<offset + 1, "a semicolon stands where a comma is expected",
        help: "write a comma",
        fix: TextEdit(range: offset..<offset + 1, text: ","))
      commaOffset = offset
      offset += 1
      lastEnd = offset
      return next
    case UInt8(ascii: ":"), UInt8(ascii: "="):
      guard !frame.isObject else { break }
      report(
        .unexpectedCharacter, offset..<offset + 1, "a key and value stand directly in an array",
        help: "put braces around them: { \"key\": value }")
      return stop()
    default:
      if endTextBeforeNextKey() || skipExtraQuote() { return .separator }
      if isWordByte(byte), readPastUnescapedQuote() { return stopped ? nil : .separator }
      guard frame.isObject ? startsKey(byte) : startsValue(byte) else { break }
      report(
        .missingComma, lastEnd..<lastEnd,
        "a comma is missing between two \(frame.isObject ? "members" : "elements")",
        help: "add a comma here", fix: TextEdit(range: lastEnd..<lastEnd, text: ","))
      return next
    }
    let closer = Character(Unicode.Scalar(frame.closer))
    return refuseCharacter(at: offset, expected: "a comma or \"\(closer)\"")
  }

  /// Handles what is no string where a key is expected.
  mutating func readOddKey(_ byte: UInt8, _ expectation: Expectation) -> Expectation? {
    switch byte {
    case UInt8(ascii: "}"):
      if expectation == .key { reportTrailingComma(after: "member") }
      return close()
    case UInt8(ascii: ","): return skipExtraComma(expectation)
    case UInt8(ascii: "]"):
      guard let frame = stack.last else { return stop() }
      return refuseBracket(at: offset, in: frame)
    default: break
    }
    if startsOddString(at: offset) { return readOddString(isKey: true) ? .colon : stop() }
    guard startsBareKey(byte), scalar(at: offset) != nil else {
      return refuseCharacter(at: offset, expected: "a key in double quotes")
    }
    let start = offset
    guard let end = wordEnd(from: start) else { return stop() }
    if !isFull {
      report(
        .unquotedKey, start..<end, "the key \(shown(start..<end)) is not in quotes",
        help: "use double quotes",
        fix: TextEdit(range: start..<end, text: jsonString(text(start..<end))))
    }
    pushString(
      from: start, to: end, Entry.string(hasEscapes: false, opening: 0, closing: 0), isKey: true)
    return .colon
  }

  /// Handles what is no colon after a key.
  mutating func readOddColon(_ byte: UInt8) -> Expectation? {
    switch byte {
    case UInt8(ascii: "="):
      let end =
        offset + (offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: ">") ? 2 : 1)
      report(
        .wrongSeparator, offset..<end, "an equals sign stands where a colon is expected",
        help: "write a colon",
        fix: TextEdit(range: offset..<end, text: ":"))
      offset = end
      lastEnd = end
      return .memberValue
    case UInt8(ascii: ","), UInt8(ascii: "}"): return reportMissingValue()
    default:
      if endKeyAtItsColon() { return .colon }
      guard startsValue(byte) else { return refuseCharacter(at: offset, expected: "a colon") }
      report(
        .missingColon, lastEnd..<lastEnd, "a colon is missing between the key and its value",
        help: "add a colon here", fix: TextEdit(range: lastEnd..<lastEnd, text: ":"))
      return .memberValue
    }
  }

  /// Handles what is no JSON value where one is expected.
  mutating func readOddValue(_ byte: UInt8, _ expectation: Expectation) -> Expectation? {
    switch byte {
    case UInt8(ascii: ",") where expectation == .memberValue: return reportMissingValue()
    case UInt8(ascii: "}") where expectation == .memberValue: return reportMissingValue()
    case UInt8(ascii: ",") where expectation != .root: return skipExtraComma(expectation)
    case UInt8(ascii: "]") where expectation == .element:
      reportTrailingComma(after: "element")
      return close()
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      guard let frame = stack.last else { break }
      return refuseBracket(at: offset, in: frame)
    default: break
    }
    if startsOddString(at: offset) { return readOddString(isKey: false) ? finishValue() : stop() }
    guard isWordByte(byte) || byte == UInt8(ascii: "#"), scalar(at: offset) != nil else {
      return refuseCharacter(at: offset, expected: expectation == .root ? "\"{\"" : "a value")
    }
    return readWord()
  }

  private func startsKey(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || startsBareKey(byte) || startsOddString(at: offset)
  }

  private func startsBareKey(_ byte: UInt8) -> Bool {
    isWordByte(byte)
      && ![UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "%")].contains(
        byte)
  }

  private func startsValue(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || isWordByte(byte) || startsOddString(at: offset)
      || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[")
  }

  private mutating func reportTrailingComma(after what: String) {
    let range = commaOffset..<commaOffset + 1
    let isSemicolon = bytes[commaOffset] == UInt8(ascii: ";")
    // A semicolon was reported when it was read, before it was known to be the last.
    if isSemicolon { problems.removeAll { $0.range == range } }
    report(
      isSemicolon ? .wrongSeparator : .trailingComma, range,
      "a \(isSemicolon ? "semicolon" : "comma") follows the last \(what)", help: "remove it",
      fix: TextEdit(range: range, replacement: []))
  }

  private mutating func skipExtraComma(_ expectation: Expectation) -> Expectation? {
    let range = offset..<offset + 1
    let isFirst = expectation == .firstKey || expectation == .firstElement
    report(
      .extraComma, range,
      isFirst ? "a comma stands before the first value" : "two commas follow each other",
      help: isFirst ? "remove the comma" : "remove one of them",
      fix: TextEdit(range: range, replacement: []))
    offset += 1
    return expectation
  }

  private mutating func reportMissingValue() -> Expectation? {
    guard let key = tape.last else { return stop() }
    if !isFull {
      report(
        .missingValue, lastEnd..<lastEnd, "the key \(shown(key.content)) has no value",
        help: "add a value or remove the key")
    }
    dropPendingKey()
    return .separator
  }
}
