internal import Wording

/// Packs files into a ZIP whose bytes depend on their names and contents alone.
///
/// Names are sorted by bytes; folders are left out, since the files' names imply them.
/// Time zone, locale, umask, user and the order given do not matter.
///
/// - Throws: `badName` for what reading would refuse, `tooLarge` beyond the budget.
public func zipArchive(
  of entries: [ArchiveEntry], budget: Budget = .packing
) throws(ArchiveError) -> [UInt8] {
  let files = entries.filter { !$0.isDirectory }
    .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  if files.count > budget.entries {
    throw ArchiveError(.tooLarge, "more than \(budget.entries) files")
  }
  for file in files {
    if let fault = fault(inName: file.name, budget: budget) {
      throw ArchiveError(.badName, fault.sentence, entry: printable(file.name))
    }
  }
  let numbered = files.enumerated().map {
    (name: $0.element.name, isDirectory: false, index: $0.offset + 1)
  }
  if let refusal = collisions(numbered).first {
    throw ArchiveError(.badName, refusal.sentence, entry: refusal.entry)
  }
  let total = files.reduce(0) { $0 + $1.size }
  if total > budget.unpackedBytes {
    throw ArchiveError(
      .tooLarge, "\(sizeText(total)) to pack; the limit is \(sizeText(budget.unpackedBytes))")
  }

  var writer = try ArchiveWriter()
  for file in files {
    try writer.add(name: file.name, bytes: file.bytes)
  }
  return try writer.finish()
}
