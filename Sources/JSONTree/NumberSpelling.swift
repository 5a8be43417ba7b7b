/// Returns the number in a text that is one as JSON spells it, without the space round it; nil for any other text,
/// and for a number that no double holds.
public func spelledNumber(_ text: String) -> Substring? {
  let space: Set<Character> = [" ", "\t", "\n", "\r", "\r\n"]
  let start = text.drop(while: space.contains)
  guard let last = start.lastIndex(where: { !space.contains($0) }) else { return nil }
  let spelling = start[...last]
  return isNumber(spelling.utf8) && Double(spelling)?.isFinite == true ? spelling : nil
}

extension Node {
  /// The value of a number, or of a string that spells one as JSON would; nil for anything else.
  public var numberOrSpelled: Double? {
    number ?? string.flatMap(spelledNumber).flatMap { Double($0) }
  }
}

/// Returns the value of a number as it is spelled, also in the spellings the parser only tolerates.
func numericValue(ofSpelling text: String) -> Double? {
  if isNumber(text.utf8) { return Double(text) }
  if let normalized = normalizedNumber(text) { return Double(normalized) }
  let word = text.drop { $0 == "-" || $0 == "+" }.lowercased()
  guard word == "infinity" || word == "inf" else { return nil }
  return text.hasPrefix("-") ? -.infinity : .infinity
}

/// Returns the JSON spelling of a number written in the manner of another language, or nil when it is none.
///
/// Tolerates a plus sign, hexadecimal digits, underscores, leading zeros, and a point without digits on one side.
func normalizedNumber(_ text: String) -> String? {
  var digits = text.filter { $0 != "_" }[...]
  var sign = ""
  if let first = digits.first, first == "-" || first == "+" {
    digits.removeFirst()
    if first == "-" { sign = "-" }
  }
  if digits.hasPrefix("0x") || digits.hasPrefix("0X") {
    let places = digits.dropFirst(2)
    guard places.first?.isHexDigit == true, let value = UInt64(places, radix: 16) else {
      return nil
    }
    return sign + String(value)
  }
  if digits.hasPrefix(".") { digits = "0" + digits }
  while digits.hasPrefix("0"), digits.dropFirst().first?.isNumber == true { digits.removeFirst() }
  if let point = digits.firstIndex(of: "."),
    digits[digits.index(after: point)...].first?.isNumber != true
  {
    digits = digits[..<point] + ".0" + digits[digits.index(after: point)...]
  }
  let number = sign + digits
  return isNumber(number.utf8) ? number : nil
}

/// Whether a text is a number in JSON's grammar.
func isNumber(_ text: some Collection<UInt8>) -> Bool {
  var rest = text[...]
  func skipDigits() -> Bool {
    let end = rest.firstIndex { !(0x30...0x39).contains($0) } ?? rest.endIndex
    defer { rest = rest[end...] }
    return end > rest.startIndex
  }
  if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
  if rest.first == UInt8(ascii: "0") {
    rest = rest.dropFirst()
  } else if !skipDigits() {
    return false
  }
  if rest.first == UInt8(ascii: ".") {
    rest = rest.dropFirst()
    guard skipDigits() else { return false }
  }
  if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
    rest = rest.dropFirst()
    if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") {
      rest = rest.dropFirst()
    }
    guard skipDigits() else { return false }
  }
  return rest.isEmpty
}
