/// A JSON number by its value, of any size and precision: 1.0, 1 and 10e-1 are equal.
struct DecimalNumber: Hashable {
  /// Whether it is below zero; zero has no sign.
  let isNegative: Bool
  /// The ASCII digits, without zeros at either end; none for zero.
  let digits: [UInt8]
  /// The power of ten by which the digits, read as a whole number, are multiplied.
  let exponent: Int

  /// Reads a number that JSON can spell; nil when its exponent has more than 18 digits.
  init?(_ spelling: String) {
    let bytes = Array(spelling.utf8)
    let end = bytes.firstIndex { $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E") }
    let mantissa = bytes[..<(end ?? bytes.endIndex)]
    var exponent = 0
    if let end {
      let power = String(decoding: bytes[(end + 1)...], as: UTF8.self)
      guard let value = Int(power), abs(value) < 1_000_000_000_000_000_000 else { return nil }
      exponent = value
    }
    if let point = mantissa.firstIndex(of: UInt8(ascii: ".")) {
      exponent -= mantissa.endIndex - point - 1
    }
    var digits = mantissa.filter { (0x30...0x39).contains($0) }[...]
    digits = digits.drop { $0 == 0x30 }
    while digits.last == 0x30 {
      digits.removeLast()
      exponent += 1
    }
    self.digits = Array(digits)
    isNegative = !digits.isEmpty && bytes.first == UInt8(ascii: "-")
    self.exponent = digits.isEmpty ? 0 : exponent
  }
}
