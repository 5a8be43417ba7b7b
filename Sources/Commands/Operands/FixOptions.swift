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
      "dry-run", short: "n", \.isDryRun, "With --fix: print the change as a diff, write nothing."),
  ]

  var isOn: Bool { isSafe || isUnsafe || isDryRun }

  /// Repairs documents where they lie, says what was done, and returns them as they are now.
  ///
  /// Only faults of the rules chosen are repaired. `isTalk` sends the diff of a dry run to standard error.
  func repair(
    _ subjects: [Subject], _ checker: Checker, of rules: RuleSelection, isTalk: Bool,
    _ console: Console
  ) throws -> [Subject] {
    try subjects.map { subject in
      guard case .readable(let old) = subject else { return subject }
      return .readable(try repair(old, checker, rules, isTalk, console))
    }
  }

  private func repair(
    _ old: Readable, _ checker: Checker, _ rules: RuleSelection, _ isTalk: Bool,
    _ console: Console
  ) throws -> Readable {
    let repair = repaired(old.document, takesGuesses: isUnsafe) {
      checker.namingAll.check($0, as: old.kind, translations: old.translations).diagnostics
        .filter { $0.source.name == old.document.source.name }
        .map { rules.includes($0.rule) ? $0 : $0.withoutFix }
    }
    guard repair.document.source.bytes != old.document.source.bytes else { return old }
    if isDryRun {
      let diff = unifiedDiff(from: old.document.source, to: repair.document.source)
      try isTalk ? console.say(diff) : console.print(diff)
      return old
    }
    try old.input.save(repair.document.source, over: old.document.source, console)
    let lines = repair.titles.map { "fixed \(printable(old.document.source.name)):\($0)\n" }
    try console.say(lines.joined())
    return Readable(
      input: old.input, document: repair.document, kind: old.kind, translations: old.translations)
  }
}
