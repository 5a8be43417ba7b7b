internal import Diagnostics

extension RuleFamily {
  static let values = RuleFamily(
    "Values",
    [
      .colorNotHex,
      .numberOutOfRange,
      .numberNotWhole,
      .emptyText,
      .choiceCase,
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
    "number-out-of-range", "A number must lie within its field's range.",
    why: """
      Phones use the nearest number allowed where the range has an end to go to, and drop the whole message \
      where the number makes no sense, such as a duration of 0. `describe` names the range of every field.
      """,
    fails: [
      .block("banner", ##""autoDismiss": «0»"##),
      .block("pip", ##""width": «90»"##, on: "ios"),
      .block("spinwheel", ##""winIndex": «12»"##, on: "ios"),
    ],
    passes: [
      .block("banner", ##""autoDismiss": 0.5"##),
      .block("pip", ##""width": 0.4"##, on: "ios"),
    ])

  static let numberNotWhole = Rule(
    "number-not-whole", "A number that counts something should be whole.",
    why: "Phones cut the decimals off and do not round: 1.9 counts as 1.",
    fails: [
      .block("spinwheel", ##""winIndex": «1.5»"##, on: "ios"),
      .root("modal", ##""maxDisplays": «2.5»"##),
    ],
    passes: [
      .block("spinwheel", ##""winIndex": 1.0"##, on: "ios"),
      .root("modal", ##""maxDisplays": 3"##),
    ])

  static let emptyText = Rule(
    "empty-text", "A text must not be empty.",
    why: """
      Both SDKs refuse an empty text, address or label and with it the whole message. A placeholder without \
      a default is empty on iOS where the translation is missing; an empty translation is empty everywhere.
      """,
    fails: [
      .block("modal", ##""title": {"text": «""», "color": "#000"}"##),
      .block("modal", ##""image": «""»"##),
      .block("banner", ##""action": {"type": "url", "url": «""»}"##),
      .translations(
        ##"{"default_language": "en", "localization": {"en": {"Title": «""»}}}"##,
        beside: ##""title": {"text": "{{Title|text|Hello}}", "color": "#000"}"##),
    ],
    passes: [
      .block("modal", ##""title": {"text": " ", "color": "#000"}"##),
      .block("modal", ##""image": null"##),
    ])

  static let choiceCase = Rule(
    "choice-case", "A choice should be spelled as the vendor's page spells it.",
    why: """
      Phones read displayType, position and an action's type in any letter case. The page writes them in \
      lower case, and other tools may compare them letter by letter.
      """,
    fails: [
      .block("banner", ##""position": «"TOP"»"##),
      .block("banner", ##""action": {"type": «"Close"»}"##),
      .document(
        ##"{"displayType": «"Modal"», "modal": {"showClose": true, "dimBackground": true, "##
          + ##""background": "#FFF", "buttons": []}}"##),
    ],
    passes: [.block("banner", ##""position": "top""##)])
}
