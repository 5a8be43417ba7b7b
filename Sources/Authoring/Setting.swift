public import JSONTree
internal import Schema
internal import SourceText

extension Template {
  /// The template with one field set to what the user's words stand for, and what changed.
  ///
  /// Objects on the way that are not there yet are created with the values the schema scaffolds.
  public func setting(
    _ typed: FieldPath, to text: String
  ) throws(EditError) -> (template: Template, change: Change) {
    try requireUniqueKeys()
    let place = try target(of: typed, for: text)
    let value = try place.field.value(reading: text)
    let edit = try edit(putting: value, at: place)
    let change = Change(
      name: place.name, old: place.node.map(summary), new: value.summary,
      inertBecause: place.field.inertBecause)
    return (try applying([edit]), change)
  }

  /// The template without one optional field, and what changed.
  public func unsetting(
    _ typed: FieldPath, evenIfRequired: Bool = false
  ) throws(EditError) -> (template: Template, change: Change) {
    try requireUniqueKeys()
    let place = try place(typed)
    guard let node = place.node, case .key(let key)? = place.path.steps.last else {
      throw EditError(.absent, "\(place.name) is not there")
    }
    guard evenIfRequired || !place.field.isRequired else {
      throw EditError(
        .required, "\(place.name) is required: without it no phone shows the message",
        help: "set another value instead, or use --force")
    }
    let parentPath = Path(Array(place.path.steps.dropLast()))
    guard let parent = document.node(at: parentPath),
      let index = Array(parent.members).firstIndex(where: { $0.key == key })
    else { throw EditError(.absent, "\(place.name) is not there") }
    let change = Change(name: place.name, old: summary(node), new: nil, inertBecause: nil)
    return (try applying([document.removingMember(at: index, from: parent)]), change)
  }

  /// The field that takes the words: inside a Text, that is its `text`.
  private func target(of typed: FieldPath, for text: String) throws(EditError) -> Place {
    let place = try place(typed)
    guard case .object(let model) = place.field.shape, model.field(named: "text") != nil,
      !text.hasPrefix("{")
    else { return place }
    let inner = FieldPath(origin: typed.origin, steps: typed.steps + [.key("text")])
    return try target(of: inner, for: text)
  }

  private func edit(putting value: Value, at place: Place) throws(EditError) -> TextEdit {
    if let node = place.node { return document.replacing(node, with: value) }
    var steps = place.path.steps
    var tail: [PathStep] = []
    while let last = steps.popLast() {
      tail.insert(last, at: 0)
      guard let owner = document.node(at: Path(steps)), !owner.isNull else { continue }
      return try insertion(of: value, at: tail, in: owner, Path(steps))
    }
    throw EditError(.absent, "\(place.name) has no place in the document")
  }

  private func insertion(
    of value: Value, at tail: [PathStep], in owner: Node, _ path: Path
  ) throws(EditError) -> TextEdit {
    guard let first = tail.first else { return document.replacing(owner, with: value) }
    let built = try scaffolding(value, along: Array(tail.dropFirst()), path.appending(first))
    switch (first, owner.kind) {
    case (.key(let key), .object):
      if let null = owner[key] { return document.replacing(null, with: built) }
      return document.inserting(
        built, forKey: key, in: owner, at: index(of: key, in: owner, path))
    case (.index(let index), .array):
      return document.inserting(built, in: owner, at: index)
    default:
      throw EditError(
        .wrongValue, "\(path) is \(owner.kind.rawValue), which cannot hold \(Path([first]))")
    }
  }

  /// The value inside the objects that must come to be around it.
  private func scaffolding(
    _ value: Value, along tail: [PathStep], _ path: Path
  ) throws(EditError) -> Value {
    guard let step = tail.first else { return value }
    let inner = try scaffolding(value, along: Array(tail.dropFirst()), path.appending(step))
    switch step {
    case .index: return .array([inner])
    case .key(let key):
      let around = schemaField(at: path).map { Value($0.scaffold) } ?? .object([])
      return around.setting(key, to: inner, order: order(at: path))
    }
  }

  /// The index at which a new member stands in schema order among those there.
  private func index(of key: String, in owner: Node, _ path: Path) -> Int {
    let order = order(at: path)
    guard let rank = order.firstIndex(of: key) else { return owner.count }
    let earlier = Set(order[..<rank])
    let last = Array(owner.members).lastIndex { earlier.contains($0.key) }
    return last.map { $0 + 1 } ?? 0
  }

  private func order(at path: Path) -> [String] {
    guard !path.steps.isEmpty else { return Model.nativeConfig.fields.map(\.name) }
    guard let field = schemaField(at: path) else { return [] }
    let tag: [String] = if case .union(let union) = field.shape { [union.tag] } else { [] }
    return tag + field.models.flatMap(\.fields).map(\.name)
  }

  private func schemaField(at path: Path) -> Field? {
    Model.nativeConfig.field(
      at: SchemaPath(
        path.steps.map {
          switch $0 {
          case .key(let key): .field(key)
          case .index: .element
          }
        }))
  }

  private func summary(_ node: Node) -> String {
    Value(node: node)?.summary ?? node.text
  }
}

extension Value {
  /// Strings raw, all else as JSON on one line.
  fileprivate var summary: String {
    if case .string(let text) = self { text } else { printed(layout: .oneLine) }
  }

  /// The object with one member set, kept in schema order.
  fileprivate func setting(_ key: String, to value: Value, order: [String]) -> Value {
    guard case .object(var entries) = self else { return self }
    if let known = entries.firstIndex(where: { $0.key == key }) {
      entries[known] = .init(key, value)
      return .object(entries)
    }
    let rank = order.firstIndex(of: key) ?? order.count
    let place = entries.firstIndex { (order.firstIndex(of: $0.key) ?? order.count) > rank }
    entries.insert(.init(key, value), at: place ?? entries.count)
    return .object(entries)
  }
}
