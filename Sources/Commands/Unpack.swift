internal import Archives
internal import Host
internal import Shell
internal import Wording

struct UnpackOptions: CommandOptions {
  var common = CommonOptions()
  var archive = ""
  var folder: String?
  var isForced = false
}

extension Command<Console> {
  static let unpack = Command(
    "unpack", .ship, "Unpacks a ZIP into a folder, all or nothing.",
    discussion: [
      "The whole ZIP is checked before anything is written: names that leave the folder, links, "
        + "names that appear twice, damaged or far too large contents are refused, each named with "
        + "its reason. Files that are there already are overwritten only with --force."
    ],
    arguments: [
      .operand("ZIP", \UnpackOptions.archive, .file("zip"), "The ZIP to unpack, or -."),
      .optionalOperand(
        "DIR", \.folder, .folder, "The folder to write.", default: "the ZIP's name without .zip"),
      .flag("force", \.isForced, "Overwrite files that are there already."),
    ],
    examples: [
      Example("inapp unpack spring-sale.zip", "Writes spring-sale/."),
      Example("inapp unpack agency.zip drafts/agency", "Names the folder."),
      Example("inapp unpack spring-sale.zip --force", "Overwrites what is there."),
    ],
    run: runUnpack)
}

private func runUnpack(_ options: UnpackOptions, _ console: Console) throws -> Int32 {
  let name = options.archive == "-" ? "<stdin>" : options.archive
  let bytes =
    options.archive == "-"
    ? try console.input() : try Files.read(options.archive, limit: Limits.document)
  let contents = ArchiveContents(reading: bytes, name: name)
  guard contents.refusals.isEmpty else {
    throw Failure(refusing: contents, name, "nothing was written")
  }
  let folder = try options.folder ?? defaultFolder(for: options.archive)
  let files = contents.entries.filter { !$0.isDirectory }
  try Files.writeTree(
    files.map { (path: $0.name, bytes: $0.bytes) },
    folders: contents.entries.filter(\.isDirectory).map(\.name),
    to: folder, replacing: options.isForced)
  let width = files.map(\.name.count).max() ?? 0
  try console.print(
    "Unpacked \(printable(name)) into \(printable(folder))/\n"
      + files.map { "  \(printable($0.name).padded(to: width))  \(byteCount($0.size))\n" }.joined())
  if !contents.skipped.isEmpty {
    try console.say("  left out: \(contents.skipped.map(\.name).joined(separator: ", "))\n")
  }
  try explainMissingConfig(in: contents, console)
  return ExitCodes.done
}

private func defaultFolder(for archive: String) throws -> String {
  let name = Files.lastComponent(archive)
  guard name.lowercased().hasSuffix(".zip"), name.count > 4 else {
    throw Failure(
      "the folder to write cannot be told from \(quoted(name))",
      help: "name it: inapp unpack \(printable(shellQuoted(archive))) DIR")
  }
  return String(name.dropLast(4))
}

/// A ZIP without a configuration at its root unpacks, but no phone shows it.
private func explainMissingConfig(in contents: ArchiveContents, _ console: Console) throws {
  guard !contents.entries.contains(where: { $0.name == Input.configName }) else { return }
  let failure = Failure(missingConfigIn: contents, "the ZIP")
  try console.say("warning: \(failure.message)\n  help: \(failure.help ?? "")\n")
}
