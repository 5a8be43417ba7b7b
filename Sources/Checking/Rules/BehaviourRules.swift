internal import Diagnostics

extension RuleFamily {
  static let behaviour = RuleFamily(
    "What phones draw",
    [
      .lowContrast,
      .textCut,
      .tooBriefToRead,
      .closeButtonForced,
      .missingFallback,
      .darkWithoutLight,
      .noVisibleEffect,
      .oneColorGradient,
    ])
}

extension Rule {
  static let textCut = Rule(
    "text-cut", "Words should fit the room that phones give them.",
    why: """
      A banner's title has one line and its message two; the texts of stories and carousels have two \
      each. What is longer ends in an ellipsis. On iOS the label of a button has one line: its letters \
      shrink first, then it is cut. Labels of a wheel run under its middle. How much fits is estimated for a phone 393 points wide, from average letters, so try what is close. Each translation \
      is measured by itself: German often needs a third more room than English.
      """,
    fails: [
      .block(
        "banner",
        ##""title": {"text": «"Everything you need for a long weekend by the sea"», "color": "#000"}"##
      ),
      .translations(
        ##"""
        {"default_language": "en", "localization": {
          "en": {"Head": "Free brake check"},
          "de": {"Head": «"Kostenlose Bremsenprüfung nur noch diese Woche"»}}}
        """##,
        beside: ##""title": {"text": "{{Head|text|Free brake check}}", "color": "#000"}"##),
    ],
    passes: [
      .block("banner", ##""title": {"text": "Free brake check this week", "color": "#000"}"##),
      .block(
        "modal",
        ##""title": {"text": "Everything you need for a long weekend by the sea", "color": "#000"}"##
      ),
    ])

  static let tooBriefToRead = Rule(
    "too-brief-to-read", "Words should stay long enough to be read.",
    why: """
      Times are in seconds and phones keep to them. In less than one second nobody reads a line: the \
      banner or slide only flashes by.
      """,
    fails: [
      .block("banner", ##""autoDismiss": «0.5»"##),
      .block("stories", ##""items": [{"buttons": [], "duration": «0.2»}]"##),
    ],
    passes: [
      .block("banner", ##""autoDismiss": 6"##),
      .block("stories", ##""items": [{"buttons": [], "duration": 4}]"##),
    ])

  static let closeButtonForced = Rule(
    "close-button-forced", "A message without another way out shows its close button.",
    why: """
      iOS shows the close button whatever showClose says: always on a carousel and a picture-in-picture \
      window; on a modal, fullscreen or video message without buttons; on a scratchcard or spinwheel whose \
      reward has no button. What Android does is not documented. A design that counts on a clean corner \
      gets a button there, over the picture or the headline.
      """,
    fails: [
      .block("modal", ##""showClose": «false», "buttons": []"##),
      .block("carousel", ##""showClose": «false»"##),
      .block("scratchcard", ##""showClose": «false», "reward": {"code": "TENTHBAG"}"##),
    ],
    passes: [
      .block("sheet", ##""showClose": false, "buttons": []"##),
      .block(
        "modal",
        ##"""
        "showClose": false, "buttons": [{"text": {"text": "Not now", "color": "#FFF"},
          "background": "#000", "border": {"color": "#000", "radius": 8}, "action": {"type": "close"}}]
        """##),
    ])

  static let missingFallback = Rule(
    "missing-fallback", "A video should have a picture to show where it fails.",
    why: """
      A video may fail: the phone is offline, the address is wrong, the format is new. iOS then shows the \
      fallback picture. Without one it closes the whole message, and nobody learns what it said.
      """,
    fails: [.block("video", ##""url": «"https://cdn.example.com/mug.mp4"»"##, on: "ios")],
    passes: [
      .block(
        "video",
        ##"""
        "url": "https://cdn.example.com/mug.mp4", "fallback": "https://cdn.example.com/mug.jpg"
        """##, on: "ios")
    ])

  static let darkWithoutLight = Rule(
    "dark-without-light", "A dark overlay can change only what the light message has.",
    why: """
      Phones lay the dark overlay over the light message, object by object. A title or a cover that the \
      light message does not have cannot appear in dark mode: that part of the overlay is skipped.
      """,
    fails: [
      .block("modal", ##""dark": {«"title"»: {"color": "#FFF"}}"##),
      .block("modal", ##""title": null, "dark": {«"title"»: {"color": "#FFF"}}"##),
    ],
    passes: [
      .block(
        "modal", ##""title": {"text": "Hello", "color": "#000"}, "dark": {"background": "#EEE"}"##),
      .block("modal", ##""dark": {"image": "https://cdn.example.com/night.jpg"}"##),
    ])

  static let noVisibleEffect = Rule(
    "no-visible-effect", "A field without effect should go.",
    why: """
      Phones read some values and then draw the same picture whatever they say. Slices of a wheel are equal \
      whatever their weight, its hub is a circle whatever its radius, gradients and foils are opaque, and \
      the buttons that spin or reveal have no action. A dark overlay changes colours and pictures only; the \
      texts, and the colours of a wheel's slices, stay as in light mode.
      """,
    fails: [
      .block(
        "spinwheel",
        ##"""
        "segments": [{"message": {"text": "5%", "color": "#FFF"}, "color": "#000", "weight": 1},
          {"message": {"text": "20%", "color": "#FFF"}, "color": "#000", «"weight"»: 5}]
        """##),
      .block("scratchcard", ##""cover": {"background": «"#C9CDD680"»}"##),
      .block(
        "modal",
        ##"""
        "title": {"text": "Good day", "color": "#000"}, "dark": {"title": {«"text"»: "Good night"}}
        """##, on: "ios"),
    ],
    passes: [
      .block(
        "scratchcard",
        ##"""
        "cover": {"image": "https://cdn.example.com/foil.png", "background": "#C9CDD680"}
        """##),
      .block("modal", ##""dark": {"background": "#1F1F1F"}"##, on: "ios"),
    ])

  static let oneColorGradient = Rule(
    "one-color-gradient", "A gradient needs two colours or more.",
    why: """
      A list with a single colour is legal, and phones draw it as that one colour. It may be what is left of a \
      gradient.
      """,
    fails: [.block("scratchcard", ##""background": «["#3A1C71"]»"##)],
    passes: [
      .block("scratchcard", ##""background": "#3A1C71""##),
      .block("scratchcard", ##""background": ["#3A1C71", "#B3227C"]"##),
    ])
}
