internal import Checking
internal import Diagnostics
internal import JSONTree
internal import Schema
internal import Shell

struct ValidateOptions: CommandOptions {
  /// How the findings are written.
  enum Format: String, CaseIterable, Sendable {
    case text, json
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
  var fixing = FixOptions()
  var failLevel = FailLevel.error
}

extension Command<Console> {
  static let validate = Command(
    "validate", .check, "Tells what each SDK release will do with a template, and why.",
    discussion: [
      "A file is a template's folder, its native-config.json, its pushwoosh.json, a ZIP, or - for "
        + "standard input; a folder that is no template has the templates below it checked. Every "
        + "fault is reported in one run.",
      "iOS 7.2.7 and Android 6.13.0 are releases of the Pushwoosh SDK in the app, not of the phone's "
        + "system. An error means that such a release does not show the message; a warning, that it "
        + "shows it otherwise than written, or against the vendor's page; info, that nothing changes. "
        + "A display type that a platform does not draw yet is a warning, and an error only where "
        + "--target names that platform.",
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
    ] + NowOption.arguments.within(\ValidateOptions.now)
      + FixOptions.arguments.within(\ValidateOptions.fixing) + [
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
      Example("inapp validate - --format json < native-config.json", "Writes JSON for a script."),
    ],
    run: runValidate)
}

private func runValidate(_ options: ValidateOptions, _ console: Console) throws -> Int32 {
  try console.sayWhatIsNewerThanKnown(options.targets)
  let checker = Checker(
    targets: options.targets, locales: options.locales, now: options.now.seconds)
  let reader = DocumentReader(stdinName: options.stdinName, console: console)
  var (subjects, failures) = try reader.subjects(options.files)
  for failure in failures { try console.say(failure.text) }
  if options.fixing.isOn {
    subjects = try options.fixing.repair(subjects, checker, console)
    if options.fixing.isDryRun { return failures.isEmpty ? ExitCodes.done : ExitCodes.failure }
  }
  let run = ValidationRun(checked: subjects.map { $0.checked(by: checker) })
  switch options.format {
  case .text where run.checked.isEmpty: break
  case .text: try console.print(run.text(console.paint()))
  case .json: try console.print(run.json.printed(breaksOutermost: true) + "\n")
  }
  if !failures.isEmpty { return ExitCodes.failure }
  return run.fails(at: options.failLevel) ? ExitCodes.findings : ExitCodes.done
}

extension Subject {
  func checked(by checker: Checker) -> Checked {
    switch self {
    case .readable(let readable): readable.checked(by: checker)
    case .unusable(let archive): archive.checked(by: checker)
    case .files(let checked): checked
    }
  }
}
