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
      "An error means that a phone does not show the message; a warning, that it shows it otherwise "
        + "than written; info, that nothing changes.",
    ],
    arguments: [
      .trailing(
        "FILE", \ValidateOptions.files, .template, "What to check.", default: "this folder"),
      .repeated(
        "target", short: "t", \.targets, .target,
        "An SDK release to ask about, such as ios@7.2.1; may be repeated.",
        default: "the newest of both platforms"),
      .option("format", \.format, .choice, "How to write the findings.", default: "text"),
      .option(
        "fail-on", \.failLevel, .choice, "From which severity on the exit code is 1.",
        default: "error"),
    ] + FixOptions.arguments.within(\ValidateOptions.fixing) + [
      .option(
        "stdin-filename", \.stdinName, .string, "The name of standard input in messages.",
        value: "NAME")
    ],
    examples: [
      Example("inapp validate spring-sale", "Checks a template for the newest SDKs."),
      Example(
        "inapp validate spring-sale.zip --target ios@7.2.1 --target android@6.10.1",
        "Asks about two releases."),
      Example("inapp validate campaigns --fail-on warning", "Checks all templates below a folder."),
      Example("inapp validate --format json < native-config.json -", "Writes JSON for a script."),
    ],
    run: runValidate)
}

private func runValidate(_ options: ValidateOptions, _ console: Console) throws -> Int32 {
  for target in options.targets where target.isBeyondKnown {
    try console.say(
      "inapp: \(target.title) is newer than any release known; "
        + "treated as \(target.platform.newestRelease)\n")
  }
  let checker = Checker(targets: options.targets)
  let reader = DocumentReader(stdinName: options.stdinName, console: console)
  var documents = try reader.documents(options.files)
  if options.fixing.isOn {
    documents = try options.fixing.repair(documents, checker, console)
    if options.fixing.isDryRun { return ExitCodes.done }
  }
  let checked = documents.map { $0.checked(by: checker) }
  let run = ValidationRun(checked: checked)
  switch options.format {
  case .text: try console.print(run.text(console.paint()))
  case .json: try console.print(run.json.printed() + "\n")
  }
  return run.fails(at: options.failLevel) ? ExitCodes.findings : ExitCodes.done
}
