/// A fault that makes the archive as a whole unreadable.
struct ArchiveFault: Error {
  let reason: Refusal.Reason
  let sentence: String

  init(_ reason: Refusal.Reason, _ sentence: String) {
    self.reason = reason
    self.sentence = sentence
  }
}

/// Reads a ZIP's central directory, which must be the only one and end the file.
func readDirectory(
  _ bytes: [UInt8], budget: Budget
) throws(ArchiveFault) -> (records: [DirectoryRecord], offset: Int) {
  let end = try findEnd(bytes)
  if bytes.u32(end - 20) == 0x0706_4B50 {
    throw ArchiveFault(.zip64, "uses ZIP64, which is for archives above 4 GiB")
  }
  let count = bytes.u16(end + 10)
  let size = bytes.u32(end + 12)
  let offset = bytes.u32(end + 16)
  if bytes.u16(end + 4) != 0 || bytes.u16(end + 6) != 0 || bytes.u16(end + 8) != count {
    throw ArchiveFault(.splitArchive, "is one part of an archive in several files")
  }
  if count > budget.entries {
    throw ArchiveFault(.tooManyEntries, "has \(count) entries; the limit is \(budget.entries)")
  }
  if offset + size < end, bytes.u32(end - size) == centralSignature || size == 0 {
    throw ArchiveFault(.leadingBytes, "has \(sizeText(end - offset - size)) before the archive")
  }
  if count == 0, offset > 0 {
    throw ArchiveFault(.leadingBytes, "has \(sizeText(offset)) before the archive")
  }
  if offset + size != end {
    throw ArchiveFault(.damaged, "is damaged: its directory is not where it should be")
  }

  var records: [DirectoryRecord] = []
  var at = offset
  while at < end, records.count < count {
    guard let next = readRecord(bytes, at: at, end: end, into: &records) else { break }
    at = next
  }
  if at != end || records.count != count {
    throw ArchiveFault(.damaged, "is damaged: its directory does not hold \(count) entries")
  }
  return (records, offset)
}

private let centralSignature = 0x0201_4B50
private let endSignature = 0x0605_4B50

/// Finds the end record, whose comment must reach exactly to the end of the file.
private func findEnd(_ bytes: [UInt8]) throws(ArchiveFault) -> Int {
  var complete: [Int] = []
  var overlong = false
  var found = false
  let lowest = max(0, bytes.count - 22 - 0xFFFF)
  for at in stride(from: bytes.count - 22, through: lowest, by: -1)
  where bytes.u32(at) == endSignature {
    found = true
    let end = at + 22 + bytes.u16(at + 20)
    if end == bytes.count { complete.append(at) }
    if end > bytes.count { overlong = true }
  }
  if complete.count > 1 {
    throw ArchiveFault(.twoHeaders, "has two directories, so tools disagree about what it holds")
  }
  if let end = complete.first { return end }
  let startsAsZIP = bytes.starts(with: [0x50, 0x4B, 0x03, 0x04])
  if found {
    throw overlong
      ? ArchiveFault(.truncated, "is cut off: its last bytes are missing")
      : ArchiveFault(.trailingBytes, "has bytes after the end of the archive")
  }
  if startsAsZIP { throw ArchiveFault(.truncated, "is cut off: its end is missing") }
  let looks = fileKind(bytes).map { "; it looks like \($0)" } ?? ""
  throw ArchiveFault(.notAnArchive, "is not a ZIP archive\(looks)")
}

/// Appends the record at an offset and returns the offset of the next, or nil when there is none.
private func readRecord(
  _ bytes: [UInt8], at: Int, end: Int, into records: inout [DirectoryRecord]
) -> Int? {
  let name = at + 46
  guard name <= end, bytes.u32(at) == centralSignature else { return nil }
  let extra = name + bytes.u16(at + 28)
  let comment = extra + bytes.u16(at + 30)
  let next = comment + bytes.u16(at + 32)
  guard next <= end, bytes.u16(at + 34) == 0 else { return nil }
  let attributes = bytes.u32(at + 38)
  let rawName = Array(bytes[name..<extra])
  records.append(
    DirectoryRecord(
      index: records.count + 1, rawName: rawName,
      flags: bytes.u16(at + 8), method: bytes.u16(at + 10),
      checksum: UInt32(bytes.u32(at + 16)), compressed: bytes.u32(at + 20),
      unpacked: bytes.u32(at + 24), headerOffset: bytes.u32(at + 42),
      fileType: attributes >> 16 & 0o170000, hasFolderAttribute: attributes & 0x10 != 0,
      unicodeName: unicodeName(in: bytes, extra: extra..<comment, rawName: rawName)))
  return next
}

/// Returns the name in the first Info-ZIP Unicode path field, if it was made for this very name.
func unicodeName(in bytes: [UInt8], extra: Range<Int>, rawName: [UInt8]) -> [UInt8]? {
  var at = extra.lowerBound
  while at + 4 <= extra.upperBound {
    let end = at + 4 + bytes.u16(at + 2)
    guard end <= extra.upperBound else { return nil }
    if bytes.u16(at) == 0x7075 {
      guard end - at >= 9, bytes[at + 4] == 1, bytes.u32(at + 5) == Int(crc32(rawName)) else {
        return nil
      }
      return Array(bytes[(at + 9)..<end])
    }
    at = end
  }
  return nil
}
