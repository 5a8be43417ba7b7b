public import JSONTree
public import Schema

/// What differs between two native-config.json or two pushwoosh.json, by field.
///
/// Key order, white space, escapes and the spelling of numbers do not count. Both documents are to be free of syntax
/// faults and of keys written twice.
public struct DocumentComparison: Sendable {
  /// The differences: the display type first, then in the order of the documents, outer values before inner ones.
  public let changes: [ValueChange]

  private let model: Model
  /// The keys of the content blocks that the old and the new document name.
  private let blocks: (old: String?, new: String?)
  /// The place of a content block that has another name than before.
  private let renamedBlock: Path?

  /// Compares two native-config.json.
  ///
  /// Where they are of different display types, fields of the same name are compared, and the block is moved.
  public init(from old: Document, to new: Document) {
    let blocks = (old: old.blockName, new: new.blockName)
    self.blocks = blocks
    model = .nativeConfig
    var renamed: (old: String, new: String)?
    if let before = blocks.old, let after = blocks.new, before != after,
      old.root?[after] == nil, new.root?[before] == nil
    {
      renamed = (before, after)
    }
    renamedBlock = renamed.map { [.key($0.new)] }
    let found = ValueComparison(from: old, to: new, renamed: renamed)?.changes ?? []
    let tag: Path = [.key(Document.typeKey)]
    changes = found.filter { $0.path == tag } + found.filter { $0.path != tag }
  }

  /// Compares two pushwoosh.json.
  public init(fromTranslations old: Document, to new: Document) {
    blocks = (nil, nil)
    renamedBlock = nil
    model = .pushwooshJSON
    changes = ValueComparison(from: old, to: new)?.changes ?? []
  }

  /// Whether the change is that the content block got another name along with the display type.
  public func isBlockRenamed(_ change: ValueChange) -> Bool {
    change.kind == .moved && change.path == renamedBlock
  }

  /// The place of a change as a user names it; of a moved element, that of its list.
  public func name(of change: ValueChange) -> String {
    let steps = change.kind == .moved ? change.path.steps.dropLast() : change.path.steps[...]
    guard case .key(let first)? = steps.first else { return Path(Array(steps)).description }
    if model.name == Model.pushwooshJSON.name {
      let isTranslation = steps.count > 1 && model.fields.contains { $0.isMap && $0.name == first }
      return Path(Array(isTranslation ? steps.dropFirst() : steps)).description
    }
    let block = change.newPath == nil ? blocks.old : blocks.new
    let inner = Path(Array(steps.dropFirst()))
    return first == block && !inner.steps.isEmpty ? inner.description : "$.\(Path(Array(steps)))"
  }

  /// What the schema says of the value at a change's place; nil where it says nothing.
  public func field(of change: ValueChange) -> Field? {
    guard !change.path.steps.isEmpty else { return nil }
    return model.field(
      at: SchemaPath(
        change.path.steps.map { step in
          switch step {
          case .key(let name): .field(name)
          case .index: .element
          }
        }))
  }

  /// Why phones show no effect of a change, where that is known.
  public func inertBecause(_ change: ValueChange) -> String? {
    guard let field = field(of: change) else { return nil }
    let isNullOrAbsent = (change.old?.isNull ?? true) && (change.new?.isNull ?? true)
    if isNullOrAbsent, !field.isRequired, model.name == Model.nativeConfig.name {
      return "Phones take null for absent."
    }
    return field.inertBecause
  }

  /// The words by which a person knows a moved or added element, such as a segment's label; nil where it has none.
  public func label(of change: ValueChange) -> String? {
    guard let node = change.new ?? change.old else { return nil }
    if let text = node.string { return text }
    return field(of: change).flatMap { field in
      let models = field.model.map { [$0] } ?? field.models
      return models.lazy.compactMap { $0.label(of: node) }.first
    }
  }
}

extension Model {
  /// The words of the first field that names an object of this model.
  fileprivate func label(of node: Node) -> String? {
    for role in [Role.label, .title, .message, .image] {
      guard let field = field(for: role), let value = node[field.name] else { continue }
      if let text = value.string ?? field.model?.label(of: value), !text.isEmpty { return text }
    }
    return nil
  }
}

extension Field {
  fileprivate var isMap: Bool {
    if case .map = shape { true } else { false }
  }
}

extension Document {
  fileprivate static let typeKey = "displayType"

  /// The key of the content block that the document's type has.
  fileprivate var blockName: String? {
    root?[Self.typeKey]?.string.flatMap { Catalogue.displayType(named: $0) }?.name
  }
}
