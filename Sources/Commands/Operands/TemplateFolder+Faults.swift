internal import Archives
internal import Checking
internal import Host
internal import Wording

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

  /// Refuses a folder of which something may not be packed.
  func refuseWhatCannotBePacked(_ budget: Budget) throws {
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
  /// The refusal of a folder, a reason a line.
  init(refusingToPack title: String, _ remarks: [Remark]) {
    self.init(
      "\(title): refused, nothing was packed\n" + remarkTable(remarks).dropLast(),
      exitCode: ExitCodes.findings)
  }
}
