import Authoring
import JSONTree
import Schema
import SourceText
import TestSupport

/// An edit as a user would ask for it, and what must come of it.
struct MeantEdit {
  let name: String
  let expected: Value
  /// The values whose bytes may change; all else stays.
  let places: [Path]
  let apply: (Template) throws -> Template
}

/// Makes random configurations in random layouts, and random edits of them.
struct DocumentMaker {
  private var generator: JSONGenerator
  private var labels = 0

  init(seed: UInt64) { generator = JSONGenerator(seed: seed) }

  private var types: [DisplayType] { Catalogue.displayTypes }

  /// A configuration with every field, lists of several elements, and things that the schema does not know.
  mutating func document(_ style: WritingStyle) -> Document {
    let type = generator.random.pick(types)
    var value = decorated(type.full.growingLists(&generator.random))
    if type.block.field(named: "winIndex") != nil {
      let spelled = generator.random.pick(["0", "1", "2", "1.0", "1.5", "99", "-3", "2.0e+0"])
      value = value.changing([.key(type.name), .key("winIndex")]) { _ in .number(spelled) }
    }
    var bytes = generator.write(value, style)
    if style != .wild, generator.random.chance(0.3) {
      bytes = [0xEF, 0xBB, 0xBF] + bytes
    }
    if generator.random.chance(0.3), bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    return Document(parsing: SourceFile(name: "native-config.json", bytes: bytes))
  }

  /// Gives texts that tell elements apart, odd numbers, and members that nobody knows.
  private mutating func decorated(_ value: Value) -> Value {
    switch value {
    case .object(let entries):
      var entries = entries.map { Value.Entry($0.key, decorated($0.value)) }
      if generator.random.chance(0.15) {
        entries.insert(
          .init("my \(labels)", generator.value(depth: 2)),
          at: Int.random(in: 0...entries.count, using: &generator.random))
      }
      return .object(entries)
    case .array(let elements): return .array(elements.map { decorated($0) })
    case .string("Your text"):
      labels += 1
      return .string("Words \(labels)")
    case .number("5"): return .number("0.50e+1")
    default: return value
    }
  }

  /// A random edit; nil where there is nothing to edit.
  mutating func edit(of root: Value, _ type: DisplayType) -> MeantEdit? {
    for _ in 0..<60 {
      let edit: MeantEdit? =
        switch Int.random(in: 0..<8, using: &generator.random) {
        case 0, 1: setting(root, type)
        case 2: unsetting(root, type)
        case 3, 4: adding(root, type)
        case 5: removing(root, type)
        default: moving(root, type)
        }
      if let edit { return edit }
    }
    return setting(root, type)
  }

  private mutating func setting(_ root: Value, _ type: DisplayType) -> MeantEdit? {
    let places = root.fields(of: type).filter { $0.value.typed != nil && $0.field.words == nil }
    guard !places.isEmpty else { return nil }
    let place = generator.random.pick(places)
    guard let (text, value) = newValue(for: place.field) else { return nil }
    return MeantEdit(
      name: "set", expected: root.changing(place.path.steps[...]) { _ in value },
      places: [place.path]
    ) { try $0.setting(FieldPath(parsing: place.path.pointer), to: text).template }
  }

  private mutating func newValue(for field: Field) -> (text: String, value: Value)? {
    switch field.shape {
    case .boolean: return generator.random.chance(0.5) ? ("true", true) : ("false", false)
    case .number, .index:
      let number = generator.random.pick(["1.0e+2", "3", "0.25", "7.50"])
      return (number, .number(number))
    case .words, .code, .identifier:
      let text = generator.string()
      return (text, .string(text))
    case .color: return ("#abc", "#abc")
    default: return nil
    }
  }

  private mutating func unsetting(_ root: Value, _ type: DisplayType) -> MeantEdit? {
    let places = root.fields(of: type).filter { !$0.field.isRequired && !$0.path.endsInIndex }
    guard !places.isEmpty else { return nil }
    let path = generator.random.pick(places).path
    guard let parent = path.parent else { return nil }
    return MeantEdit(
      name: "unset", expected: root.changing(path.steps[...]) { _ in nil }, places: [parent]
    ) { try $0.unsetting(FieldPath(parsing: path.pointer)).template }
  }

  private mutating func adding(_ root: Value, _ type: DisplayType) -> MeantEdit? {
    guard let list = pickList(root, type, atLeast: 1), let model = list.field.model,
      let label = model.fields.first(where: { $0.field(named: "text") && $0.isRequired })
    else { return nil }
    let index = Int.random(in: 0...list.elements.count, using: &generator.random)
    let neighbour = list.elements[max(index - 1, 0)]
    let words = generator.string()
    guard !words.hasPrefix("{") else { return nil }
    let element = neighbour.needed(of: model)
      .changing([.key(label.name), .key("text")]) { _ in .string(words) }
    return rearranged("add", root, type, list, { $0.insert($1 ?? element, at: index) }) {
      try $0.adding(
        [(FieldPath(parsing: label.name), words)], to: FieldPath(parsing: list.path.pointer),
        at: generatorlessIndex(index, list.elements.count)
      ).template
    }
  }

