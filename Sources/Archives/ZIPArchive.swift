internal import Wording

/// Does some work on each of some parts, perhaps on several threads, and returns the results in
/// their order.
public typealias PackingMap = (
  [ArraySlice<ArchiveEntry>], @escaping @Sendable (ArraySlice<ArchiveEntry>) -> PackedPart
) -> [PackedPart]

/// The ZIP of a part of the files.
public typealias PackedPart = Result<[UInt8], ArchiveError>

/// Packs files into a ZIP whose bytes depend on their names and contents, the time and the comment
/// alone.
///
/// Names are sorted by bytes. Only folders in which nothing lies are written; the files' names
/// imply the others. Time zone, locale, umask, user, threads and the order given do not matter. A
/// comment has at most 65,535 bytes.
///
/// - Throws: The first of `packingRefusals`, and for what reading would refuse.
public func zipArchive(
  of entries: [ArchiveEntry], comment: [UInt8] = [], time: EntryTime = .unset,
  budget: Budget = .standard, map: PackingMap = { parts, pack in parts.map(pack) }
) throws(ArchiveError) -> [UInt8] {
  let sorted = entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  try check(sorted, budget)
  let filled = foldersWithContent(sorted)
  let written = sorted.filter { !$0.isDirectory || !filled.contains($0.name) }
  var parts: [[UInt8]] = []
  let results = map(split(written)) { packed($0).readBack(budget) }
  for part in results { parts.append(try part.get()) }
  var archive = parts.count == 1 ? parts[0] : joinedArchives(parts)
  if time != .unset { archive.stampEntries(time) }
  if !comment.isEmpty { archive.append(comment: comment) }
  try checkWhole(archive, budget)
  return archive
}

/// Reads the directory and every header of the joined and stamped whole, though no content.
private func checkWhole(_ archive: [UInt8], _ budget: Budget) throws(ArchiveError) {
  let source = ArchiveSource(archive)
  let refusals: [Refusal]
  do {
    refusals = try Layout(source, Directory(of: source, budget: budget)).refusals
  } catch let fault as ArchiveFault {
    throw fault.error(about: newArchive)
  } catch {
    throw ArchiveError(.library, "\(error)")
  }
  if let refusal = refusals.first { throw ArchiveError(refusal) }
}

/// Splits files into parts that are worth a thread; those that would need ZIP64 together stay
/// together.
private func split(_ entries: [ArchiveEntry]) -> [ArraySlice<ArchiveEntry>] {
  let total = entries.reduce(0) { $0 + $1.size }
  guard total > partSize, total < 1 << 31, entries.count < 0xFFFF else { return [entries[...]] }
  var parts: [ArraySlice<ArchiveEntry>] = []
  var start = 0
  var size = 0
  for (index, entry) in entries.enumerated() {
    size += entry.size
    guard size >= partSize || index == entries.count - 1 else { continue }
    parts.append(entries[start...index])
    (start, size) = (index + 1, 0)
  }
  return parts
}

private let partSize = 1 << 18

extension PackedPart {
  /// The same, or `refused` where reading would refuse it.
  fileprivate func readBack(_ budget: Budget) -> PackedPart {
    flatMap { archive in
      let contents = ArchiveContents(reading: archive, name: newArchive, budget: budget)
      guard let refusal = contents.refusals.first else { return self }
      return .failure(ArchiveError(refusal))
    }
  }
}

private func packed(_ entries: ArraySlice<ArchiveEntry>) -> PackedPart {
  do throws(ArchiveError) {
    var writer = try ArchiveWriter()
    for entry in entries {
      if entry.isDirectory {
        try writer.add(folder: entry.name)
      } else {
        try writer.add(file: entry.name, bytes: entry.bytes)
      }
    }
    return .success(try writer.finish())
  } catch {
    return .failure(error)
  }
}

private func check(_ entries: [ArchiveEntry], _ budget: Budget) throws(ArchiveError) {
  let planned = entries.map {
    PlannedEntry(name: $0.name, size: $0.size, isDirectory: $0.isDirectory)
  }
  guard
    let refusal = packingRefusals(of: planned, name: newArchive, budget: budget).first
  else { return }
  throw ArchiveError(refusal)
}

/// What a ZIP that is not written yet is called.
private let newArchive = "the ZIP"

private func foldersWithContent(_ entries: [ArchiveEntry]) -> Set<String> {
  var folders: Set<String> = []
  for name in entries.map(\.name) {
    for slash in name.utf8.indices where name.utf8[slash] == UInt8(ascii: "/") {
      folders.insert(String(name[..<slash]))
    }
  }
  return folders
}
