public import Diagnostics

extension RuleFamily {
  static let syntax = RuleFamily(
    "The file as JSON",
    [
      .invalidJSON,
      .byteOrderMark,
      .duplicateKey,
      .loneSurrogate,
    ])
}

extension Rule {
  /// The text is not JSON.
  public static let invalidJSON = Rule(
    "invalid-json", "The file must be JSON exactly as RFC 8259 defines it.",
    why: """
      One comma too many, a comment or a typographic quote, and there is no message: phones do not guess what \
      was meant. Word processors and hand editing bring most of these faults in. The check reads on behind \
      each, so that one run names everything that is wrong.
      """,
    fails: [
      .document(
        ##"""
        {
          "displayType": "modal",
          "modal": {
            "showClose": true,
            "dimBackground": true,
            "background": "#FFFFFF",
            "buttons": []«,»
          }
        }
        """##),
      .block("banner", ##""background": «'#FFFFFF'»"##),
      .block("banner", ##"«// the new red»\##n    "background": "#D52B1E""##),
    ],
    passes: [
      .document(
        ##"""
        {
          "displayType": "modal",
          "modal": {
            "showClose": true,
            "dimBackground": true,
            "background": "#FFFFFF",
            "buttons": []
          }
        }
        """##),
      .block("banner", ##""background": "#FFFFFF""##),
    ])

  static let byteOrderMark = Rule(
    "byte-order-mark", "The file should not begin with a byte order mark.",
    why: """
      Some Windows editors put three invisible bytes before the text. RFC 8259 forbids them to whoever sends \
      JSON and leaves it to each reader whether to object. No page of the vendor says what the SDKs do.
      """,
    fails: [
      .document(
        ##"""
        «\##u{FEFF}»{
          "displayType": "carousel",
          "carousel": {"showClose": true, "items": [{}]}
        }
        """##)
    ],
    passes: [
      .document(
        ##"""
        {
          "displayType": "carousel",
          "carousel": {"showClose": true, "items": [{}]}
        }
        """##)
    ])

  /// A key appears twice in one object.
  public static let duplicateKey = Rule(
    "duplicate-key", "A key may appear only once in an object.",
    why: """
      Android takes the last of several values; which one iOS takes is not documented. The two platforms may \
      show different messages, and an edit of the wrong one seems to have no effect.
      """,
    fails: [
      .block("modal", ##""background": "#FFFFFF",\##n    «"background"»: "#FFFFFF""##),
      .block("modal", ##""background": "#FFFFFF",\##n    «"background"»: "#000000""##),
      .translations(
        ##"""
        {
          "default_language": "en",
          "localization": {"en": {"title": "Rain", «"title"»: "Snow"}}
        }
        """##),
    ],
    passes: [
      .block("modal", ##""background": "#FFFFFF""##),
      .block("modal", ##""background": "#FFFFFF",\##n    "Background": "#000000""##),
    ])

  static let loneSurrogate = Rule(
    "lone-surrogate", "Half of a character should not stand alone.",
    why: """
      An emoji is two \\u escapes, and a program that cut the text between them left one. A reader may refuse \
      the whole file or show a replacement character. No page of the vendor says what the SDKs do.
      """,
    fails: [
      .block("modal", ##""title": {"text": "Party «\ud83c»", "color": "#14234C"}"##)
    ],
    passes: [
      .block("modal", ##""title": {"text": "Party \ud83c\udf89", "color": "#14234C"}"##),
      .block("modal", ##""title": {"text": "Party 🎉", "color": "#14234C"}"##),
    ])
}
