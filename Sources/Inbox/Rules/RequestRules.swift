public import Diagnostics

extension Rule {
  /// The rules about createMessage requests and the cards of the inbox that have names of their own.
  public static let inbox: [Rule] = [
    .nothingToSend, .badApplicationCode, .unusableDate, .unknownZone, .skippedTime,
    .unknownPlatform, .conflictingFields, .unusableCondition, .tooMany, .largeRequest,
    .largePayload, .missingLanguage, .notInInbox,
    .inboxDaysOutOfRange, .misplacedField, .dataNotAnObject, .unknownCard, .cardTooNew,
    .incompleteCard, .unusableCardPart, .unusedCardPart, .slideWithoutImage, .tooManySlides,
    .buttonWithoutTitle,
    .buttonWithoutAction, .unknownAction, .customWithURL, .unusedButtonPart, .tooManyButtons,
    .buttonsNotShown, .unusableLink, .unusableImage, .overriddenValue, .ownLinkWins,
    .pinnedNotRead,
  ]

  /// The rules about what is documented to be too much and is taken all the same, or what a language leaves open.
  public static let toleratedInPayloads: Set<Rule> = [
    .tooManySlides, .tooManyButtons, .missingLanguage, .largePayload,
  ]

  /// A value has the wrong type; the id is that of the same fault in a message.
  static let inboxWrongType = Rule(
    "wrong-type", "Each field takes values of one type.", why: "", severity: .warning)

  /// The text is no JSON; the id is that of the same fault in a message.
  static let inboxInvalidJSON = Rule(
    "invalid-json", "A request is JSON.", why: "", severity: .error)

  /// A field that must be there is not.
  static let inboxMissingField = Rule(
    "missing-field", "Fields that the server needs are there.", why: "", severity: .error)

  /// A field is nearly one that is known.
  static let inboxUnknownField = Rule(
    "unknown-field", "Fields are those of the schema.", why: "", severity: .warning)

  /// A key stands twice in an object.
  static let inboxDuplicateKey = Rule(
    "duplicate-key", "A key stands once in an object.", why: "", severity: .error)

  static let nothingToSend = Rule(
    "nothing-to-send", "A request holds at least one message.",
    why: "The server answers 200 to an empty list, as if all were well, and sends nothing.",
    severity: .error,
    fails: [
      .request(
        """
        {
          "request": {
            "application": "ABCDE-12345",
            "auth": "API_TOKEN",
            "notifications": «[]»
          }
        }
        """)
    ])

  static let badApplicationCode = Rule(
    "bad-application-code", "An application code is two groups of five letters and digits.",
    why: "The server does not find the application, and sends nothing.", severity: .error,
    fails: [
      .request(
        """
        {
          "request": {
            "application": «"ABCDE12345"»,
            "auth": "API_TOKEN",
            "notifications": [{ "content": "Hello", "inbox_days": 7 }]
          }
        }
        """)
    ])

