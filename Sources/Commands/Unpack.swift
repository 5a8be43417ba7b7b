internal import Archives
internal import Checking
internal import Host
internal import Shell
internal import Wording

struct UnpackOptions: CommandOptions {
  var common = CommonOptions()
  var archive = ""
  var folder: String?
  var isForced = false
  var isStripped = false
  var budget = BudgetOptions()
}

extension Command<Console> {
  static let unpack = Command(
    "unpack", .ship, "Unpacks a ZIP into a folder, all or nothing.",
    discussion: [
      "The whole ZIP is checked before anything is written: names that leave the folder, links, "
        + "names that appear twice, damaged or far too large contents are refused, each named with "
        + "its reason. Files that are there already are overwritten only with --force. Ctrl-C while the "
        + "files are being put in place waits until they are all there, then ends with 130.",
      "What Macs, Windows and editors add is left out and named. Where a folder was zipped instead of "
        + "its contents, no phone finds the template; --strip unpacks what is in the folder.",
    ],
    arguments: [
      .operand("ZIP", \UnpackOptions.archive, .file("zip"), "The ZIP to unpack, or -."),
      .optionalOperand(
        "DIR", \.folder, .folder, "The folder to write.",
        default: "the ZIP's name without .zip, in this folder"),
      .flag("force", \.isForced, "Overwrite files that are there already."),
      .flag("strip", \.isStripped, "Drop the folders around everything in the ZIP."),
    ] + BudgetOptions.arguments.within(\UnpackOptions.budget),
    examples: [
      Example("inapp unpack spring-sale.zip", "Writes spring-sale/."),
      Example("inapp unpack agency.zip drafts/agency", "Names the folder."),
      Example("inapp unpack spring-sale.zip --force", "Overwrites what is there."),
      Example("inapp unpack agency.zip --strip", "Drops the folder around the template."),
    ],
    run: runUnpack)
}

private func runUnpack(_ options: UnpackOptions, _ console: Console) throws -> Int32 {
  let name = options.archive == "-" ? TemplateListing.standardInput : options.archive
  let found = try ArchiveContents(
    reading: ArchiveSource(options.archive, console), name: name, budget: options.budget.budget)
  guard found.refusals.isEmpty else {
    throw Failure(refusing: found, name, "nothing was written", help: found.helpWithLimits)
  }
  let stripped = options.isStripped ? found.stripped() : nil
  let contents = stripped ?? found
  let folder = Files.withoutEndSlashes(
    try options.folder ?? defaultFolder(for: options.archive))
  let files = contents.entries.filter { !$0.isDirectory }
  try Files.writeTree(
    files.map { (path: $0.name, bytes: $0.bytes) },
    folders: contents.entries.filter(\.isDirectory).map(\.name),
    to: folder, replacing: options.isForced)
  let dropped = stripped == nil ? nil : found.wrappingFolder
  try console.print(
    "Unpacked \(printable(name)) into \(printable(folder))/"
      + (dropped.map { ", without its folder \(printable($0))/\n" } ?? "\n")
      + remarkTable(files.map { ($0.name, byteCount($0.size)) }))
  try console.say(contents.leftOutLines)
  if options.isStripped, stripped == nil {
    try console.say("  nothing to strip: no one folder holds everything\n")
  }
  try explainMissingConfig(in: contents, of: name, console)
  return ExitCodes.done
}

private func defaultFolder(for archive: String) throws -> String {
  let name = Files.lastComponent(archive)
  let stem = name.dropLast(4)
  guard name.lowercased().hasSuffix(".zip"), let last = stem.last, !". ".contains(last) else {
    throw Failure(
      "the folder to write cannot be told from \(quoted(name))",
      help: "name it: inapp unpack \(printable(shellQuoted(archive))) DIR")
  }
  return String(stem)
}

/// A ZIP without a configuration at its root unpacks, but no phone shows it.
private func explainMissingConfig(
  in contents: ArchiveContents, of name: String, _ console: Console
) throws {
  guard !contents.hasConfig else { return }
  let failure = Failure(missingConfigIn: contents, name)
  let help = wrapped("help: \(failure.help ?? "")", width: 70).joined(separator: "\n        ")
  try console.say("warning: \(failure.message)\n  \(help)\n")
}
