internal import SourceText
internal import Wording

extension Parser {
  /// Reads a bare word, or a text without quotes, where a value is expected.
  mutating func readWord() -> Expectation? {
    let start = offset
    guard let end = bareTextEnd(from: start) else { return stop() }
    let word = text(start..<end)
    if let (kind, literal) = literalMeant(by: word) {
      report(
        .misspelledLiteral, start..<end, "\(shown(start..<end)) is not JSON",
        help: "write \(literal)",
        fix: word == "undefined" ? nil : TextEdit(range: start..<end, text: literal))
      push(kind, from: start, to: end)
    } else if ["nan", "inf", "infinity"].contains(word.drop { $0 == "-" || $0 == "+" }.lowercased())
    {
      report(
        .notANumber, start..<end, "\(shown(start..<end)) is not a number JSON can hold",
        help: "write a number")
      push(.number, from: start, to: end)
    } else if let number = normalizedNumber(word) {
      reportMalformedNumber(word, start..<end, number: number)
      push(.number, from: start, to: end)
    } else {
      if !isFull {
        report(
          .unquotedText, start..<end, "\(shown(start..<end)) is not in quotes",
          help: "put a text in double quotes",
          fix: word.hasPrefix("#") ? TextEdit(range: start..<end, text: jsonString(word)) : nil)
      }
      push(
        .string, from: start, to: end,
        details: Entry.string(hasEscapes: false, opening: 0, closing: 0))
    }
    return finishValue()
  }

  private func literalMeant(by word: String) -> (Entry.Kind, String)? {
    switch word.lowercased() {
    case "true": (.yes, "true")
    case "false": (.no, "false")
    case "null", "none", "nil", "undefined": (.null, "null")
    default: nil
    }
  }

  private mutating func reportMalformedNumber(_ word: String, _ range: Range<Int>, number: String) {
    let digits = word.drop { $0 == "-" || $0 == "+" }
    let isHexadecimal = digits.hasPrefix("0x") || digits.hasPrefix("0X")
    let hasLeadingZero =
      !isHexadecimal && digits.hasPrefix("0") && digits.dropFirst().first?.isNumber == true
    let message =
      if isHexadecimal {
        "the number is hexadecimal"
      } else if hasLeadingZero {
        "the number starts with a zero too many"
      } else if word.hasPrefix("+") {
        "the number starts with a plus sign"
      } else if digits.contains("_") {
        "the number has an underscore"
      } else if digits.hasPrefix(".") {
        "the number has no digit before its point"
      } else {
        "the number has no digit after its point"
      }
    report(
      .malformedNumber, range, message,
      help: source.mayHoldToken(range) ? nil : "write \(printable(number, atMost: 60))",
      fix: hasLeadingZero ? nil : TextEdit(range: range, text: number))
    if Double(number)?.isInfinite == true {
      report(.numberTooLarge, range, "the number is too large", help: "write a smaller number")
    }
  }

  /// Returns the end of a word, or nil, having reported it, when the bytes are not UTF-8.
  mutating func wordEnd(from start: Int) -> Int? {
    var place = start
    while place < bytes.count, isWordByte(bytes[place]) {
      let length = sequenceLength(at: place)
      guard length > 0 else {
        _ = refuseInvalidUTF8(at: place)
        return nil
      }
      if length > 1, place > start, startsOddString(at: place) { break }
      place += length
    }
    return place
  }

  /// Returns the end of a text without quotes: at a comma, a bracket, a quote, a comment or the end of the line.
  private mutating func bareTextEnd(from start: Int) -> Int? {
    var place = start
    var end = start
    scan: while place < bytes.count {
      let byte = bytes[place]
      switch byte {
      case 0x20, 0x09:
        place += 1
        continue
      case 0..<0x20, UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "["),
        UInt8(ascii: "{"), UInt8(ascii: "\""):
        break scan
      case UInt8(ascii: "#") where place > end, UInt8(ascii: "/") where place > end: break scan
      case UInt8(ascii: ":"):
        if place + 1 == bytes.count || bytes[place + 1] <= 0x20 { break scan }
      default: break
      }
      let length = sequenceLength(at: place)
      guard length > 0 else {
        _ = refuseInvalidUTF8(at: place)
        return nil
      }
      place += length
      end = place
    }
    return max(end, start + 1)
  }
}
