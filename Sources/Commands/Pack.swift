internal import Archives
internal import Checking
internal import Diagnostics
internal import Host
internal import Schema
internal import Shell
internal import Wording

struct PackOptions: CommandOptions {
  var common = CommonOptions()
  var folder: String?
  var output: String?
  var isCheck = false
  var isList = false
  var skipsValidation = false
  var isForced = false
  var isVerbose = false
  var targets: [Target] = []
  var now = NowOption()
  var budget = BudgetOptions()
}

extension PackOptions {
  /// Refuses options of which one would go unheard, and a ZIP on a terminal.
  func refuseWhatContradicts() throws {
    let flags = [
      ("--check", isCheck), ("--list", isList), ("--force", isForced),
      ("--output", isList && output != nil), ("--verbose", isList && isVerbose),
    ]
    let given = flags.filter(\.1).map(\.0)
    if output == "-" {
      throw UsageError(
        command: "pack", "a ZIP is not written to standard output",
        hint: "Name a file, such as -o sale.zip.")
    }
    guard given.count > 1 else { return }
    throw UsageError(
      command: "pack", "\(joined(given, by: "and")) contradict each other",
      hint: "--check and --list write nothing; give one of them, or what is about a ZIP to write.")
  }
}

extension Command<Console> {
  static let pack = Command(
    "pack", .ship, "Checks a template and packs it into a ZIP.",
    discussion: [
      "The same files give the same bytes on every machine with the same libarchive and zlib, whose "
        + "versions --verbose tells: names are sorted, owners are zero, and all times are the start "
        + "of 1980, or SOURCE_DATE_EPOCH in UTC. That of the last commit: "
        + "SOURCE_DATE_EPOCH=$(git log -1 --format=%ct) inapp pack spring-sale.",
      "A template that a phone would drop is not packed. Settings of editors and systems, secrets "
        + "and other ZIPs are left out, and named. Links are packed as what they lead to; one that "
        + "leads out of the folder is refused.",
      "A file \(IgnoreRules.fileName) in the folder names what else to leave out, in the language of "
        + ".gitignore: a pattern a line, * ? [a-z] ** and !, a slash in front for the folder itself "
        + "and at the end for folders alone. What phones read cannot be ignored, and "
        + "! cannot bring back what is always left out.",
      "--list checks as well, and foresees every refusal except that of --max-ratio: how far a file can "
        + "be compressed shows only when it is packed.",
      "A ZIP that set, fmt or validate --fix changes is packed anew in the same way. Its comment and "
        + "its empty folders stay.",
    ],
    arguments: [
      .optionalOperand(
        "DIR", \PackOptions.folder, .folder, "The template.", default: "this folder"),
      .option(
        "output", short: "o", \.output, .file("zip"), "The ZIP to write.", value: "OUT.zip",
        default: "the folder's name in this folder"),
      .flag("check", \.isCheck, "Write nothing; compare contents, and exit 1 if the ZIP differs."),
      .flag("list", \.isList, "Write nothing; list what goes in and what is left out."),
      .repeated(
        "target", short: "t", \.targets, .target, "An SDK release that must show the message.",
        default: "the newest of both platforms"),
      .flag("no-validate", \.skipsValidation, "Pack without checking first."),
      .flag("force", \.isForced, "Overwrite a ZIP that is there already."),
      .flag("verbose", \.isVerbose, "Tell what the bytes depend on besides the files."),
    ] + NowOption.arguments.within(\PackOptions.now)
      + BudgetOptions.arguments.within(\PackOptions.budget),
    examples: [
      Example("inapp pack spring-sale", "Writes spring-sale.zip."),
      Example("inapp pack spring-sale -o upload/sale.zip --force", "Names the ZIP, overwrites it."),
      Example("inapp pack spring-sale --list", "Lists what goes in and what is left out."),
      Example("inapp pack spring-sale --check", "Tells whether spring-sale.zip is up to date."),
    ],
    run: runPack)
}

private func runPack(_ options: PackOptions, _ console: Console) throws -> Int32 {
  try options.refuseWhatContradicts()
  try console.sayWhatIsNewerThanKnown(options.targets)
  let budget = options.budget.budget
  let folder = try TemplateFolder(named: options.folder)
  if options.isList {
    try console.print(folder.list(budget))
    guard folder.remarks(on: folder.faults(budget)).isEmpty else { return ExitCodes.findings }
  }
  let time = try console.entryTime()
  if options.isVerbose { try console.say("\(ArchiveLibrary.recipe), times \(time)\n") }
  let packing = try Packing(folder, budget: budget)
  let checked = packing.checked(by: Checker(targets: options.targets, now: options.now.seconds))
  if !options.skipsValidation, checked.contains(where: \.report.isRefusedForPacking) {
    return try refuse(checked, console)
  }
  let paint = console.paint(.errors)
  let remarks = verdictLine(checked) + packing.findings.map { $0.text(paint) }.joined()
  if options.isList {
    try console.say(remarks)
    return ExitCodes.done
  }
  let output = options.output ?? packing.defaultOutput
  try packing.refuseToOverwriteItself(output)
  let bytes = try packing.archive(time)
  if options.isCheck { return try compare(packing, bytes, with: output, budget, console) }
  let tell = console.talk(besides: output)
  try Files.write(bytes, to: output, replacing: options.isForced)
  try tell(
    "\(printable(output))  \(byteCount(bytes.count))  \(counted(packing.entries.count, "entry"))"
      + "  sha256 \(sha256(bytes))\n")
  try console.say(folder.leftOutLines + remarks)
  return ExitCodes.done
}

/// Compares what would be written with a ZIP that is there, and says what differs.
private func compare(
  _ packing: Packing, _ bytes: [UInt8], with output: String, _ budget: Budget, _ console: Console
) throws -> Int32 {
  guard Files.kind(of: output) != nil else {
    throw Failure("\(printable(output)): no such ZIP to compare with", help: "-o names the ZIP")
  }
  let old = try Files.read(output, limit: Limits.document)
  let contents = ArchiveContents(reading: old, name: output, budget: budget)
  let comparison = PackedComparison(contents, at: output, with: packing)
  guard comparison.isEqual else {
    try console.print(comparison.text)
    return ExitCodes.findings
  }
  let remark = old == bytes ? "" : ": the same files, packed otherwise"
  try console.print("\(printable(output)) is up to date\(remark).\n")
  return ExitCodes.done
}

/// Says why phones would drop the message.
private func refuse(_ checked: [Checked], _ console: Console) throws -> Int32 {
  let paint = console.paint(.errors)
  let all = checked.flatMap(\.report.diagnostics)
  let errors = all.filter { $0.severity == .error }
  try console.say(
    (errors.isEmpty ? all : errors).map { $0.text(paint) }.joined(separator: "\n")
      + "\nNothing was packed: phones would drop the message.\n--no-validate packs it all the same.\n"
  )
  return ExitCodes.findings
}

/// What each target does, a line each; empty where all show the message as it is.
private func verdictLine(_ checked: [Checked]) -> String {
  let judged = checked.filter { !$0.report.verdicts.isEmpty }
  let isAsWritten = judged.allSatisfy { $0.report.verdicts.allSatisfy { $0.outcome == .shown } }
  return isAsWritten ? "" : judged.map { $0.verdictTable(.none) }.joined()
}
