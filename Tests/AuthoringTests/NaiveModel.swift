import JSONTree
import Schema

/// Edits of plain values, thought out a second time and simply, to hold the edits of documents against.
extension Value {
  /// The value at a path; nil where there is none.
  func at(_ steps: ArraySlice<PathStep>) -> Value? {
    guard let step = steps.first else { return self }
    switch (step, self) {
    case (.key(let key), .object(let entries)):
      return entries.first { $0.key == key }?.value.at(steps.dropFirst())
    case (.index(let index), .array(let elements)) where elements.indices.contains(index):
      return elements[index].at(steps.dropFirst())
    default: return nil
    }
  }

  /// The value with what is at a path changed; nil takes a member away, and one that is missing is added.
  func changing(_ steps: ArraySlice<PathStep>, _ change: (Value?) -> Value?) -> Value {
    guard let step = steps.first else { return change(self) ?? .null }
    switch (step, self) {
    case (.key(let key), .object(var entries)):
      let index = entries.firstIndex { $0.key == key }
      let old = index.map { entries[$0].value }
      let new =
        steps.count == 1
        ? change(old) : (old ?? .object([])).changing(steps.dropFirst(), change)
      if let index { entries.remove(at: index) }
      if let new { entries.insert(.init(key, new), at: index ?? entries.count) }
      return .object(entries)
    case (.index(let index), .array(var elements)):
      elements[index] = elements[index].changing(steps.dropFirst(), change)
      return .array(elements)
    default: return self
    }
  }

  /// The value with the list at a path rearranged.
  func rearranging(_ path: Path, _ change: (inout [Value]) -> Void) -> Value {
    changing(path.steps[...]) { old in
      guard case .array(var elements)? = old else { return old }
      change(&elements)
      return .array(elements)
    }
  }

  /// Members in alphabetical order, for comparisons in which their order does not matter.
  var sorted: Value {
    switch self {
    case .object(let entries):
      .object(
        entries.map { .init($0.key, $0.value.sorted) }
          .sorted { Array($0.key.utf8).lexicographicallyPrecedes(Array($1.key.utf8)) })
    case .array(let elements): .array(elements.map(\.sorted))
    default: self
    }
  }

  /// What phones need of a complete object.
  func needed(of model: Model) -> Value {
    let alternative = model.needsOneOf.first { self[$0] != nil }
    return .object(
      model.fields.compactMap { field in
        guard field.isRequired || field.name == alternative, let value = self[field.name] else {
          return nil
        }
        guard case .object(let inner) = field.shape else { return .init(field.name, value) }
        return .init(field.name, value.needed(of: inner))
      })
  }
}

/// The wheel's winner after its segments were rearranged, as it must be spelled.
func winner(_ spelled: Value?, among count: Int, _ change: (inout [Int]) -> Void) -> Value? {
  guard case .number(let text)? = spelled, let number = Double(text), count > 0 else {
    return spelled
  }
  func meant(_ count: Int) -> Int { Int(Swift.min(Swift.max(number, 0), Double(count - 1))) }
  var order = Array(0..<count)
  change(&order)
  guard !order.isEmpty else { return spelled }
  let kept = order.firstIndex(of: meant(count))
  let now = meant(order.count)
  let fits = number >= 0 && number < Double(order.count)
  let fitted = number >= 0 && number < Double(count)
  if now == kept, fits || !fitted { return spelled }
  if kept == nil, fits { return spelled }
  return Value(kept ?? now)
}
