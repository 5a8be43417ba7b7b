extension Parser {
  /// Reads a string in double quotes; returns false when reading cannot go on.
  mutating func readString(isKey: Bool) -> Bool {
    let start = offset
    var place = start + 1
    var hasEscapes = false
    while true {
      place = endOfPlainText(in: bytes.span, from: place)
      guard place < bytes.count else { break }
      let byte = bytes[place]
      if byte == UInt8(ascii: "\"") {
        pushString(from: start, to: place + 1, Entry.string(hasEscapes: hasEscapes), isKey: isKey)
        return true
      }
      if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        place = checkEscape(at: place)
      } else if byte >= 0x80 {
        let length = sequenceLength(at: place)
        guard length > 0 else { return refuseInvalidUTF8(at: place) }
        place += length
      } else if byte == 0x0A || byte == 0x0D {
        guard !isKey, let next = continueAfterLineBreak(at: place) else { break }
        place = next
      } else {
        guard checkControlCharacter(at: place) else { return false }
        place += 1
      }
    }
    return readUnclosedString(from: start, lineEnd: place, hasEscapes: hasEscapes, isKey: isKey)
  }

  mutating func pushString(from start: Int, to end: Int, _ details: UInt32, isKey: Bool) {
    push(.string, from: start, to: end, details: details)
    hasPendingKey = isKey
  }

  /// Reads a number in JSON's grammar; returns false, having moved nowhere, when it is something else.
  mutating func readNumber() -> Bool {
    let start = offset
    var place = start
    if bytes[place] == UInt8(ascii: "-") { place += 1 }
    let integer = place
    place = endOfDigits(in: bytes.span, from: place)
    guard place > integer, place - integer == 1 || bytes[integer] != UInt8(ascii: "0") else {
      return false
    }
    var magnitude = place - integer
    if place < bytes.count, bytes[place] == UInt8(ascii: ".") {
      let fraction = place + 1
      place = endOfDigits(in: bytes.span, from: fraction)
      guard place > fraction else { return false }
    }
    if place < bytes.count, bytes[place] | 0x20 == UInt8(ascii: "e") {
      place += 1
      var isNegative = false
      if place < bytes.count, bytes[place] == UInt8(ascii: "-") || bytes[place] == UInt8(ascii: "+")
      {
        isNegative = bytes[place] == UInt8(ascii: "-")
        place += 1
      }
      let exponent = place
      place = endOfDigits(in: bytes.span, from: place)
      guard place > exponent else { return false }
      if !isNegative { magnitude += saturatedInteger(exponent..<place) }
    }
    guard place == bytes.count || !isWordByte(bytes[place]) else { return false }
    if magnitude > 308 { checkMagnitude(start..<place) }
    push(.number, from: start, to: place)
    return true
  }

  /// Returns the value of digits, at most a million.
  private func saturatedInteger(_ digits: Range<Int>) -> Int {
    var value = 0
    for place in digits where value < 1_000_000 { value = value * 10 + Int(bytes[place] - 0x30) }
    return value
  }

  private mutating func checkMagnitude(_ range: Range<Int>) {
    guard let value = Double(text(range)), value.isInfinite else { return }
    report(
      .numberTooLarge, range, "the number is too large",
      help: "phones read numbers up to about 1.8e308 and refuse the whole file otherwise")
  }

  /// Reads `true`, `false` or `null`; returns false, having moved nowhere, when it is something else.
  mutating func readLiteral() -> Bool {
    let (kind, rest): (Entry.Kind, StaticLiteral) =
      switch bytes[offset] {
      case UInt8(ascii: "t"): (.yes, (0x72, 0x75, 0x65, nil))
      case UInt8(ascii: "f"): (.no, (0x61, 0x6C, 0x73, 0x65))
      default: (.null, (0x75, 0x6C, 0x6C, nil))
      }
    let end = offset + (rest.3 == nil ? 4 : 5)
    guard end <= bytes.count, bytes[offset + 1] == rest.0, bytes[offset + 2] == rest.1,
      bytes[offset + 3] == rest.2, rest.3 == nil || bytes[offset + 4] == rest.3,
      end == bytes.count || !isWordByte(bytes[end])
    else { return false }
    push(kind, from: offset, to: end)
    return true
  }

  /// The letters of a literal after its first.
  private typealias StaticLiteral = (UInt8, UInt8, UInt8, UInt8?)

  /// Whether a byte makes a number or literal before it go on.
  func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."),
      UInt8(ascii: "%"):
      true
    default: false
    }
  }
}
