/// What stands at the end of a ZIP: where its directory is, and how much is in it.
struct EndRecord {
  /// The number of entries.
  let count: Int
  /// The number of bytes of the directory.
  let size: Int
  /// Where the directory says that it begins.
  let offset: Int
  /// Where it must end: at the end record, or at that of ZIP64 before it.
  let directoryEnd: Int
  /// Where the archive ends, without its comment's text.
  let end: Int

  /// Finds the record, whose comment must reach exactly to the end of the file.
  init(of source: ArchiveSource) throws {
    let tailStart = max(0, source.count - ZIPStructure.end.size - 0xFFFF)
    let tail = try source.bytes(tailStart, source.count - tailStart)
    let at = tailStart + (try Self.find(in: tail, source))
    // The locator, the record itself and the comment's length.
    let record = Array(tail[(at - tailStart)...].prefix(ZIPStructure.end.size))
    end = at + ZIPStructure.end.size
    let (count, size, offset) = (record.u16(10), record.u32(12), record.u32(16))
    if record.u16(4) != 0 || record.u16(6) != 0 || record.u16(8) != count {
      throw ArchiveFault.splitArchive
    }
    guard let large = try Self.zip64(before: at, source) else {
      (self.count, self.size, self.offset, directoryEnd) = (count, size, offset, at)
      return
    }
    let pairs = [
      (count, 0xFFFF, large.count), (size, 0xFFFF_FFFF, large.size),
      (offset, 0xFFFF_FFFF, large.offset),
    ]
    guard pairs.allSatisfy({ $0 == $1 || $0 == $2 }) else {
      throw ArchiveFault(.twoHeaders, "has two ends that contradict each other")
    }
    (self.count, self.size, self.offset) = (large.count, large.size, large.offset)
    directoryEnd = large.at
  }

  /// The ZIP64 record that a locator right before the end record points at; nil without a locator.
  private static func zip64(
    before end: Int, _ source: ArchiveSource
  ) throws -> (at: Int, count: Int, size: Int, offset: Int)? {
    let place = end - ZIPStructure.locator.size
    let locator = try source.bytes(place, ZIPStructure.locator.size)
    guard locator.begins(.locator, at: 0) else { return nil }
    let at = locator.u64(8)
    let record = at < end ? try source.bytes(at, ZIPStructure.largeEnd.size) : []
    // The record says how long it is, without its first twelve bytes.
    guard record.begins(.largeEnd, at: 0), record.u64(4) >= 44, at + 12 + record.u64(4) == place
    else {
      throw ArchiveFault(.damaged, "is damaged: its ZIP64 end is not where it should be")
    }
    if locator.u32(4) != 0 || locator.u32(16) > 1 || record.u32(16) != 0 || record.u32(20) != 0
      || record.u64(24) != record.u64(32)
    {
      throw ArchiveFault.splitArchive
    }
    return (at, record.u64(32), record.u64(40), record.u64(48))
  }

  /// Finds where in the last bytes the record begins.
  private static func find(in tail: [UInt8], _ source: ArchiveSource) throws -> Int {
    var complete: [Int] = []
    var overlong = false
    var found = false
    for at in stride(from: tail.count - ZIPStructure.end.size, through: 0, by: -1)
    where tail[at] == 0x50 && tail.begins(.end, at: at) {
      found = true
      let end = at + ZIPStructure.end.size + tail.u16(at + 20)
      if end == tail.count { complete.append(at) }
      if end > tail.count { overlong = true }
    }
    if complete.count > 1 {
      throw ArchiveFault(.twoHeaders, "has two directories, so tools disagree about what it holds")
    }
    if let end = complete.first {
      // Other tools take the last signature for that of the end, whatever follows it.
      let after = tail.indices.dropFirst(end + 4)
      guard !after.contains(where: { tail[$0] == 0x50 && tail.begins(.end, at: $0) }) else {
        throw ArchiveFault(
          .twoHeaders, "has a second end in its comment, so tools disagree about what it holds")
      }
      return end
    }
    if found {
      throw overlong
        ? ArchiveFault(.truncated, "is cut off: its last bytes are missing")
        : ArchiveFault(.trailingBytes, "has bytes after the end of the archive")
    }
    let head = try source.bytes(0, 512)
    if head.begins(.header, at: 0) {
      throw ArchiveFault(.truncated, "is cut off: its end is missing")
    }
    let looks = fileKind(head).map { "; it looks like \($0)" } ?? ""
    throw ArchiveFault(.notAnArchive, "is not a ZIP archive\(looks)")
  }
}
