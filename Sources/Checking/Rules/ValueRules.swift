internal import Diagnostics

extension RuleFamily {
  static let values = RuleFamily(
    "Values",
    [
      .colorNotHex,
      .numberOutOfRange,
      .numberNotWhole,
      .emptyText,
      .mediaNotHTTPS,
    ])
}

extension Rule {
  static let colorNotHex = Rule(
    "color-not-hex", "A colour must be #RGB, #RGBA, #RRGGBB or #RRGGBBAA.",
    why: """
      Both SDKs read nothing else: no names, no rgb(), no five or seven digits. One colour that they \
      cannot read hides the whole message. Colours from translations count too, in their language only.
      """,
    fails: [
      .block("banner", ##""background": «"4B5057FF"»"##),
      .block("modal", ##""title": {"text": "Hello", "color": «"white"»}"##),
      .translations(
        ##"{"default_language": "en", "localization": {"en": {"Title color": «"14234c"»}}}"##,
        beside: ##""title": {"text": "Hello", "color": "{{Title color|color|#14234C}}"}"##),
    ],
    passes: [
      .block("banner", ##""background": "#4B5057FF""##),
      .block("modal", ##""title": {"text": "Hello", "color": "#fff"}"##),
    ])

  static let numberOutOfRange = Rule(
    "number-out-of-range", "A number must lie within its field's range.")

  static let numberNotWhole = Rule(
    "number-not-whole", "A number that counts something should be whole.")

  static let emptyText = Rule(
    "empty-text", "A text must not be empty.")

  static let mediaNotHTTPS = Rule(
    "media-not-https", "A picture or video must have an absolute HTTPS address.")
}
