internal import Authoring
internal import Checking
internal import Diagnostics
internal import Host
internal import JSONTree
internal import Schema
internal import Shell
internal import SourceText
internal import Wording

/// The options of a command that changes a template.
struct EditOptions: Sendable {
  var template = TemplateOperand()
  var isDryRun = false
  var isForced = false

  static let arguments: [Argument<EditOptions>] = [
    .flag(
      "dry-run", short: "n", \.isDryRun, "Print the change as a unified diff and touch nothing."),
    .flag("force", \.isForced, "Make the change even if phones then drop the message."),
    TemplateOperand.stdinFilename.within(\.template),
  ]

  /// Reads the template, changes it, checks it, and writes it.
  func edit(
    for command: String, _ console: Console, _ change: (inout Template) throws -> [Change]
  ) throws -> Int32 {
    let input = try template.read(for: command, console)
    var edited = try Template(Document(parsing: input.config))
    let translations = input.translations.map { Document(parsing: $0) }
    let before = Checker().check(nativeConfig: edited.document, translations: translations)
    let changes = try change(&edited)
    let after = Checker().check(nativeConfig: edited.document, translations: translations)
    let source = edited.document.source
    let lost = after.losses(since: before)
    if !isForced, !lost.isEmpty { return try refuse(after, lost, console) }
    if isDryRun {
      try console.print(unifiedDiff(from: input.config, to: source))
      return ExitCodes.done
    }
    if source.bytes != input.config.bytes || input.origin == .stdin {
      try input.save(source, over: input.config, console)
    }
    try input.report(changes.table, console)
    try console.say(
      after.newFindings(since: before).map { $0.text(console.paint(.errors)) }.joined())
    return ExitCodes.done
  }

  private func refuse(_ report: Report, _ lost: [Verdict], _ console: Console) throws -> Int32 {
    let paint = console.paint(.errors)
    let faults = report.diagnostics.filter { $0.severity == .error }
    try console.say(
      faults.map { $0.text(paint) }.joined(separator: "\n")
        + "\nNothing was written: \(joined(lost.titles, by: "and")) would drop the "
        + "message. --force writes it all the same.\n")
    return ExitCodes.findings
  }
}

extension Report {
  /// The verdicts that turned from a message on the screen into none.
  fileprivate func losses(since before: Report) -> [Verdict] {
    zip(before.verdicts, verdicts)
      .filter { $0.outcome != .dropped && $1.outcome == .dropped }.map { $0.1 }
  }

  /// The findings that came with an edit, mere remarks aside.
  fileprivate func newFindings(since before: Report) -> [Diagnostic] {
    let old = Set(before.diagnostics.map { "\($0.rule.id) \($0.pointer)" })
    return diagnostics.filter {
      $0.severity > .info && !old.contains("\($0.rule.id) \($0.pointer)")
    }
  }
}

extension [Verdict] {
  /// The targets, each once.
  fileprivate var titles: [String] {
    reduce(into: []) { titles, verdict in
      if titles.last != verdict.target.title { titles.append(verdict.target.title) }
    }
  }
}

extension [Change] {
  /// The changes as lines: the field, the old and the new value, and why nothing shows.
  fileprivate var table: String {
    let width = map { printable($0.name).displayWidth }.max() ?? 0
    return map { change in
      let values =
        switch (change.old, change.new) {
        case (let old?, let new?):
          old == new ? "\(printable(new)) already" : "\(printable(old)) → \(printable(new))"
        case (nil, let new?): "→ \(printable(new))"
        case (let old?, nil): "removed, was \(printable(old))"
        case (nil, nil): ""
        }
      let note = change.inertBecause.map { "   no visible effect. \($0)" } ?? ""
      return "\(printable(change.name).padded(to: width))  \(values)\(note)\n"
    }.joined()
  }
}
