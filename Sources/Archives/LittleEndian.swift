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

  /// The little-endian number of eight bytes at an offset, at most `beyondFiles`.
  func u64(_ at: Int) -> Int {
    let (low, high) = (u32(at), u32(at + 4))
    return high < 1 << 30 ? high << 32 | low : .beyondFiles
  }
}

extension Int {
  /// A number of bytes that no file can have; a larger one is read as this.
  static let beyondFiles = 1 << 62
}
