/// Returns the text of a string entry.
func decodeString(_ entry: Entry, in bytes: [UInt8]) -> String {
  guard entry.hasEscapes else { return String(decoding: bytes[entry.content], as: UTF8.self) }
  return String(decoding: decodeEscapes(in: bytes[entry.content]), as: UTF8.self)
}

/// Resolves escapes; what is no escape stays without its backslash.
///
/// Half a surrogate pair becomes U+FFFD, or where `keepsHalves` says so three bytes of its own, which are no UTF-8.
func decodeEscapes(in content: ArraySlice<UInt8>, keepsHalves: Bool = false) -> [UInt8] {
  var output: [UInt8] = []
  output.reserveCapacity(content.count)
  var offset = content.startIndex
  while offset < content.endIndex {
    let byte = content[offset]
    offset += 1
    guard byte == UInt8(ascii: "\\"), offset < content.endIndex else {
      output.append(byte)
      continue
    }
    let escape = content[offset]
    offset += 1
    switch escape {
    case UInt8(ascii: "n"): output.append(0x0A)
    case UInt8(ascii: "t"): output.append(0x09)
    case UInt8(ascii: "r"): output.append(0x0D)
    case UInt8(ascii: "b"): output.append(0x08)
    case UInt8(ascii: "f"): output.append(0x0C)
    case UInt8(ascii: "u"):
      guard var unit = hexadecimalUnit(in: content, at: offset) else {
        output.append(escape)
        continue
      }
      offset += 4
      if unit & 0xFC00 == 0xD800, offset + 1 < content.endIndex,
        content[offset] == UInt8(ascii: "\\"),
        content[offset + 1] == UInt8(ascii: "u"),
        let low = hexadecimalUnit(in: content, at: offset + 2), low & 0xFC00 == 0xDC00
      {
        unit = 0x10000 + (unit & 0x3FF) << 10 + low & 0x3FF
        offset += 6
      }
      if let scalar = Unicode.Scalar(unit) {
        output += UTF8.encode(scalar).map(Array.init) ?? []
      } else if keepsHalves {
        let (high, low) = (unit >> 6 & 0x3F, unit & 0x3F)
        output += [0xED, 0x80 | UInt8(high), 0x80 | UInt8(low)]
      } else {
        output += "\u{FFFD}".utf8
      }
    default: output.append(escape)
    }
  }
  return output
}

extension Node {
  /// The bytes of a string's text, in which different halves of surrogate pairs differ; none for other kinds.
  public var textBytes: [UInt8] {
    let entry = entry
    guard entry.kind == .string else { return [] }
    let content = storage.bytes[entry.content]
    return entry.hasEscapes ? decodeEscapes(in: content, keepsHalves: true) : Array(content)
  }
}

extension Member {
  /// The bytes of the key's text, in which different halves of surrogate pairs differ.
  public var keyBytes: [UInt8] { keyNode.textBytes }
}

/// Returns the value of four hexadecimal digits, or nil.
func hexadecimalUnit(in bytes: ArraySlice<UInt8>, at offset: Int) -> UInt32? {
  guard offset + 4 <= bytes.endIndex else { return nil }
  var value: UInt32 = 0
  for byte in bytes[offset..<offset + 4] {
    guard let digit = hexadecimalDigit(byte) else { return nil }
    value = value << 4 | digit
  }
  return value
}

/// Returns the value of a hexadecimal digit, or nil.
func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte) - 0x30
  case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte) - 0x61 + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte) - 0x41 + 10
  default: nil
  }
}
