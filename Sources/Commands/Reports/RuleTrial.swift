internal import Authoring
internal import Checking
internal import Diagnostics
internal import Inbox
internal import JSONTree
internal import Schema
internal import SourceText

/// What the checker and its repairs make of a rule's own examples.
struct RuleTrial {
  /// One failing example, and what was found in it.
  struct Failure {
    let example: RuleExample
    /// The finding at the mark.
    let finding: Diagnostic
    /// The releases it concerns, of all that are known.
    let targets: [Target]
    let repair: Repair
  }

  /// What it takes to repair an example.
  enum Repair: String, CaseIterable {
    /// --fix repairs it.
    case safe
    /// --unsafe-fixes repairs it.
    case unsafe
    /// The author has to.
    case none
  }

  let rule: Rule
  let family: RuleFamily
  let failures: [Failure]

  init(_ rule: Rule, of family: RuleFamily) {
    self.rule = rule
    self.family = family
    failures = rule.failing.compactMap {
      switch $0.place {
      case .campaign: Failure(of: rule, inCampaign: $0)
      case .request, .message: Failure(of: rule, inRequest: $0)
      default: Failure(of: rule, in: $0)
      }
    }
  }

  /// How grave it is to break the rule: as it says, or else as its first example shows.
  var severity: Severity? { rule.severity ?? failures.first?.finding.severity }

  /// The easiest repair among the examples.
  var repair: Repair {
    Repair.allCases.first { repair in failures.contains { $0.repair == repair } } ?? .none
  }

  /// The releases that some example concerns.
  var targets: [Target] { Set(failures.flatMap(\.targets)).sorted() }
}

extension RuleTrial {
  /// Every rule of every family.
  static var all: [RuleTrial] {
    RuleFamily.known.flatMap { family in family.rules.map { RuleTrial($0, of: family) } }
  }

  /// The rule of that name, if there is one.
  static func named(_ id: String) -> RuleTrial? {
    RuleFamily.known.lazy.compactMap { family in
      family.rules.first { $0.id == id }.map { RuleTrial($0, of: family) }
    }.first
  }
}

extension RuleTrial.Failure {
  fileprivate init?(of rule: Rule, in example: RuleExample) {
    guard let documents = ExampleDocuments(example) else { return nil }
    let asked = example.target.flatMap { Target($0) }.map { [$0] } ?? []
    let checker = Checker(targets: asked, now: ExampleDocuments.secondsSince1970)
    let found = documents.findings(by: checker).filter { $0.rule == rule }
    let name = documents.blamed.source.name
    guard let finding = found.first(where: { $0.range == documents.mark && $0.source.name == name })
    else { return nil }
    let known = Platform.allCases.flatMap { platform in
      platform.knownReleases.map { Target(platform, $0) }
    }
    self.example = example
    self.finding = finding
    let askingAll = Checker(targets: known, now: ExampleDocuments.secondsSince1970)
    let concerned = documents.findings(by: askingAll).filter { $0.rule == rule }
      .flatMap(\.targets)
    targets = known.filter { concerned.contains($0.description) }
    repair = documents.repair(of: rule, by: checker)
  }

  /// Finds what is wrong with a campaign file, which no release reads and no program repairs.
  fileprivate init?(of rule: Rule, inCampaign example: RuleExample) {
    let text = MarkedText(example.text)
    let findings = CampaignInput(file: Document(parsing: text.text, name: "campaign.json")).findings
    guard let finding = findings.first(where: { $0.rule == rule && $0.range == text.mark }) else {
      return nil
    }
    self.example = example
    self.finding = finding
    targets = []
    repair = .none
  }
}

extension RuleTrial.Failure {
  /// Finds what is wrong with a request, which no program repairs.
  fileprivate init?(of rule: Rule, inRequest example: RuleExample) {
    let (document, mark) = InboxExample.document(example)
    let asked = example.target.flatMap { Target($0) }.map { [$0] } ?? []
    let found = Checker(targets: asked).report(onRequest: document).diagnostics
    guard
      let finding = found.first(where: { $0.rule == rule && (mark == nil || $0.range == mark) })
    else { return nil }
    self.example = example
    self.finding = finding
    let known = Platform.ios.knownInboxReleases.map { Target(.ios, $0) }
    let concerned = Checker(targets: known).report(onRequest: document).diagnostics
      .filter { $0.rule == rule }.flatMap(\.targets)
    targets = known.filter { concerned.contains($0.description) }
    repair = .none
  }
}

extension ExampleDocuments {
  /// What a checker finds in both documents.
  func findings(by checker: Checker) -> [Diagnostic] {
    checker.check(nativeConfig: config, translations: translations).diagnostics
      + (translations.map { checker.check(pushwooshJSON: $0, template: template).diagnostics } ?? [])
  }

  /// What it takes until a rule finds nothing more in the document to blame.
  fileprivate func repair(of rule: Rule, by checker: Checker) -> RuleTrial.Repair {
    let isTemplate = blamed.source.name == config.source.name
    let name = blamed.source.name
    func findings(in document: Document) -> [Diagnostic] {
      let report =
        isTemplate
        ? checker.check(nativeConfig: document, translations: translations)
        : checker.check(pushwooshJSON: document, template: template)
      return report.diagnostics.filter { $0.source.name == name }
    }
    func repairs(takingGuesses: Bool) -> Bool {
      let repair = repaired(blamed, takesGuesses: takingGuesses, check: findings)
      return !repair.titles.isEmpty
        && !findings(in: repair.document).contains { $0.rule == rule }
    }
    if repairs(takingGuesses: false) { return .safe }
    return repairs(takingGuesses: true) ? .unsafe : .none
  }
}
