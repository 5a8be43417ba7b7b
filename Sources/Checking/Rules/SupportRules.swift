internal import Diagnostics

extension RuleFamily {
  static let support = RuleFamily(
    "SDK releases",
    [
      .unsupportedDisplayType,
      .undocumentedSupport,
      .unsupportedField,
      .undocumentedField,
    ])
}

extension Rule {
  static let unsupportedDisplayType = Rule(
    "unsupported-display-type", "A target should have the display type.")

  static let undocumentedSupport = Rule(
    "undocumented-support", "The vendor's page should promise what a target is relied on for.")

  static let unsupportedField = Rule(
    "unsupported-field", "A target should know the field.")

  static let undocumentedField = Rule(
    "undocumented-field", "A field that the vendor's page does not name may change without notice.")
}
