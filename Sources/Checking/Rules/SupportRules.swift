internal import Diagnostics

extension RuleFamily {
  static let support = RuleFamily(
    "SDK releases",
    [
      .unsupportedDisplayType,
      .undocumentedSupport,
      .unsupportedField,
      .undocumentedField,
    ])
}

extension Rule {
  static let unsupportedDisplayType = Rule(
    "unsupported-display-type", "A target should have the display type.",
    why: """
      A release that does not know a display type shows nothing, and no other type takes its place. Send such \
      a message to the other platform only, or choose a type that both draw. It is an error only where \
      --target names the platform: elsewhere the message may well be meant for the other one.
      """,
    severity: .warning,
    fails: [
      .document(pictureInPicture(#"«"pip"»"#), on: "android@6.13.0"),
      .document(video(#"«"video"»"#), on: "android@6.10.2"),
    ],
    passes: [
      .document(pictureInPicture(), on: "ios@7.2.0"),
      .document(video(), on: "android@6.11.0"),
    ])

  static let undocumentedSupport = Rule(
    "undocumented-support", "The vendor's page should promise what a target is relied on for.",
    why: """
      Some releases draw a type before the vendor's page says so. It was seen to work; nobody has promised \
      that it works everywhere, or that support helps where it does not.
      """,
    fails: [
      .document(sheet(#"«"sheet"»"#), on: "ios@7.2.0"),
      .document(video(#"«"video"»"#), on: "android@6.11.0"),
    ],
    passes: [
      .document(sheet(), on: "ios@7.2.1"),
      .document(video(), on: "ios@7.2.0"),
    ])

  static let unsupportedField = Rule(
    "unsupported-field", "A target should know the field.",
    why: """
      A release ignores a field that is newer than itself and shows the message without it. That is harmless \
      where the message also works without, as it does with dark colours; look at it once that way.
      """,
    fails: [
      .block("modal", ##"«"dark"»: {"background": "#101418"}"##, on: "ios@7.2.4"),
      .block("banner", ##"«"dark"»: {"background": "#101418"}"##, on: "android@6.11.0"),
    ],
    passes: [
      .block("modal", ##""dark": {"background": "#101418"}"##, on: "ios@7.2.7"),
      .block("banner", ##""dark": {"background": "#101418"}"##, on: "android@6.13.0"),
    ])

  static let undocumentedField = Rule(
    "undocumented-field", "A field that the vendor's page does not name may change without notice.",
    why: """
      Phones read it today, and it was seen to work. Whoever relies on it should try it again with each new \
      release of the SDK.
      """,
    fails: [
      .root("modal", ##"«"inAppId"»: "spring-sale""##),
      .block("modal", ##"«"dark"»: {"background": "#101418"}"##),
    ],
    passes: [
      .block("modal", ##""background": "#101418""##)
    ])
}

/// The smallest documents of three types; the name of the type may have marks round it.
private func pictureInPicture(_ type: String = #""pip""#) -> String {
  """
  {
    "displayType": \(type),
    "pip": {
      "showClose": true,
      "position": "bottom-right",
      "loop": true,
      "muted": true,
      "url": "https://example.com/video.mp4",
      "width": 40,
      "aspectRatio": 1.78
    }
  }
  """
}

private func video(_ type: String = #""video""#) -> String {
  """
  {
    "displayType": \(type),
    "video": {
      "showClose": true,
      "loop": true,
      "muted": true,
      "url": "https://example.com/video.mp4",
      "buttons": []
    }
  }
  """
}

private func sheet(_ type: String = #""sheet""#) -> String {
  """
  {
    "displayType": \(type),
    "sheet": {
      "showClose": true,
      "dimBackground": true,
      "background": "#FFFFFF",
      "buttons": []
    }
  }
  """
}
