public import JSONTree
public import Schema
internal import Wording

/// A field of a template that a user named: where it is, and what the schema says of it.
public struct Place: Sendable {
  /// The path from the document's root.
  public let path: Path
  /// What the schema says of the value there.
  public let field: Field
  /// The value, where there is one.
  public let node: Node?
  /// How the user would name it: from the content block, or from the root after `$.`.
  public let name: String

  /// Whether it holds the name of the display type.
  public var isDisplayType: Bool { path.steps == [.key("displayType")] }
}

extension Template {
  /// Finds the field that a path names.
  public func place(_ typed: FieldPath) throws(EditError) -> Place {
    var finder = Finder(template: self)
    if typed.origin == .block { try finder.enter(displayType.name) }
    for step in typed.steps {
      switch step {
      case .key(let name): try finder.enter(name)
      case .index(let index): try finder.enter(index)
      case .append: try finder.append()
      }
    }
    return try finder.place()
  }
}

extension Template {
  /// How the user would name the field at a path from the root.
  func name(of path: Path) -> String {
    path.steps.count > 1 && path.steps.first == .key(displayType.name)
      ? Path(Array(path.steps.dropFirst())).description : path.fromRoot
  }
}

extension Path {
  /// The place in the schema, whatever the element.
  var inSchema: SchemaPath {
    SchemaPath(
      steps.map {
        switch $0 {
        case .key(let key): .field(key)
        case .index: .element
        }
      })
  }

  fileprivate var fromRoot: String {
    let text = steps.isEmpty ? "" : description
    return text.isEmpty || text.hasPrefix("[") ? "$\(text)" : "$.\(text)"
  }
}

/// How many elements a list has, and their numbers: `2 elements, 0 to 1`.
func elementNumbers(_ count: Int) -> String {
  switch count {
  case 0: "no elements"
  case 1: "1 element, 0"
  default: "\(count) elements, 0 to \(count - 1)"
  }
}

/// Walks down a template and its schema together.
private struct Finder {
  let template: Template
  private var path = Path([])
  private var node: Node?
  private var schemaSteps: [SchemaPath.Step] = []

  init(template: Template) {
    self.template = template
    self.node = template.root
  }

  mutating func enter(_ name: String) throws(EditError) {
    schemaSteps.append(.field(name))
    guard field != nil else { throw unknown(name) }
    path = path.appending(key: name)
    node = node?[name]
  }

  mutating func enter(_ index: Int) throws(EditError) {
    let count = try elementCount()
    let actual = index < 0 ? count + index : index
    guard (0..<count).contains(actual) else {
      throw EditError(
        .absent, "\(name) has \(elementNumbers(count))",
        help: "inapp add adds one, and so does \(name)[+]")
    }
    step(to: actual)
    node = node?[actual]
  }

  mutating func append() throws(EditError) {
    step(to: try elementCount())
    node = nil
  }

  func place() throws(EditError) -> Place {
    guard let field else { throw EditError(.unknownField, "a path names no field") }
    return Place(path: path, field: field, node: node, name: template.name(of: path))
  }

  private mutating func step(to index: Int) {
    schemaSteps.append(.element)
    path = path.appending(index: index)
  }

  private var field: Field? {
    Model.nativeConfig.field(at: SchemaPath(schemaSteps))
  }

  private var name: String {
    template.name(of: path)
  }

  private func elementCount() throws(EditError) -> Int {
    switch field?.shape {
    case .list, .gradient: break
    default: throw EditError(.unknownField, "\(name) is not a list, so it has no elements")
    }
    return node?.kind == .array ? node?.count ?? 0 : 0
  }

  private func unknown(_ name: String) -> EditError {
    let place = SchemaPath(schemaSteps.dropLast())
    let names = Model.nativeConfig.childNames(at: place)
    let owner = Model.nativeConfig.field(at: place).map { "\"\($0.name)\"" } ?? "the root"
    if case .list? = Model.nativeConfig.field(at: place)?.shape {
      let names = Model.nativeConfig.childNames(at: place.element)
      let field = nearest(to: name, in: names).map { ".\($0)" } ?? ""
      return EditError(
        .unknownField, "\(owner) is a list, and \(quoted(name)) is none of its elements",
        help: "name an element by its number: \(self.name)[0]\(field)")
    }
    guard !names.isEmpty else {
      return EditError(.unknownField, "\(owner) has no fields, so \(quoted(name)) cannot be one")
    }
    let near = nearest(to: name, in: names) ?? inside(place, runTogetherAs: name) ?? atTheRoot(name)
    return EditError(
      .unknownField, "\(quoted(name)) is not a field of \(owner)",
      help: near.map { "did you mean \($0)?" } ?? "its fields: \(names.joined(separator: ", "))")
  }

  /// The path of a field at the root that was looked for in the content block.
  private func atTheRoot(_ name: String) -> String? {
    let isInBlock = schemaSteps.count == 2 && path.steps == [.key(template.displayType.name)]
    let field = Model.nativeConfig.field(named: name)
    return isInBlock && field != nil ? "$.\(name)" : nil
  }

  /// The path from a place to a field whose names were written as one: `title-color`, `titleColor`.
  private func inside(_ place: SchemaPath, runTogetherAs name: String) -> String? {
    let model = place.steps.isEmpty ? .nativeConfig : Model.nativeConfig.field(at: place)?.model
    let paths = (model?.fieldsByPath ?? []).map(\.path).filter { !$0.steps.contains(.element) }
    let names = paths.map { $0.description.split(separator: ".").joined(separator: "-") }
    guard let near = nearest(to: name, in: names), let index = names.firstIndex(of: near) else {
      return nil
    }
    return paths[index].description
  }
}
