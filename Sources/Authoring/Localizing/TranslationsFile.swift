public import JSONTree
public import Localization
internal import Schema
internal import SourceText

/// A pushwoosh.json that can be edited without losing a byte.
public struct TranslationsFile: Sendable {
  /// The document.
  public private(set) var document: Document
  /// The translations in it.
  public private(set) var translations: Translations

  /// Takes a document whose syntax has no fault, in which no key appears twice and every language is an object.
  public init(_ document: Document) throws(EditError) {
    let root = try document.readableObject()
    try document.requireUniqueKeys()
    if let localization = root["localization"] {
      guard localization.kind == .object else {
        throw EditError(
          .unreadable,
          "\(document.place(of: localization.range)): localization must be an object of languages")
      }
      for member in localization.members where member.value.kind != .object {
        throw EditError(
          .unreadable,
          "\(document.place(of: member.value.range)): \"\(member.key)\" must be an object of texts")
      }
    }
    self.document = document
    translations = Translations(document)
  }

  /// Creates a file in which every language holds the same texts; the first language is the default one.
  public init(name: String, languages: [String], entries: [Value.Entry]) throws(EditError) {
    let blocks = languages.map { Value.Entry($0, .object(entries)) }
    let value: Value = [
      "default_language": .string(languages.first ?? ""), "localization": .object(blocks),
    ]
    let text = value.printed(layout: .translations) + "\n"
    try self.init(Document(parsing: text, name: name))
  }

  /// The language for phones whose own is not there, where the file names one.
  public var defaultLanguage: String? { translations.namedDefault }

  /// The block of the default language; the first one where none is named.
  public var defaultBlock: TranslationBlock? { translations.defaultBlock }

  /// Names another default language.
  public mutating func setDefaultLanguage(to language: String) throws(EditError) {
    let root = try document.readableObject()
    let value = Value.string(language)
    if let node = root["default_language"] {
      guard node.string?.bytes != language.bytes else { return }
      try apply(document.replacing(node, with: value))
    } else {
      try apply(document.inserting(value, forKey: "default_language", in: root, at: 0))
    }
  }

  /// Adds texts at the end of a language's block; the block must be there and hold none of the keys.
  public mutating func add(_ entries: [Value.Entry], to language: String) throws(EditError) {
    guard !entries.isEmpty, let block = blockNode(language) else { return }
    if block.count == 0 {
      return try apply(document.replacing(block, with: .object(entries)))
    }
    let document = document
    try apply(entries.map { document.inserting($0.value, forKey: $0.key, in: block) })
  }

  /// Adds a block for a language: the copy of another one, byte for byte, or an empty one.
  mutating func addBlock(named language: String, copying source: TranslationBlock?)
    throws(EditError)
  {
    let bytes = source.map { Array(document.source.bytes[$0.range]) } ?? Array("{}".utf8)
    let root = try document.readableObject()
    if root["localization"] == nil {
      try apply(document.inserting([:], forKey: "localization", in: root))
    }
    guard let localization = document.root?["localization"] else { return }
    try apply(document.inserting(.null, forKey: language, in: localization))
    guard let place = document.root?["localization"]?[language] else { return }
    try apply(TextEdit(range: place.range, replacement: bytes))
  }

  private func blockNode(_ language: String) -> Node? {
    document.root?["localization"]?[language]
  }

  private mutating func apply(_ edits: TextEdit...) throws(EditError) { try apply(edits) }

  private mutating func apply(_ edits: [TextEdit]) throws(EditError) {
    document = try document.applying(edits)
    translations = Translations(document)
  }
}

extension Translations {
  /// The default language, where the file names one.
  var namedDefault: String? { defaultLanguage(on: .ios) }

  /// The block of the default language; the first one where none is named.
  var defaultBlock: TranslationBlock? {
    guard let namedDefault else { return blocks.first }
    return block(named: namedDefault)
  }
}
