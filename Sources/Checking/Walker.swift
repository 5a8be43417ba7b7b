internal import Diagnostics
internal import JSONTree
internal import Schema
internal import Wording

/// Walks a document beside the schema and collects what does not fit.
struct Walker {
  private(set) var findings: [Finding] = []
  private var steps: [PathStep] = []

  var path: Path { Path(steps) }

  mutating func report(
    _ rule: Rule, at range: Range<Int>, _ message: String, _ outcomes: Outcomes,
    atLeast severity: Severity = .info, help: String? = nil
  ) {
    findings.append(
      Finding(
        rule: rule, message: message, range: range, path: path, effect: .everywhere(outcomes),
        leastSeverity: severity, help: help))
  }

  mutating func report(_ finding: Finding) {
    findings.append(finding)
  }

  mutating func inside(_ step: PathStep, _ body: (inout Walker) -> Void) {
    steps.append(step)
    body(&self)
    steps.removeLast()
  }

  /// Checks the fields of an object, each named once or more, and that none is missing.
  mutating func check(
    _ object: Node, against model: Model, besides others: [String] = [],
    where outcomes: Outcomes = .ignored
  ) {
    var seen: Set<String> = []
    for member in object.members {
      guard !others.contains(member.key) else { continue }
      guard let field = model.field(named: member.key) else {
        unknown(member, in: model, others, outcomes)
        continue
      }
      seen.insert(field.name)
      inside(.key(field.name)) { $0.check(member, field: field, in: object) }
    }
    for field in model.fields where !seen.contains(field.name) {
      guard case .required(let otherwise) = field.presence else { continue }
      missing(field, in: object, model, otherwise)
    }
    checkAlternatives(of: model, in: object)
  }

  private mutating func check(_ member: Member, field: Field, in object: Node) {
    if let support = field.support, !support.isDocumentedAnywhere {
      report(undocumented(field, member, support))
    }
    noteInertia(of: field, member)
    guard !member.value.isNull else {
      if case .required(let otherwise) = field.presence {
        report(
          .missingField, at: member.value.range, "\(field.name) is null, which counts as missing",
          otherwise, help: "give it a value: \(field.shape.title)")
      }
      return
    }
    check(member.value, field.shape, of: field, in: object)
  }

  private func undocumented(_ field: Field, _ member: Member, _ support: Support) -> Finding {
    Finding(
      rule: .undocumentedField,
      message: "\(field.name) works, but the vendor's page does not name it",
      range: member.keyRange, path: path, effect: .needs(support))
  }

  private mutating func noteInertia(of field: Field, _ member: Member) {
    guard let reason = field.inertBecause, !field.isRequired || member.value.boolean == false
    else { return }
    report(
      .noVisibleEffect, at: member.keyRange, "\(field.name) has no visible effect", .accepted,
      help: reason)
  }

  private mutating func unknown(
    _ member: Member, in model: Model, _ others: [String], _ outcomes: Outcomes
  ) {
    let names = model.fields.map(\.name) + others
    let near = nearest(to: member.key, in: names)
    let owner = model.name.prefixedWithArticle
    inside(.key(member.key)) {
      $0.report(
        .unknownField, at: member.keyRange,
        "\(quoted(member.key)) is not a field of \(owner)", outcomes,
        atLeast: .warning, help: near.map { "did you mean \(quoted($0))?" })
    }
  }

  private mutating func missing(
    _ field: Field, in object: Node, _ model: Model, _ otherwise: Outcomes
  ) {
    inside(.key(field.name)) {
      $0.report(
        .missingField, at: object.range.lowerBound..<object.range.lowerBound + 1,
        "\(field.name) is missing from this \(model.name)", otherwise,
        help: "add \(quoted(field.name)): \(field.sample)")
    }
  }

  private mutating func checkAlternatives(of model: Model, in object: Node) {
    guard !model.needsOneOf.isEmpty else { return }
    let isThere = model.needsOneOf.contains { name in
      guard let value = object[name], !value.isNull else { return false }
      return value.string.map { !$0.isEmpty } ?? true
    }
    guard !isThere else { return }
    report(
      .emptyReward, at: object.range.lowerBound..<object.range.lowerBound + 1,
      "this \(model.name) has neither \(model.needsOneOf.joined(separator: " nor "))", .dropped,
      help: "give it a title, or a code that is not empty")
  }
}

extension String {
  /// "a banner", "an Action".
  var prefixedWithArticle: String {
    let vowels: Set<Character> = ["A", "E", "I", "O", "U", "a", "e", "i", "o", "u"]
    return (first.map(vowels.contains) == true ? "an " : "a ") + self
  }
}
