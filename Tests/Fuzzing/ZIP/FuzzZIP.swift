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
    precondition(printable(refusal.entry) == refusal.entry, "prints hidden characters")
  }
  guard contents.refusals.isEmpty else { return 0 }
  let files = contents.entries.filter { !$0.isDirectory }
  do {
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
  return 0
}
