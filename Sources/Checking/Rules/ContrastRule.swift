public import Diagnostics

extension Rule {
  /// Words in a colour too near that of their ground.
  public static let lowContrast = Rule(
    "low-contrast", "Words should stand out from what they lie on.",
    why: """
      Phones draw the colours as they are written, legible or not. WCAG 2 asks for a contrast of 4.5 to 1, or \
      3 to 1 for letters of 18 points and more, 14 if they are bold; below 1.5 to 1 hardly anybody sees that \
      there are words. Measured is what is known: a label on its button, texts on the card, on the \
      gradient stop they stand out from least, with the dark overlay too. Not measured are words on a picture \
      or a video, nor the glass that iOS 26 makes of a card.
      """,
    fails: [
      .block("modal", ##""title": {"text": "Hello", "color": «"#CCCCCC"»}"##),
      .block(
        "scratchcard",
        ##"""
        "background": ["#3A1C71", "#E0503A"], "message": {"text": "Scratch", "color": «"#F2DFF5"»}
        """##),
      .block(
        "modal",
        ##"""
        "title": {"text": "Hello", "color": "#000000"}, "dark": {"background": «"#1F1F1F"»}
        """##, on: "ios"),
      .translations(
        ##"{"default_language": "en", "localization": {"en": {"Ink": «"#FFF9C4"»}}}"##,
        beside: ##""title": {"text": "Hello", "color": "{{Ink|color|#000000}}"}"##),
    ],
    passes: [
      .block("modal", ##""title": {"text": "Hello", "color": "#767676"}"##),
      .block(
        "fullscreen",
        ##"""
        "cover": {"image": "https://cdn.example.com/train.jpg", "background": "#FFFFFF"},
          "title": {"text": "Hello", "color": "#FFFFFF"}
        """##),
      .block(
        "modal",
        ##"""
        "title": {"text": "Hello", "color": "#000000"},
          "dark": {"background": "#1F1F1F", "title": {"color": "#FFFFFF"}}
        """##, on: "ios"),
    ])
}
