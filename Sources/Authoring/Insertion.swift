internal import JSONTree
internal import Schema
internal import SourceText
internal import Wording

/// The edit that puts a value somewhere, and what it does beside.
struct Insertion {
  let edit: TextEdit
  let others: [Change]

  init(_ edit: TextEdit, others: [Change] = []) {
    self.edit = edit
    self.others = others
  }
}

extension Template {
  /// The edit that puts a value at a place, with the objects that must come to be around it.
  func insertion(of value: Value, at place: Place) throws(EditError) -> Insertion {
    if let node = place.node { return Insertion(document.replacing(node, with: value)) }
    var owner = Path()
    for step in place.path.steps {
      let next = owner.appending(step)
      guard let node = document.node(at: next), !node.isNull else { break }
      owner = next
    }
    let missing = place.path.steps[owner.steps.count...]
    guard let node = document.node(at: owner), let first = missing.first else {
      throw EditError(.absent, "\(place.name) has no place in the document")
    }
    let top = owner.appending(first)
    let built = building(around: value, along: missing.dropFirst(), from: top)
    let insertion = try insertion(of: built.value, under: first, in: node, at: owner)
    return Insertion(insertion.edit, others: insertion.others + built.parts.map(change))
  }

  private func insertion(
    of value: Value, under step: PathStep, in owner: Node, at path: Path
  ) throws(EditError) -> Insertion {
    switch (step, owner.kind) {
    case (.key(let key), .object):
      if let null = owner[key] { return Insertion(document.replacing(null, with: value)) }
      if let other = otherKind(holding: key, of: owner, at: path) {
        let kind = other.value.setting([step], to: value, at: path)
        return Insertion(document.replacing(owner, with: kind), others: [other.change])
      }
      return Insertion(
        document.inserting(
          value, forKey: key, in: owner, at: index(of: key, in: owner, order(at: path))))
    case (.index(let index), .array):
      if let null = owner[index] { return Insertion(document.replacing(null, with: value)) }
      return Insertion(document.inserting(value, in: owner, at: index))
    default:
      throw EditError(
        .wrongValue,
        "\(name(of: path)) is \(owner.kind.rawValue.prefixedWithArticle), not a list",
        help: "inapp add makes a list of it, where it may be one")
    }
  }

  /// The value inside the objects and lists along the steps, each with what phones need beside it.
  private func building(around value: Value, along steps: ArraySlice<PathStep>, from path: Path)
    -> Filling
  {
    guard !steps.isEmpty, let field = Model.nativeConfig.field(at: path.inSchema) else {
      return Filling(value: value, parts: [])
    }
    let filled = filling(field, at: path, given: [steps], from: precedents(forElementAt: path))
    guard let place = steps.firstIndex(where: \.isIndex) else {
      return Filling(value: filled.value.setting(steps, to: value, at: path), parts: filled.parts)
    }
    let list = steps[...place]
    let element = building(
      around: value, along: steps[(place + 1)...], from: Path(path.steps + list))
    return Filling(
      value: filled.value.setting(list, to: element.value, at: path),
      parts: filled.parts + element.parts)
  }

  /// The kind of a union that has a field, where the object there is of a kind that has not.
  private func otherKind(
    holding key: String, of owner: Node, at path: Path
  ) -> (value: Value, change: Change)? {
    guard case .union(let union)? = Model.nativeConfig.field(at: path.inSchema)?.shape,
      key != union.tag, let name = owner[union.tag]?.string, let kind = union.kind(named: name),
      kind.field(named: key) == nil, let other = union.kind(holding: key)
    else { return nil }
    let tag = path.appending(key: union.tag)
    let change = Change(
      name: self.name(of: tag), path: tag, old: name, new: other.name, isInvented: true)
    return (Value(union.scaffold(other)), change)
  }

  /// The index at which a new member stands in schema order among those there.
  private func index(of key: String, in owner: Node, _ order: [String]) -> Int {
    guard let rank = order.firstIndex(of: key) else { return owner.count }
    let earlier = Set(order[..<rank])
    let last = Array(owner.members).lastIndex { earlier.contains($0.key) }
    return last.map { $0 + 1 } ?? 0
  }

  /// A part that came with an edit, as a change of its own.
  func change(_ part: Filling.Part) -> Change {
    Change(
      name: name(of: part.path), path: part.path, new: part.words, note: part.origin,
      isInvented: true)
  }
}

extension Filling.Part {
  /// The value, or how many there are of what a list holds.
  var words: String {
    guard case .array(let elements) = value, case .object? = elements.first,
      case .key(let name)? = path.steps.last
    else { return value.summary }
    return elements.count == 1 ? "1 \(name.dropLast())" : "\(elements.count) \(name)"
  }
}

private func order(at path: Path) -> [String] {
  Model.nativeConfig.childNames(at: path.inSchema)
}

extension Value {
  /// The value with another one in it, members in schema order; what is missing on the way is an object or list.
  fileprivate func setting(_ steps: ArraySlice<PathStep>, to value: Value, at path: Path) -> Value {
    guard let step = steps.first else { return value }
    let rest = steps.dropFirst()
    let below = path.appending(step)
    guard case .key(let key) = step else {
      return .array([Value.object([]).setting(rest, to: value, at: below)])
    }
    guard case .object(var entries) = self else {
      return Value.object([]).setting(steps, to: value, at: path)
    }
    let order = order(at: path)
    if let known = entries.firstIndex(where: { $0.key == key }) {
      entries[known].value = entries[known].value.setting(rest, to: value, at: below)
      return .object(entries)
    }
    let rank = order.firstIndex(of: key) ?? order.count
    let place = entries.firstIndex { (order.firstIndex(of: $0.key) ?? order.count) > rank }
    entries.insert(
      .init(key, Value.object([]).setting(rest, to: value, at: below)), at: place ?? entries.count)
    return .object(entries)
  }
}

extension PathStep {
  fileprivate var isIndex: Bool {
    if case .index = self { true } else { false }
  }
}
