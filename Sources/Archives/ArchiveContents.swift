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
  /// The one folder that everything is in, as when a folder was zipped instead of what is in it; nil where there is none.
  public var wrappingFolder: String? {
    guard let first = entries.first, let folder = first.name.split(separator: "/").first else {
      return nil
    }
    let isAround = entries.allSatisfy {
      $0.name.hasPrefix("\(folder)/") || ($0.isDirectory && $0.name == folder)
    }
    return isAround && entries.contains { $0.name != folder } ? String(folder) : nil
  }

  /// What is in the wrapping folder, without that folder; nil where there is none.
  ///
  /// Names that did not collide below one folder do not collide without it.
  public func stripped() -> ArchiveContents? {
    guard let folder = wrappingFolder else { return nil }
    let below = entries.filter { $0.name != folder }.map { entry in
      ArchiveEntry(
        name: String(entry.name.dropFirst(folder.count + 1)), bytes: entry.bytes,
        compressedSize: entry.compressedSize, isDirectory: entry.isDirectory)
    }
    return ArchiveContents(below, of: self)
  }
}
