public import JSONTree
public import Schema

/// One translation in pushwoosh.json.
public struct TranslationEntry: Hashable, Sendable {
  /// The name of the block it lies in.
  public let language: String
  /// The key that placeholders name.
  public let key: String
  /// The bytes of the key, with its quotes.
  public let keyRange: Range<Int>
  /// The value, which should be a string.
  public let value: Node

  /// The bytes of the value, with its quotes.
  public var range: Range<Int> { value.range }

  /// Returns the value as a platform reads it.
  public func reading(on platform: Platform) -> TranslationReading {
    TranslationReading(value, on: platform)
  }
}

/// All translations into one language.
public struct TranslationBlock: Sendable {
  /// The language's name as written, such as `de`.
  public let language: String
  /// The bytes of the name, with its quotes.
  public let keyRange: Range<Int>
  /// The block's bytes, with its braces.
  public let range: Range<Int>
  /// The entries in the order of the file; of a key written twice only the last counts.
  public let entries: [TranslationEntry]

  private let places: [[UInt8]: Int]

  init(_ member: Member) {
    let language = member.key
    self.language = language
    keyRange = member.keyRange
    range = member.value.range
    entries = member.value.members.map {
      TranslationEntry(
        language: language, key: $0.key, keyRange: $0.keyRange, value: $0.value)
    }
    places = Dictionary(
      entries.enumerated().map { (Array($1.key.utf8), $0) }, uniquingKeysWith: { $1 })
  }

  /// The entry whose key is spelled with exactly these characters, or nil when there is none.
  public subscript(key: String) -> TranslationEntry? { self[key.utf8[...]] }

  subscript(key: some Sequence<UInt8>) -> TranslationEntry? {
    places[Array(key)].map { entries[$0] }
  }
}
