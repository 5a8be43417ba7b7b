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

  /// The options of a command that writes.
  static let writing: [Argument<EditOptions>] = [
    .flag(
      "dry-run", short: "n", \.isDryRun, "Print the change as a unified diff and touch nothing."),
    .flag("force", \.isForced, "Make the change even if phones then drop the message."),
  ]

  static let arguments = writing + [TemplateOperand.stdinFilename.within(\.template)]

  /// Reads the template, changes it, checks it, and writes it; again where another program wrote meanwhile.
  func edit(
    for command: String, _ console: Console, _ change: (inout Template) throws -> [Change]
  ) throws -> Int32 {
    for _ in 0..<Self.mostAttempts {
      do { return try editOnce(for: command, console, change) } catch is ChangedMeanwhile {}
    }
    return try editOnce(for: command, console, change)
  }

  /// Each attempt fails only because another one succeeded.
  private static let mostAttempts = 100

  private func editOnce(
    for command: String, _ console: Console, _ change: (inout Template) throws -> [Change]
  ) throws -> Int32 {
    let input = try template.read(for: command, console)
    var edited = try Template(Document(parsing: input.config))
    let changes = try change(&edited)
    let files = EditedFiles(
      config: edited.document, translations: input.translations.map { Document(parsing: $0) })
    return try finish(input, files, console, report: changes.table)
  }

  /// Checks a template's files as they are to be, then shows or writes what changed, all or nothing.
  func finish(
    _ input: Input, _ files: EditedFiles, _ console: Console, report: String
  ) throws -> Int32 {
    let before = Checker().check(
      nativeConfig: Document(parsing: input.config),
      translations: input.translations.map { Document(parsing: $0) })
    let after = Checker().check(nativeConfig: files.config, translations: files.translations)
    let lost = after.losses(since: before)
    if !isForced, !lost.isEmpty { return try refuse(after, lost, console) }
    let changes = files.changes(of: input)
    if isDryRun {
      try console.print(changes.map(\.diff).joined())
      if !changes.isEmpty { try input.sayWhatIsLeftOut(console) }
      return ExitCodes.done
    }
    if !changes.isEmpty || input.origin == .stdin { try input.save(changes, console) }
    try input.report(report, console)
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
  ///
  /// A language that came with the edit is compared with what phones set to it saw before.
  fileprivate func losses(since before: Report) -> [Verdict] {
    verdicts.filter { verdict in
      guard verdict.outcome == .dropped, verdict.isReached else { return false }
      let earlier = before.verdicts.filter { $0.target == verdict.target }
      let old =
        earlier.first { $0.locale == verdict.locale }
        ?? earlier.first { $0.locale == before.otherLocale }
      return old.map { $0.outcome != .dropped } ?? true
    }
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
