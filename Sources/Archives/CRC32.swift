/// Returns the CRC-32 of some bytes, as ZIP uses it.
func crc32(_ bytes: some Sequence<UInt8>) -> UInt32 {
  var crc: UInt32 = ~0
  for byte in bytes {
    crc = crcTable[Int(UInt8(truncatingIfNeeded: crc) ^ byte)] ^ crc >> 8
  }
  return ~crc
}

private let crcTable: [UInt32] = (0..<256).map { index in
  (0..<8).reduce(UInt32(index)) { crc, _ in crc & 1 == 0 ? crc >> 1 : crc >> 1 ^ 0xedb8_8320 }
}
