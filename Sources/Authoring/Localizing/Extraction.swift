public import JSONTree
internal import Localization
internal import Schema
internal import SourceText

/// A template whose texts became placeholders, and the keys that pushwoosh.json must hold for them.
public struct Extraction: Sendable {
  /// A text that became a placeholder.
  public struct Moved: Hashable, Sendable {
    /// The field's path from the content block.
    public let name: String
    /// The key.
    public let key: String
    /// The text.
    public let text: String
  }

  /// A string that stays as it is.
  public struct Left: Hashable, Sendable {
    /// The field's path from the content block.
    public let name: String
    /// Why it stays, as the end of a sentence that begins with the field.
    public let reason: String
  }

  /// The template with placeholders.
  public let template: Template
  /// The keys that pushwoosh.json lacks, with their texts in the default language, in document order.
  public let entries: [Value.Entry]
  /// The texts that became placeholders, in document order.
  public let moved: [Moved]
  /// The chosen strings that stay, in document order.
  public let left: [Left]
}

extension Template {
  /// Turns the chosen texts into placeholders with the text as the default.
  ///
  /// Placeholders that are there stay; where `file` lacks their key, it is among the entries. A text that no
  /// placeholder can hold stays as it is. What was in canonical layout is in it afterwards; otherwise all other
  /// bytes stay.
  ///
  /// - Throws: `EditError` for a field that is no text and for a key that holds another text.
  public func extraction(
    of choice: TextChoice = TextChoice(), beside file: TranslationsFile? = nil
  ) throws(EditError) -> Extraction {
    try requireUniqueKeys()
    let (chosen, keys) = try texts(of: choice)
    var extractor = Extractor(self, file)
    for value in texts(below: Path(), where: { _ in true }) where chosen.contains(value.node) {
      try extractor.take(value, as: keys[value.node])
    }
    if choice.fields.isEmpty { extractor.noteOtherPlaceholders() }
    return Extraction(
      template: try applying(extractor.edits).canonical(like: document), entries: extractor.entries,
      moved: extractor.moved, left: extractor.left)
  }
}

extension Template {
  /// The template in canonical layout where another document is.
  fileprivate func canonical(like original: Document) throws(EditError) -> Template {
    guard try original.formattedConfig().bytes == original.source.bytes else { return self }
    return try Template(Document(parsing: document.formattedConfig()))
  }
}

/// Decides for one string after the other what becomes of it.
private struct Extractor {
  private let template: Template
  private var keys: KeyNames
  private(set) var edits: [TextEdit] = []
  private(set) var entries: [Value.Entry] = []
  private(set) var moved: [Extraction.Moved] = []
  private(set) var left: [Extraction.Left] = []

  init(_ template: Template, _ file: TranslationsFile?) {
    self.template = template
    keys = KeyNames(of: template.document, file)
  }

  mutating func take(_ value: TemplateText, as name: String?) throws(EditError) {
    guard let text = value.node.string else {
      return leave(value, "is \(value.node.text), not a string")
    }
    if !value.node.placeholderUses.isEmpty {
      if name != nil { leave(value, "is a placeholder already") }
      return notePlaceholders(in: value.node, value.path.description)
    }
    if let reason = template.document.reasonToLeave(value.node, text) {
      return leave(value, reason)
    }
    let (key, isNew) = try keys.key(for: text, named: name, else: value.key)
    let placeholder = "{{\(key)|text|\(text)}}"
    guard showsTheSame(placeholder, translating: key, to: text, as: text) else {
      return leave(value, "would not look the same on all phones as a placeholder")
    }
    if isNew { entries.append(.init(key, .string(text))) }
    edits.append(
      TextEdit(range: value.node.range, text: Value.string(placeholder).compact))
    moved.append(.init(name: value.path.description, key: key, text: text))
  }

  /// Sees to it that the keys of placeholders outside the chosen texts are in pushwoosh.json too.
  mutating func noteOtherPlaceholders() {
    for value in template.document.stringValues {
      let isInBlock = value.path.steps.first == .key(template.displayType.name)
      let inner = Path(Array(value.path.steps.dropFirst()))
      notePlaceholders(in: value.node, isInBlock ? inner.description : "$.\(value.path)")
    }
  }

  private mutating func notePlaceholders(in node: Node, _ name: String) {
    for use in node.placeholderUses {
      switch keys.entry(for: use, in: node) {
      case .known: break
      case .new(let entry): entries.append(entry)
      case .unsafe(let reason): left.append(.init(name: name, reason: reason))
      }
    }
  }

  private mutating func leave(_ value: TemplateText, _ reason: String) {
    left.append(.init(name: value.path.description, reason: reason))
  }
}

extension Document {
  /// Why no placeholder can hold a text so that every phone reads it back, or nil.
  fileprivate func reasonToLeave(_ node: Node, _ text: String) -> String? {
    if text.isEmpty { return "is empty" }
    if let character = text.first(where: { "{}|".contains($0) }) {
      return "holds \(character), which a placeholder cannot"
    }
    if text.first?.isWhitespace == true || text.last?.isWhitespace == true {
      return "begins or ends with a space, which would count in a placeholder"
    }
    if loneSurrogates.contains(where: node.range.overlaps) {
      return "holds half a character, which would be lost"
    }
    return nil
  }
}
