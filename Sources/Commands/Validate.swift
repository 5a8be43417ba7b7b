internal import Checking
internal import Diagnostics
internal import Host
internal import JSONTree
internal import Schema
internal import Shell
internal import Wording

struct ValidateOptions: CommandOptions {
  /// How the findings are written.
  enum Format: String, CaseIterable, Sendable {
    case text, json, github, sarif
  }

  /// From which severity on findings make the run fail.
  enum FailLevel: String, CaseIterable, Sendable {
    case error, warning, info, never
  }

  var common = CommonOptions()
  var files: [String] = []
  var stdinName: String?
  var targets: [Target] = []
  var locales: [String] = []
  var now = NowOption()
  var format = Format.text
  var rules = RuleSelection()
  var fixing = FixOptions()
  var budget = BudgetOptions()
  var failLevel = FailLevel.error
  var isExplained = false
}

extension Command<Console> {
  static let validate = Command(
    "validate", .check, "Tells what each SDK release will do with a template, and why.",
    discussion: [
      "A file is a template's folder, its native-config.json, its pushwoosh.json, a ZIP, a campaign "
        + "file, a createMessage request, or - for standard input; a folder that is no template has the templates below it "
        + "checked. Every fault is counted in one run; of one kind, at most 100 in a file are named, "
        + "and one more line tells how many others there are.",
      "iOS 7.2.7 and Android 6.13.0 are releases of the Pushwoosh SDK in the app, not of the phone's "
        + "system. An error means that such a release does not show the message; a warning, that it "
        + "shows it otherwise than written, or against the vendor's page; info, that nothing changes. "
        + "A display type that a platform does not draw yet is a warning, and an error only where "
        + "--target names that platform.",
      "--select and --ignore choose the rules whose findings are shown, counted for the exit code and "
        + "repaired. The verdicts stay true whatever is chosen. Both take several rules between commas "
        + "and may be repeated; inapp explain --list names the rules.",
      "--format github writes workflow commands, which GitHub shows beside the lines of a pull request; "
        + "sarif writes a SARIF 2.1.0 log for code scanning and editors. Reports go to standard output, "
        + "all else to standard error.",
    ],
    arguments: [
      .trailing(
        "FILE", \ValidateOptions.files, .template, "What to check.", default: "this folder"),
      .repeated(
        "target", short: "t", \.targets, .target,
        "An SDK release to ask about, such as ios@7.2.1; may be repeated.",
        default: "the newest of both platforms"),
      .repeated(
        "locale", \.locales, .locale, "A language to ask about, such as de; may be repeated.",
        default: "every language, and none"),
      .option("format", \.format, .choice, "How to write the findings.", default: "text"),
      .option(
        "fail-on", \.failLevel, .choice, "From which severity on the exit code is 1.",
        default: "error"),
      .flag(
        "explain", \.isExplained,
        "Of a request, also tell each step by which releases choose a card."),
    ] + NowOption.arguments.within(\ValidateOptions.now)
      + RuleSelection.arguments.within(\ValidateOptions.rules)
      + FixOptions.arguments.within(\ValidateOptions.fixing)
      + BudgetOptions.arguments.within(\ValidateOptions.budget) + [
        .option(
          "stdin-filename", \.stdinName, .string, "The name of standard input in messages.",
          value: "NAME")
      ],
    examples: [
      Example("inapp validate spring-sale", "Checks a template for the newest SDKs."),
      Example(
        "inapp validate spring-sale.zip --target ios@7.2.1 --target android@6.10.1",
        "Asks about two releases."),
      Example("inapp validate spring-sale --locale de", "Asks what phones in German show."),
      Example("inapp validate campaigns --fail-on warning", "Checks all templates below a folder."),
      Example("inapp validate campaign.json", "Checks a campaign file of inapp simulate."),
      Example(
        "inapp validate request.json --explain", "Tells which inbox card is drawn, and why."),
      Example("inapp validate - --format json < native-config.json", "Writes JSON for a script."),
      Example(
        "inapp validate campaigns --format github --ignore unsupported-field",
        "Annotates a pull request, without one rule."),
    ],
    run: runValidate)
}

private func runValidate(_ options: ValidateOptions, _ console: Console) throws -> Int32 {
  try console.sayWhatIsNewerThanKnown(options.targets)
  let checker = Checker(
    targets: options.targets, locales: options.locales.unique, now: options.now.seconds)
  let reader = DocumentReader(
    stdinName: options.stdinName, console: console, budget: options.budget.budget,
    checker: options.fixing.isOn ? nil : checker)
  var (subjects, failures) = try reader.subjects(options.files)
  for failure in failures { try console.say(failure.text) }
  if options.fixing.isOn {
    subjects = try options.fixing.repair(
      subjects, checker, of: options.rules, isTalk: options.format != .text, console
    ).map { try $0.readAgain(options.budget.budget) }
  }
  let checked = Threads.map(subjects) { $0.checked(by: checker) }.compactMap(\.self)
  let run = ValidationRun(checked: checked)
    .showing(options.rules, isExplained: options.isExplained)
  switch options.format {
  case .text where run.checked.isEmpty || options.fixing.isDryRun: break
  case .text: try console.print(run.text(console.paint()))
  case .json: try console.print(run.json.printed(breaksOutermost: true) + "\n")
  case .github: try console.print(run.workflowCommands)
  case .sarif:
    let log = SARIFLog(run, failures: failures.map(\.message))
    try console.print(log.value.printed(breaksOutermost: true) + "\n")
  }
  if !failures.isEmpty { return ExitCodes.failure }
  return run.fails(at: options.failLevel) ? ExitCodes.findings : ExitCodes.done
}

extension Subject {
  /// What is found; nil for a ZIP that is fine.
  func checked(by checker: Checker) -> Checked? {
    switch self {
    case .archive(let input): input.checkedArchive(by: checker)
    case .readable(let readable): readable.checked(by: checker)
    case .unusable(let archive): archive.checked(by: checker)
    case .checked(let checked): checked
    }
  }
}
