// The inner loops of the parser: over a span, because its bounds are known and it is never retained.

/// Returns the offset of the first byte that is not one of JSON's four spaces, or the end.
@inline(__always)
func endOfSpace(in bytes: Span<UInt8>, from start: Int) -> Int {
  var place = start
  while place < bytes.count, isSpace(bytes[place]) { place += 1 }
  return place
}

/// Returns the offset of the first byte that a string's scanner must look at: a quote, a backslash, a control
/// character or one that is not ASCII; or the end.
@inline(__always)
func endOfPlainText(in bytes: Span<UInt8>, from start: Int) -> Int {
  var place = start
  while place < bytes.count {
    let byte = bytes[place]
    // One comparison for both: less than 0x20 wraps around to more than 0x5F.
    if byte &- 0x20 >= 0x60 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { break }
    place += 1
  }
  return place
}

/// Returns the offset of the first byte that is no decimal digit, or the end.
@inline(__always)
func endOfDigits(in bytes: Span<UInt8>, from start: Int) -> Int {
  var place = start
  while place < bytes.count, bytes[place] &- 0x30 < 10 { place += 1 }
  return place
}

/// Returns a number that is the same for equal bytes (FNV-1a).
func fingerprint(of bytes: Span<UInt8>, in range: Range<Int>) -> UInt64 {
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  for place in range { hash = (hash ^ UInt64(bytes[place])) &* 0x100_0000_01B3 }
  return hash
}
