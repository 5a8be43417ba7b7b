internal import Archives
internal import Checking
internal import Diagnostics
internal import JSONTree
internal import Schema
internal import Shell
internal import SourceText

struct InspectOptions: CommandOptions {
  var common = CommonOptions()
  var archive = ""
  var targets: [Target] = []
  var now = NowOption()
  var budget = BudgetOptions()
  var format = PlainFormat.text
}

extension Command<Console> {
  static let inspect = Command(
    "inspect", .check, "Shows what is in a ZIP and what phones do with it, without writing.",
    discussion: [
      "The exit code is 1 when the ZIP is one that unpack refuses, when it holds no "
        + "native-config.json at its root, or when a phone drops the message. One that unpack refuses "
        + "has no digest: it may be of any size."
    ],
    arguments: [
      .operand("ZIP", \InspectOptions.archive, .file("zip"), "The ZIP to look at, or -."),
      .repeated(
        "target", short: "t", \.targets, .target, "An SDK release to ask about.",
        default: "the newest of both platforms"),
      .option("format", \.format, .choice, "How to write it.", default: "text"),
    ] + NowOption.arguments.within(\InspectOptions.now)
      + BudgetOptions.arguments.within(\InspectOptions.budget),
    examples: [
      Example("inapp inspect spring-sale.zip", "Lists entries, sizes, the digest and verdicts."),
      Example("inapp inspect spring-sale.zip --target ios@7.2.1", "Asks about one release."),
      Example("inapp inspect spring-sale.zip --format json", "Writes JSON for a script."),
    ],
    run: runInspect)
}

private func runInspect(_ options: InspectOptions, _ console: Console) throws -> Int32 {
  try console.sayWhatIsNewerThanKnown(options.targets)
  let inspection = try ArchiveInspection(
    ArchiveSource(options.archive, console),
    name: options.archive == "-" ? TemplateListing.standardInput : options.archive,
    budget: options.budget.budget,
    checker: Checker(targets: options.targets, now: options.now.seconds))
  switch options.format {
  case .text: try console.print(inspection.text(console.paint()))
  case .json: try console.print(inspection.json.printed() + "\n")
  }
  return inspection.isClean ? ExitCodes.done : ExitCodes.findings
}
