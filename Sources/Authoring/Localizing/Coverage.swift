internal import JSONTree
public import Localization

/// How far a template is translated.
public struct Coverage: Sendable {
  /// What a language says to a key.
  public enum State: String, CaseIterable, Sendable {
    /// A text of its own, or any text in the default language.
    case translated
    /// The text of the default language.
    case same
    /// An empty text.
    case empty
    /// Nothing: phones show the placeholder's own default.
    case missing
    /// A value that is no string.
    case notText = "not-text"

    /// Whether phones find a text.
    public var isThere: Bool { self == .translated || self == .same }
  }

  /// A key that the template uses.
  public struct Row: Sendable {
    /// The key.
    public let key: String
    /// The text in the default language, or the placeholder's default.
    public let text: String
    /// What each language says to it, in the order of the languages.
    public let states: [State]

    /// Whether no language knows the key.
    public var isUnlisted: Bool { states.allSatisfy { $0 == .missing } }
  }

  /// The names of the blocks, in the order of the file.
  public let languages: [String]
  /// The language for phones whose own is not there; nil where none is named.
  public let defaultLanguage: String?
  /// The keys that the template uses, in its order.
  public let rows: [Row]
  /// The keys that the template does not use, each once, in the order of the file.
  public let unused: [String]

  /// Compares the keys that a template uses with translations, where there are any.
  public init(of used: [UsedKey], in translations: Translations?) {
    let blocks = translations?.blocks ?? []
    let base = translations?.defaultBlock
    languages = blocks.map(\.language)
    defaultLanguage = translations?.namedDefault
    rows = used.map { used in
      let text = base?[used.key]?.value.string
      let states = blocks.map { block in
        State(block[used.key], original: block.language == base?.language ? nil : text)
      }
      return Row(key: used.key, text: text ?? used.text, states: states)
    }
    var seen = Set(used.map(\.key.bytes))
    unused = blocks.flatMap(\.entries).map(\.key).filter { seen.insert($0.bytes).inserted }
  }

  /// How many of the used keys are in a state, in the language at an index.
  public func count(_ state: State, at language: Int) -> Int {
    rows.count { $0.states[language] == state }
  }

  /// Whether every language has a text for every key, and there is a language if there is a key.
  public var isComplete: Bool {
    rows.allSatisfy { !$0.states.isEmpty && $0.states.allSatisfy(\.isThere) }
  }
}

extension Coverage.State {
  fileprivate init(_ entry: TranslationEntry?, original: String?) {
    guard let entry else {
      self = .missing
      return
    }
    guard let text = entry.value.string else {
      self = .notText
      return
    }
    self = text.isEmpty ? .empty : text.bytes == original?.bytes ? .same : .translated
  }
}
