internal import JSONTree
internal import Localization

/// The keys that are in use, and names for new ones.
struct KeyNames {
  /// What a placeholder that is there means for pushwoosh.json.
  enum Finding {
    /// Its key is there, or was found before.
    case known
    /// Its key is missing.
    case new(Value.Entry)
    /// Its key is missing, and adding it would change what phones show.
    case unsafe(String)
  }

  /// The text that a key stands for, by the key's bytes; nil where none may share it.
  private var texts: [[UInt8]: String?] = [:]
  /// The keys that some block of pushwoosh.json holds.
  private var listed: Set<[UInt8]> = []
  /// The different defaults of each key's placeholders.
  private var defaults: [[UInt8]: Set<[UInt8]>] = [:]

  init(of document: Document, _ file: TranslationsFile?) {
    for use in document.stringValues.flatMap({ $0.node.placeholderUses }) {
      texts[use.used.key.bytes] = .some(nil)
      defaults[use.used.key.bytes, default: []].insert(use.used.text.bytes)
    }
    for entry in file?.translations.blocks.flatMap(\.entries) ?? [] {
      listed.insert(entry.key.bytes)
      texts[entry.key.bytes] = .some(nil)
    }
    for entry in file?.defaultBlock?.entries ?? [] {
      texts[entry.key.bytes] = .some(entry.value.string)
    }
  }

  /// The key for a text: the one named, else the path's, with a number where that stands for another text.
  mutating func key(
    for text: String, named name: String?, else base: String
  ) throws(EditError) -> (key: String, isNew: Bool) {
    var key = name ?? base
    var number = 1
    while let known = texts[key.bytes] {
      if known?.bytes == text.bytes { return (key, false) }
      guard name == nil else {
        throw EditError(
          .wrongValue,
          "the key \"\(key)\" stands for another text" + (known.map { ": \($0)" } ?? ""),
          help: "choose another key")
      }
      number += 1
      key = "\(base)-\(number)"
    }
    texts[key.bytes] = text
    return (key, true)
  }

  /// What a placeholder in a string means for pushwoosh.json.
  mutating func entry(for use: PlaceholderUse, in node: Node) -> Finding {
    let (key, text) = (use.used.key, use.used.text)
    guard !listed.contains(key.bytes) else { return .known }
    listed.insert(key.bytes)
    guard defaults[key.bytes]?.count == 1 else {
      return .unsafe("and other placeholders give the key \"\(key)\" different defaults")
    }
    let range = use.placeholder.range
    let written = String(decoding: Array((node.string ?? "").utf8)[range], as: UTF8.self)
    guard showsTheSame(written, translating: key, to: text, as: nil) else {
      return .unsafe("would show another text if pushwoosh.json held the key \"\(key)\"")
    }
    return .new(.init(key, .string(text)))
  }
}
