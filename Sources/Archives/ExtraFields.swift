/// The extra fields of a header: a number, a length and a content each.
struct ExtraFields {
  private let fields: [(number: Int, content: [UInt8])]
  /// Whether a field is cut off, or one without which libarchive reads nothing at all is too short.
  let isBroken: Bool

  init(_ bytes: some Sequence<UInt8>) {
    let bytes = Array(bytes)
    var fields: [(number: Int, content: [UInt8])] = []
    // Some writers fill the last bytes with zeros.
    var isBroken = bytes.count < 4 && bytes.contains { $0 != 0 }
    var at = 0
    while at + 4 <= bytes.count {
      let (number, end) = (bytes.u16(at), at + 4 + bytes.u16(at + 2))
      let content = Array(bytes[(at + 4)..<min(end, bytes.count)])
      if end > bytes.count || content.count < Self.leastSizes[number, default: 0] {
        isBroken = true
      }
      // One that is cut off is no content, though its number still counts.
      fields.append((number, end > bytes.count ? [] : content))
      at = end
    }
    (self.fields, self.isBroken) = (fields, isBroken)
  }

  /// The time of a Unix file, and how it is encrypted by AES.
  private static let leastSizes = [0x5455: 1, 0x9901: 6]
  private static let zip64 = 0x0001
  private static let unicodePath = 0x7075

  /// Whether a field that is read comes twice: some tools take the first, some the last.
  var repeatsField: Bool {
    [Self.zip64, Self.unicodePath].contains { number in
      fields.count { $0.number == number } > 1
    }
  }

  private func content(_ number: Int) -> [UInt8]? {
    fields.first { $0.number == number }?.content
  }

  /// The name in the first Info-ZIP Unicode path field, if it was made for this very name.
  func unicodeName(for rawName: [UInt8]) -> [UInt8]? {
    guard let field = content(Self.unicodePath), field.count >= 5, field[0] == 1,
      field.u32(1) == Int(crc32(rawName))
    else { return nil }
    return Array(field[5...])
  }

  /// Numbers of four bytes, where those that say so are replaced by the ZIP64 field's; nil where it
  /// lacks one.
  func resolved(_ numbers: [Int]) -> [Int]? {
    guard numbers.contains(Self.inField) else { return numbers }
    guard let field = content(Self.zip64) else { return nil }
    var at = 0
    var resolved: [Int] = []
    for number in numbers {
      guard number == Self.inField else {
        resolved.append(number)
        continue
      }
      guard at + 8 <= field.count else { return nil }
      resolved.append(field.u64(at))
      at += 8
    }
    return resolved
  }

  /// The unpacked and the packed size that the header before a content has: each that some tool
  /// reads there; nil where the ZIP64 field lacks one.
  ///
  /// The format wants both there as soon as one is. Java takes both then, other tools only those
  /// that the header does not have.
  func localSizes(_ sizes: [Int]) -> [[Int]]? {
    guard sizes.contains(Self.inField) else { return [sizes] }
    guard let field = content(Self.zip64), field.count >= 16, let resolved = resolved(sizes)
    else { return nil }
    return [resolved, [field.u64(0), field.u64(8)]]
  }

  /// What a number of four bytes is where the ZIP64 field has it.
  private static let inField = 0xFFFF_FFFF
}
