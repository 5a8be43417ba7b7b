internal import Checking
internal import Diagnostics
internal import Host
internal import JSONTree
internal import Shell
internal import SourceText
internal import Wording

/// The options of validate that repair what they can.
struct FixOptions: Sendable {
  var isSafe = false
  var isUnsafe = false
  var isDryRun = false

  static let arguments: [Argument<FixOptions>] = [
    .flag("fix", \.isSafe, "Repair what surely means what the author meant."),
    .flag("unsafe-fixes", \.isUnsafe, "Repair by good guesses too; implies --fix."),
    .flag(
      "dry-run", short: "n", \.isDryRun,
      "Print what --fix would change as a diff, write nothing; implies --fix."),
  ]

  var isOn: Bool { isSafe || isUnsafe || isDryRun }

  /// Repairs documents where they lie, says what was done, and returns them as they are now.
  ///
  /// A document that is named twice is repaired once. Only faults of the rules chosen are repaired.
  /// `isTalk` sends the diff of a dry run to standard error.
  func repair(
    _ subjects: [Subject], _ checker: Checker, of rules: RuleSelection, isTalk: Bool,
    _ console: Console
  ) throws -> [Subject] {
    var fresh: [String: Document] = [:]
    var faulty: [Input] = []
    for subject in subjects {
      guard case .readable(var readable) = subject else { continue }
      let place = readable.place(of: readable.document)
      guard fresh[place] == nil else { continue }
      readable.takeOver(fresh)
      fresh[place] = readable.document
      guard let repair = repair(of: readable, checker, rules) else { continue }
      faulty.append(readable.input)
      if isDryRun {
        let diff = unifiedDiff(from: readable.document.source, to: repair.document.source)
        try isTalk ? console.say(diff) : console.print(diff)
      } else {
        try readable.write(repair, console)
        fresh[place] = repair.document
      }
    }
    if isDryRun, !fresh.isEmpty { try sum(up: faulty, console) }
    return subjects.map { subject in
      guard case .readable(var readable) = subject else { return subject }
      readable.takeOver(fresh)
      return .readable(readable)
    }
  }

  /// Says of a dry run what a diff does not show.
  private func sum(up faulty: [Input], _ console: Console) throws {
    if faulty.isEmpty { try console.say("Nothing to repair.\n") }
    var told: Set<String> = []
    for input in faulty where told.insert(input.title).inserted {
      try input.sayWhatIsLeftOut(console)
    }
  }

  /// What repairs a document; nil where nothing does.
  private func repair(
    of readable: Readable, _ checker: Checker, _ rules: RuleSelection
  ) -> Repaired? {
    let repair = repaired(readable.document, takesGuesses: isUnsafe) {
      readable.findings(in: $0, checker.namingAll)
        .map { rules.includes($0.rule) ? $0 : $0.withoutFix }
    }
    return repair.document.source.bytes == readable.document.source.bytes ? nil : repair
  }
}

extension Readable {
  /// Tells whether two names mean one document: its path without links.
  func place(of document: Document) -> String {
    input.origin == .stdin ? document.source.name : Files.resolved(document.source.name)
  }

  /// Takes the template's documents as they are now, under the names they have here.
  fileprivate mutating func takeOver(_ fresh: [String: Document]) {
    document = taken(document, from: fresh)
    beside = beside.map { taken($0, from: fresh) }
  }

  private func taken(_ document: Document, from fresh: [String: Document]) -> Document {
    guard let new = fresh[place(of: document)], new.source.bytes != document.source.bytes else {
      return document
    }
    return Document(parsing: SourceFile(name: document.source.name, bytes: new.source.bytes))
  }

  fileprivate func write(_ repair: Repaired, _ console: Console) throws {
    try input.save(repair.document.source, over: document.source, console)
    let lines = repair.titles.map { "fixed \(printable(document.source.name)):\($0)\n" }
    try console.say(lines.joined())
  }

  /// The findings in the bytes of this document, also those that show only in the other one.
  fileprivate func findings(in document: Document, _ checker: Checker) -> [Diagnostic] {
    var all = checker.report(on: document, as: kind, beside: beside).diagnostics
    if kind == .pushwooshJSON, let beside {
      all += checker.check(beside, as: .nativeConfig, beside: document).diagnostics
    }
    return all.filter { $0.source.name == document.source.name }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}
