internal import Localization

/// A text as some phones read it, and the translations it came from.
struct Reading: Hashable {
  let text: String
  let entries: [TranslationEntry]
  let missingKeys: [String]
}
