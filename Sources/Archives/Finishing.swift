extension [UInt8] {
  /// Gives every entry of a ZIP a time, which libarchive would take through the process's time
  /// zone.
  ///
  /// Two places hold it: the entry's own header, and its record in the directory.
  mutating func stampEntries(_ time: EntryTime) {
    var record = u32(count - ZIPStructure.end.size + 16)
    while begins(.record, at: record) {
      write(time.bits, at: record + 12)
      write(time.bits, at: u32(record + 42) + 10)
      record += recordSize(at: record)
    }
  }

  /// Appends a comment of at most 65,535 bytes to a ZIP that has none; libarchive writes none.
  mutating func append(comment: [UInt8]) {
    self[count - 2] = UInt8(truncatingIfNeeded: comment.count)
    self[count - 1] = UInt8(truncatingIfNeeded: comment.count >> 8)
    self += comment
  }

  fileprivate mutating func write(_ word: UInt32, at offset: Int) {
    guard offset + 4 <= count else { return }
    for byte in 0..<4 { self[offset + byte] = UInt8(truncatingIfNeeded: word >> (8 * byte)) }
  }
}

/// Joins ZIPs without comments into the one that libarchive would have made of all their files in
/// this order.
///
/// The contents come first, then the records of all directories, each with its content's new place,
/// then one end.
func joinedArchives(_ parts: [[UInt8]]) -> [UInt8] {
  var joined: [UInt8] = []
  joined.reserveCapacity(parts.reduce(0) { $0 + $1.count })
  var directory: [UInt8] = []
  var records = 0
  for part in parts {
    let start = part.u32(part.count - ZIPStructure.end.size + 16)
    var own = Array(part[start..<(part.count - ZIPStructure.end.size)])
    var record = 0
    while own.begins(.record, at: record) {
      own.write(UInt32(own.u32(record + 42) + joined.count), at: record + 42)
      record += own.recordSize(at: record)
      records += 1
    }
    directory += own
    joined += part[..<start]
  }
  let place = joined.count
  joined += directory
  let end = joined.count
  joined += [UInt8](repeating: 0, count: ZIPStructure.end.size)
  joined.write(UInt32(ZIPStructure.end.signature), at: end)
  joined.write(UInt32(records | records << 16), at: end + 8)
  joined.write(UInt32(directory.count), at: end + 12)
  joined.write(UInt32(place), at: end + 16)
  return joined
}