  private mutating func removing(_ root: Value, _ type: DisplayType) -> MeantEdit? {
    guard let list = pickList(root, type, atLeast: 1) else { return nil }
    let count = list.elements.count
    let index = Int.random(in: 0..<count, using: &generator.random)
    let typed = generator.random.chance(0.5) ? index : index - count
    return rearranged("remove", root, type, list, { elements, _ in elements.remove(at: index) }) {
      try $0.removing(typed, from: FieldPath(parsing: list.path.pointer)).template
    }
  }

  private mutating func moving(_ root: Value, _ type: DisplayType) -> MeantEdit? {
    guard let list = pickList(root, type, atLeast: 2) else { return nil }
    let count = list.elements.count
    let origin = Int.random(in: 0..<count, using: &generator.random)
    let destination = Int.random(in: 0..<count, using: &generator.random)
    return rearranged(
      "move", root, type, list,
      { elements, _ in
        elements.insert(elements.remove(at: origin), at: destination)
      }
    ) {
      try $0.moving(
        from: origin, to: destination - count, in: FieldPath(parsing: list.path.pointer)
      ).template
    }
  }

  private mutating func pickList(
    _ root: Value, _ type: DisplayType, atLeast count: Int
  ) -> (path: Path, field: Field, elements: [Value])? {
    let lists = root.fields(of: type).compactMap { place -> (Path, Field, [Value])? in
      guard case .array(let elements) = place.value, elements.count >= count,
        place.path.steps.dropFirst().first != .key("dark")
      else { return nil }
      return (place.path, place.field, elements)
    }
    return lists.isEmpty ? nil : generator.random.pick(lists)
  }
}

private func generatorlessIndex(_ index: Int, _ count: Int) -> Int? {
  index == count ? nil : index.isMultiple(of: 2) ? index : index - count - 1
}

/// The edit of a list, with the winner of a wheel and the list of the dark overlay in step.
private func rearranged(
  _ name: String, _ root: Value, _ type: DisplayType,
  _ list: (path: Path, field: Field, elements: [Value]),
  _ change: (inout [Value], Value?) -> Void, apply: @escaping (Template) throws -> Template
) -> MeantEdit {
  var expected = root.rearranging(list.path) { change(&$0, nil) }
  var places = [list.path]
  let dark = Path(
    [.key(type.name), .key("dark")] + list.path.steps.dropFirst())
  if ["buttons", "items"].contains(list.field.name), case .array? = root.at(dark.steps[...]) {
    expected = expected.rearranging(dark) { change(&$0, [:]) }
    places.append(dark)
  }
  if list.field.name == "segments" {
    let index = Path([.key(type.name), .key("winIndex")])
    let spelled = winner(root.at(index.steps[...]), among: list.elements.count) { order in
      var values = order.map { Value($0) }
      change(&values, -1)
      order = values.compactMap { value in
        if case .number(let text) = value { Int(text) } else { nil }
      }
    }
    expected = expected.changing(index.steps[...]) { _ in spelled }
    places.append(index)
  }
  return MeantEdit(name: name, expected: expected, places: places, apply: apply)
}

extension Field {
  /// Whether it is a Text.
  fileprivate func field(named name: String) -> Bool { words?.name == name }

  fileprivate var words: Field? {
    guard case .object(let model) = shape else { return nil }
    return model.fields.first { if case .words = $0.shape { true } else { false } }
  }
}

extension Path {
  fileprivate var endsInIndex: Bool {
    if case .index? = steps.last { true } else { false }
  }
}

extension Value {
  /// A scalar as a user would type it; nil for others.
  fileprivate var typed: String? {
    switch self {
    case .boolean(let flag): "\(flag)"
    case .number(let text), .string(let text): text
    case .null, .array, .object: nil
    }
  }

  /// The values in the content block that the schema knows, with their paths.
  fileprivate func fields(of type: DisplayType) -> [(path: Path, field: Field, value: Value)] {
    func below(_ value: Value, _ path: Path, _ place: SchemaPath) -> [(Path, Field, Value)] {
      let here = Model.nativeConfig.field(at: place).map { [(path, $0, value)] } ?? []
      switch value {
      case .object(let entries):
        return here
          + entries.flatMap {
            below($0.value, path.appending(key: $0.key), place.appending($0.key))
          }
      case .array(let elements):
        return here
          + elements.enumerated().flatMap {
            below($0.element, path.appending(index: $0.offset), place.element)
          }
      default: return here
      }
    }
    guard let block = self[type.name] else { return [] }
    let start = Path([.key(type.name)])
    return below(block, start, SchemaPath([.field(type.name)])).filter { $0.0 != start }
      .map { (path: $0.0, field: $0.1, value: $0.2) }
  }

  /// Lists with one to four elements, as many in the dark overlay as in light.
  fileprivate func growingLists(_ random: inout SplitMix64) -> Value {
    var counts: [String: Int] = [:]
    for name in ["buttons", "items", "segments"] {
      counts[name] = Int.random(in: name == "segments" ? 2...5 : 1...4, using: &random)
    }
    return repeatingElements(counts)
  }

  private func repeatingElements(_ counts: [String: Int]) -> Value {
    switch self {
    case .object(let entries):
      .object(
        entries.map { entry in
          guard case .array(let elements) = entry.value, let first = elements.first,
            let count = counts[entry.key]
          else { return .init(entry.key, entry.value.repeatingElements(counts)) }
          let element = first.repeatingElements(counts)
          return .init(entry.key, .array(Array(repeating: element, count: count)))
        })
    default: self
    }
  }
}
