internal import Diagnostics

extension RuleFamily {
  static let structure = RuleFamily(
    "Fields and types",
    [
      .unknownDisplayType,
      .unusedBlock,
      .missingField,
      .unknownField,
      .misplacedField,
      .wrongType,
      .unknownChoice,
      .listLength,
      .emptyReward,
    ])
}

extension Rule {
  static let unknownDisplayType = Rule(
    "unknown-display-type", "The displayType must be one that the SDKs draw.",
    why: "Phones that do not know the type show nothing at all.",
    fails: [
      .document(##"{"displayType": «"modl"», "modal": {}}"##),
      .document(##"{"displayType": «"popup"», "popup": {}}"##),
    ],
    passes: [.block("modal", ##""buttons": []"##)])

  static let unusedBlock = Rule(
    "unused-block", "Only the content block that displayType names is read.",
    why: "Often the other block is the one that was meant, and displayType is wrong.",
    fails: [.root("modal", ##"«"sheet"»: {}"##)],
    passes: [.block("modal", ##""buttons": []"##)])

  static let missingField = Rule(
    "missing-field", "A required field must be there.",
    why: """
      Without it both SDKs drop the whole message, however good the rest is. A field that is null counts as \
      missing, and so does a content block under any other key than its type in lower case.
      """,
    fails: [
      .block("modal", ##""title": «{»"text": "Hello"}"##),
      .block("modal", ##""background": «null»"##),
      .block("banner", ##""action": «{»"type": "url"}"##),
      .document(##"{"displayType": «"modal"», "Modal": {}}"##),
      .document(##"{"displayType": «"banner"», "showClose": true, "position": "top"}"##),
    ],
    passes: [
      .block("modal", ##""title": {"text": "Hello", "color": "#000"}"##),
      .block("modal", ##""title": null"##),
    ])

  static let unknownField = Rule(
    "unknown-field", "A field that the SDKs do not know is ignored.",
    why: """
      Phones skip a key that they do not know and do not say so, so that a typing error makes a title or a \
      picture disappear. Letter case counts.
      """,
    fails: [
      .block("modal", ##"«"titel"»: {"text": "Hello", "color": "#000"}"##),
      .block("modal", ##"«"Image"»: "https://example.com/a.png""##),
      .root("modal", ##"«"startDate"»: 1798761599"##),
    ],
    passes: [.block("modal", ##""title": {"text": "Hello", "color": "#000"}"##)])

  static let misplacedField = Rule(
    "misplaced-field", "A field must lie where its display type has it.",
    why: """
      The name is right, but phones look for it in another object and ignore it here. A name that the \
      display type has nowhere is an unknown field instead.
      """,
    fails: [
      .block(
        "fullscreen", ##""cover": {"background": "#000"}, «"image"»: "https://example.com/a.png""##),
      .block("modal", ##""title": {"text": "Hello", "color": "#000", «"buttons"»: []}"##),
      .root("modal", ##"«"image"»: "https://example.com/a.png""##),
      .block("banner", ##"«"url"»: "https://example.com""##),
      .block("modal", ##"«"maxDisplays"»: 3"##),
    ],
    passes: [
      .block(
        "fullscreen",
        ##""cover": {"background": "#000", "image": "https://example.com/a.png"}"##)
    ])

  static let wrongType = Rule(
    "wrong-type", "A value must be of its field's type.",
    why: """
      Phones convert nothing: "true" in quotes is no boolean, "5" no number, and a plain string no text with \
      a colour. One such value drops the whole message. Placeholders make strings only, so numbers and \
      booleans cannot be translated.
      """,
    fails: [
      .block("modal", ##""dimBackground": «"true"»"##),
      .block("modal", ##""title": «"Hello"»"##),
      .block("modal", ##""buttons": [«null»]"##),
      .block("banner", ##""autoDismiss": «"{{seconds|text|6}}"»"##),
    ],
    passes: [
      .block("modal", ##""dimBackground": true"##),
      .root("modal", ##""maxDisplays": "3""##),
    ])

  static let unknownChoice = Rule(
    "unknown-choice", "A value must be one of its field's words.",
    why: "Any other word drops the whole message. Upper and lower case are the same here.",
    fails: [
      .block("banner", ##""position": «"middle"»"##),
      .block("banner", ##""action": {"type": «"deeplink"»}"##),
      .block("pip", ##""position": «"topleft"»"##, on: "ios"),
    ],
    passes: [
      .block("banner", ##""position": "top""##),
      .block("pip", ##""position": "top-left""##, on: "ios"),
    ])

  static let listLength = Rule(
    "list-length", "A list must hold as many elements as its display type takes.",
    why: """
      An empty list of slides or cards, or a wheel with one segment or thirteen, drops the whole message. \
      A dark overlay whose list is shorter or longer than the light one is left out.
      """,
    fails: [
      .block("stories", ##""items": «[»]"##),
      .block("carousel", ##""items": «[»]"##),
    ],
    passes: [
      .block("modal", ##""buttons": []"##),
      .block("carousel", ##""items": [{}]"##),
    ])

  static let emptyReward = Rule(
    "empty-reward", "A reward must have a title or a code.",
    why: "Without either the whole message is dropped. A message or a button does not count.",
    fails: [
      .block("scratchcard", ##""reward": «{»}"##, on: "ios"),
      .block("scratchcard", ##""reward": «{»"code": ""}"##, on: "ios"),
    ],
    passes: [.block("scratchcard", ##""reward": {"code": "WELCOME10"}"##, on: "ios")])
}
