internal import Diagnostics

extension RuleFamily {
  static let behaviour = RuleFamily(
    "What phones draw",
    [
      .darkWithoutLight,
      .noVisibleEffect,
    ])
}

extension Rule {
  static let darkWithoutLight = Rule(
    "dark-without-light", "A dark overlay can change only what the light message has.")

  static let noVisibleEffect = Rule(
    "no-visible-effect", "A field without effect on any phone can go.")
}
