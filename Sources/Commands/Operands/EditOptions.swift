internal import Authoring
internal import Checking
internal import Diagnostics
internal import Host
internal import JSONTree
internal import Localization
internal import Schema
internal import Shell
internal import SourceText
internal import Wording

/// The options of a command that changes a template.
struct EditOptions: Sendable {
  var template = TemplateOperand()
  var isDryRun = false
  var isForced = false
  var targets: [Target] = []
  var showsSketch = false

  /// The options of a command that writes.
  static let writing: [Argument<EditOptions>] = [
    .flag(
      "dry-run", short: "n", \.isDryRun, "Print the change as a unified diff and touch nothing."),
    .flag("force", \.isForced, "Make the change even if phones then drop the message."),
  ]

  static let arguments =
    writing + [
      .repeated(
        "target", short: "t", \.targets, .target,
        "Check for an SDK release, such as ios@7.2.1; may be repeated.",
        default: "the newest of both platforms"),
      .flag("preview", \.showsSketch, "Draw the message as it then is, here in the terminal."),
      TemplateOperand.stdinFilename.within(\.template),
    ]

  /// Reads the template, changes it, checks it, and writes it; again where another program wrote meanwhile.
  func edit(for command: String, _ console: Console, _ edit: Edit) throws -> Int32 {
    try console.sayWhatIsNewerThanKnown(targets)
    return try Self.repeating { try editOnce(for: command, console, edit) }
  }

  /// Makes an edited template of one, and tells what changed.
  ///
  /// What takes several steps may repair the outcome of each.
  typealias Edit = (Template, Repair) throws -> (template: Template, changes: [Change])

  /// Gives an edited template readable colours.
  typealias Repair = (Template, [Change]) throws -> (template: Template, changes: [Change])

  /// Does what reads and writes a template, again where another program wrote meanwhile.
  static func repeating(_ body: () throws -> Int32) throws -> Int32 {
    for _ in 0..<mostAttempts {
      do { return try body() } catch is ChangedMeanwhile {}
    }
    return try body()
  }

  /// Each attempt fails only because another one succeeded.
  private static let mostAttempts = 100

  private func editOnce(
    for command: String, _ console: Console, _ edit: Edit
  ) throws -> Int32 {
    let input = try template.read(for: command, console)
    let config = Document(parsing: input.config)
    let translations = input.translations.map { Document(parsing: $0) }
    let checker = Checker(targets: targets)
    let repair: Repair = { template, changes in
      try template.madeLegible(changes, beside: translations, checker)
    }
    let (edited, changes) = try edit(try Template(config), repair)
    let legible = try repair(edited, changes.flattened)
    let document = legible.template.document
    let lost = config.lostPlaceholders(
      after: document, legible.changes, translations.map { Translations($0) })
    return try finish(
      input, EditedFiles(config: document, translations: translations), console,
      report: legible.changes.table(width: console.width),
      remarks: lost.remarks(input.translationsPath)
        + input.remark(onPlainTexts: legible.template.plainTexts(newIn: legible.changes)),
      written: legible.changes.filter(\.isWritten).map(\.path.pointer))
  }

