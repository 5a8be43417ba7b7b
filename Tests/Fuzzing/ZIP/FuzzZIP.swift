import Archives
import Wording

/// Any bytes at all are read within the budget or refused, and what is read packs and reads back the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzZIP(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let budget = Budget(entries: 100, unpackedBytes: 1 << 20)
  let contents = ArchiveContents(reading: bytes, name: "fuzz.zip", budget: budget)
  precondition(contents.entries.reduce(0) { $0 + $1.size } <= budget.unpackedBytes)
  for refusal in contents.refusals {
    // What is escaped may be longer than what is printed of a name.
    let shown = printable(refusal.entry, atMost: .max)
    precondition(shown == refusal.entry, "prints hidden characters")
  }
  readWhatShrinks(bytes, budget)
  guard contents.refusals.isEmpty else { return 0 }
  packAgain(contents.entries, budget)
  if let stripped = contents.stripped() { packAgain(stripped.entries, budget) }
  return 0
}

/// A file that loses bytes while it is read is refused.
private func readWhatShrinks(_ bytes: [UInt8], _ budget: Budget) {
  let left = bytes.count - Int(bytes.last ?? 0) % max(bytes.count, 1) - 1
  let source = ArchiveSource(count: bytes.count) { offset, count in
    Array(bytes[min(offset, max(left, 0))..<min(offset + count, max(left, offset))])
  }
  do {
    let contents = try ArchiveContents(reading: source, name: "less.zip", budget: budget)
    precondition(contents.entries.isEmpty || !contents.refusals.isEmpty || left < 0)
  } catch {
    preconditionFailure("fails where it should refuse: \(error)")
  }
}

private func packAgain(_ entries: [ArchiveEntry], _ budget: Budget) {
  let files = entries.filter { !$0.isDirectory }
  do {
    var budget = budget
    budget.ratioFloor = .max
    let packed = try zipArchive(of: files, budget: budget)
    let again = ArchiveContents(
      reading: packed, name: "again.zip", budget: Budget(ratioFloor: .max))
    precondition(again.refusals.isEmpty, "refuses what it packed: \(again.refusals)")
    let before = Dictionary(uniqueKeysWithValues: files.map { ($0.name, $0.bytes) })
    precondition(again.entries.count == before.count)
    for entry in again.entries { precondition(before[entry.name] == entry.bytes) }
  } catch {
    preconditionFailure("cannot pack what it read: \(error)")
  }
}
