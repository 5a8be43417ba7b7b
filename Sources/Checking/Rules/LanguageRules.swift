internal import Diagnostics

extension RuleFamily {
  static let language = RuleFamily(
    "Languages and placeholders",
    placeholders + translations)

  private static let placeholders: [Rule] = [
    .placeholderNotPortable,
    .placeholderReadsDifferently,
    .placeholderTypeUnknown,
    .displayTypeVaries,
    .placeholderInTranslation,
  ]

  private static let translations: [Rule] = [
    .missingTranslation,
    .keysDiffer,
    .emptyTranslation,
    .translationNotText,
    .unusedTranslation,
    .translationsUnused,
    .defaultLanguageMissing,
    .defaultLanguageAbsent,
    .unreachableLanguage,
  ]
}

extension Rule {
  static let missingTranslation = Rule(
    "missing-translation", "A language should have a translation for every placeholder.",
    why: """
      A phone takes one language block, and looks for every key there only: what the block lacks is \
      not looked for in the default language. The placeholder's own default shows in its place.
      """,
    fails: [
      .translations(
        ##"{"default_language": "en", "localization": {"en": {"Title": "Hi"}, "de": {}}}"##,
        beside: ##""title": {"text": «"{{Title|text|Hello}}"», "color": "#FFF"}"##)
    ],
    passes: [
      .translations(
        ##"{"default_language": "en", "localization": {"en": {"Title": "Hi"}}}"##,
        beside: ##""title": {"text": "{{Title|text|Hello}}", "color": "#FFF"}"##)
    ])

  static let keysDiffer = Rule(
    "keys-differ", "Every language should have the same keys.",
    why: """
      No phone looks for a key in a second language: what one block lacks shows the placeholder's own \
      default there. Beside a template, missing-translation tells of the keys that it uses.
      """,
    fails: [
      .translations(
        ##"{"default_language": "en", "localization": {"en": {"Title": "Hi"}, «"de"»: {}}}"##)
    ],
    passes: [
      .translations(
        ##"""
        {"default_language": "en",
         "localization": {"en": {"Title": "Hi"}, "de": {"Title": "Hallo"}}}
        """##)
    ])

  static let emptyTranslation = Rule(
    "empty-translation", "A translation should not be empty.",
    why: """
      Nothing shows in the placeholder's place, not even its default. Where the placeholder is the \
      whole of a text, an address or a colour, the message is dropped in that language.
      """,
    fails: [
      .translations(##"{"default_language": "en", "localization": {"en": {"Title": «""»}}}"##)
    ],
    passes: [
      .translations(##"{"default_language": "en", "localization": {"en": {"Title": "Hi"}}}"##)
    ])

  static let translationNotText = Rule(
    "translation-not-text", "A translation must be a string.",
    why: """
      Each SDK prints what is no string in its own way: true is "true" on Android and "1" on iOS, null \
      is "null" and "<null>". How lists and objects print is not documented.
      """,
    fails: [
      .translations(##"{"default_language": "en", "localization": {"en": {"Price": «7»}}}"##),
      .translations(##"{"default_language": "en", "localization": {"en": {"Price": «true»}}}"##),
      .translations(##"{"default_language": "en", "localization": {"en": {"Price": «null»}}}"##),
      .translations(##"{"default_language": "en", "localization": {"en": {"Price": «[1]»}}}"##),
    ],
    passes: [
      .translations(##"{"default_language": "en", "localization": {"en": {"Price": "7"}}}"##)
    ])

  static let unusedTranslation = Rule(
    "unused-translation", "A key should be one that the template asks for.",
    why: """
      Keys match to the letter, in case and spaces too. A key that no placeholder names does nothing; \
      often it is a placeholder's key mistyped.
      """,
    fails: [
      .translations(
        ##"""
        {"default_language": "en",
         "localization": {"en": {"Title": "Hi", «"title"»: "Hello"}}}
        """##,
        beside: ##""title": {"text": "{{Title|text|Hello}}", "color": "#FFF"}"##)
    ],
    passes: [
      .translations(
        ##"{"default_language": "en", "localization": {"en": {"Title": "Hi"}}}"##,
        beside: ##""title": {"text": "{{Title|text|Hello}}", "color": "#FFF"}"##)
    ])

  static let translationsUnused = Rule(
    "translations-unused", "Translations need placeholders in the template.",
    why: """
      Phones put translations only where native-config.json has a placeholder, such as \
      {{Title|text|Hi}}.
      """,
    fails: [
      .translations(
        ##"{"default_language": "en", «"localization"»: {"en": {"Title": "Hi"}}}"##,
        beside: ##""title": {"text": "Hello", "color": "#FFF"}"##)
    ],
    passes: [
      .translations(
        ##"{"default_language": "en", "localization": {"en": {"Title": "Hi"}}}"##,
        beside: ##""title": {"text": "{{Title|text|Hello}}", "color": "#FFF"}"##)
    ])

  static let defaultLanguageMissing = Rule(
    "default-language-missing", "A pushwoosh.json must name its default_language.",
    why: """
      Without it Android uses no translation at all, not even in languages that are there. iOS uses \
      the phone's language, but has nothing for all others.
      """,
    fails: [.translations(##"«{»"localization": {"en": {"Title": "Hi"}}}"##)],
    passes: [
      .translations(##"{"default_language": "en", "localization": {"en": {"Title": "Hi"}}}"##)
    ])

  static let defaultLanguageAbsent = Rule(
    "default-language-absent", "The default_language must be one of the languages.",
    why: """
      Phones in a language without a block of its own take the block that default_language names, to \
      the letter. Where there is none, every placeholder shows its own default.
      """,
    fails: [
      .translations(##"{"default_language": «"EN"», "localization": {"en": {"Title": "Hi"}}}"##)
    ],
    passes: [
      .translations(##"{"default_language": "en", "localization": {"en": {"Title": "Hi"}}}"##)
    ])

  static let unreachableLanguage = Rule(
    "unreachable-language", "A language must have the name under which phones look for it.",
    why: """
      iOS looks for the language, with its script where it has one: pt, zh-Hans. Android looks for the \
      language alone, but for Chinese for the whole tag: zh-Hans-CN, zh-CN. Case counts, and a region \
      such as pt-BR is found by neither. Old Android releases call Hebrew iw and Indonesian in. An app \
      can set another name: on iOS one of two letters, on Android any.
      """,
    fails: [
      .translations(
        ##"{"default_language": "en", "localization": {"en": {"Hi": "Hi"}, «"pt-BR"»: {"Hi": "Oi"}}}"##
      ),
      .translations(
        ##"{"default_language": "en", "localization": {"en": {"Hi": "Hi"}, «"DE"»: {"Hi": "Hallo"}}}"##
      ),
      .translations(
        ##"{"default_language": "en", "localization": {"en": {"Hi": "Hi"}, «"iw"»: {"Hi": "שלום"}}}"##
      ),
      .translations(
        ##"{"default_language": "en", "localization": {"en": {"Hi": "Hi"}, «"zh-Hans"»: {"Hi": "嗨"}}}"##
      ),
    ],
    passes: [
      .translations(
        ##"{"default_language": "en", "localization": {"en": {"Hi": "Hi"}, "pt": {"Hi": "Oi"}}}"##),
      .translations(
        ##"""
        {"default_language": "en",
         "localization": {"en": {"Hi": "Hi"}, "zh-Hans": {"Hi": "嗨"}, "zh-CN": {"Hi": "嗨"}}}
        """##),
    ])
}
