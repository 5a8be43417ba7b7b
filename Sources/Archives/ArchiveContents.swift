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
  }
}
