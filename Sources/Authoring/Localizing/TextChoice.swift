public import JSONTree
internal import Schema

/// Which strings of a template are to become placeholders.
public struct TextChoice: Sendable {
  /// A field and the key that its text is to have.
  public struct NamedKey: Sendable {
    /// The field.
    public let field: FieldPath
    /// The key in pushwoosh.json.
    public let key: String

    /// Creates a choice of a key.
    public init(field: FieldPath, key: String) {
      self.field = field
      self.key = key
    }
  }

  /// The fields, each with all below it; none for the whole content block.
  public var fields: [FieldPath]
  /// Whether links, pictures and videos count where a field does not name them itself.
  public var includesAddresses: Bool
  /// The keys that the user chose; their fields count as named.
  public var keys: [NamedKey]

  /// Creates a choice; without parameters, of every text that a person reads.
  public init(
    fields: [FieldPath] = [], includesAddresses: Bool = false, keys: [NamedKey] = []
  ) {
    self.fields = fields
    self.includesAddresses = includesAddresses
    self.keys = keys
  }
}

/// A value of the content block that may be translated.
struct TemplateText {
  /// The path from the content block.
  let path: Path
  let node: Node

  /// The key named after the path; the text of a Text is named after that.
  var key: String {
    (path.steps.last == .key("text") ? path.parent ?? path : path).description
  }
}

extension Template {
  /// The values that a choice takes, and the keys that the user gave them.
  func texts(of choice: TextChoice) throws(EditError) -> (chosen: Set<Node>, keys: [Node: String]) {
    var chosen: [TemplateText] = []
    var keys: [Node: String] = [:]
    if choice.fields.isEmpty {
      chosen += texts(below: Path()) { $0.isWords || choice.includesAddresses && $0.isAddress }
    }
    for field in choice.fields {
      chosen += try texts(named: field, choice.includesAddresses)
    }
    for named in choice.keys {
      let found = try texts(named: named.field, choice.includesAddresses)
      guard found.count == 1, let text = found.first else {
        throw EditError(
          .wrongValue, "\(named.field) holds \(found.count) texts, and a key names one",
          help: "name one of them: \(found.map(\.path.description).joined(separator: ", "))")
      }
      keys[text.node] = named.key
      chosen.append(text)
    }
    return (Set(chosen.map(\.node)), keys)
  }

  /// The values of the content block, in document order, whose shape is wanted.
  func texts(below top: Path, where isWanted: (Schema.Shape) -> Bool) -> [TemplateText] {
    func below(_ node: Node, _ path: Path, _ place: SchemaPath) -> [TemplateText] {
      switch node.kind {
      case .object:
        node.members.flatMap {
          below($0.value, path.appending(key: $0.key), place.appending($0.key))
        }
      case .array:
        node.elements.enumerated().flatMap {
          below($0.element, path.appending(index: $0.offset), place.element)
        }
      default:
        path.steps.starts(with: top.steps) && !node.isNull
          && displayType.block.field(at: place).map { isWanted($0.shape) } == true
          ? [TemplateText(path: path, node: node)] : []
      }
    }
    guard let block = root[displayType.name] else { return [] }
    return below(block, Path(), SchemaPath())
  }

  /// The values that a field names: itself, or what is below it.
  private func texts(
    named typed: FieldPath, _ includesAddresses: Bool
  ) throws(EditError) -> [TemplateText] {
    let place = try place(typed)
    guard let node = place.node, !node.isNull else {
      throw EditError(.absent, "\(place.name) is not there")
    }
    let isInBlock = place.path.steps.first == .key(displayType.name)
    let isContainer = node.kind == .object || node.kind == .array
    guard isInBlock, isContainer || place.field.shape.isTranslatable else {
      throw EditError(
        .wrongValue,
        "\(place.name) cannot be translated: its type is \(place.field.shape.title)",
        help: "texts, codes and addresses of the content block can be")
    }
    let found = texts(below: Path(Array(place.path.steps.dropFirst()))) { shape in
      isContainer ? shape.isWords || includesAddresses && shape.isAddress : shape.isTranslatable
    }
    guard !found.isEmpty else {
      throw EditError(
        .absent, "\(place.name) holds no text",
        help: includesAddresses ? nil : "--urls takes links and media too")
    }
    return found
  }
}

extension Schema.Shape {
  fileprivate var isWords: Bool {
    if case .words = self { true } else { false }
  }

  fileprivate var isAddress: Bool {
    if case .url = self { true } else { false }
  }

  fileprivate var isTranslatable: Bool {
    if case .code = self { true } else { isWords || isAddress }
  }
}