  static let unusableDate = Rule(
    "unusable-date", "A date of a request is one that there is, in the form that is read.",
    why:
      "The server refuses a send_date that it cannot read. Which forms of inbox_date it takes is "
      + "not documented; phones read YYYY-MM-DD.",
    severity: .error,
    fails: [
      .message(#""send_date": «"2026-11-31 09:00"», "content": "Hello", "inbox_days": 7"#),
      .message(#""send_date": «"tomorrow"», "content": "Hello", "inbox_days": 7"#),
      .message(#""inbox_date": «"24.12.2026"», "content": "Hello""#),
    ],
    passes: [
      .message(#""send_date": "2026-11-30 09:00", "content": "Hello", "inbox_date": "2026-12-24""#)
    ])

  static let unknownZone = Rule(
    "unknown-zone", "A time zone is called as in the database of time zones.",
    why: "The server takes the names of PHP, which are those of the database. What it does with "
      + "another is not documented.",
    severity: .warning,
    fails: [
      .message(
        #""send_date": "2026-12-01 09:00", "timezone": «"Europe/Berln"», "inbox_days": 7"#)
    ],
    passes: [
      .message(
        #""send_date": "2026-12-01 09:00", "timezone": "Europe/Berlin", "inbox_days": 7"#)
    ])

  static let skippedTime = Rule(
    "skipped-time", "A send_date is a time that clocks of its zone show.",
    why: "When clocks are set forward, the hour between does not come. When the server sends a "
      + "message that is meant for it is not documented.",
    severity: .warning,
    fails: [
      .message(
        #""send_date": «"2027-03-28 02:30"», "timezone": "Europe/Berlin", "inbox_days": 7"#)
    ],
    passes: [
      .message(
        #""send_date": "2027-03-28 03:30", "timezone": "Europe/Berlin", "inbox_days": 7"#)
    ])

  static let unknownPlatform = Rule(
    "unknown-platform", "Platforms are numbers that are known.",
    why:
      "A number that stands for nothing, or for another platform than was meant, reaches nobody.",
    severity: .warning,
    fails: [.message(#""content": "Hello", "inbox_days": 7, "platforms": [1, «99»]"#)],
    passes: [.message(#""content": "Hello", "inbox_days": 7, "platforms": [1, 3]"#)])

  /// Two fields exclude each other.
  public static let conflictingFields = Rule(
    "conflicting-fields", "Of two fields that exclude each other, a request has one.",
    why: "One of the two is ignored, or the request is refused.", severity: .warning,
    fails: [
      .message(#""inbox_days": 7, "devices": ["0123"], "users": «["anna"]»"#),
      .message(#""inbox_days": 7, "filter": "Regulars", "conditions": «[["City", "EQ", "Bonn"]]»"#),
      .message(#""inbox_date": "2026-12-24", "inbox_days": «7»"#),
    ],
    passes: [.message(#""inbox_days": 7, "users": ["anna"]"#)])

  static let unusableCondition = Rule(
    "unusable-condition", "A condition is a tag, an operator that is known, and an operand.",
    why: "The operators are EQ, NOTEQ, IN, NOTIN, GTE, LTE and BETWEEN; which goes with which kind "
      + "of tag, and what the server does with others, is not documented.",
    severity: .warning,
    fails: [
      .message(#""content": "Hello", "inbox_days": 7, "conditions": [["City", «"IS"», "Bonn"]]"#),
      .message(#""content": "Hello", "inbox_days": 7, "conditions": [«["City", "EQ"]»]"#),
    ],
    passes: [
      .message(#""content": "Hello", "inbox_days": 7, "conditions": [["City", "EQ", "Bonn"]]"#)
    ])

  static let tooMany = Rule(
    "too-many", "Lists of a request are no longer than the server takes.",
    why:
      "The vendor's pages allow 1,000 messages in a request, and 1,000 users or devices in each.",
    severity: .warning)

  static let largeRequest = Rule(
    "large-request", "A request is smaller than 10 MB.",
    why: "The server takes none that is larger.",
    severity: .error)

  static let largePayload = Rule(
    "large-payload", "What phones get of a message is no larger than 4,096 bytes.",
    why: "The push services of Apple and Google refuse larger ones. The size is an estimate: what "
      + "Pushwoosh adds, and what it does with a larger one, is not documented.",
    severity: .warning)

  static let missingLanguage = Rule(
    "missing-language", "Title and content have words in each language.",
    why:
      "What the server sends to phones in a language that one of the two lacks is not documented.",
    severity: .warning,
    fails: [
      .message(
        #""title": { "en": "Sale", "de": "Rabatt" }, «"content"»: { "en": "Now" }, "inbox_days": 7"#
      )
    ],
    passes: [
      .message(#""title": "Sale", "content": { "en": "Now", "de": "Jetzt" }, "inbox_days": 7"#)
    ])
}
