internal import Shell

/// The kinds of word that only the program knows at the moment a person asks.
enum WordKind: String {
  /// Fields that a template holds.
  case fields
  /// Fields and their values.
  case assignments
  /// Fields to be given a key of pushwoosh.json.
  case keyedFields
  /// Flags of fields, and their values.
  case fieldFlags
  /// Lists of a template.
  case lists
  /// The numbers of a list's elements.
  case elements
  /// What `describe` explains.
  case subjects
  /// Rules of `validate`.
  case rules
  /// Languages.
  case languages
  /// Languages, to be given a text.
  case languageTexts
  /// Time zones.
  case zones
  /// What a campaign must come to.
  case expectations
  /// What happens in a campaign.
  case events
}

extension CompletionKind {
  /// Words that only the program knows at that moment.
  static func words(_ kind: WordKind) -> CompletionKind { .dynamic(kind.rawValue) }
}
