import Checking
import Diagnostics
import JSONTree
import Schema
import SourceText
import TestSupport
import Testing

/// What holds for every template, whatever is wrong with it.
@Suite struct RandomConfigTests {
  private static let casesPerSeed = 150

  @Test(arguments: 1...16 as ClosedRange<UInt64>)
  func findingsPointIntoTheirFilesAndExplainTheVerdicts(_ seed: UInt64) throws {
    try forEachConfig(seed) { config, _, report in
      for finding in report.diagnostics {
        let document = try #require(config.document(named: finding.source.name))
        #expect(finding.isInside(document), "\(finding.rule.id) \(finding.pointer) \(config.text)")
        #expect(
          finding.resolves(in: document), "\(finding.rule.id) \(finding.pointer) \(config.text)")
        #expect(!finding.text(.none).isEmpty)
      }
      let unexplained = report.unexplained
      #expect(unexplained.isEmpty, "\(unexplained) \(config.text)")
    }
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func repairsConvergeAndMakeNothingWorse(_ seed: UInt64) throws {
    try forEachConfig(seed, of: 40) { config, checker, report in
      for takesGuesses in [false, true] {
        let check = { (document: Document) in
          checker.check(nativeConfig: document, translations: config.translations)
        }
        let repair = { (document: Document) in
          repaired(document, takesGuesses: takesGuesses) {
            check($0).diagnostics.filter { $0.source.name == config.config.source.name }
          }
        }
        let first = repair(config.config)
        let again = repair(first.document)
        #expect(again.titles.isEmpty, "\(again.titles) \(config.text)")
        #expect(again.document.source.bytes == first.document.source.bytes)
        guard !first.titles.isEmpty else { continue }
        let after = Dictionary(
          uniqueKeysWithValues: check(first.document).verdicts.map { ($0.phone, $0) })
        for old in report.verdicts {
          let new = try #require(after[old.phone])
          #expect(new.outcome <= old.outcome, "\(old.phone): \(first.titles) \(config.text)")
        }
      }
    }
  }

  @Test func theCasesAreOfEveryKind() throws {
    var outcomes: Set<Outcome> = []
    var rules: Set<String> = []
    var repairs = 0
    try forEachConfig(1, of: 400) { _, _, report in
      outcomes.formUnion(report.verdicts.map(\.outcome))
      rules.formUnion(report.diagnostics.map(\.rule.id))
      repairs += report.diagnostics.count { $0.fix != nil }
    }
    #expect(outcomes == [.shown, .changed, .dropped])
    #expect(rules.count >= 15, "\(rules.sorted())")
    #expect(repairs > 10)
  }

  private func forEachConfig(
    _ seed: UInt64, of count: Int = casesPerSeed,
    _ body: (RandomConfig, Checker, Report) throws -> Void
  ) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<count {
      let config = try RandomConfig(&random)
      let checker = Checker(targets: config.targets)
      let report = checker.check(nativeConfig: config.config, translations: config.translations)
      try body(config, checker, report)
    }
  }
}

extension RandomConfig {
  func document(named name: String) -> Document? {
    [config, translations].compactMap { $0 }.first { $0.source.name == name }
  }

  var text: String {
    "\(targets) \(config.source.text) \(translations?.source.text ?? "")"
  }
}

extension Report {
  /// Verdicts that drop the message though no finding is an error, and errors that nothing drops it for.
  ///
  /// A finding names its targets and its languages, not which belong together; the texts as they stand have no
  /// name.
  fileprivate var unexplained: [String] {
    let errors = diagnostics.filter {
      $0.severity == .error && $0.rule.id != "unsupported-display-type"
    }
    let dropped = verdicts.filter { $0.outcome == .dropped && !$0.isOnlyUnsupported }
    return dropped.filter { verdict in !errors.contains { $0.concerns(verdict) } }.map(\.phone)
      + errors.filter { error in !dropped.contains(where: error.concerns) && isDrawn }.map(
        \.message)
  }

  /// Whether some target asked about has the display type.
  private var isDrawn: Bool { verdicts.contains { !$0.isOnlyUnsupported } }
}

extension Verdict {
  /// The target and language as one word.
  fileprivate var phone: String { "\(target) \(locale ?? "-")" }
}

extension Diagnostic {
  fileprivate func concerns(_ verdict: Verdict) -> Bool {
    targets.contains(verdict.target.description)
      && (verdict.locale.map { locales.isEmpty || locales.contains($0) } ?? true)
  }

  fileprivate func isInside(_ document: Document) -> Bool {
    let bytes = 0...document.source.bytes.count
    let edits = fix?.edits ?? []
    let places = [range, related?.range ?? range] + edits.map(\.range)
    let start = source.position(at: range.lowerBound)
    let end = source.position(at: range.upperBound)
    return bytes.contains(range.lowerBound) && bytes.contains(range.upperBound)
      && places.allSatisfy { $0.lowerBound >= 0 }
      && edits.allSatisfy { bytes.contains($0.range.upperBound) }
      && start <= end && start >= Position(line: 1, column: 1) && end.line <= source.lineCount
  }

  /// Whether the pointer leads to a value, or names one that is missing from an object that is there.
  fileprivate func resolves(in document: Document) -> Bool {
    let steps = pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    let isMissing = rule.id == "missing-field" || rule.id == "unsupported-display-type"
    return resolve(isMissing ? steps.dropLast() : steps, from: document.root)
  }

  private func resolve(_ steps: ArraySlice<Substring>, from node: Node?) -> Bool {
    guard let node else { return false }
    guard let step = steps.first else { return true }
    let key = step.split(separator: "~1", omittingEmptySubsequences: false)
      .joined(separator: "/").split(separator: "~0", omittingEmptySubsequences: false)
      .joined(separator: "~")
    let rest = steps.dropFirst()
    if node.kind == .array { return Int(key).map { resolve(rest, from: node[$0]) } ?? false }
    return node.members.contains { $0.key == key && resolve(rest, from: $0.value) }
  }
}
