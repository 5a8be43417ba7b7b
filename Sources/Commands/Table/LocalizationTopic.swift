internal import Shell

extension Topic {
  static let localization = Topic(
    "localization", summary: "How a text comes in the language of the phone.",
    body: [
      "A text of native-config.json may be a placeholder, and pushwoosh.json beside it hold its "
        + "translations.",
      """
        native-config.json   "text": "{{title|text|Hello}}"
        pushwoosh.json       { "default_language": "en",
                               "localization": { "en": { "title": "Hello" },
                                                 "de": { "title": "Hallo" } } }
      """,
      "A placeholder is a key, a type and a default between bars. The type is text; others, such as "
        + "UPPERCASE, change how the value is written. All releases read it alike if key and type have two "
        + "characters or more, the default one, and none of them holds a bar or a brace.",
      "A phone takes the block of its language, else that of default_language, else the defaults. A key "
        + "that the block lacks is not looked for in another one: its default is shown.",
      "Blocks go by exact names. iOS looks for the language, with its script where there is one: de, "
        + "zh-Hans. Android looks for the language alone, but for Chinese for the whole tag: zh-Hans-CN. "
        + "Without default_language Android uses no translations at all.",
      "An empty translation is an empty text, and phones drop a message with one, in that language only.",
      """
        inapp localize extract   moves texts to pushwoosh.json
        inapp localize add       adds a language
        inapp localize status    shows what is translated
        inapp localize render    prints the message in a language
        inapp validate           says which languages show it
      """,
    ])
}
