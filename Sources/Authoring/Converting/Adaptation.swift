internal import JSONTree
internal import Schema

/// A value in the form that another field takes.
struct Adaptation {
  /// The value in its new form.
  var value: Value
  /// The steps from the old value to the part of it that was taken; none for the whole.
  var taken: [PathStep] = []
  /// Whether the value itself is another one than before.
  var isChanged = false
  /// Whether it was put into an object made for it.
  var isWrapped = false

  /// Puts a value of one shape into another; nil where they have nothing in common.
  init?(_ value: Value, from old: Schema.Shape, to new: Schema.Shape) {
    switch (old, new, value) {
    case (.list, .list, _), (.object, .object, _), (.union, .union, _):
      self.value = value
    case (.list(let element, _), _, .array(let elements)):
      guard let first = elements.first,
        var inner = Adaptation(first, from: element, to: new)
      else { return nil }
      inner.taken.insert(.index(0), at: 0)
      self = inner
    case (_, .list(let element, _), _):
      guard var inner = Adaptation(value, from: old, to: element) else { return nil }
      inner.value = .array([inner.value])
      self = inner
    case (.object(let model), .union, _):
      guard let field = model.field(for: .tapAction), let action = value[field.name],
        var inner = Adaptation(action, from: field.shape, to: new)
      else { return nil }
      inner.taken.insert(.key(field.name), at: 0)
      self = inner
    case (.union, .object(let model), _):
      guard let field = model.field(for: .tapAction) else { return nil }
      self.value = Value(model.scaffold).replacing(field.name, with: value)
      isWrapped = true
    case (.gradient, .color, .array(let stops)):
      guard let first = stops.first else { return nil }
      self.value = first
      isChanged = true
    case (.choice, .choice(let choices), .string(let word)):
      guard choices.contains(where: { $0.name == word.lowercased() }) else { return nil }
      self.value = value
    case (.choice, .choice, _):
      return nil
    default:
      self.value = value
    }
  }
}

extension Value {
  /// The object with another value for a key that it has.
  fileprivate func replacing(_ key: String, with value: Value) -> Value {
    guard case .object(let entries) = self else { return self }
    return .object(entries.map { $0.key == key ? .init(key, value) : $0 })
  }
}