  /// Checks a template's files as they are to be, then shows or writes what changed, all or nothing.
  ///
  /// A finding at one of the `written` JSON Pointers, or inside, is told of although it is as old as the file.
  func finish(
    _ input: Input, _ files: EditedFiles, _ console: Console, report: String, remarks: String = "",
    written: [String] = []
  ) throws -> Int32 {
    let checker = Checker(targets: targets)
    let after = checker.check(nativeConfig: files.config, translations: files.translations)
    if !isForced, !targets.isEmpty, after.isDrawnNowhere { throw after.uncheckable }
    // Only what has a fault is compared with what it was, as a check of a large file takes its time.
    let before =
      after.isSound
      ? after
      : checker.check(
        nativeConfig: Document(parsing: input.config),
        translations: input.translations.map { Document(parsing: $0) })
    let lost = after.losses(since: before)
    if !isForced, !lost.isEmpty { return try refuse(after, lost, console) }
    let changes = files.changes(of: input)
    let findings = after.newFindings(since: before, at: written)
      .map { $0.text(console.paint(.errors)) }
    let rest = remarks + findings.joined() + after.remarkOnDrops(besides: lost)
    if isDryRun {
      try console.print(changes.map(\.diff).joined())
      if !changes.isEmpty { try input.sayWhatIsLeftOut(console) }
      try console.say((changes.isEmpty ? "Nothing would change.\n" : report) + rest)
      return try drawn(input, files, on: .errors, console)
    }
    if !changes.isEmpty || input.origin == .stdin { try input.save(changes, console) }
    try input.report(report, console)
    try console.say(rest)
    return try drawn(input, files, on: input.origin == .stdin ? .errors : .output, console)
  }

  /// Ends with a look at the files as they are now, or would be, if one is wanted.
  private func drawn(
    _ input: Input, _ files: EditedFiles, on stream: Streams.Stream, _ console: Console
  ) throws -> Int32 {
    if showsSketch {
      let edited = Input(
        origin: input.origin, config: files.config.source, translations: files.translations?.source)
      try Look.draw(edited, targets: targets, on: stream, console)
    }
    return ExitCodes.done
  }

  private func refuse(_ report: Report, _ lost: [Verdict], _ console: Console) throws -> Int32 {
    let paint = console.paint(.errors)
    let faults = report.diagnostics.filter { $0.severity == .error }
    try console.say(
      faults.map { $0.text(paint) }.joined(separator: "\n")
        + "\n\(Self.nothingWritten(lost.titles))\n")
    return ExitCodes.findings
  }

  private static func nothingWritten(_ titles: [String]) -> String {
    wrapped(
      "Nothing was written: \(joined(titles, by: "and")) would drop the message. "
        + "--force writes it all the same.", width: 80
    ).joined(separator: "\n")
  }
}

extension Report {
  /// Which targets drop the message although the edit did not make them, in a line; empty where none does.
  ///
  /// A target that does not draw the display type is none of them.
  fileprivate func remarkOnDrops(besides lost: [Verdict]) -> String {
    let reached = verdicts.filter { verdict in
      verdict.isReached && !verdict.isOnlyUnsupported
        && !lost.contains { $0.target == verdict.target }
    }
    let dropped = reached.filter { $0.outcome == .dropped }
    let titles = dropped.titles
    guard !titles.isEmpty else { return "" }
    let isEverywhere = dropped.count == reached.count { titles.contains($0.target.title) }
    let drop = titles.count == 1 ? "drops" : "drop"
    let languages = isEverywhere ? "" : " in some languages"
    return wrapped(
      "\(joined(titles, by: "and")) still \(drop) this message\(languages); "
        + "inapp validate says why", width: 80
    ).joined(separator: "\n") + "\n"
  }

  /// Whether none of the targets asked for draws the display type, so that nothing can be checked for them.
  fileprivate var isDrawnNowhere: Bool {
    !verdicts.isEmpty && verdicts.allSatisfy(\.isUnsupported)
  }

  fileprivate var uncheckable: Failure {
    Failure(
      "\(joined(verdicts.titles, by: "and")) cannot draw this message, so nothing could be checked",
      help: "leave out --target, or name a release that draws it")
  }

  /// Whether all phones show the message and nothing is found but remarks.
  fileprivate var isSound: Bool {
    diagnostics.allSatisfy { $0.severity == .info }
      && verdicts.allSatisfy { $0.outcome != .dropped }
  }

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
}

extension [Verdict] {
  /// The targets, each once.
  fileprivate var titles: [String] {
    reduce(into: []) { titles, verdict in
      if titles.last != verdict.target.title { titles.append(verdict.target.title) }
    }
  }
}
