internal import Diagnostics
internal import Schema

extension Rule {
  static let slideWithoutImage = Rule(
    "slide-without-image", "Each slide of a carousel has an image.",
    why: "A slide without one is left out.", severity: .warning,
    fails: [
      .carousel(#"{ "image": "https://example.com/1.png" }, «{ "title": "New in" }»"#)
    ],
    passes: [.carousel(#"{ "image": "https://example.com/1.png", "title": "New in" }"#)])

  static let tooManySlides = Rule(
    "too-many-slides", "A carousel has at most \(InboxRules.documentedSlides) slides.",
    why:
      "From iOS 7.2.7 on, perhaps from a release shortly before, the slides after those are left "
      + "out; older releases show all. Slides without an image do not count.",
    severity: .warning,
    fails: [.manySlides("«", InboxRules.documentedSlides + 1, "»")],
    passes: [.manySlides("", InboxRules.documentedSlides, "")])

  static let buttonWithoutTitle = Rule(
    "button-without-title", "Each button has a title.",
    why: "A button without one is left out.", severity: .warning,
    fails: [.buttons(#"«{ "url": "https://example.com" }»"#)],
    passes: [.buttons(#"{ "title": "Open", "url": "https://example.com" }"#)])

  static let buttonWithoutAction = Rule(
    "button-without-action", "A button has a url that can be opened, or an action.",
    why: "A tap on any other button goes to the app, which does nothing unless it was written for "
      + "that. A url needs a scheme, such as https: or that of the app.",
    severity: .warning,
    fails: [
      .buttons(#"«{ "title": "Open", "url": "example.com" }»"#),
      .buttons(#"«{ "title": "Close", "action": "close" }»"#),
    ],
    passes: [.buttons(#"{ "title": "Save", "action": "custom", "tag": "save" }"#)])

  static let unknownAction = Rule(
    "unknown-action", "The action of a button is dismiss, markRead or custom.",
    why: "Phones ignore any other word, and open the url of the button.", severity: .warning,
    fails: [
      .buttons(#"{ "title": "Open", "action": «"open"», "url": "https://example.com" }"#)
    ],
    passes: [.buttons(#"{ "title": "Close", "action": "Dismiss" }"#)])

  static let customWithURL = Rule(
    "custom-with-url", "A button for the app has no url.",
    why:
      "The vendor's page says that an action wins over a url. The SDKs were seen to open the url "
      + "where the action is custom: only dismiss and markRead win.",
    severity: .warning,
    fails: [
      .buttons(#"«{ "title": "Save", "action": "custom", "url": "https://example.com" }»"#)
    ],
    passes: [
      .buttons(#"{ "title": "Save", "action": "custom", "link": "https://example.com" }"#)
    ])

  static let unusedButtonPart = Rule(
    "unused-button-part", "A button has what its action takes, and no more.",
    why: "A button that dismisses the message or marks it as read opens nothing. The app gets "
      + "other members only of a button that is custom and has no url that can be opened.",
    severity: .warning,
    fails: [
      .buttons(#"«{ "title": "Later", "action": "dismiss", "url": "https://example.com" }»"#),
      .buttons(#"«{ "title": "Open", "url": "https://example.com", "tag": "sale" }»"#),
    ],
    passes: [.buttons(#"{ "title": "Save", "action": "custom", "tag": "save" }"#)])

  static let tooManyButtons = Rule(
    "too-many-buttons", "A card has at most \(InboxRules.documentedButtons) buttons.",
    why:
      "The vendor's page allows no more. The SDKs show any number in one row, all of one width, so "
      + "that more leave little room for their titles.",
    severity: .warning,
    fails: [.manyButtons("«", InboxRules.documentedButtons + 1, "»")],
    passes: [.manyButtons("", InboxRules.documentedButtons, "")])

  static let buttonsNotShown = Rule(
    "buttons-not-shown", "Buttons stand on captioned and classic cards.",
    why: "The other cards leave them out.", severity: .warning,
    fails: [
      .message(
        """
        "inbox_image": "https://example.com/1.png", "data": {
          "displayType": "banner",
          "buttons": «[{ "title": "Open", "url": "https://example.com" }]»
        }
        """)
    ],
    passes: [.buttons(#"{ "title": "Open", "url": "https://example.com" }"#)])

  static let unusableLink = Rule(
    "unusable-link", "A slide or button leads to an address that a tap opens.",
    why: "A slide ignores an address without a scheme. iOS 7.2.7 opens none whose scheme is file, "
      + "javascript, data or facetime.",
    severity: .warning,
    fails: [
      .carousel(#"{ "image": "https://example.com/1.png", "url": «"example.com/new"» }"#),
      .buttons(#"{ "title": "Open", "url": «"javascript:alert(1)"» }"#),
    ],
    passes: [.carousel(#"{ "image": "https://example.com/1.png", "url": "myapp://new" }"#)])

  static let unusableImage = Rule(
    "unusable-image", "A picture has an http or https address.",
    why: "Phones look only whether there is an address before they choose a card, so the card is "
      + "drawn with an empty place for the picture.",
    severity: .warning,
    fails: [
      .message(#""inbox_image": «"summer.png"», "data": { "displayType": "banner" }"#),
      .carousel(#"{ "image": «"1.png"» }"#),
    ],
    passes: [
      .message(#""inbox_image": "https://example.com/1.png", "data": { "displayType": "banner" }"#)
    ])

  static let overriddenValue = Rule(
    "overridden-value", "What the inbox reads stands in one place of a message.",
    why: "An inbox_image comes before an image in data, and what ios_root_params holds comes "
      + "before the same in data. The other one is not read.",
    severity: .warning,
    fails: [
      .message(
        """
        "inbox_image": "https://example.com/1.png", "data": {
          "image": «"https://example.com/2.png"»
        }
        """),
      .message(
        """
        "inbox_days": 7, "content": "Hello", "ios_root_params": { "pinned": false },
              "data": { "pinned": «true» }
        """),
    ],
    passes: [
      .message(#""inbox_days": 7, "data": { "image": "https://example.com/2.png" }"#)
    ])

  static let ownLinkWins = Rule(
    "own-link-wins", "A message with slides or buttons that lead somewhere has no link of its own.",
    why: "On iOS 7.2.7 the message's own link or rich media answers every tap, also on buttons, "
      + "slides, films and passes.",
    severity: .warning,
    fails: [
      .message(
        """
        "inbox_days": 7, "content": "Hello", "link": «"https://example.com"», "data": {
          "displayType": "classic",
          "buttons": [{ "title": "Open", "url": "https://example.com/2" }]
        }
        """)
    ],
    passes: [
      .message(
        """
        "inbox_days": 7, "content": "Hello", "link": "https://example.com", "data": {
          "displayType": "classic",
          "buttons": [{ "title": "Later", "action": "dismiss" }]
        }
        """)
    ])

  static let pinnedNotRead = Rule(
    "pinned-not-read", "pinned is true or false, or a number.",
    why: "Of a string in quotes the inbox reads nothing, and the message is not pinned.",
    severity: .warning,
    fails: [.message(#""inbox_days": 7, "content": "Hello", "data": { "pinned": «"true"» }"#)],
    passes: [.message(#""inbox_days": 7, "content": "Hello", "data": { "pinned": true }"#)])
}

extension RuleExample {
  private static func card(_ type: String, _ name: String, _ list: String) -> RuleExample {
    .message(
      """
      "inbox_days": 7, "ios_title": "Sale", "content": "Now", "data": {
        "displayType": "\(type)",
        "\(name)": \(list)
      }
      """)
  }

  fileprivate static func carousel(_ slides: String) -> RuleExample {
    card("carousel", "carousel", "[\(slides)]")
  }

  fileprivate static func buttons(_ buttons: String) -> RuleExample {
    card("classic", "buttons", "[\(buttons)]")
  }

  fileprivate static func manySlides(_ start: String, _ count: Int, _ end: String) -> RuleExample {
    let slides = (1...count).map { #"    { "image": "https://example.com/\#($0).png" }"# }
    return card("carousel", "carousel", "\(start)[\n\(slides.joined(separator: ",\n"))\n  ]\(end)")
  }

  fileprivate static func manyButtons(_ start: String, _ count: Int, _ end: String) -> RuleExample {
    let buttons = (1...count).map { #"    { "title": "No. \#($0)", "action": "dismiss" }"# }
    return card("classic", "buttons", "\(start)[\n\(buttons.joined(separator: ",\n"))\n  ]\(end)")
  }
}
