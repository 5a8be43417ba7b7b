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
    let isInput = entries.contains { Files.resolved(Files.joining(path, $0.name)) == target }
    guard isInput else { return }
    throw Failure(
      "\(output) is one of the files to pack", help: "name a ZIP: -o \(defaultOutput)")
  }

  /// The ZIP, which unpack and phones can read.
  func archive(_ time: EntryTime) throws -> [UInt8] {
    do {
      return try zipArchive(of: entries, time: time, budget: budget) { [budget] parts, pack in
        Threads.map(parts) { pack($0).readBack(budget) }
      }
    } catch {
      guard error.code != .library else { throw error }
      let flag = error.reason.map { BudgetOptions.Flag.remark(on: $0) } ?? ""
      throw Failure(refusingToPack: title, [(error.entry ?? title, error.message + flag)])
    }
  }
}

extension TemplateFolder {
  /// The folder that a word means: itself, or that of its native-config.json; nil is the current one.
  init(named word: String?) throws {
    let word = word ?? "."
    let path = Files.lastComponent(word) == Input.configName ? Files.parent(of: word) : word
    guard Files.kind(of: path) == .folder else { throw Self.notATemplate(path) }
    try self.init(path)
  }

  private static func notATemplate(_ path: String) -> Failure {
    guard Files.kind(of: path) != nil else {
      return Failure(
        "\(printable(path)): no such folder",
        help: "inapp new TYPE \(printable(shellQuoted(path))) writes a template")
    }
    return Failure("\(printable(path)) is a file; pack takes a template's folder")
  }

  /// The folder's name for messages.
  var title: String { path == "." ? "this folder" : printable(path) }

  /// What is wrong with the names, sizes and number of the files, by their places in `files`.
  func faults(_ budget: Budget) -> [Refusal] {
    packingRefusals(
      of: files.map { PlannedEntry(name: $0.name, size: $0.size) }, name: title, budget: budget)
  }

  /// Why the folder may not be packed, a reason each.
  func remarks(on faults: [Refusal]) -> [Remark] {
    refused + faults.map { ($0.entry, $0.sentence + BudgetOptions.Flag.remark(on: $0.reason)) }
  }

  fileprivate func refuseWhatCannotBePacked(_ budget: Budget) throws {
    let remarks = remarks(on: faults(budget))
    guard remarks.isEmpty else { throw Failure(refusingToPack: title, remarks) }
  }

  /// Refuses a folder in which phones find no configuration.
  func requireConfig() throws {
    guard !files.contains(where: { $0.name == Input.configName }) else { return }
    throw Failure(
      "\(title) holds no \(Input.configName)",
      help: TemplateListing(of: files.map(\.name), in: path, isArchive: false)
        .helpWithMisnamedConfig ?? "inapp new TYPE DIR writes a template to pack")
  }
}

extension Failure {
  fileprivate init(refusingToPack title: String, _ remarks: [Remark]) {
    self.init(
      "\(title): refused, nothing was packed\n" + remarkTable(remarks).dropLast(),
      exitCode: ExitCodes.findings)
  }
}

extension Report {
  /// Whether a fault makes a target that has the type drop the message, or no target shows it.
  var isRefusedForPacking: Bool {
    let reached = verdicts.filter(\.isReached)
    guard !reached.isEmpty else { return false }
    let dropped = reached.filter { $0.outcome == .dropped }
    return dropped.count == reached.count || dropped.contains { !$0.isOnlyUnsupported }
  }
}
