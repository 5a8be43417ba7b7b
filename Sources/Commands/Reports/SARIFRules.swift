internal import Checking
internal import Diagnostics
internal import JSONTree

/// The rules of a run's findings, in the order of their names.
struct SARIFRules {
  let descriptors: [Value]
  private let places: [String: Int]

  init(_ run: ValidationRun) {
    let findings = run.checked.flatMap(\.report.diagnostics)
    let worst = Dictionary(findings.map { ($0.rule.id, $0) }) {
      $0.severity < $1.severity ? $1 : $0
    }
    let sorted = worst.values.sorted { $0.rule.id < $1.rule.id }
    descriptors = sorted.map { descriptor($0.rule, found: $0.severity) }
    places = Dictionary(
      sorted.enumerated().map { ($1.rule.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The place of a rule among the descriptors.
  func index(of rule: Rule) -> Int { places[rule.id] ?? -1 }
}

/// A rule with its reasons; its level is that of its first example, or as found.
private func descriptor(_ rule: Rule, found severity: Severity) -> Value {
  let trial = RuleTrial.named(rule.id)
  let why = rule.why.isEmpty ? rule.summary : rule.why
  let more = trial == nil ? "" : "\n\ninapp explain \(rule.id) shows examples."
  let marked = trial == nil ? "" : "\n\n`inapp explain \(rule.id)` shows examples."
  return [
    "id": .string(rule.id),
    "shortDescription": ["text": messageText(rule.summary)],
    "fullDescription": ["text": messageText(why)],
    "help": ["text": messageText(why + more), "markdown": messageText(why + marked)],
    "defaultConfiguration": ["level": (trial?.severity ?? severity).level],
    "properties": .object(
      (trial.map { [Value.Entry("family", .string($0.family.title))] } ?? [])
        + [.init("fix", .string((trial?.repair ?? RuleTrial.Repair.none).rawValue))]),
  ]
}
