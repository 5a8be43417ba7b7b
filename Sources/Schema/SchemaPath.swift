/// The place of a field in the schema, such as `segments[].reward.title.text`.
public struct SchemaPath: Hashable, Sendable, CustomStringConvertible {
  /// One step down.
  public enum Step: Hashable, Sendable {
    /// Into a member.
    case field(String)
    /// Into any element of a list.
    case element
  }

  /// The steps from the content block, or from the root.
  public let steps: [Step]

  /// Creates a place from its steps.
  public init(_ steps: [Step] = []) {
    self.steps = steps
  }

  /// Reads `a.b[].c`; an element's number between the brackets is allowed and does not matter.
  public init?(_ text: String) {
    var steps: [Step] = []
    for part in text.split(separator: ".", omittingEmptySubsequences: false) {
      let name = part.prefix { $0 != "[" }
      guard !name.isEmpty else { return nil }
      steps.append(.field(String(name)))
      var rest = part.dropFirst(name.count)
      while !rest.isEmpty {
        guard rest.first == "[", let close = rest.firstIndex(of: "]") else { return nil }
        guard rest[..<close].dropFirst().allSatisfy(\.isNumber) else { return nil }
        steps.append(.element)
        rest = rest[rest.index(after: close)...]
      }
    }
    self.steps = steps
  }

  /// The place one member further down.
  public func appending(_ name: String) -> SchemaPath {
    SchemaPath(steps + [.field(name)])
  }

  /// The place of any element of this list.
  public var element: SchemaPath {
    SchemaPath(steps + [.element])
  }

  /// The place as it is typed.
  public var description: String {
    steps.reduce(into: "") { text, step in
      switch step {
      case .field(let name): text += text.isEmpty ? name : ".\(name)"
      case .element: text += "[]"
      }
    }
  }
}

extension Model {
  /// The field at a place below this object, or nil.
  public func field(at path: SchemaPath) -> Field? {
    guard case .field(let name)? = path.steps.first else { return nil }
    return self.field(named: name)?.descending(path.steps.dropFirst())
  }

  /// The fields below this object with their places, in published order, parents first.
  public var fieldsByPath: [(path: SchemaPath, field: Field)] {
    fields.flatMap { $0.tree(at: SchemaPath([.field($0.name)])) }
  }
}

extension Model {
  /// The names of the fields directly below a place, in published order; the empty place is this object.
  public func childNames(at path: SchemaPath) -> [String] {
    guard !path.steps.isEmpty else { return fields.map(\.name) }
    guard let field = field(at: path) else { return [] }
    let tag: [String] = if case .union(let union) = field.shape { [union.tag] } else { [] }
    return tag + field.models.flatMap(\.fields).map(\.name)
  }
}

extension Field {
  /// The objects whose fields lie directly below this field's value: several for a union.
  public var models: [Model] { shape.models }

  fileprivate func descending(_ steps: ArraySlice<SchemaPath.Step>) -> Field? {
    guard let step = steps.first else { return self }
    switch (step, shape) {
    case (.element, .list(let element, _)):
      return reshaped(element).descending(steps.dropFirst())
    case (.element, .gradient):
      return reshaped(.color).descending(steps.dropFirst())
    case (.field(let name), .map(let value, _, _)):
      return Field(name, value, .optional, summary).descending(steps.dropFirst())
    case (.field(let name), .union(let union)) where name == union.tag:
      return union.tagField.descending(steps.dropFirst())
    case (.field(let name), _):
      let found = models.lazy.compactMap { $0.field(named: name) }.first
      return found?.descending(steps.dropFirst())
    case (.element, _):
      return nil
    }
  }

  fileprivate func tree(at path: SchemaPath) -> [(path: SchemaPath, field: Field)] {
    let here = [(path: path, field: self)]
    switch shape {
    case .list(let element, _):
      return here + reshaped(element).tree(at: path.element).dropFirst()
    case .union(let union):
      return here + [(path: path.appending(union.tag), field: union.tagField)]
        + union.kinds.flatMap(\.fields).flatMap { $0.tree(at: path.appending($0.name)) }
    case .object, .either:
      return here + models.flatMap(\.fields).flatMap { $0.tree(at: path.appending($0.name)) }
    default:
      return here
    }
  }

  private func reshaped(_ shape: Shape) -> Field {
    Field(
      name, shape, presence, summary, malformed: malformed, role: role, support: support,
      inertBecause: inertBecause, opaqueBecause: opaqueBecause, lettering: lettering)
  }
}

extension Shape {
  /// The objects whose fields lie directly below a value of this shape: several for a union.
  public var models: [Model] {
    switch self {
    case .object(let model), .row(let model): [model]
    case .union(let union): union.kinds
    case .either(let shapes): shapes.flatMap(\.models)
    default: []
    }
  }
}
