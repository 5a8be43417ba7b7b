public import JSONTree
internal import Localization
internal import Schema

/// A key that the placeholders of a template look for, and what they show without it.
public struct UsedKey: Hashable, Sendable {
  /// The key.
  public let key: String
  /// The default of the first placeholder that names it, or the key where that has none.
  public let text: String
}

/// A string value of a document, and its path from the root.
public struct StringValue: Sendable {
  /// The path from the root.
  public let path: Path
  /// The string.
  public let node: Node
}

extension Document {
  /// Every string value, in document order; keys of objects are none.
  public var stringValues: [StringValue] {
    func below(_ node: Node, _ path: Path) -> [StringValue] {
      switch node.kind {
      case .object: node.members.flatMap { below($0.value, path.appending(key: $0.key)) }
      case .array:
        node.elements.enumerated().flatMap { below($0.element, path.appending(index: $0.offset)) }
      case .string: [StringValue(path: path, node: node)]
      default: []
      }
    }
    return root.map { below($0, Path()) } ?? []
  }

  /// The keys of all placeholders for translations, each once, in document order.
  public var usedKeys: [UsedKey] {
    var seen: Set<[UInt8]> = []
    return stringValues.flatMap { $0.node.placeholderUses }.map(\.used)
      .filter { seen.insert($0.key.bytes).inserted }
  }
}

extension Template {
  /// The texts without a placeholder, which are the same in every language, as the user would name them.
  public var plainTexts: [String] { plainWords.map(\.key) }

  /// Those of them that were not there before the changes.
  public func plainTexts(newIn changes: [Change]) -> [String] {
    let block = Path([.key(displayType.name)])
    let new = changes.filter { $0.isWritten && $0.old == nil }.map(\.path.steps)
    return plainWords.filter { text in
      new.contains { (block.steps + text.path.steps).starts(with: $0) }
    }.map(\.key)
  }

  private var plainWords: [TemplateText] {
    texts(below: Path()) { if case .words = $0 { true } else { false } }
      .filter { $0.node.string?.isEmpty == false && $0.node.placeholderUses.isEmpty }
  }
}

/// One placeholder for a translation.
struct PlaceholderUse {
  let placeholder: Placeholder
  let used: UsedKey
}

extension Node {
  /// The placeholders for translations in a string.
  var placeholderUses: [PlaceholderUse] {
    Placeholder.all(in: string ?? "").filter { $0.kind == .translation && $0.type != nil }.map {
      let text = $0.fallback.map { $0.isEmpty ? nil : $0 } ?? nil
      return PlaceholderUse(
        placeholder: $0, used: UsedKey(key: $0.key, text: text ?? $0.key))
    }
  }
}

/// Whether every known SDK release shows a text with a placeholder the same with the key translated as without,
/// and, where a text is given, shows just that.
func showsTheSame(_ text: String, translating key: String, to value: String, as shown: String?)
  -> Bool
{
  let file: Value = [
    "default_language": "en", "localization": ["en": .object([.init(key, .string(value))])],
  ]
  let translations = Translations(Document(parsing: file.compact))
  return Target.allKnown.allSatisfy { target in
    let english = DeviceLanguage.withoutCollection
    let with = Resolver(target: target, translations: translations, language: english)
      .resolve(text).text.bytes
    let without = Resolver(target: target, language: english).resolve(text).text.bytes
    return with == without && shown.map { $0.bytes == with } ?? true
  }
}

extension String {
  /// The text as phones show it without translations.
  var shownByDefault: String {
    guard let target = Target.allKnown.last else { return self }
    return Resolver(target: target, language: .withoutCollection).resolve(self).text
  }

  /// The UTF-8 bytes, for comparisons that tell apart what Swift's strings call equal.
  var bytes: [UInt8] { Array(utf8) }
}
