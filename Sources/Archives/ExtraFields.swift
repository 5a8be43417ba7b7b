/// The extra fields of a header: a number, a length and a content each.
struct ExtraFields {
  private let bytes: [UInt8]

  init(_ bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }

  /// Whether a field is cut off, or one without which libarchive reads nothing at all is too short.
  ///
  /// Some writers fill the last bytes with zeros.
  var isBroken: Bool {
    if bytes.count < 4 { return bytes.contains { $0 != 0 } }
    var at = 0
    while at + 4 <= bytes.count {
      let (number, size) = (bytes.u16(at), bytes.u16(at + 2))
      at += 4 + size
      if at > bytes.count || size < Self.leastSizes[number, default: 0] { return true }
    }
    return false
  }

  /// The time of a Unix file, and how it is encrypted by AES.
  private static let leastSizes = [0x5455: 1, 0x9901: 6]

  /// Whether a field that is read comes twice: some tools take the first, some the last.
  var repeatsField: Bool {
    var numbers: [Int] = []
    var at = 0
    while at + 4 <= bytes.count {
      let number = bytes.u16(at)
      if [0x0001, 0x7075].contains(number) { numbers.append(number) }
      at += 4 + bytes.u16(at + 2)
    }
    return Set(numbers).count < numbers.count
  }

  /// The content of the first field of a number; nil where there is none, or the fields before it
  /// are broken.
  private func content(_ number: Int) -> [UInt8]? {
    var at = 0
    while at + 4 <= bytes.count {
      let end = at + 4 + bytes.u16(at + 2)
      guard end <= bytes.count else { return nil }
      if bytes.u16(at) == number { return Array(bytes[(at + 4)..<end]) }
      at = end
    }
    return nil
  }

  /// The name in the first Info-ZIP Unicode path field, if it was made for this very name.
  func unicodeName(for rawName: [UInt8]) -> [UInt8]? {
    guard let field = content(0x7075), field.count >= 5, field[0] == 1,
      field.u32(1) == Int(crc32(rawName))
    else { return nil }
    return Array(field[5...])
  }

  /// Whether sizes may have eight bytes.
  var hasZIP64: Bool { content(0x0001) != nil }

  /// Numbers of four bytes, where those that say so are replaced by the ZIP64 field's; nil where it
  /// lacks one.
  func resolved(_ numbers: [Int]) -> [Int]? {
    guard numbers.contains(0xFFFF_FFFF) else { return numbers }
    guard let field = content(0x0001) else { return nil }
    var at = 0
    var resolved: [Int] = []
    for number in numbers {
      guard number == 0xFFFF_FFFF else {
        resolved.append(number)
        continue
      }
      guard at + 8 <= field.count else { return nil }
      resolved.append(field.u64(at))
      at += 8
    }
    return resolved
  }
}
