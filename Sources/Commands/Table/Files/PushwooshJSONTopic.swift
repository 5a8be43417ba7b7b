internal import Schema
internal import Shell

extension Topic {
  static let pushwooshJSON = Topic(
    "pushwoosh-json", summary: "What pushwoosh.json holds.",
    page: FilePage(
      "pushwoosh-json",
      commands: [
        "localize extract", "localize add", "localize status", "localize render", "validate",
      ]),
    body: [
      "pushwoosh.json lies beside native-config.json and holds the translations of its placeholders:",
      """
        {
          "default_language": "en",
          "localization": {
            "en": { "title": "Hello" },
            "de": { "title": "Hallo" }
          }
        }
      """,
      "A phone takes one block, that of its language or else that of default_language, and nothing "
        + "from another. How it looks for it, and how placeholders are written, is in inapp help "
        + "localization.",
    ],
    sections: .objects(of: .pushwooshJSON))
}
