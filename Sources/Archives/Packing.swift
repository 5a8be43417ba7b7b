internal import Wording

/// Packs files into a ZIP whose bytes depend on their names and contents, the time and the comment alone.
///
/// Names are sorted by bytes. Only folders in which nothing lies are written; the files' names imply the others.
/// Time zone, locale, umask, user and the order given do not matter. A comment has at most 65,535 bytes.
///
/// - Throws: `badName` for what reading would refuse, `tooLarge` beyond the budget.
public func zipArchive(
  of entries: [ArchiveEntry], comment: [UInt8] = [], time: EntryTime = .unset,
  budget: Budget = .packing
) throws(ArchiveError) -> [UInt8] {
  let sorted = entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  try check(sorted, budget)
  var writer = try ArchiveWriter()
  let filled = foldersWithContent(sorted)
  for entry in sorted {
    if !entry.isDirectory {
      try writer.add(file: entry.name, bytes: entry.bytes)
    } else if !filled.contains(entry.name) {
      try writer.add(folder: entry.name)
    }
  }
  var archive = try writer.finish()
  if time != .unset { archive.stampEntries(time) }
  if !comment.isEmpty { archive.append(comment: comment) }
  return archive
}

private func check(_ entries: [ArchiveEntry], _ budget: Budget) throws(ArchiveError) {
  if entries.count > budget.entries {
    throw ArchiveError(.tooLarge, "more than \(budget.entries) files")
  }
  for entry in entries {
    if let fault = fault(inName: entry.name, budget: budget) {
      throw ArchiveError(.badName, fault.sentence, entry: printable(entry.name))
    }
  }
  let numbered = entries.enumerated().map {
    (name: $0.element.name, isDirectory: $0.element.isDirectory, index: $0.offset + 1)
  }
  if let refusal = collisions(numbered).first {
    throw ArchiveError(.badName, refusal.sentence, entry: refusal.entry)
  }
  let total = entries.reduce(0) { $0 + $1.size }
  if total > budget.unpackedBytes {
    throw ArchiveError(
      .tooLarge, "\(sizeText(total)) to pack; the limit is \(sizeText(budget.unpackedBytes))")
  }
}

private func foldersWithContent(_ entries: [ArchiveEntry]) -> Set<String> {
  var folders: Set<String> = []
  for name in entries.map(\.name) {
    for slash in name.utf8.indices where name.utf8[slash] == UInt8(ascii: "/") {
      folders.insert(String(name[..<slash]))
    }
  }
  return folders
}
