internal import Diagnostics
internal import JSONTree
internal import Schema
internal import Wording

extension Walker {
  /// Checks one value against a shape; `object` is where its field lies.
  mutating func check(_ node: Node, _ shape: Shape, of field: Field, in object: Node) {
    switch shape {
    case .boolean:
      guard node.boolean == nil else { return }
      wrongType(node, shape, of: field)
    case .number(let bounds):
      checkNumber(node, bounds, of: field)
    case .index(let list):
      checkIndex(node, into: object.last(list), named: list, of: field)
    case .words:
      checkWords(node, of: field)
    case .code:
      guard node.string == nil else { return }
      wrongType(node, shape, of: field)
    case .identifier:
      guard node.string == nil, node.number == nil else { return }
      wrongType(node, shape, of: field)
    case .color:
      checkColor(node, of: field)
    case .gradient:
      checkGradient(node, of: field)
    case .url(let destination):
      checkURL(node, destination, of: field)
    case .choice(let choices):
      checkChoice(node, choices, of: field)
    case .object(let model):
      guard node.kind == .object else { return wrongType(node, shape, of: field) }
      check(node, against: model)
      if field.role == .darkTheme { matchLists(node, object, model) }
    case .union(let union):
      checkUnion(node, union, of: field)
    case .list(let element, let count):
      checkList(node, element, count, of: field, in: object)
    case .map(let value, _, let otherwise):
      checkMap(node, value, otherwise, of: field)
    case .row, .either, .anything:
      return
    }
  }

  private mutating func checkUnion(_ node: Node, _ union: Union, of field: Field) {
    guard node.kind == .object else { return wrongType(node, .union(union), of: field) }
    guard let tag = node.last(union.tag), !tag.isNull else {
      guard isComplete else { return }
      return inside(.key(union.tag)) {
        $0.report(
          .missingField, at: node.opening,
          "\(union.tag) is missing from this \(union.name)", field.malformed,
          help: "add \(quoted(union.tag)): \(union.tagField.sample)")
      }
    }
    inside(.key(union.tag)) { $0.check(tag, union.tagField.shape, of: union.tagField, in: node) }
    guard let written = tag.string else { return }
    forEachReading(of: written, at: tag) { walker, name in
      guard let kind = union.kind(named: name) else { return }
      walker.check(node, against: kind, besides: [union.tag], called: "\(kind.name) \(union.name)")
    }
  }

  private mutating func checkList(
    _ node: Node, _ element: Shape, _ count: Count, of field: Field, in object: Node
  ) {
    guard node.kind == .array else {
      return wrongType(node, .list(of: element, count), of: field)
    }
    if isComplete, !count.allows(node.count) {
      report(
        .listLength, at: node.opening,
        "\(name(of: field)) must hold \(count.words), not \(node.count)", field.malformed)
    }
    for (index, value) in node.elements.enumerated() {
      inside(.index(index)) { $0.check(value, element, of: field, in: object) }
    }
  }

  private mutating func checkMap(
    _ node: Node, _ value: Shape, _ otherwise: Outcomes, of field: Field
  ) {
    guard node.kind == .object else { return wrongType(node, field.shape, of: field) }
    for member in node.members where !isSuperseded(member) {
      let entry = Field(member.key, value, .optional, field.summary, malformed: otherwise)
      inside(.key(member.key)) { $0.check(member.value, value, of: entry, in: node) }
    }
  }
}
