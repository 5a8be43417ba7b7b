public import JSONTree
public import Schema
internal import Wording

/// The translations in a pushwoosh.json, as each platform reads them.
///
/// Of a key written twice the last counts: Android takes the last, iOS is not documented.
public struct Translations: Sendable {
  /// The document they were read from.
  public let document: Document
  /// The languages whose value is an object, in the order of the file.
  public let blocks: [TranslationBlock]

  private let root: Node?
  private let places: [[UInt8]: Int]

  /// Reads a pushwoosh.json.
  public init(_ document: Document) {
    self.document = document
    root = document.root.flatMap { $0.kind == .object ? $0 : nil }
    let localization = root?.last("localization")
    let members = Dictionary(
      (localization?.members.map { $0 } ?? []).enumerated().map { (Array($1.key.utf8), ($0, $1)) },
      uniquingKeysWith: { $1 }
    ).values.sorted { $0.0 < $1.0 }.map(\.1)
    blocks = members.filter { $0.value.kind == .object }.map(TranslationBlock.init)
    places = Dictionary(
      blocks.enumerated().map { (Array($1.language.utf8), $0) }, uniquingKeysWith: { $1 })
  }

  /// Returns why a platform uses none of the translations, whatever its language; nil when it reads them.
  public func fault(on platform: Platform) -> TranslationsFault? {
    let unreadable = document.problems.first { !platform.tolerates($0.kind) }
    if let unreadable { return .notJSON(unreadable) }
    guard let root else { return .notAnObject(document.root?.range ?? 0..<0) }
    guard let localization = root.last("localization") else {
      return .noLocalization(root.range)
    }
    guard localization.kind == .object else { return .noLocalization(localization.range) }
    if platform == .android, root.last("default_language") == nil {
      return .noDefaultLanguage(root.range)
    }
    return nil
  }

  /// Returns the name of the block for languages without one of their own, or nil when the platform sees none.
  ///
  /// Android takes a number, a boolean or null as text, as it does with translations.
  public func defaultLanguage(on platform: Platform) -> String? {
    guard let value = root?.last("default_language") else { return nil }
    return platform == .ios ? value.string : TranslationReading(value, on: platform).text
  }

  /// Returns the block that a phone uses: its language's own, else the default one, else none.
  ///
  /// Names match exactly, in case too. A key that the block lacks is not looked for in another one.
  public func block(for language: DeviceLanguage, on platform: Platform) -> TranslationBlock? {
    guard fault(on: platform) == nil else { return nil }
    return block(named: language.name(on: platform))
      ?? defaultLanguage(on: platform).flatMap(block(named:))
  }

  /// Returns the block with exactly this name, or nil when there is none.
  public func block(named name: String) -> TranslationBlock? {
    places[Array(name.utf8)].map { blocks[$0] }
  }

  /// The languages worth a verdict: each block's, and one that has no block on any platform.
  public var languagesToCheck: [DeviceLanguage] {
    let languages = blocks.map { DeviceLanguage($0.language) }.unique
    let other = commonLanguages.lazy.map(DeviceLanguage.init).first { language in
      Platform.allCases.allSatisfy { block(named: language.name(on: $0)) == nil }
    }
    return languages + (other.map { [$0] } ?? [])
  }
}

/// Widely spoken languages, and one that nobody speaks for a file that has them all.
private let commonLanguages = [
  "en", "es", "de", "fr", "pt", "it", "nl", "pl", "tr", "ru", "uk", "ja", "ko", "ar", "hi", "qaa",
]

/// Why a platform uses none of the translations in a pushwoosh.json.
public enum TranslationsFault: Hashable, Sendable {
  /// The file is not JSON to this platform.
  case notJSON(SyntaxProblem)
  /// The file holds something other than an object, at these bytes.
  case notAnObject(Range<Int>)
  /// `localization` is missing from the object at these bytes, or is itself no object.
  case noLocalization(Range<Int>)
  /// `default_language`, which Android demands, is missing from the object at these bytes.
  case noDefaultLanguage(Range<Int>)
}

extension Platform {
  /// Whether the platform's JSON reader accepts a fault: Android's is known to accept a few.
  public func tolerates(_ problem: SyntaxProblem.Kind) -> Bool {
    switch problem {
    case .comment, .singleQuotes, .unquotedKey, .unquotedText, .wrongSeparator, .contentAfterEnd:
      self == .android
    default: false
    }
  }
}
