/// A text after a phone replaced its placeholders, and how it came about.
public struct Resolution: Sendable {
  /// The text as the phone shows it.
  public let text: String
  /// The translations that were used, each once, in the order met.
  public let usedEntries: [TranslationEntry]
  /// The keys looked for among the translations in vain, each once, in the order met.
  public let missingKeys: [String]
  /// The tags whose values were used, each once, in the order met.
  public let usedTags: [String]
  /// The tags looked for in vain, each once, in the order met.
  public let missingTags: [String]
  /// In what the text may be another on a real phone.
  public let doubts: Set<Doubt>

  init(_ text: String, _ notes: Notes = Notes()) {
    self.text = text
    usedEntries = notes.usedEntries.elements
    missingKeys = notes.missingKeys.elements
    usedTags = notes.usedTags.elements
    missingTags = notes.missingTags.elements
    doubts = notes.doubts
  }

  /// In what a text may be another on a real phone.
  public enum Doubt: Hashable, Sendable, CaseIterable {
    /// A month, a weekday or a Turkish i follows the phone's language; names are given in English.
    case deviceLanguage
    /// The phone may know a tag for which the default stands here.
    case tags
    /// Placeholders overlap so that iOS, which replaces in no fixed order, has more than one answer.
    case replacementOrder
    /// A translation is a list, an object or an odd number, which phones print in their own way.
    case printing
    /// The text grew beyond all measure, and what is left was not replaced.
    case tooLong
  }
}
