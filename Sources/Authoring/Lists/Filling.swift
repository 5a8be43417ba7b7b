internal import JSONTree
internal import Schema

/// A value that an edit creates round what was asked for, and where it took the rest from.
struct Filling {
  /// A part of the value that nobody asked for.
  struct Part {
    let path: Path
    let value: Value
    /// Where it comes from, in words.
    let origin: String
  }

  let value: Value
  let parts: [Part]
}

/// A value of the same kind to take from, and what to call it.
struct Precedent {
  let origin: String
  let value: Value

  fileprivate func member(_ name: String) -> Precedent? {
    value[name].flatMap { $0 == .null ? nil : Precedent(origin: origin, value: $0) }
  }
}

extension Template {
  /// A new value for a field: what phones need of it, taken from the first precedent that has it.
  ///
  /// `given` are the steps from there to values that come later and need no other.
  func filling(
    _ field: Field, at path: Path, given: [ArraySlice<PathStep>], from precedents: [Precedent] = []
  ) -> Filling {
    switch field.shape {
    case .object(let model):
      return filling(model, at: path, given: given, from: precedents)
    case .union(let union):
      guard case .key(let key)? = given.first?.first, key != union.tag,
        let kind = union.kind(holding: key)
      else { break }
      return Filling(value: Value(union.scaffold(kind)), parts: [])
    default:
      // A list whose elements are given holds no others.
      if case .index? = given.first?.first {
        return Filling(value: [], parts: [])
      }
      if case .map = field.shape, !given.isEmpty { return Filling(value: [:], parts: []) }
    }
    let leaf = precedent(for: field, at: path, precedents)
    return Filling(
      value: leaf.value, parts: [.init(path: path, value: leaf.value, origin: leaf.origin)])
  }

  private func filling(
    _ model: Model, at path: Path, given: [ArraySlice<PathStep>], from precedents: [Precedent]
  ) -> Filling {
    var entries: [Value.Entry] = []
    var parts: [Filling.Part] = []
    let alternative = model.alternative(given, precedents)
    for field in model.fields {
      let below = given.filter { $0.first == .key(field.name) }.map { $0.dropFirst() }
      guard field.isRequired || !below.isEmpty || field.name == alternative,
        !below.contains(where: \.isEmpty)
      else { continue }
      let filled = filling(
        field, at: path.appending(key: field.name), given: below,
        from: precedents.compactMap { $0.member(field.name) })
      entries.append(.init(field.name, filled.value))
      parts += filled.parts
    }
    let value = Value.object(entries)
    // An element of a list is named part by part.
    if given.isEmpty, case .key? = path.steps.last, let origin = parts.first?.origin,
      parts.allSatisfy({ $0.origin == origin })
    {
      parts = [.init(path: path, value: value, origin: origin)]
    }
    return Filling(value: value, parts: parts)
  }

  private func precedent(
    for field: Field, at path: Path, _ precedents: [Precedent]
  ) -> Precedent {
    if let precedent = precedents.first { return precedent }
    if field.role == .labelColor, let text = path.parent, let color = colorBeside(text) {
      return color
    }
    return Precedent(origin: "an example to start from", value: Value(field.scaffold))
  }

  /// The colour of another text in the object that a text is in.
  private func colorBeside(_ text: Path) -> Precedent? {
    guard let owner = text.parent, let object = document.node(at: owner) else { return nil }
    let fields = Model.nativeConfig.field(at: owner.inSchema)?.models.flatMap(\.fields) ?? []
    for field in fields where text.steps.last != .key(field.name) {
      guard field.words != nil, let color = field.model?.field(for: .labelColor),
        let value = object[field.name]?[color.name]?.string
      else { continue }
      return Precedent(
        origin: "taken from \(name(of: owner.appending(key: field.name)))", value: .string(value))
    }
    return nil
  }
}

extension Model {
  /// The one of several fields that is filled where phones need one of them and none is given.
  fileprivate func alternative(
    _ given: [ArraySlice<PathStep>], _ precedents: [Precedent]
  ) -> String? {
    guard !given.contains(where: { steps in needsOneOf.contains { steps.first == .key($0) } })
    else { return nil }
    return needsOneOf.first { name in precedents.contains { $0.member(name) != nil } }
      ?? needsOneOf.first
  }
}
