/// Finds where the contents' own headers disagree with the directory.
///
/// Contents must lie one after the other from the first byte to the directory, without a gap or an
/// overlap: then a tool that reads from the front, as Android does, sees what the directory says.
func layoutRefusals(
  _ bytes: [UInt8], records: [DirectoryRecord], directory: Int
) -> [Refusal] {
  var refusals: [Refusal] = []
  var expected = 0
  let sorted = records.sorted { $0.headerOffset < $1.headerOffset }
  for record in sorted {
    func refuse(_ reason: Refusal.Reason, _ sentence: String) {
      refusals.append(
        Refusal(
          entry: record.printableName, indices: [record.index], reason: reason, sentence: sentence))
    }
    if record.headerOffset < expected {
      refuse(.overlap, "shares its bytes with another entry")
      continue
    }
    if record.headerOffset > expected {
      let size = sizeText(record.headerOffset - expected)
      refuse(
        expected == 0 ? .leadingBytes : .hiddenBytes,
        "has \(size) before it that belong to no entry")
    }
    guard let header = LocalHeader(bytes, record: record, limit: directory) else {
      refuse(.damaged, "is damaged: its header is missing or its content is cut off")
      expected = directory
      continue
    }
    expected = header.end
    if !header.sameName || record.hasTwoNames { refuse(.twoNames, "has two different names") }
    if !header.sameFacts {
      refuse(.twoHeaders, "has a header that contradicts the archive's directory")
    }
  }
  if refusals.isEmpty, expected != directory, let last = sorted.last {
    refusals.append(
      Refusal(
        entry: last.printableName, indices: [], reason: .hiddenBytes,
        sentence:
          "is followed by \(sizeText(directory - expected)) that belong to no entry"))
  }
  return refusals
}

/// The header in front of an entry's content, measured against the directory's record.
private struct LocalHeader {
  let sameName: Bool
  let sameFacts: Bool
  /// The offset just past the content and what follows it.
  let end: Int

  init?(_ bytes: [UInt8], record: DirectoryRecord, limit: Int) {
    let at = record.headerOffset
    let name = at + 30
    guard name <= limit, bytes.u32(at) == 0x0403_4B50 else { return nil }
    let extra = name + bytes.u16(at + 26)
    let content = extra + bytes.u16(at + 28)
    let contentEnd = content + record.compressed
    guard contentEnd <= limit else { return nil }

    sameName =
      bytes[name..<extra].elementsEqual(record.rawName)
      && unicodeName(in: bytes, extra: extra..<content, rawName: record.rawName)
        == record.unicodeName

    let facts = [Int(record.checksum), record.compressed, record.unpacked]
    let local = [bytes.u32(at + 14), bytes.u32(at + 18), bytes.u32(at + 22)]
    // Encryption, streaming and UTF-8; tools differ in how they note the compression level.
    let sameKind =
      (bytes.u16(at + 6) ^ record.flags) & 0x2849 == 0 && bytes.u16(at + 8) == record.method
    guard record.streams else {
      sameFacts = sameKind && local == facts
      end = contentEnd
      return
    }
    // What streams has its facts after the content, with or without a signature of their own.
    let signed = bytes.u32(contentEnd) == 0x0807_4B50
    let trailer = contentEnd + (signed ? 4 : 0)
    let trailing = [bytes.u32(trailer), bytes.u32(trailer + 4), bytes.u32(trailer + 8)]
    let plausible = zip(local, facts).allSatisfy { $0 == 0 || $0 == $1 }
    sameFacts = sameKind && plausible && trailing == facts
    end = trailer + 12
  }
}
