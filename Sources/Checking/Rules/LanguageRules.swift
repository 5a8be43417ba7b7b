internal import Diagnostics

extension RuleFamily {
  static let language = RuleFamily(
    "Languages and placeholders",
    [
      .placeholderNotPortable,
      .missingTranslation,
    ])
}

extension Rule {
  static let placeholderNotPortable = Rule(
    "placeholder-not-portable", "A placeholder must read alike on every SDK release.")

  static let missingTranslation = Rule(
    "missing-translation", "A language should have a translation for every placeholder.")
}
