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
    var fresh: [String: Document] = [:]
    let repaired = try subjects.map { subject in
      guard case .readable(var readable) = subject else { return subject }
      readable.takeOver(fresh)
      readable.document = try repair(readable, checker, rules, isTalk, console)
      fresh[readable.document.source.name] = readable.document
      return .readable(readable)
    }
    return repaired.map { subject in
      guard case .readable(var readable) = subject else { return subject }
      readable.takeOver(fresh)
      return .readable(readable)
    }
  }

  private func repair(
    _ readable: Readable, _ checker: Checker, _ rules: RuleSelection, _ isTalk: Bool,
    _ console: Console
  ) throws -> Document {
    let old = readable.document
    let repair = repaired(old, takesGuesses: isUnsafe) {
      readable.findings(in: $0, checker.namingAll)
        .map { rules.includes($0.rule) ? $0 : $0.withoutFix }
    }
    guard repair.document.source.bytes != old.source.bytes else { return old }
    if isDryRun {
      let diff = unifiedDiff(from: old.source, to: repair.document.source)
      try isTalk ? console.say(diff) : console.print(diff)
      return old
    }
    try readable.input.save(repair.document.source, over: old.source, console)
    let lines = repair.titles.map { "fixed \(printable(old.source.name)):\($0)\n" }
    try console.say(lines.joined())
    return repair.document
  }
}

extension Readable {
  /// Takes the template's other document as it is now.
  fileprivate mutating func takeOver(_ fresh: [String: Document]) {
    beside = beside.map { fresh[$0.source.name] ?? $0 }
  }

  /// The findings in the bytes of this document, also those that show only in the other one.
  fileprivate func findings(in document: Document, _ checker: Checker) -> [Diagnostic] {
    var all = checker.check(document, as: kind, beside: beside).diagnostics
    if kind == .pushwooshJSON, let beside {
      all += checker.check(beside, as: .nativeConfig, beside: document).diagnostics
    }
    return all.filter { $0.source.name == document.source.name }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}
