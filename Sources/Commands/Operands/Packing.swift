internal import Archives
internal import Checking
internal import Diagnostics
internal import Host
internal import Schema
internal import Wording

/// What goes into the ZIP of a template.
struct Packing {
  /// The template's folder.
  let path: String
  private let title: String
  let entries: [ArchiveEntry]
  private let budget: Budget

  /// Reads the files of a folder, if none may not be packed and a phone finds what it needs.
  init(_ folder: TemplateFolder, budget: Budget) throws {
    path = folder.path
    title = folder.title
    self.budget = budget
    try folder.refuseWhatCannotBePacked(budget)
    try folder.requireConfig()
    entries = try folder.files.map {
      ArchiveEntry(name: $0.name, bytes: try Files.read($0.place, limit: budget.unpackedBytes))
    }
  }

  /// The ZIP written when none is named: the folder's own name, in the current folder.
  var defaultOutput: String {
    Files.lastComponent(Files.resolved(path)) + ".zip"
  }

  /// What phones do with the files that go in.
  func checked(by checker: Checker) -> [Checked] {
    TemplateFiles(entries, at: path == "." ? "" : "\(path)/").checked(by: checker, title: path)
  }

  /// What is wrong with the names of the files that go in.
  var findings: [Diagnostic] {
    TemplateListing(of: entries.map(\.name), in: path, isArchive: false).findings
  }

  /// Refuses to write the ZIP over one of the files that go into it.
  func refuseToOverwriteItself(_ output: String) throws {
    let target = Files.resolved(output)
    // What goes in lies in the folder, also what links lead to; to resolve each name takes its time.
    guard Files.kind(of: target) != nil,
      TemplateFolder.path(of: target, in: Files.resolved(path)) != nil
    else { return }
    let isInput = entries.contains { Files.resolved(Files.joining(path, $0.name)) == target }
    guard isInput else { return }
    throw Failure(
      "\(printable(output)) is one of the files to pack",
      help: "name a ZIP: -o \(printable(shellQuoted(defaultOutput)))")
  }

  /// The ZIP, which unpack and phones can read.
  func archive(_ time: EntryTime) throws -> [UInt8] {
    do {
      return try zipArchive(of: entries, time: time, budget: budget) { parts, pack in
        // Each part is of 256 KiB or more, whose packing takes longer than a thread to start.
        Threads.map(parts, fewestPerThread: 1, pack)
      }
    } catch {
      guard error.code != .library else { throw error }
      let flag = error.reason.map { BudgetOptions.Flag.remark(on: $0) } ?? ""
      throw Failure(refusingToPack: title, [(error.entry ?? title, error.message + flag)])
    }
  }
}
