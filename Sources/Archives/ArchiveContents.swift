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
  /// Why Android does not read it though it is safe; what is left out counts as well.
  public let obstacles: [Obstacle]
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
    obstacles = inspection.obstacles
    skipped = inspection.skipped
    budget = inspection.budget
  }

  /// The same archive with other entries.
  private init(_ entries: [ArchiveEntry], of contents: ArchiveContents) {
    self.entries = entries
    refusals = contents.refusals
    obstacles = contents.obstacles
    skipped = contents.skipped
    budget = contents.budget
  }
}

extension ArchiveContents {
  /// The path of the folders, one in another, that everything is in, as when a folder was zipped
  /// instead of what is in it; nil where there is none.
  public var wrappingFolder: String? {
    let folders = entries.filter(\.isDirectory).map { pathParts($0.name) }
      .sorted { $0.count > $1.count }
    let above = entries.filter { !$0.isDirectory }.map { Array(pathParts($0.name).dropLast()) }
    guard var around = above.first ?? folders.first else { return nil }
    for folder in above { around.keepStart(of: folder) }
    for folder in folders where !around.starts(with: folder, by: { $0.elementsEqual($1) }) {
      around.keepStart(of: folder)
    }
    // A folder in which nothing lies is itself what was packed.
    if above.isEmpty, folders.allSatisfy({ $0.count <= around.count }) { around.removeLast() }
    return around.isEmpty ? nil : around.map { String(Substring($0)) }.joined(separator: "/")
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

extension [Substring.UTF8View] {
  /// Drops what does not begin another path as well.
  fileprivate mutating func keepStart(of other: Self) {
    self = zip(self, other).prefix { $0.elementsEqual($1) }.map(\.0)
  }
}
