/// What a ZIP archive holds, checked as a whole before any of it is used.
///
/// When `refusals` is not empty nothing of the archive may be written to disk.
public struct ArchiveContents: Sendable {
  /// A file that does not belong in a template and is left out.
  public struct Skipped: Equatable, Sendable {
    /// The name as text that is safe to print.
    public let name: String
    /// What the file is, such as "a Mac's folder settings".
    public let kind: String
  }

  /// The files and folders that are sound, in the order of the archive's directory.
  public let entries: [ArchiveEntry]
  /// Every fault found, the archive's own first; empty when the archive is safe to unpack.
  public let refusals: [Refusal]
  /// What is left out because it is junk.
  public let skipped: [Skipped]
  /// The limits that it was read within.
  public let budget: Budget

  /// Checks and unpacks an archive in memory, never past the budget.
  ///
  /// Refusals of the archive as a whole call it by `name`.
  public init(reading bytes: [UInt8], name: String, budget: Budget = .standard) {
    var inspection = Inspection(ArchiveSource(bytes), name: name, budget: budget)
    inspection.run()
    self.init(inspection)
  }

  /// The same, of an archive that is read in pieces.
  ///
  /// - Throws: What reading the source throws.
  public init(
    reading source: ArchiveSource, name: String, budget: Budget = .standard
  ) throws {
    var inspection = Inspection(source, name: name, budget: budget)
    inspection.run()
    if let failure = inspection.failure { throw failure }
    self.init(inspection)
  }

  private init(_ inspection: Inspection) {
    entries = inspection.entries
    refusals = inspection.refusals
    skipped = inspection.skipped
    budget = inspection.budget
  }

  /// The same archive with other entries.
  private init(_ entries: [ArchiveEntry], of contents: ArchiveContents) {
    self.entries = entries
    refusals = contents.refusals
    skipped = contents.skipped
    budget = contents.budget
  }
}

extension ArchiveContents {
  /// The one folder that everything is in, as when a folder was zipped instead of what is in it;
  /// nil where there is none.
  public var wrappingFolder: String? {
    guard let folder = entries.first.flatMap({ pathParts($0.name).first }) else { return nil }
    let isAround = entries.allSatisfy { entry in
      let parts = pathParts(entry.name)
      return parts[0].elementsEqual(folder) && (parts.count > 1 || entry.isDirectory)
    }
    let isFilled = entries.contains { pathParts($0.name).count > 1 }
    return isAround && isFilled ? String(Substring(folder)) : nil
  }

  /// What is in the wrapping folder, without that folder; nil where there is none.
  ///
  /// Names that did not collide below one folder do not collide without it.
  public func stripped() -> ArchiveContents? {
    guard let folder = wrappingFolder else { return nil }
    let start = folder.utf8.count + 1
    let below = entries.filter { $0.name.utf8.count > start }.map { entry in
      ArchiveEntry(
        name: String(Substring(entry.name.utf8.dropFirst(start))), bytes: entry.bytes,
        compressedSize: entry.compressedSize, isDirectory: entry.isDirectory)
    }
    return ArchiveContents(below, of: self)
  }
}
