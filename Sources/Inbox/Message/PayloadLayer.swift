internal import JSONTree
internal import SourceText
internal import Wording

/// One of the objects in which iOS looks for what the inbox reads.
struct PayloadLayer {
  /// How the object is called: `ios_root_params`, `data` or `userdata`.
  let name: String
  let node: Node
  /// The place of the object, or of the string that holds it.
  let path: Path
  /// The bytes to blame for all inside, where the object is JSON in a string.
  let string: Range<Int>?
  /// The keys that stand twice in an object of that string.
  let doubledKeys: [String]

  /// Takes a value that is an object, or JSON of an object in a string; nil for anything else.
  init?(_ name: String, _ node: Node, at path: Path) {
    self.name = name
    self.path = path
    if node.kind == .object {
      self.node = node
      string = nil
      doubledKeys = []
      return
    }
    guard let text = node.string else { return nil }
    let inner = Document(parsing: text)
    guard inner.isValid, let root = inner.root, root.kind == .object else { return nil }
    self.node = root
    string = node.range
    doubledKeys = inner.duplicates.map(\.key).unique
  }

  /// A member that is there and not null.
  func member(_ name: String) -> Found? {
    guard let value = node.last(name), !value.isNull else { return nil }
    return Found(value, in: self, at: [.key(name)])
  }
}

/// A value that was found in a message, and where.
struct Found {
  let node: Node
  let layer: PayloadLayer
  /// The steps from the layer.
  let steps: [PathStep]

  init(_ node: Node, in layer: PayloadLayer, at steps: [PathStep]) {
    self.node = node
    self.layer = layer
    self.steps = steps
  }

  /// The bytes to blame.
  var range: Range<Int> { layer.string ?? node.range }

  /// The steps to the value, also within a string.
  var place: [PathStep] { layer.path.steps + steps }

  /// The place; inside a string it is that of the string.
  var path: Path { layer.string == nil ? Path(layer.path.steps + steps) : layer.path }

  /// The value as people name it, such as `data.buttons[1].url`.
  var title: String {
    let inner = Path(steps).description
    return layer.name + (inner.hasPrefix("[") ? "" : ".") + inner
  }

  /// The elements of a list.
  var elements: [Found] {
    node.elements.enumerated().map { Found($1, in: layer, at: steps + [.index($0)]) }
  }

  /// A member that is there and not null.
  func member(_ name: String) -> Found? {
    guard let value = node.last(name), !value.isNull else { return nil }
    return Found(value, in: layer, at: steps + [.key(name)])
  }

  /// A member that is a string with something in it.
  func text(_ name: String) -> String? {
    member(name)?.node.string.flatMap { $0.isEmpty ? nil : $0 }
  }
}
