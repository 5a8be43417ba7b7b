internal import Wording

/// The work behind `ArchiveContents`, step by step.
struct Inspection {
  let source: ArchiveSource
  let name: String
  let budget: Budget
  var entries: [ArchiveEntry] = []
  var refusals: [Refusal] = []
  var obstacles: [Obstacle] = []
  var skipped: [ArchiveContents.Skipped] = []

  /// Why the source could not be read.
  var failure: (any Error)?

  init(_ source: ArchiveSource, name: String, budget: Budget) {
    self.source = source
    self.name = name
    self.budget = budget
  }

  mutating func run() {
    do {
      let directory = try Directory(of: source, budget: budget)
      checkEach(directory.records)
      let layout = try Layout(source, directory)
      refusals += layout.refusals
      obstacles += layout.obstacles
      guard layout.refusals.isEmpty, !directory.records.isEmpty else { return }
      let before = refusals.count
      checkBudget(directory.records)
      if refusals.count == before { try unpack(directory) }
    } catch let fault as ArchiveFault {
      refusals.insert(fault.refusal(of: name), at: 0)
    } catch {
      failure = error
    }
  }

  private mutating func refuseWhole(_ reason: Refusal.Reason, _ sentence: String) {
    refusals.insert(
      Refusal(entry: printable(name), indices: [], reason: reason, sentence: sentence), at: 0)
  }

  private mutating func refuse(
    _ record: DirectoryRecord, _ reason: Refusal.Reason, _ sentence: String
  ) {
    refusals.append(
      Refusal(
        entry: record.printableName, indices: [record.index], reason: reason, sentence: sentence))
  }

  private mutating func refuse(_ record: DirectoryRecord, _ fault: ArchiveFault) {
    refuse(record, fault.reason, fault.sentence)
  }

  /// Looks at names and kinds, entry by entry and then against each other.
  private mutating func checkEach(_ records: [DirectoryRecord]) {
    var sound: [(name: String, isDirectory: Bool, index: Int)] = []
    for record in records {
      if let fault = record.kindFault() { refuse(record, fault) }
      if !record.isUTF8 {
        obstacles.append(Obstacle(entry: record.printableName, reason: .nameNotUTF8))
      }
      if record.isRoot { continue }
      if record.nameLength > 4 * budget.nameBytes {
        refuse(record, longName(record.nameLength, budget))
      } else if let name = record.name {
        if let fault = fault(inName: name, budget: budget) {
          refuse(record, fault)
        } else {
          sound.append((name, record.isDirectory, record.index))
        }
      } else {
        refuse(record, .undecodableName, "has a name that is not text")
      }
    }
    refusals += collisions(sound)
  }

  /// Compares the sizes the directory announces with the budget, but for those refused as lies.
  private mutating func checkBudget(_ all: [DirectoryRecord]) {
    let records = all.filter { $0.kindFault()?.reason != .wrongSize }
    let total = records.reduce(0) { min($0, .max - $1.unpacked) + $1.unpacked }
    if total > budget.unpackedBytes {
      refuseWhole(
        .tooLarge,
        "unpacks to \(byteCount(total, besides: budget.unpackedBytes)); "
          + "the limit is \(byteCount(budget.unpackedBytes))")
    }
    for record in records where record.unpacked > budget.ratioFloor {
      if (record.unpacked - 1) / budget.ratio >= record.compressed {
        let times = record.unpacked / max(record.compressed, 1)
        refuse(
          record, .tooCompressed,
          "unpacks to \(times) times its size; the limit is \(budget.ratio)")
      }
    }
  }

  /// Unpacks every entry as far as the directory announces it, and checks sizes and checksums.
  private mutating func unpack(_ directory: Directory) throws {
    let records = directory.records
    var contents: [Int: ArchiveReader.Content] = [:]
    do {
      var reader = try ArchiveReader(source, end: directory.end)
      let inOrder = records.sorted { $0.headerOffset < $1.headerOffset }
      for (place, record) in inOrder.enumerated() {
        guard try reader.next() else {
          // With the first entry the library reads the whole directory.
          if place == 0 { throw reader.error }
          if refusals.isEmpty { refuse(record, .damaged, "cannot be read") }
          return
        }
        if record.isDirectory || record.kindFault() != nil { continue }
        contents[record.index] = try reader.read(expecting: record.unpacked)
      }
    } catch let error as ArchiveError {
      // What is refused already explains why.
      if refusals.isEmpty { refuseWhole(.damaged, "cannot be read: \(error.message)") }
      return
    }
    let refused = Set(refusals.flatMap(\.indices))
    for record in records where !record.isRoot {
      let content = contents[record.index] ?? ArchiveReader.Content()
      if contents[record.index] != nil, let fault = faultInContent(content, record) {
        refuse(record, fault)
        continue
      }
      guard !refused.contains(record.index), let name = record.name else { continue }
      if let kind = junkKind(name) {
        skipped.append(.init(name: printable(name), kind: kind))
      } else {
        entries.append(
          ArchiveEntry(
            name: name, bytes: content.bytes, compressedSize: record.compressed,
            isDirectory: record.isDirectory))
      }
    }
  }
}

/// Finds how content that was read differs from what its record announces.
private func faultInContent(
  _ content: ArchiveReader.Content, _ record: DirectoryRecord
) -> ArchiveFault? {
  let announced = "\(record.unpacked) bytes it announces"
  if content.bytes.count > record.unpacked {
    return ArchiveFault(.wrongSize, "unpacks to more than the \(announced)")
  }
  // The library does not look at that of a content without bytes.
  if content.bytes.count == record.unpacked, content.isBroken || content.bytes.isEmpty,
    crc32(content.bytes) != record.checksum
  {
    return .wrongChecksum
  }
  if content.isBroken {
    return ArchiveFault(.damaged, "is damaged: its content cannot be unpacked")
  }
  if content.bytes.count < record.unpacked {
    return ArchiveFault(.wrongSize, "unpacks to less than the \(announced)")
  }
  return nil
}
