internal import Wording

/// How the contents lie, and where their own headers disagree with the directory.
///
/// Contents must lie one after the other from the first byte to the directory, without a gap or an
/// overlap: then a tool that reads from the front, as Android does, sees what the directory says.
struct Layout {
  private(set) var refusals: [Refusal] = []
  private(set) var obstacles: [Obstacle] = []

  /// Reads every header.
  init(_ source: ArchiveSource, _ directory: Directory) throws {
    var expected = 0
    var window = ArchiveWindow(source, blockSize: 512)
    let sorted = directory.records.sorted { $0.headerOffset < $1.headerOffset }
    for (position, record) in sorted.enumerated() {
      let next = position + 1 < sorted.count ? sorted[position + 1].headerOffset : directory.offset
      func refuse(_ reason: Refusal.Reason, _ sentence: String) {
        refusals.append(
          Refusal(
            entry: record.printableName, indices: [record.index], reason: reason, sentence: sentence
          ))
      }
      if record.headerOffset < expected {
        refuse(.overlap, "shares its bytes with another entry")
        continue
      }
      if record.headerOffset > expected, record.headerOffset <= directory.offset {
        let size = byteCount(record.headerOffset - expected)
        refuse(
          expected == 0 ? .leadingBytes : .hiddenBytes,
          "has \(size) before it that belong to no entry")
      }
      guard
        let header = try LocalHeader(
          of: record, in: &window, next: next, limit: directory.offset)
      else {
        refuse(.damaged, "is damaged: its header is missing or its content is cut off")
        expected = directory.offset
        continue
      }
      expected = header.end
      if !header.sameName || record.hasTwoNames { refuse(.twoNames, "has two different names") }
      if record.hasBrokenField || header.hasBrokenField {
        let fault = ArchiveFault.brokenField
        refuse(fault.reason, fault.sentence)
      }
      if record.repeatsField || header.repeatsField {
        refuse(.twoHeaders, "has an extra field twice, which tools read differently")
      }
      if header.fillsFolder {
        refuse(.damaged, "is damaged: a folder's content cannot be unpacked")
      }
      if header.hasWideSizes {
        obstacles.append(Obstacle(entry: record.printableName, reason: .wideSizes))
      }
      if header.lacksSize {
        refuse(.damaged, "is damaged: its own header lacks one of its sizes")
      } else if !header.sameFacts {
        refuse(.twoHeaders, "has a header that contradicts the archive's directory")
      }
    }
    if refusals.isEmpty, expected != directory.offset, let last = sorted.last {
      refusals.append(
        Refusal(
          entry: last.printableName, indices: [], reason: .hiddenBytes,
          sentence:
            "is followed by \(byteCount(directory.offset - expected)) that belong to no entry"))
    }
  }
}

/// The header in front of an entry's content, measured against the directory's record.
private struct LocalHeader {
  let sameName: Bool
  let sameFacts: Bool
  /// Whether it has an extra field twice.
  let repeatsField: Bool
  /// Whether an extra field is cut off.
  let hasBrokenField: Bool
  /// Whether a size that is said to be in the ZIP64 field is not there.
  let lacksSize: Bool
  /// Whether sizes that need four bytes follow the content in eight, where that matters.
  let hasWideSizes: Bool
  /// Whether what a folder has for content does not unpack to nothing; libarchive does not look.
  let fillsFolder: Bool
  /// The offset just past the content and what follows it.
  let end: Int

  /// Reads the header; nil where it is missing or its content does not end before the limit.
  init?(
    of record: DirectoryRecord, in window: inout ArchiveWindow, next: Int, limit: Int
  ) throws {
    let at = record.headerOffset
    guard at <= limit - ZIPStructure.header.size else { return nil }
    let header = try window.bytes(at, ZIPStructure.header.size)
    let (name, extra) = (header.u16(26), header.u16(28))
    let textsStart = at + ZIPStructure.header.size
    let contentEnd = textsStart + name + extra + record.compressed
    guard header.begins(.header, at: 0), contentEnd <= limit else { return nil }

    let texts = try window.bytes(textsStart, name + extra)
    let fields = ExtraFields(texts[name...])
    repeatsField = fields.repeatsField
    hasBrokenField = fields.isBroken
    // A folder with more is refused for that.
    let isShort = record.isDirectory && record.compressed <= 2
    let content = isShort ? try window.bytes(textsStart + name + extra, record.compressed) : []
    fillsFolder = !content.isEmpty && content != [0x03, 0x00]
    let unicodeName = fields.unicodeName(for: Array(texts[..<name]))
    let sameUnicodeName =
      record.unicodeName.map { unicodeName?.starts(with: $0) ?? false } ?? (unicodeName == nil)
    sameName =
      name == record.nameLength && texts[..<name].starts(with: record.rawName) && sameUnicodeName

    let facts = [record.unpacked, record.compressed]
    let sizes = [header.u32(22), header.u32(18)]
    // Tools differ in how they note the compression level.
    let sameKind =
      (header.u16(6) ^ record.flags) & ZIPStructure.sharedFlags == 0
      && header.u16(8) == record.method
      && header.u16(4) & 0xFF <= max(ZIPStructure.newestVersion, record.neededVersion)
    let checksum = header.u32(14)
    guard record.streams else {
      let local = fields.localSizes(sizes)
      lacksSize = local == nil
      sameFacts =
        sameKind && checksum == Int(record.checksum) && local?.allSatisfy { $0 == facts } ?? true
      hasWideSizes = false
      end = contentEnd
      return
    }
    lacksSize = false
    let isPlausible =
      (checksum == 0 || checksum == Int(record.checksum))
      && fields.resolved(sizes).map { zip($0, facts).allSatisfy { $0 == 0 || $0 == $1 } } ?? false
    let rest = try window.bytes(contentEnd, min(24, limit - contentEnd))
    let trailer = Trailer(rest, expecting: record, ending: next - contentEnd)
    guard trailer.length <= rest.count else { return nil }
    sameFacts = sameKind && isPlausible && trailer.isRight
    // Java takes eight zeros for both sizes, which is right where the content is empty; it ends at
    // what is left of them, as it does at the directory.
    let isHarmless = record.unpacked == 0 && next == limit
    hasWideSizes = trailer.isWide && !isHarmless && facts.allSatisfy { $0 <= 0xFFFF_FFFF }
    end = contentEnd + trailer.length
  }
}

/// What follows the content of an entry that streams: its facts, with or without a signature, sizes
/// of four bytes or eight.
private struct Trailer {
  let isRight: Bool
  let isWide: Bool
  let length: Int

  init(_ bytes: [UInt8], expecting record: DirectoryRecord, ending room: Int) {
    let start = bytes.u32(0) == ZIPStructure.trailerSignature ? 4 : 0
    // Few writers tell the width in a way that others understand; the next header does.
    isWide = room == start + 20
    length = start + (isWide ? 20 : 12)
    let sizes =
      isWide
      ? [bytes.u64(start + 4), bytes.u64(start + 12)]
      : [bytes.u32(start + 4), bytes.u32(start + 8)]
    isRight =
      bytes.u32(start) == Int(record.checksum) && sizes == [record.compressed, record.unpacked]
  }
}
