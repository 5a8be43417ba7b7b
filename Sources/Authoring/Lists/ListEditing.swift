public import JSONTree
internal import Schema
internal import SourceText
internal import Wording

extension Template {
  /// The template with a new element in a list, and what changed.
  ///
  /// Paths of the fields given begin at the element; `text` stands for an element that is no object. The index is
  /// where the element will be; negative counts from the end, nil is the end.
  public func adding(
    _ given: [(field: FieldPath, value: String)], to typed: FieldPath, at index: Int? = nil,
    value text: String? = nil
  ) throws(EditError) -> (template: Template, change: Change) {
    try requireUniqueKeys()
    let list = try list(typed)
    let index = try list.index(forNew: index)
    let path = list.path.appending(index: index)
    let value: Value
    var others: [Change] = []
    if list.model != nil, text == nil {
      (value, others) = try element(of: list, at: path, given)
    } else {
      value = try list.scalar(text, given)
    }
    let insertion = try insertion(of: value, at: index, of: list)
    let followed = try applying([insertion.edit]).following(list, .insertion(at: index))
    let count = list.count + 1
    let place = index + 1 == count ? "the last of \(count)" : "\(index + 1) of \(count)"
    let isScalar = list.model == nil
    let change = Change(
      name: list.name(of: index), path: path, new: isScalar ? value.summary : nil,
      event: isScalar ? nil : "new, \(place)", note: isScalar ? place : nil,
      others: others + insertion.others + followed.changes)
    return (followed.template, change)
  }

  /// The template without one element of a list, and what changed.
  public func removing(
    _ index: Int, from typed: FieldPath
  ) throws(EditError) -> (template: Template, change: Change) {
    try requireUniqueKeys()
    let list = try list(typed)
    let array = try list.requireArray()
    let index = try list.index(index)
    let change = { (others: [Change]) in
      Change(
        name: list.name(of: index), path: list.path.appending(index: index),
        old: list.title(of: list.elements[index]) ?? list.elements[index].summary, others: others)
    }
    let followed = try applying([document.removingElement(at: index, from: array)])
      .following(list, .removal(at: index))
    return (followed.template, change(followed.changes))
  }

  /// The template with one element of a list at another place in it, and what changed.
  public func moving(
    from origin: Int, to destination: Int, in typed: FieldPath
  ) throws(EditError) -> (template: Template, change: Change) {
    try requireUniqueKeys()
    let list = try list(typed)
    let array = try list.requireArray()
    let origin = try list.index(origin)
    let destination = try list.index(destination)
    let isMove = origin != destination
    let followed =
      isMove
      ? try applying(document.movingElement(from: origin, to: destination, in: array))
        .following(list, .move(from: origin, to: destination)) : (self, [])
    let change = Change(
      name: list.name(of: origin), path: list.path.appending(index: origin),
      event: isMove ? "→ \(list.name(of: destination))" : "is there already",
      note: list.title(of: list.elements[origin]), others: followed.1)
    return (followed.0, change)
  }

  /// A new element with the fields given, and how it came by the others.
  private func element(
    of list: ListPlace, at path: Path, _ given: [(field: FieldPath, value: String)]
  ) throws(EditError) -> (value: Value, others: [Change]) {
    let index = if case .index(let index)? = path.steps.last { index } else { 0 }
    let prefix = FieldPath(path: path).steps
    for (field, _) in given where field.origin == .root {
      throw EditError(
        .unknownField, "\(printable(field.description)) is no field of \(list.name)",
        help: "fields are named from the new element on")
    }
    let steps = given.map { field, text in wordSteps(of: field, in: list, for: text)[...] }
    let filled = filling(
      list.element, at: path, given: steps, from: precedents(forElementAt: path))
    var trial = try applying([insertion(of: filled.value, at: index, of: list).edit])
    var changes: [Change] = []
    for (field, text) in given {
      let result = try trial.setting(
        FieldPath(origin: .root, steps: prefix + field.steps), to: text)
      trial = result.template
      changes.append(result.change.asNew)
    }
    guard let value = trial.document.node(at: path).flatMap(Value.init(node:)) else {
      throw EditError(.wrongValue, "\(list.name(of: index)) cannot be read")
    }
    let kept = filled.parts.filter { part in
      trial.document.node(at: part.path).flatMap(Value.init(node:)) == part.value
    }
    return (value, changes + kept.map(change))
  }

  /// The steps to the value that words for a field end up in.
  private func wordSteps(of field: FieldPath, in list: ListPlace, for text: String) -> [PathStep] {
    var steps = field.steps.map { step -> PathStep in
      switch step {
      case .key(let key): .key(key)
      case .index(let index): .index(index)
      case .append: .index(0)
      }
    }
    let element = list.path.inSchema.element.steps
    while let field = Model.nativeConfig.field(
      at: SchemaPath(element + Path(steps).inSchema.steps)),
      let inside = field.target(for: text)
    {
      steps.append(.key(inside))
    }
    return steps
  }

  /// The edit that puts an element into a list, which comes to be where there is none.
  private func insertion(
    of value: Value, at index: Int, of list: ListPlace
  ) throws(EditError) -> Insertion {
    if let array = list.array {
      return Insertion(document.inserting(value, in: array, at: index))
    }
    var elements: [Value] = []
    for node in list.elements {
      guard let value = Value(node: node) else { continue }
      elements.append(value)
    }
    elements.insert(value, at: min(index, elements.count))
    return try insertion(of: .array(elements), at: list.place)
  }
}

extension ListPlace {
  /// Where a new element will be; negative counts from the end, nil is the end.
  fileprivate func index(forNew typed: Int?) throws(EditError) -> Int {
    guard let typed else { return count }
    let index = typed < 0 ? count + 1 + typed : typed
    guard (0...count).contains(index) else {
      throw EditError(
        .absent, "\(name) has \(countInWords)",
        help: count == 0 ? "leave out --at" : "--at takes 0 to \(count)")
    }
    return index
  }

  /// The value of an element that is no object.
  fileprivate func scalar(
    _ text: String?, _ given: [(field: FieldPath, value: String)]
  ) throws(EditError) -> Value {
    if model != nil {
      throw EditError(
        .wrongValue, "an element of \(name) has fields: give them one by one",
        help: "inapp describe tells which there are")
    }
    guard given.isEmpty, let text else {
      throw EditError(
        .wrongValue, "an element of \(name) is \(element.shape.title.prefixedWithArticle)",
        help: "give it with --value")
    }
    return try element.value(reading: text)
  }

  fileprivate func requireArray() throws(EditError) -> Node {
    if let array { return array }
    throw EditError(
      .wrongValue,
      elements.isEmpty ? "\(name) has no elements" : "\(name) is one value, not a list")
  }
}

extension Change {
  /// The same change of something that is new as a whole.
  fileprivate var asNew: Change {
    Change(
      name: name, path: path, new: new, inertBecause: inertBecause, note: note, others: others)
  }
}
