internal import Wording

/// A ZIP's central directory.
struct Directory {
  let records: [DirectoryRecord]
  /// Where it begins, which is where the last content ends.
  let offset: Int
  /// Where the archive ends, without its comment's text.
  let end: Int

  /// Reads the directory, which must be the only one and end the file.
  ///
  /// Of each name no more is kept than the budget says.
  init(of source: ArchiveSource, budget: Budget) throws {
    let end = try EndRecord(of: source)
    if end.count > end.directoryEnd / ZIPStructure.record.size {
      throw ArchiveFault(.damaged, "is damaged: it announces more entries than it can hold")
    }
    if end.count > budget.entries {
      throw ArchiveFault(
        .tooManyEntries, "has \(end.count) entries; the limit is \(budget.entries)")
    }
    var window = ArchiveWindow(source, blockSize: 1 << 16)
    try Self.checkPlace(of: end, &window)

    var records: [DirectoryRecord] = []
    var at = end.offset
    while at < end.directoryEnd, records.count < end.count {
      let header = try window.bytes(at, ZIPStructure.record.size)
      let (name, extra) = (header.u16(28), header.u16(30))
      let next = at + header.recordSize(at: 0)
      guard header.begins(.record, at: 0), next <= end.directoryEnd else { break }
      let texts = try window.bytes(at + ZIPStructure.record.size, name + extra)
      records.append(
        try DirectoryRecord(
          header, name: texts[..<name], extra: texts[name...], index: records.count + 1,
          keeping: budget.keptNameBytes))
      at = next
    }
    if at != end.directoryEnd || records.count != end.count {
      throw ArchiveFault(.damaged, "is damaged: its directory does not hold \(end.count) entries")
    }
    (self.records, offset, self.end) = (records, end.offset, end.end)
  }

  private static func checkPlace(of end: EndRecord, _ window: inout ArchiveWindow) throws {
    let before = end.directoryEnd - end.size - end.offset
    if try before > 0
      && (end.size == 0 || window.bytes(end.directoryEnd - end.size, 4).begins(.record, at: 0))
    {
      throw ArchiveFault(.leadingBytes, "has \(byteCount(before)) before the archive")
    }
    if end.count == 0, end.offset > 0 {
      throw ArchiveFault(
        .leadingBytes, "has \(byteCount(min(end.offset, end.directoryEnd))) before the archive")
    }
    if before != 0 {
      throw ArchiveFault(.damaged, "is damaged: its directory is not where it should be")
    }
  }
}
