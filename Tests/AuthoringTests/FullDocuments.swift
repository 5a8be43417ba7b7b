import JSONTree
import Schema

extension DisplayType {
  /// A document with every field of the content block, required or not.
  var full: Value {
    .object([.init("displayType", .string(name)), .init(name, block.full)])
  }

  /// The same with every other field of the root.
  var fullWithEnvelope: Value {
    let blocks = Set(Catalogue.displayTypes.map(\.name))
    let envelope = Model.nativeConfig.fields.filter {
      $0.name != "displayType" && !blocks.contains($0.name)
    }
    return full.adding(envelope.map { .init($0.name, Value(scaffold: $0.scaffold)) })
  }
}

extension Model {
  fileprivate var full: Value {
    .object(fields.map { .init($0.name, $0.shape.full(example: $0.example)) })
  }
}

extension Schema.Shape {
  fileprivate func full(example: Literal?) -> Value {
    switch self {
    case .object(let model):
      return model.full
    case .union(let union):
      guard let kind = union.kinds.last, case .object(let fields) = kind.full else { return [:] }
      return .object([.init(union.tag, .string(kind.name))] + fields)
    case .list(let element, let count):
      return .array(
        Array(repeating: element.full(example: nil), count: Swift.max(1, count.atLeast)))
    default:
      return Value(scaffold: example ?? scaffold)
    }
  }
}

extension Value {
  /// Every value that differs from this one in one place: replaced, removed, or repeated in a list.
  ///
  /// An object that was met before is not looked into again.
  func variants(_ replacements: [Value], met: inout Set<Value>) -> [Value] {
    changedOnce({ value in replacements + value.otherLengths }, enters: { met.insert($0).inserted })
  }

  /// Every value that differs from this one in one place, by what may stand there instead.
  func changedOnce(
    _ substitutes: (Value) -> [Value], enters: (Value) -> Bool = { _ in true }
  ) -> [Value] {
    var changed = substitutes(self)
    switch self {
    case .object(var entries) where enters(self):
      for (index, entry) in entries.enumerated() {
        for value in entry.value.changedOnce(substitutes, enters: enters) {
          entries[index].value = value
          changed.append(.object(entries))
        }
        entries[index] = entry
      }
    case .array(var elements):
      for (index, element) in elements.enumerated() {
        for value in element.changedOnce(substitutes, enters: enters) {
          elements[index] = value
          changed.append(.array(elements))
        }
        elements[index] = element
      }
    default: break
    }
    return changed
  }

  private var otherLengths: [Value] {
    switch self {
    case .object(let entries):
      entries.indices.map { .object(Array(entries[..<$0] + entries[($0 + 1)...])) }
    case .array(let elements):
      [0, 1, 2, 3, 12, 13].compactMap { count in
        elements.first.map { .array(Array(repeating: $0, count: count)) }
      }
    default: []
    }
  }

  fileprivate func adding(_ more: [Entry]) -> Value {
    if case .object(let entries) = self { .object(entries + more) } else { self }
  }
}
