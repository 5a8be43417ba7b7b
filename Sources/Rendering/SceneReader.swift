internal import JSONTree
internal import Localization
internal import Schema

/// Reads a content block as one phone does, and lays out what it draws by the roles of its fields.
///
/// An object becomes one whose keys are roles, with `path`, the JSON Pointer of where it is written. Texts are resolved,
/// colours spelt in one way, numbers brought within their limits. What a phone would not read is left out.
struct SceneReader {
  let resolver: Resolver
  /// Whether an overlay holds something of a wrong kind, for which phones show the light version.
  private(set) var isOverlayBroken = false

  init(_ resolver: Resolver) { self.resolver = resolver }

  private var platform: Platform { resolver.target.platform }

  /// The scene of an object, under its dark overlay if there is one.
  mutating func scene(
    of node: Node, under overlay: Overlay? = nil, _ model: Model, at path: Path
  ) -> Value {
    var entries = [Value.Entry("path", .string(path.pointer))]
    for field in model.fields {
      guard let role = field.role, role != .darkTheme else { continue }
      let light = node.last(field.name).flatMap { $0.isNull ? nil : $0 }
      let dark = overlay?.part(field.name)
      let place = path.appending(key: field.name)
      guard let value = value(of: field, light, dark, in: node, at: place) else { continue }
      entries.append(Value.Entry(role.rawValue, value))
    }
    return .object(entries)
  }

  private mutating func value(
    of field: Field, _ light: Node?, _ dark: Overlay?, in parent: Node, at path: Path
  ) -> Value? {
    switch field.shape {
    case .object(let model):
      guard let light, light.kind == .object else { return nil }
      if let dark, dark.node.kind != .object { isOverlayBroken = true }
      return scene(of: light, under: dark, model, at: path).adding(field.lettering?.value)
    case .list(.object(let model), _):
      return light.map { .array(elements(of: $0, dark, model, at: path)) }
    case .index(let list):
      guard let number = light?.number, let count = parent.last(list)?.count else { return nil }
      return chosenIndex(number, among: count).map { Value($0) }
    default:
      let value = light.flatMap { leaf($0, field, at: path) }
      guard let dark else { return value }
      let replacement = leaf(dark.node, field, at: path)
      if replacement == nil { isOverlayBroken = true }
      return replacement ?? value
    }
  }

  private mutating func elements(
    of light: Node, _ dark: Overlay?, _ model: Model, at path: Path
  ) -> [Value] {
    if let dark, dark.node.kind != .array || dark.node.count != light.count {
      isOverlayBroken = true
    }
    return light.elements.enumerated().map { index, element in
      let part = dark?.element(index)
      if let part, part.node.kind != .object { isOverlayBroken = true }
      return scene(of: element, under: part, model, at: path.appending(index: index))
    }
  }

  /// A value that is no part of a larger one; nil where a phone would not read it.
  private func leaf(_ node: Node, _ field: Field, at path: Path) -> Value? {
    switch field.shape {
    case .boolean: node.boolean.map { .boolean($0) }
    case .number(let bounds): node.number.map { Value(bounds.asDrawn($0, on: platform)) }
    case .words, .code: text(node).map { .string($0) }
    case .choice: text(node).map { .string($0.lowercased()) }
    case .color: text(node).flatMap { CSSColor($0) }.map { .string($0.text) }
    case .gradient: gradient(node)
    case .url: text(node).map { .address($0, at: path.pointer) }
    case .union(let union): action(node, union)
    default: nil
    }
  }

  /// A text that is not empty, with its placeholders replaced.
  private func text(_ node: Node) -> String? {
    node.string.map { resolver.resolve($0).text }.flatMap { $0.isEmpty ? nil : $0 }
  }

  private func gradient(_ node: Node) -> Value? {
    let stops = node.kind == .array ? Array(node.elements) : [node]
    let colors = stops.compactMap {
      text($0).flatMap { CSSColor($0) }.map { Value.string($0.text) }
    }
    return colors.isEmpty || colors.count < stops.count ? nil : .array(colors)
  }

  private func action(_ node: Node, _ union: Union) -> Value? {
    guard let kind = node.last(union.tag).flatMap(text).flatMap(union.kind(named:)) else {
      return nil
    }
    let parts = kind.fields.compactMap { field in
      node.last(field.name).flatMap(text).map { Value.Entry(field.name, .string($0)) }
    }
    return .object([Value.Entry(union.tag, .string(kind.name))] + parts)
  }
}

/// What a dark overlay has for a part of the message.
struct Overlay {
  let node: Node
  private let model: Model?

  /// Takes the overlay of a whole content block.
  init(_ node: Node, _ model: Model) {
    self.init(node: node, model: model)
  }

  private init(node: Node, model: Model?) {
    self.node = node
    self.model = model
  }

  /// The part for a field; nil where it has none, or has what no phone reads.
  func part(_ name: String) -> Overlay? {
    guard let field = model?.field(named: name), let value = node.last(name), !value.isNull else {
      return nil
    }
    return Overlay(node: value, model: field.model)
  }

  /// The part for an element of a list.
  func element(_ index: Int) -> Overlay? {
    node[index].map { Overlay(node: $0, model: model) }
  }
}

extension Bounds {
  /// The number that phones draw with: a fraction where it is a percentage, and within its limits.
  fileprivate func asDrawn(_ number: Double, on platform: Platform) -> Double {
    let read = limits.filter { $0.beyond[platform] == .clamped }.reduce(reading(number)) {
      $1.allows($0) ? $0 : $1.bound
    }
    return scale == .percentOrFraction ? read / 100 : read
  }
}

extension Lettering {
  fileprivate var value: [Value.Entry] {
    let look: Value = [
      "size": Value(size), "weight": Value(weight.rawValue),
      "lines": (lines.ios ?? nil).map { Value($0) } ?? .null,
    ]
    return [Value.Entry("lettering", look)]
  }
}

extension Value {
  /// An object with more members.
  fileprivate func adding(_ more: [Entry]?) -> Value {
    guard let more, case .object(let entries) = self else { return self }
    return .object(entries + more)
  }

  /// The address of a medium; without `url` where a page may not load it.
  static func address(_ text: String, at pointer: String) -> Value {
    let isLoaded = ["https:", "data:"].contains { text.lowercased().hasPrefix($0) }
    return .object(
      [Entry("path", .string(pointer))] + (isLoaded ? [Entry("url", .string(text))] : []))
  }
}
