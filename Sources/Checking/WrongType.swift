internal import Diagnostics
internal import JSONTree
internal import Schema
internal import SourceText
internal import Wording

extension Walker {
  /// Reports a value of another type than its field's.
  mutating func wrongType(_ node: Node, _ shape: Shape, of field: Field) {
    // A number that is none, such as NaN, is a fault of the file's syntax.
    if node.kind == .number, shape.takesNumbers { return }
    report(
      .wrongType, at: node.range,
      "\(name(of: field)) must be \(shape.title.described), not \(node.kind.described)",
      field.malformed, help: remedy(for: node, shape)?.help ?? dateHelp(for: node, of: field),
      fix: remedy(for: node, shape)?.fix)
  }

  /// The field's name, with the element's number where it is a list's.
  func name(of field: Field) -> String {
    guard case .index(let index)? = path.steps.last else { return field.name }
    return "\(field.name)[\(index)]"
  }

  private func remedy(for node: Node, _ shape: Shape) -> (help: String, fix: Fix?)? {
    if let text = node.string {
      if let bare = shape.bareValue(in: text) {
        return (
          "remove the quotes: \(bare.compact)",
          .safe("remove the quotes", edit(replacing: node, with: bare))
        )
      }
      if shape.takesNoPlaceholder, text.contains("{") {
        return ("placeholders make strings only: write \(shape.title) without one", nil)
      }
      return remedy(forText: text, node, shape)
    }
    guard case .list = shape, node.kind == .object else { return nil }
    let ends = [node.range.lowerBound, node.range.upperBound]
    return (
      "put it in brackets: [{ … }]",
      .unsafe(
        "put it in brackets", TextEdit(range: ends[0]..<ends[0], text: "["),
        TextEdit(range: ends[1]..<ends[1], text: "]"))
    )
  }

  /// What to write where a plain string stands for an object.
  private func remedy(forText text: String, _ node: Node, _ shape: Shape) -> (
    help: String, fix: Fix?
  )? {
    switch shape {
    case .object(let model) where model.field(named: "text") != nil:
      return ("write { \"text\": …, \"color\": … }", nil)
    case .union(let union):
      guard let value = union.value(shortFor: text) else { return nil }
      return (
        "write \(value.compact)",
        .unsafe("write \(value.compact)", edit(replacing: node, with: value))
      )
    default: return nil
    }
  }
}

extension Union {
  /// The object that a plain string most likely stands for: the name of a kind, or the address that a kind takes.
  fileprivate func value(shortFor text: String) -> Value? {
    if let kind = kind(named: text), kind.fields.isEmpty {
      return .object([.init(tag, .string(kind.name))])
    }
    guard Address(text).scheme != nil, Address(text).faults.isEmpty else { return nil }
    return kinds.lazy.compactMap { kind -> Value? in
      guard kind.fields.count == 1, let field = kind.fields.first, case .url = field.shape
      else { return nil }
      return .object([.init(tag, .string(kind.name)), .init(field.name, .string(text))])
    }.first
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
  /// Whether a JSON number is of the right kind.
  fileprivate var takesNumbers: Bool {
    switch self {
    case .number, .index, .identifier: true
    default: false
    }
  }

  /// Whether no string is of the right kind, so that no placeholder can be.
  fileprivate var takesNoPlaceholder: Bool {
    switch self {
    case .boolean, .index: true
    case .number(let bounds): !bounds.acceptsNumericStrings
    default: false
    }
  }

  /// The value that a string spells in quotes although the shape takes it without.
  fileprivate func bareValue(in text: String) -> Value? {
    switch self {
    case .boolean: Bool(text).map(Value.boolean)
    case .number, .index:
      spelledNumber(text).flatMap { $0 == text ? .number(text) : nil }
    default: nil
    }
  }
}
