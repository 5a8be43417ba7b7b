internal import Diagnostics
public import JSONTree
public import Schema
internal import Wording

/// Tells what targets do with a document, and why.
public struct Checker: Sendable {
  /// The targets asked about, in the order of tables.
  public let targets: [Target]
  /// The platforms that the user named, where a missing display type is an error.
  public let explicitPlatforms: Set<Platform>

  /// Creates a checker for the targets that a user named; none means the newest of each platform.
  public init(targets: [Target] = []) {
    self.targets = targets.isEmpty ? Target.newestOfAll : Set(targets).sorted()
    self.explicitPlatforms = Set(targets.map(\.platform))
  }

  /// Checks a document of a kind that holds JSON.
  public func check(_ document: Document, as kind: DocumentKind) -> Report {
    kind == .pushwooshJSON ? check(pushwooshJSON: document) : check(nativeConfig: document)
  }

  /// Checks a native-config.json.
  public func check(nativeConfig document: Document) -> Report {
    var walker = Walker(document, unreadable: .dropped)
    let type = document.root.flatMap { walker.checkNativeConfig($0) }
    return report(walker, type: type, kind: .nativeConfig, document)
  }

  /// Checks a pushwoosh.json.
  public func check(pushwooshJSON document: Document) -> Report {
    var walker = Walker(document, unreadable: .defaultTexts)
    if let root = document.root { walker.checkPushwooshJSON(root) }
    return report(walker, type: nil, kind: .pushwooshJSON, document)
  }

  private func report(
    _ walker: Walker, type: DisplayType?, kind: DocumentKind, _ document: Document
  ) -> Report {
    let support = type.map { supportFindings(of: $0, in: document) } ?? []
    let draws = { (target: Target) in type?.support.isObserved(on: target) ?? true }
    let drawing = targets.filter(draws)
    let relevant = drawing.isEmpty ? Target.newestOfAll.filter(draws) : drawing
    let diagnostics =
      support
      + walker.findings.compactMap { $0.diagnostic(for: relevant, in: document.source) }
    return Report(
      kind: kind, displayType: type?.name,
      diagnostics: diagnostics.sorted {
        ($0.range.lowerBound, $1.severity) < ($1.range.lowerBound, $0.severity)
      },
      verdicts: kind == .nativeConfig
        ? targets.map { verdict(on: $0, type, walker.findings, support) } : [])
  }

  private func verdict(
    on target: Target, _ type: DisplayType?, _ findings: [Finding], _ support: [Diagnostic]
  ) -> Verdict {
    if let type, !type.support.isObserved(on: target) {
      return Verdict(
        target: target, locale: nil, outcome: .dropped, rules: [Rule.unsupportedDisplayType.id])
    }
    var outcome = Outcome.shown
    var rules: [String] = []
    for finding in findings {
      let consequence = finding.consequence(on: target).outcome
      guard consequence != .shown else { continue }
      outcome = max(outcome, consequence)
      if !rules.contains(finding.rule.id) { rules.append(finding.rule.id) }
    }
    return Verdict(target: target, locale: nil, outcome: outcome, rules: rules)
  }
}
