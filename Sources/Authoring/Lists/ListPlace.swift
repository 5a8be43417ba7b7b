public import JSONTree
public import Schema
internal import SourceText
internal import Templates
internal import Wording

/// A list of a template that a user named.
public struct ListPlace: Sendable {
  let place: Place
  /// What the schema says of any element.
  let element: Field

  /// How the user would name it.
  public var name: String { place.name }
  /// The object that each element is; nil for elements that are no objects.
  public var model: Model? { element.models.first }

  var path: Path { place.path }
  /// The list in the document; nil where there is none, or a single value instead.
  var array: Node? { place.node.flatMap { $0.kind == .array ? $0 : nil } }
  /// The elements; a colour where a gradient may stand is one.
  public var elements: [Node] {
    guard let node = place.node, !node.isNull else { return [] }
    return array.map { Array($0.elements) } ?? [node]
  }
  var count: Int { array?.count ?? elements.count }

  /// How many elements it has, and their numbers: `2 elements, 0 to 1`.
  public var countInWords: String { elementNumbers(count) }

  /// The name of one element.
  func name(of index: Int) -> String { "\(name)[\(index)]" }

  /// The number of an element, from 0, that was given from either end.
  func index(_ typed: Int) throws(EditError) -> Int {
    let index = typed < 0 ? count + typed : typed
    guard (0..<count).contains(index) else {
      throw EditError(.absent, "\(name) has \(countInWords)")
    }
    return index
  }

  /// What an element is recognised by: its first words between quotes, or what it is if no object; or else nil.
  public func title(of node: Node) -> String? {
    guard let model else { return node.summary }
    for field in model.fields {
      if let words = field.words, let text = node[field.name]?[words.name]?.string {
        return quoted(text.shownByDefault)
      }
    }
    return nil
  }
}

extension Template {
  /// Finds the list that a path names.
  public func list(_ typed: FieldPath) throws(EditError) -> ListPlace {
    let place = try place(typed)
    guard let element = Model.nativeConfig.field(at: place.path.inSchema.element) else {
      let lists = displayType.block.fields.filter { $0.shape.isList }.map(\.name)
      throw EditError(
        .wrongValue, "\(place.name) is not a list",
        help: lists.isEmpty ? nil : "the lists here: \(lists.joined(separator: ", "))")
    }
    if let node = place.node, !node.isNull, node.kind != .array, !place.field.shape.isOneOrMany {
      throw EditError(
        .wrongValue, "\(document.place(of: node.range)): \(place.name) is no list in this file")
    }
    return ListPlace(place: place, element: element)
  }

  /// What a new element at a path can be modelled on: its neighbour, the one before first, or the starter's.
  func precedents(forElementAt path: Path) -> [Precedent] {
    guard case .index(let index)? = path.steps.last, let list = path.parent,
      let elements = document.node(at: list).map({ Array($0.elements) })
    else { return [] }
    // The one after has the next number once the new element is there.
    let neighbours = [(index - 1, index - 1), (index, index + 1)].compactMap { now, later in
      guard elements.indices.contains(now), let value = Value(node: elements[now]), value != .null
      else { return Precedent?.none }
      return Precedent(
        origin: "taken from \(name(of: list.appending(index: later)))", value: value)
    }
    let starter = Starters.native(named: displayType.name)
      .flatMap { Document(parsing: $0.source).root?.firstElement(at: list.inSchema.steps[...]) }
      .flatMap(Value.init(node:)).map { Precedent(origin: "taken from the starter", value: $0) }
    return neighbours.prefix(1) + (starter.map { [$0] } ?? [])
  }
}

extension Starter {
  fileprivate var source: SourceFile { SourceFile(name: name, bytes: bytes) }
}

extension Node {
  /// The first element of any list at a place in the schema.
  fileprivate func firstElement(at steps: ArraySlice<SchemaPath.Step>) -> Node? {
    switch steps.first {
    case nil: elements.first
    case .field(let name): self[name]?.firstElement(at: steps.dropFirst())
    case .element:
      elements.lazy.compactMap { $0.firstElement(at: steps.dropFirst()) }.first
    }
  }
}

extension Schema.Shape {
  /// Whether it is a list, or may be one.
  fileprivate var isList: Bool {
    if case .list = self { true } else { isOneOrMany }
  }

  /// Whether one element may stand without the list around it.
  var isOneOrMany: Bool {
    if case .gradient = self { true } else { false }
  }
}
