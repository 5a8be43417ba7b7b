extension Model {
  /// The root of pushwoosh.json, the translations beside native-config.json.
  public static let pushwooshJSON = Model(
    "pushwoosh.json", "The translations of a message.",
    fields: [
      Field(
        "default_language", .code, .required(otherwise: onAndroid),
        "The language used where the phone's own is not there.",
        malformed: onAndroid, example: "en"),
      Field(
        "localization",
        .map(
          of: .map(
            of: .code, key: "key", otherwise: Outcomes(both: .degraded(to: "the value as text"))),
          key: "language", otherwise: .defaultTexts),
        .required(otherwise: .defaultTexts),
        "The translations: each language's strings by key.",
        malformed: .defaultTexts),
      htmlOnly("ios_close_button", .anything, "Whether HTML messages show a close button on iOS."),
      htmlOnly("presentationStyleKey", .code, "The layout of HTML messages on iOS."),
      htmlOnly("style_settings", .anything, "The window and animations of HTML messages."),
    ])

  /// Android needs it even where the phone's own language is there; iOS does not.
  private static let onAndroid = Outcomes(ios: .accepted, android: Outcomes.defaultTexts.android)

  private static func htmlOnly(_ name: String, _ shape: Shape, _ summary: String) -> Field {
    Field(
      name, shape, .optional, summary, malformed: .ignored,
      inertBecause: "Native messages take only the translations from pushwoosh.json.")
  }
}
