/// Returns the value of a number as it is spelled, also in the spellings the parser only tolerates.
func numericValue(ofSpelling text: String) -> Double? {
  var digits = Substring(text.utf8.contains(UInt8(ascii: "_")) ? text.filter { $0 != "_" } : text)
  var isNegative = false
  if digits.first == "-" || digits.first == "+" {
    isNegative = digits.removeFirst() == "-"
  }
  let size: Double?
  if digits.hasPrefix("0x") || digits.hasPrefix("0X") {
    size = UInt64(digits.dropFirst(2), radix: 16).map(Double.init)
  } else if digits == "Infinity" {
    size = .infinity
  } else if let first = digits.utf8.first, first == UInt8(ascii: ".") || (0x30...0x39).contains(first) {
    size = Double(digits.last == "." ? digits.dropLast() : digits)
  } else {
    size = nil
  }
  return size.map { isNegative ? -$0 : $0 }
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
    if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    guard skipDigits() else { return false }
  }
  return rest.isEmpty
}
