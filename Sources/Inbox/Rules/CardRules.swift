public import Diagnostics

extension Rule {
  static let notInInbox = Rule(
    "not-in-inbox", "A message for the inbox has inbox_image, inbox_date or inbox_days.",
    why: "Without one of the three it is a push and no more: no card is ever drawn.",
    severity: .error,
    fails: [.message(#""content": "Hello", "data": { "displayType": "classic" }"#)],
    passes: [
      .message(#""content": "Hello", "inbox_days": 7, "data": { "displayType": "classic" }"#)
    ]
  )

  static let inboxDaysOutOfRange = Rule(
    "inbox-days-out-of-range", "A message stays in the inbox for 1 to 30 whole days.",
    why: "30 is the most that the vendor allows; what the server does with more is not documented.",
    severity: .warning,
    fails: [.message(#""content": "Hello", "inbox_days": «31»"#)],
    passes: [.message(#""content": "Hello", "inbox_days": 30"#)])

  static let misplacedField = Rule(
    "misplaced-inbox-field", "What the inbox reads of data lies in data, and the rest beside it.",
    why: "A displayType beside data is not read: phones choose a card by what else is there.",
    severity: .warning,
    fails: [.message(#""inbox_days": 7, "content": "Hello", «"displayType"»: "classic""#)],
    passes: [
      .message(#""inbox_days": 7, "content": "Hello", "data": { "displayType": "classic" }"#)
    ]
  )

  static let dataNotAnObject = Rule(
    "data-not-an-object", "Data is an object, or JSON of an object in a string.",
    why: "Of any other string the inbox reads nothing.", severity: .warning,
    fails: [.message(#""inbox_days": 7, "content": "Hello", "data": «"displayType: classic"»"#)],
    passes: [.message(#""inbox_days": 7, "data": "{\"displayType\": \"classic\"}""#)])

  static let unknownCard = Rule(
    "unknown-card", "displayType names one of the six cards.",
    why: "Phones do as if there were none, and choose by what is there: an image without a title "
      + "makes a banner, an image with words a captioned card, all else a classic one.",
    severity: .warning,
    fails: [
      .message(#""inbox_days": 7, "content": "Hello", "data": { "displayType": «"poster"» }"#)
    ],
    passes: [
      .message(#""inbox_days": 7, "content": "Hello", "data": { "displayType": "Classic" }"#)
    ])

  static let cardTooNew = Rule(
    "card-too-new", "A release draws the cards that it has.",
    why: "The first InboxKit had banner, captioned and classic only. It treats the others as no "
      + "displayType at all.",
    severity: .warning,
    fails: [
      .message(
        """
        "inbox_days": 7, "content": "Hello", "data": {
          "displayType": «"video"»,
          "video": { "url": "https://example.com/clip.mp4" }
        }
        """, on: "ios@7.0.40")
    ],
    passes: [
      .message(
        """
        "inbox_days": 7, "content": "Hello", "data": {
          "displayType": "video",
          "video": { "url": "https://example.com/clip.mp4" }
        }
        """, on: "ios@7.1.2")
    ])

  /// A card lacks what it needs.
  public static let incompleteCard = Rule(
    "incomplete-card", "A card has all that it needs.",
    why: "Otherwise a classic card takes its place without a word to the reader. Which parts are "
      + "needed differs: from iOS 7.2.7 on, perhaps from a release shortly before, captioned and "
      + "carousel need a title and content too.",
    severity: .warning,
    fails: [
      .message(
        #""inbox_days": 7, "ios_title": "Sale", "content": "Now", "data": { "displayType": «"banner"» }"#
      ),
      .message(
        """
        "inbox_image": "https://example.com/1.png", "ios_title": "Sale",
              "data": { "displayType": «"captioned"» }
        """),
    ],
    passes: [
      .message(#""inbox_image": "https://example.com/1.png", "data": { "displayType": "banner" }"#)
    ])

  static let unusableCardPart = Rule(
    "unusable-card-part", "Slides, film and pass of a card are such as phones can use.",
    why:
      "A carousel needs a list with an image in some slide, a video card an object with the http "
      + "or https URL of a film, a wallet card the http or https URL of a pass. Otherwise a classic "
      + "card takes its place.",
    severity: .warning,
    fails: [
      .message(
        """
        "inbox_days": 7, "data": { "displayType": "video", "video": «"https://example.com/1.mp4"» }
        """),
      .message(
        """
        "inbox_days": 7, "data": { "displayType": "wallet", "wallet": { "pass": «"myapp://pass"» } }
        """),
      .message(
        """
        "inbox_days": 7, "ios_title": "Sale", "content": "Now", "data": {
          "displayType": "carousel",
          "carousel": «[{ "title": "New in" }]»
        }
        """),
    ],
    passes: [
      .message(
        """
        "inbox_days": 7, "data": {
          "displayType": "wallet",
          "wallet": "https://example.com/p.pkpass"
        }
        """)
    ])

  static let unusedCardPart = Rule(
    "unused-card-part", "Slides, film and pass stand in a message that asks for their card.",
    why: "Without that displayType they are not shown: phones draw the card that is asked for, or "
      + "choose by image and words.",
    severity: .warning,
    fails: [
      .message(
        """
        "inbox_days": 7, "content": "Hello", "data": {
          "video": «{ "url": "https://example.com/clip.mp4" }»
        }
        """),
      .message(
        """
        "inbox_days": 7, "content": "Hello", "data": {
          "displayType": "classic",
          "wallet": «"https://example.com/p.pkpass"»
        }
        """),
    ],
    passes: [
      .message(
        """
        "inbox_days": 7, "content": "Hello", "data": {
          "displayType": "video",
          "video": { "url": "https://example.com/clip.mp4" }
        }
        """)
    ])
}
