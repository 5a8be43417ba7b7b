internal import Checking
internal import Diagnostics
internal import Host
internal import JSONTree
internal import Shell
internal import SourceText
internal import Wording

struct FmtOptions: CommandOptions {
  var common = CommonOptions()
  var files: [String] = []
  var stdinName: String?
  var isCheck = false
  var isDryRun = false
}

extension Command<Console> {
  static let fmt = Command(
    "fmt", .write, "Lays templates out in one way, in the order of the schema.",
    discussion: [
      "Fields come in the order in which inapp describe lists them, unknown ones after them; short "
        + "objects stand on one line, as in the vendor's examples. Languages and keys of "
        + "pushwoosh.json stay in their order. No value changes: numbers and escapes stay as they "
        + "are spelled.",
      "A file with a syntax error, or with a key twice in one object, is left as it is; the others "
        + "are laid out all the same.",
    ],
    arguments: [
      .trailing(
        "FILE", \FmtOptions.files, .template,
        "A template's folder, a folder of templates, a file, a ZIP, or -.", default: "this folder"),
      .flag("check", \.isCheck, "Write nothing; list the files that would change, and exit 1."),
      .flag(
        "dry-run", short: "n", \.isDryRun, "Print the change as a unified diff and touch nothing."),
      .option(
        "stdin-filename", \.stdinName, .string, "The name of standard input in messages.",
        value: "NAME"),
    ],
    examples: [
      Example("inapp fmt spring-sale", "Lays out a template, its pushwoosh.json too."),
      Example("inapp fmt --check campaigns", "Tells which templates below a folder would change."),
      Example("inapp fmt -n spring-sale.zip", "Shows what would change in a ZIP."),
      Example("inapp fmt - < native-config.json", "Prints the document laid out."),
    ],
    run: runFmt)
}

private func runFmt(_ options: FmtOptions, _ console: Console) throws -> Int32 {
  let reader = DocumentReader(stdinName: options.stdinName, console: console, command: "fmt")
  let (subjects, failures) = try reader.subjects(options.files)
  let run = FormattingRun(subjects)
  for failure in failures + run.failures { try console.say(failure.text) }
  for fault in run.faults { try console.say(fault.text(console.paint(.errors))) }
  var isFailed = !failures.isEmpty || !run.failures.isEmpty || !run.faults.isEmpty
  let changed = run.templates.flatMap(\.changes)
  if options.isDryRun {
    try console.print(changed.map(\.diff).joined())
    for template in run.templates where !template.changes.isEmpty {
      try template.input.sayWhatIsLeftOut(console)
    }
  } else if options.isCheck {
    try console.print(changed.map { "\(printable($0.new.name))  to be laid out anew\n" }.joined())
  } else {
    for template in run.templates {
      do { try template.save(console) } catch {
        try console.say(Failure(error).text)
        isFailed = true
      }
    }
  }
  if isFailed { return ExitCodes.failure }
  if changed.isEmpty, !run.templates.contains(where: \.isStandardInput) {
    try console.say("\(counted(run.count, "file")), nothing to change.\n")
  }
  return options.isCheck && !changed.isEmpty ? ExitCodes.findings : ExitCodes.done
}
