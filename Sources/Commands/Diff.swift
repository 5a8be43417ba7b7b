internal import Checking
internal import Diagnostics
internal import Host
internal import JSONTree
internal import Schema
internal import Shell
internal import SourceText
internal import Wording

struct DiffOptions: CommandOptions {
  var common = CommonOptions()
  var old = ""
  var new: String?
  /// What git's call of a diff driver has beyond two words.
  var rest: [String] = []
  var targets: [Target] = []
  var format = PlainFormat.text
  var stdinName: String?
}

extension Command<Console> {
  static let diff = Command(
    "diff", .check, "Shows what differs between two templates, field by field.",
    discussion: [
      "Each is a template's folder, its native-config.json, its pushwoosh.json, a ZIP, or - for "
        + "standard input. Of two folders with templates below them, those at the same path are "
        + "compared.",
      "Key order, layout, escapes and the spelling of numbers do not count. Elements of a list are "
        + "matched by what they have in common, so that one more at the front is one addition. "
        + "Other files are compared by their bytes; what pack leaves out is left out. The last "
        + "lines tell which SDK releases do with the new template other than with the old one.",
      "The exit code is 0 when nothing differs but layout, 1 when something does, and 2 when a "
        + "template cannot be read, is not JSON, or has a key twice.",
      "--format json writes one document: each of \"files\" has \"path\", \"status\" (changed, added, "
        + "removed or same-content), sizes, and \"changes\" with \"kind\" (changed, added, removed or "
        + "moved), \"pointer\" into the new document (for removed, the old one), \"fromPointer\" where "
        + "it was elsewhere in the old one, \"from\" and \"to\"; \"verdicts\" has what phones do "
        + "otherwise.",
      "git takes inapp diff as a diff driver, which calls it with seven or nine words, and as a "
        + "difftool; the driver's exit code is always 0, as git demands.",
    ],
    arguments: [
      .operand("A", \DiffOptions.old, .template, "The old template."),
      // Of a path that is not merged yet, git names nothing else.
      .optionalOperand("B", \.new, .template, "The new template."),
      .trailing("WORD", \.rest, .template, "What else git says.").hidden(),
      .repeated(
        "target", short: "t", \.targets, .target, "An SDK release to ask about.",
        default: "the newest of both platforms"),
      .option("format", \.format, .choice, "How to write it.", default: "text"),
      .option(
        "stdin-filename", \.stdinName, .string, "The name of standard input in messages.",
        value: "NAME"),
    ],
    examples: [
      Example("inapp diff spring-sale summer-sale", "Compares two templates."),
      Example("inapp diff spring-sale.zip spring-sale", "Tells what changed since the ZIP."),
      Example("inapp diff released campaigns", "Compares all templates below two folders."),
      Example("inapp diff old.zip new.zip --format json", "Writes JSON for a script."),
    ],
    run: runDiff)
}

private func runDiff(_ options: DiffOptions, _ console: Console) throws -> Int32 {
  try console.sayWhatIsNewerThanKnown(options.targets)
  let words = [options.old] + [options.new].compactMap(\.self) + options.rest
  if let call = GitCall(words, console) { return try call.run(options, console) }
  guard words.count == 2 else {
    let problem =
      words.count == 1
      ? "only \(quoted(words[0])) is named, and it takes two templates to compare"
      : "\(words.count) templates are named, and only two can be compared"
    throw UsageError(command: "diff", problem, hint: "Write inapp diff OLD NEW.")
  }
  guard words.contains(where: { $0 != "-" }) else {
    throw UsageError(
      command: "diff", "standard input can be one of the two, not both",
      hint: "Write inapp diff OLD - or inapp diff - NEW.")
  }
  let run: DiffRun
  do { run = try compare(words[0], words[1], options, console) } catch {
    run = DiffRun(failures: [DiffFailure(error)])
  }
  switch options.format {
  case .text: try console.print(run.text(width: console.width, console.paint()))
  case .json where !run.isEmpty:
    try console.print(run.json.printed(breaksOutermost: true) + "\n")
  case .json: break
  }
  for failure in run.failures { try console.say(failure.text(console.paint(.errors))) }
  guard run.failures.isEmpty else { return ExitCodes.failure }
  return run.isEqual ? ExitCodes.done : ExitCodes.findings
}

private func compare(
  _ old: String, _ new: String, _ options: DiffOptions, _ console: Console
) throws -> DiffRun {
  let checker = Checker(targets: options.targets)
  let before = try DiffSide.templates(below: old)
  let after = try DiffSide.templates(below: new)
  guard let before, let after else {
    for (word, found) in [(old, before), (new, after)] where found != nil {
      throw Failure(
        "\(printable(word)) holds no \(Input.configName)",
        help: "name two templates, or two folders with templates below them")
    }
    let sides = (
      try DiffSide(old, stdinName: options.stdinName, console),
      try DiffSide(new, stdinName: options.stdinName, console)
    )
    return DiffRun(diffs: [(nil, try TemplateDiff(matching: sides.0, sides.1, checker: checker))])
  }
  guard !before.isEmpty || !after.isEmpty else {
    throw Failure("no template lies below \(printable(old)) or \(printable(new))")
  }
  var run = DiffRun()
  for name in Set(before.keys).union(after.keys).sorted() {
    switch (before[name], after[name]) {
    case (let old?, let new?):
      do {
        let sides = (
          try DiffSide(old, stdinName: nil, console), try DiffSide(new, stdinName: nil, console)
        )
        run.diffs.append((name, try TemplateDiff(sides.0, sides.1, checker: checker)))
      } catch {
        run.failures.append(DiffFailure(error))
      }
    case (_, nil): run.onlyOld.append(name)
    case (nil, _): run.onlyNew.append(name)
    }
  }
  return run
}

extension TemplateDiff {
  /// Compares two sides, of which one may be a document of the other's kind of template.
  init(matching old: DiffSide, _ new: DiffSide, checker: Checker) throws {
    guard let name = old.only ?? new.only else {
      try self.init(old, new, checker: checker)
      return
    }
    let sides = (old.limited(to: name), new.limited(to: name))
    for (side, whole) in [(sides.0, old), (sides.1, new)]
    where side.files.isEmpty && whole.place != DiffSide.nowhere {
      throw Failure(
        "\(printable(whole.place)) holds no \(name) to compare with",
        help: whole.only.map { "it is a \($0): name two of a kind" })
    }
    try self.init(sides.0, sides.1, checker: checker)
  }
}
