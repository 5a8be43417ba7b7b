internal import Checking
internal import Diagnostics
internal import JSONTree
internal import Schema
internal import Wording

/// Every rule for a terminal, a table to a family; ends in a newline.
func ruleList(width: Int, _ paint: Paint) -> String {
  let grades = Severity.allCases.map(\.rawValue.count).max() ?? 0
  let tables = RuleFamily.known.map { family -> [String] in
    let names = family.rules.map(\.id.count).max() ?? 0
    let blank = String(repeating: " ", count: 2 + grades + 2 + names + 2)
    let rows = family.rules.flatMap { rule -> [String] in
      let severity = RuleTrial(rule, of: family).severity
      let grade = paint((severity?.rawValue ?? "").padded(to: grades), severity?.tone ?? .faint)
      let texts = wrapped(rule.summary, width: max(24, width - blank.count))
      return ["  \(grade)  \(rule.id.padded(to: names))  \(texts[0])"]
        + texts.dropFirst().map { blank + $0 }
    }
    return [paint(family.title, .strong)] + rows + [""]
  }
  let end = [
    "The severity is the usual one; what phones do decides it in each case.",
    "Next: inapp explain RULE",
  ]
  return (tables.joined() + end).joined(separator: "\n") + "\n"
}

/// Every rule for scripts, without its examples.
var ruleListJSON: Value {
  ["version": 1, "rules": .array(RuleTrial.all.map { .object($0.entries) })]
}

extension RuleTrial {
  /// The rule with its examples as one document for scripts.
  var document: Value {
    let examples: [Value.Entry] = [
      .init("failing", .array(failures.map(\.json))),
      .init("passing", .array(rule.passing.map { .object($0.entries) })),
    ]
    return ["version": 1, "rule": .object(entries + examples)]
  }

  fileprivate var entries: [Value.Entry] {
    [
      .init("id", .string(rule.id)), .init("family", .string(family.title)),
      .init("summary", .string(rule.summary)),
      .init("why", Value(rule.why.isEmpty ? nil : rule.why)),
      .init("severity", Value(severity?.rawValue)),
      .init("fix", .string(repair.rawValue)),
      .init("targets", .array(targets.map { .string($0.description) })),
    ]
  }
}

extension RuleTrial.Failure {
  fileprivate var json: Value {
    let mark = MarkedText(example.text).mark
    return .object(
      example.entries + [
        .init("start", mark.map { Value($0.lowerBound) } ?? .null),
        .init("end", mark.map { Value($0.upperBound) } ?? .null),
        .init("severity", .string(finding.severity.rawValue)),
        .init("message", .string(finding.message)), .init("fix", .string(repair.rawValue)),
      ])
  }
}

extension RuleExample {
  fileprivate var entries: [Value.Entry] {
    let (kind, type): (String, String?) =
      switch place {
      case .document: ("native-config", nil)
      case .block(let type): ("block", type)
      case .root(let type): ("root", type)
      case .translations: ("pushwoosh", nil)
      case .campaign: ("campaign", nil)
      case .request: ("create-message", nil)
      case .message: ("notification", nil)
      }
    return [
      .init("in", .string(kind)), .init("displayType", Value(type)),
      .init("text", .string(MarkedText(text).text)), .init("target", Value(target)),
    ]
  }
}
