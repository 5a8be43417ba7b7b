extension Model {
  /// The root of pushwoosh.json, the translations beside native-config.json.
  public static let pushwooshJSON = Model(
    "pushwoosh.json", "The translations of a message.",
    fields: [
      Field(
        "default_language", .code, .required(otherwise: withoutTranslations(ios: .accepted)),
        "The language used where the phone's own is not there.",
        malformed: withoutTranslations(ios: .accepted), example: "en"),
      Field(
        "localization",
        .map(
          of: .map(of: .code, key: "key", otherwise: .degraded(to: "the value as text")),
          key: "language", otherwise: Outcomes(both: plainTexts)),
        .required(otherwise: withoutTranslations(ios: plainTexts)),
        "The translations: each language's strings by key.",
        malformed: withoutTranslations(ios: plainTexts)),
      htmlOnly("ios_close_button", .anything, "Whether HTML messages show a close button on iOS."),
      htmlOnly("presentationStyleKey", .code, "The layout of HTML messages on iOS."),
      htmlOnly("style_settings", .anything, "The window and animations of HTML messages."),
    ])

  private static let plainTexts = Consequence.degraded(to: "the default texts")

  private static func withoutTranslations(ios: Consequence) -> Outcomes {
    Outcomes(ios: ios, android: plainTexts)
  }

  private static func htmlOnly(_ name: String, _ shape: Shape, _ summary: String) -> Field {
    Field(
      name, shape, .optional, summary, malformed: .ignored,
      inertBecause: "Native messages take only the translations from pushwoosh.json.")
  }
}
