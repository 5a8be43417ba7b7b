internal import Diagnostics
internal import JSONTree
internal import Schema
internal import SourceText
internal import Wording

/// The title or the content of a message, as phones in one language get it.
enum MessageWords: Hashable {
  /// There are words, from that field.
  case present(String, from: String)
  /// The field is there and holds none.
  case empty(String)
  /// No field has them.
  case absent
  /// The field is there and no text; what the server makes of it is not documented.
  case malformed(String)
  /// There are words in other languages; what the server sends in this one is not documented.
  case undocumented(String)

  /// Whether phones most likely have words.
  var isThere: Bool {
    switch self {
    case .present, .undocumented: true
    case .empty, .absent, .malformed: false
    }
  }

  /// The rule that tells why it is not documented what phones get; nil where it is.
  var doubt: Rule? {
    switch self {
    case .undocumented: .missingLanguage
    case .malformed: .inboxWrongType
    case .present, .empty, .absent: nil
    }
  }
}

/// Words of which it is not documented what phones get.
struct WordDoubt: Hashable {
  let part: CardPart
  let rule: Rule
}

extension InboxMessage {
  /// The fields that hold a title on a platform, the one that wins first.
  static func titleFields(on platform: Platform) -> [String] {
    switch platform {
    case .ios: ["ios_title", "title"]
    case .android: ["android_header", "title"]
    }
  }

  /// The title on a platform in a language.
  func title(on platform: Platform, in language: String?) -> MessageWords {
    for field in Self.titleFields(on: platform) {
      guard let value = node.last(field), !value.isNull else { continue }
      return words(of: value, field, language)
    }
    return .absent
  }

  /// The content in a language.
  func content(in language: String?) -> MessageWords {
    guard let value = node.last("content"), !value.isNull else { return .absent }
    return words(of: value, "content", language)
  }

  private func words(of value: Node, _ field: String, _ language: String?) -> MessageWords {
    guard value.kind == .object else { return Self.words(value, field) }
    if let entry = translations[field]?[language?.lowercased() ?? ""] {
      return Self.words(entry.value, "\(field).\(entry.key)")
    }
    let isThere = value.members.contains { $0.value.string?.isEmpty == false }
    return isThere ? .undocumented(field) : .empty(field)
  }

  private static func words(_ value: Node, _ field: String) -> MessageWords {
    guard let text = value.string else { return value.isNull ? .empty(field) : .malformed(field) }
    return text.isEmpty ? .empty(field) : .present(text, from: field)
  }

  /// The title and the content, where it is not documented what phones get of them.
  func doubts(on platform: Platform, in language: String?) -> [WordDoubt] {
    let words: [(CardPart, MessageWords)] = [
      (.title, title(on: platform, in: language)), (.content, content(in: language)),
    ]
    return words.compactMap { part, words in
      words.doubt.map { WordDoubt(part: part, rule: $0) }
    }
  }

  /// The languages that the title or the content names, in the order of the text.
  var languages: [String] {
    let fields = ["ios_title", "title", "content"]
    return fields.compactMap { node.last($0) }.flatMap { $0.members.map(\.key) }.unique
  }

  /// How many languages of a message are looked at; there are fewer codes of two letters.
  static let mostLanguages = 200
}
