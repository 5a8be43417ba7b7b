/// Returns a size in words, such as "16 MiB" or "1.5 KiB".
func sizeText(_ bytes: Int) -> String {
  var unit = "bytes"
  var scale = 1
  for next in ["KiB", "MiB", "GiB"] where bytes / scale >= 1024 {
    unit = next
    scale *= 1024
  }
  let tenths = bytes / scale * 10 + bytes % scale * 10 / scale
  if scale == 1 || tenths % 10 == 0 || tenths >= 1000 { return "\(bytes / scale) \(unit)" }
  return "\(tenths / 10).\(tenths % 10) \(unit)"
}

/// Returns a size in words, or to the byte where the words are the same as for another size.
func sizeText(_ bytes: Int, besides other: Int) -> String {
  sizeText(bytes) == sizeText(other) ? "\(bytes) bytes" : sizeText(bytes)
}

extension [UInt8] {
  /// The little-endian number of two bytes at an offset; 0 where the bytes end before it does.
  func u16(_ at: Int) -> Int {
    guard at >= 0, at + 2 <= count else { return 0 }
    return Int(self[at]) | Int(self[at + 1]) << 8
  }

  /// The little-endian number of four bytes at an offset; 0 where the bytes end before it does.
  func u32(_ at: Int) -> Int {
    guard at >= 0, at + 4 <= count else { return 0 }
    return u16(at) | u16(at + 2) << 16
  }

  /// The little-endian number of eight bytes at an offset; what no file can have is cut to 2⁶².
  func u64(_ at: Int) -> Int {
    let (low, high) = (u32(at), u32(at + 4))
    return high < 1 << 30 ? high << 32 | low : 1 << 62
  }
}
