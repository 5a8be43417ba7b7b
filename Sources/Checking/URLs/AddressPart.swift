/// A part of an address, which decides what characters stand in it unencoded (RFC 3986, section 3).
enum AddressPart {
  case user
  case host
  case path
  /// The query or the fragment.
  case query

  /// Whether a byte may stand unencoded in the part; `%` may not stand alone in any.
  func allows(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ":"): self != .host
    case UInt8(ascii: "/"), UInt8(ascii: "@"): self == .path || self == .query
    case UInt8(ascii: "?"): self == .query
    default: isLetter(byte) || isDigit(byte) || "-._~!$&'()*+,;=".utf8.contains(byte)
    }
  }
}

/// Whether bytes begin with a `%` and two hex digits.
func isPercentTriplet(_ bytes: ArraySlice<UInt8>) -> Bool {
  bytes.count >= 3 && bytes.first == UInt8(ascii: "%")
    && bytes.dropFirst().prefix(2).allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
}

/// Whether bytes are a scheme: a letter, then letters, digits, `+`, `-` and `.`.
func isScheme(_ bytes: ArraySlice<UInt8>) -> Bool {
  guard let first = bytes.first, isLetter(first) else { return false }
  return bytes.allSatisfy { isLetter($0) || isDigit($0) || "+-.".utf8.contains($0) }
}

/// Whether bytes are nothing, or a colon and decimal digits.
func isPort(_ bytes: ArraySlice<UInt8>) -> Bool {
  bytes.isEmpty || bytes.first == UInt8(ascii: ":") && bytes.dropFirst().allSatisfy(isDigit)
}

private func isLetter(_ byte: UInt8) -> Bool {
  let lower = byte | 0x20
  return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
}

/// Whether a byte is a decimal digit.
func isDigit(_ byte: UInt8) -> Bool {
  byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
}
