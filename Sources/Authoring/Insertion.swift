internal import JSONTree
internal import Schema
internal import SourceText
internal import Wording

extension Template {
  /// The edit that puts a value at a place, with the objects that must come to be around it.
  func insertion(of value: Value, at place: Place) throws(EditError) -> TextEdit {
    if let node = place.node { return document.replacing(node, with: value) }
    var owner = Path()
    for step in place.path.steps {
      let next = owner.appending(step)
      guard let node = document.node(at: next), !node.isNull else { break }
      owner = next
    }
    let missing = Array(place.path.steps.dropFirst(owner.steps.count))
    guard let node = document.node(at: owner), let first = missing.first else {
      throw EditError(.absent, "\(place.name) has no place in the document")
    }
    let built = scaffold(around: value, along: missing.dropFirst(), from: owner.appending(first))
    return try insertion(of: built, under: first, in: node, at: owner)
  }

  private func insertion(
    of value: Value, under step: PathStep, in owner: Node, at path: Path
  ) throws(EditError) -> TextEdit {
    switch (step, owner.kind) {
    case (.key(let key), .object):
      if let null = owner[key] { return document.replacing(null, with: value) }
      if let kind = otherKind(holding: key, of: owner, at: path) {
        return document.replacing(owner, with: kind.setting(key, to: value, order: order(at: path)))
      }
      return document.inserting(
        value, forKey: key, in: owner, at: index(of: key, in: owner, order(at: path)))
    case (.index(let index), .array):
      if let null = owner[index] { return document.replacing(null, with: value) }
      return document.inserting(value, in: owner, at: index)
    default:
      throw EditError(
        .wrongValue,
        "\(printable("\(path)")) is \(owner.kind.rawValue), which cannot hold \(printable("\(Path([step]))"))"
      )
    }
  }

  /// The value inside the objects and lists along the steps, each with what phones need beside it.
  private func scaffold(around value: Value, along steps: ArraySlice<PathStep>, from path: Path)
    -> Value
  {
    guard let step = steps.first else { return value }
    let inner = scaffold(around: value, along: steps.dropFirst(), from: path.appending(step))
    guard case .key(let key) = step else { return .array([inner]) }
    let around = Model.nativeConfig.field(at: path.inSchema)?.scaffold(holding: key)
    return (around.map(Value.init) ?? .object([])).setting(key, to: inner, order: order(at: path))
  }

  /// The kind of a union that has a field, where the object there is of a kind that has not.
  private func otherKind(holding key: String, of owner: Node, at path: Path) -> Value? {
    guard case .union(let union)? = Model.nativeConfig.field(at: path.inSchema)?.shape,
      key != union.tag, let name = owner[union.tag]?.string, let kind = union.kind(named: name),
      kind.field(named: key) == nil, let other = union.kind(holding: key)
    else { return nil }
    return Value(union.scaffold(other))
  }

  private func order(at path: Path) -> [String] {
    Model.nativeConfig.childNames(at: path.inSchema)
  }

  /// The index at which a new member stands in schema order among those there.
  private func index(of key: String, in owner: Node, _ order: [String]) -> Int {
    guard let rank = order.firstIndex(of: key) else { return owner.count }
    let earlier = Set(order[..<rank])
    let last = Array(owner.members).lastIndex { earlier.contains($0.key) }
    return last.map { $0 + 1 } ?? 0
  }
}

extension Path {
  /// The place in the schema, whatever the element.
  fileprivate var inSchema: SchemaPath {
    SchemaPath(
      steps.map {
        switch $0 {
        case .key(let key): .field(key)
        case .index: .element
        }
      })
  }
}

extension Field {
  /// The value used when scaffolding, of the kind that has a field of that name.
  fileprivate func scaffold(holding name: String) -> Literal {
    guard case .union(let union) = shape, let kind = union.kind(holding: name) else {
      return scaffold
    }
    return union.scaffold(kind)
  }
}

extension Value {
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
