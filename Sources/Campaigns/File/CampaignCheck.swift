internal import Diagnostics
internal import JSONTree
internal import Schema
internal import SourceText
internal import Wording

/// Holds a campaign file against the schema, and collects what is wrong with it.
struct CampaignCheck {
  let source: SourceFile
  private(set) var diagnostics: [Diagnostic] = []
  private var path = Path.root

  init(_ source: SourceFile) { self.source = source }

  /// Checks an object and all below it.
  mutating func check(_ node: Node, _ model: Model, besides tag: Field? = nil) {
    let fields = [tag].compactMap { $0 } + model.fields
    for field in fields where field.isRequired && node.present(field.name) == nil {
      reportMissing(field, in: node, of: model.name)
    }
    for member in node.members {
      guard let field = fields.first(where: { $0.name == member.key }) else {
        reportUnknown(member, fields, of: model.name)
        continue
      }
      guard !member.value.isNull else { continue }
      inside(.key(member.key)) { $0.check(member.value, field.shape, field.name) }
    }
  }

  private mutating func check(_ node: Node, _ shape: Schema.Shape, _ name: String) {
    guard shape.fits(node) else {
      return report(
        .campaignWrongType, at: node.range, "\(name) must be \(shape.wanted)")
    }
    switch shape {
    case .object(let model): check(node, model)
    case .union(let union): check(node, union)
    case .list(let element, _):
      for (index, value) in node.elements.enumerated() {
        inside(.index(index)) { $0.check(value, element, "\(name)[\(index)]") }
      }
    case .number(let bounds):
      guard let number = node.number, let fault = bounds.fault(number) else { return }
      report(.campaignUnusableValue, at: node.range, "\(name) must be \(fault)")
    case .choice(let choices):
      let names = choices.map(\.name)
      guard let word = node.string, !names.contains(word.lowercased()) else { return }
      report(
        .campaignUnusableValue, at: node.range, "\(quoted(word)) is not a \(name)",
        help: nearest(to: word, in: names).map { "did you mean \(quoted($0))?" }
          ?? "write \(joined(names, by: "or"))")
    default: return
    }
  }

  private mutating func check(_ node: Node, _ union: Union) {
    guard let tag = node.present(union.tag) else {
      return reportMissing(union.tagField, in: node, of: union.name)
    }
    guard let kind = tag.string.flatMap(union.kind(named:)) else {
      return inside(.key(union.tag)) { $0.check(tag, union.tagField.shape, union.tag) }
    }
    check(node, kind, besides: union.tagField)
  }

  /// Runs a check one step further down.
  mutating func inside(_ step: PathStep, _ body: (inout CampaignCheck) -> Void) {
    let outer = path
    path = path.appending(step)
    body(&self)
    path = outer
  }

  /// Adds a fault at the place reached.
  mutating func report(
    _ rule: Rule, at range: Range<Int>, _ message: String, help: String? = nil,
    under place: Path? = nil
  ) {
    diagnostics.append(
      Diagnostic(
        rule: rule, severity: .error, message: message, source: source, range: range,
        pointer: (place ?? path).pointer, targets: [], help: help))
  }

  private mutating func reportMissing(_ field: Field, in node: Node, of owner: String) {
    let opening = node.range.lowerBound..<node.range.lowerBound + 1
    report(
      .campaignMissingField, at: opening,
      "\(field.name) is missing from this \(owner.lowercased())",
      help: "add \(quoted(field.name))")
  }

  private mutating func reportUnknown(_ member: Member, _ fields: [Field], of owner: String) {
    let near = nearest(to: member.key, in: fields.map(\.name))
    inside(.key(member.key)) {
      $0.report(
        .campaignUnknownField, at: member.keyRange,
        "\(quoted(member.key)) is not a field of \(owner.lowercased().prefixedWithArticle)",
        help: near.map { "did you mean \(quoted($0))?" })
    }
  }
}

extension Node {
  /// The value of a member that is there and not null.
  func present(_ name: String) -> Node? {
    last(name).flatMap { $0.isNull ? nil : $0 }
  }
}

extension Bounds {
  /// What a number would have to be that cannot be taken as it is.
  fileprivate func fault(_ number: Double) -> String? {
    if scale == .whole, number != number.rounded() { return "a whole number" }
    return firstBroken(by: number)?.words
  }
}

extension Schema.Shape {
  /// Whether a value is of this type, whatever is in it.
  fileprivate func fits(_ node: Node) -> Bool {
    switch self {
    case .boolean: node.boolean != nil
    case .number: node.number?.isFinite ?? false
    case .identifier: node.string != nil || node.number?.isFinite ?? false
    case .object, .union: node.kind == .object
    case .list: node.kind == .array
    default: node.string != nil
    }
  }

  /// What a value must be, with its article.
  fileprivate var wanted: String {
    switch self {
    case .boolean: "true or false"
    case .identifier: "a string or a number"
    case .choice: "a string"
    case .object, .union: "an object"
    case .list: "a list"
    default: title.prefixedWithArticle
    }
  }
}
