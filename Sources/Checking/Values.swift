internal import Diagnostics
internal import JSONTree
internal import Schema
internal import SourceText
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
      checkIndex(node, into: object[list], named: list, of: field)
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
      if field.role == .darkTheme { matchLists(node, object) }
    case .union(let union):
      checkUnion(node, union, of: field)
    case .list(let element, let count):
      checkList(node, element, count, of: field, in: object)
    case .map(let value, _, let otherwise):
      checkMap(node, value, otherwise, of: field)
    case .anything:
      return
    }
  }

  /// Reports a value of another type than its field's.
  mutating func wrongType(_ node: Node, _ shape: Shape, of field: Field) {
    let bare = node.string.flatMap { shape.bareValue(in: $0) }
    report(
      .wrongType, at: node.range,
      "\(field.name) must be \(shape.title.described), not \(node.kind.described)",
      field.malformed,
      help: bare.map { "remove the quotes: \($0.compact)" } ?? textHelp(for: node, shape)
        ?? dateHelp(for: node, of: field),
      fix: bare.map { .safe("remove the quotes", edit(replacing: node, with: $0)) })
  }

  private func textHelp(for node: Node, _ shape: Shape) -> String? {
    guard case .object(let model) = shape, node.kind == .string, model.field(named: "text") != nil
    else { return nil }
    return "write { \"text\": …, \"color\": … }"
  }

  private mutating func checkUnion(_ node: Node, _ union: Union, of field: Field) {
    guard node.kind == .object else { return wrongType(node, .union(union), of: field) }
    guard let tag = node[union.tag], !tag.isNull else {
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
        "\(field.name) must hold \(count.words), not \(node.count)", field.malformed)
    }
    for (index, value) in node.elements.enumerated() {
      inside(.index(index)) { $0.check(value, element, of: field, in: object) }
    }
  }

  private mutating func checkMap(
    _ node: Node, _ value: Shape, _ otherwise: Outcomes, of field: Field
  ) {
    guard node.kind == .object else { return wrongType(node, field.shape, of: field) }
    for member in node.members {
      let entry = Field(member.key, value, .optional, field.summary, malformed: otherwise)
      inside(.key(member.key)) { $0.check(member.value, value, of: entry, in: node) }
    }
  }
}

extension Node.Kind {
  /// The kind with its article.
  var described: String {
    switch self {
    case .object: "an object"
    case .array: "a list"
    case .string: "a string"
    case .number: "a number"
    case .boolean: "true or false"
    case .null: "null"
    }
  }
}

extension String {
  /// A type's name with its article, where it takes one.
  fileprivate var described: String {
    self == "true or false" || contains(" | ") || self == "text" ? self : prefixedWithArticle
  }
}

extension Shape {
  /// The value that a string spells in quotes although the shape takes it without.
  fileprivate func bareValue(in text: String) -> Value? {
    switch self {
    case .boolean: Bool(text).map(Value.boolean)
    case .number, .index:
      Document(parsing: text).isValid && Double(text) != nil ? .number(text) : nil
    default: nil
    }
  }
}
