extension Model {
  /// What the inbox reads of a message's data; other members are the app's.
  public static let inboxData = Model(
    "Inbox data", "What the inbox reads of a message's data; the rest is for the app.",
    fields: leadingInboxData + trailingInboxData)

  /// The plain members; those of the app follow them.
  public static let leadingInboxData: [Field] = [
    inbox(
      "displayType", .choice(Catalogue.cardTypes.map { Choice($0.name, $0.summary) }),
      "The card; without it, phones choose by what is there.", "a card that phones choose",
      example: "captioned"),
    inbox(
      "image", .url(.link), "The picture, where the message has no inbox_image.", nil,
      example: "https://cdn.example.com/inbox/loyalty.png"),
    inbox(
      "pinned", .either([.boolean, .number(Bounds())]), "Whether it stays at the top of the list.",
      nil, example: true),
  ]

  /// The members that hold others.
  private static let trailingInboxData: [Field] = [
    inbox(
      "carousel", .list(of: .object(slide), Count()),
      "The slides of a carousel, at most \(InboxRules.documentedSlides).",
      "a classic card", example: [slide.scaffold]),
    inbox("video", .object(film), "The film of a video card.", "a classic card"),
    inbox(
      "wallet", .either([.url(.link), .object(pass)]),
      "The pass of a wallet card: its URL, or an object with it.", "a classic card",
      example: "https://passes.example.com/loyalty.pkpass"),
    inbox(
      "buttons", .list(of: .object(inboxButton), Count()),
      "The buttons of a captioned or classic card, at most \(InboxRules.documentedButtons).", nil,
      example: [inboxButton.scaffold]),
  ]

  /// What iOS reads of the root of a payload.
  public static let payloadRoot = Model(
    "Payload root", "What iOS reads of the payload before it reads data.",
    fields: [
      inbox("attachment", .url(.link), "The picture before all others, from iOS 7.2.7 on.", nil),
      inbox("b", .url(.link), "The picture after attachment, from iOS 7.2.7 on.", nil),
    ] + inboxData.fields)

  /// One picture of a carousel.
  public static let slide = Model(
    "Slide", "One picture of a carousel.",
    fields: [
      Field(
        "image", .url(.link), .required(otherwise: withoutSlide), "The address of the picture.",
        malformed: withoutSlide, example: "https://cdn.example.com/inbox/1.jpg"),
      inbox("title", .code, "The words over the picture.", nil, example: "New in"),
      inbox("url", .url(.link), "What a tap opens.", nil, example: "myapp://product/1"),
    ])

  private static let withoutSlide = Outcomes(both: .degraded(to: "a carousel without the slide"))
  private static let withoutButton = Outcomes(both: .degraded(to: "a card without the button"))

  private static let film = Model(
    "Film", "The film of a video card.",
    fields: [
      Field(
        "url", .url(.link), .required(otherwise: Outcomes(both: .degraded(to: "a classic card"))),
        "The stream or file, by http or https.",
        malformed: Outcomes(both: .degraded(to: "a classic card")),
        example: "https://cdn.example.com/inbox/clip.mp4"),
      inbox(
        "poster", .url(.link), "The picture before it plays.", nil,
        example: "https://cdn.example.com/inbox/poster.jpg"),
    ])

  private static let pass = Model(
    "Pass", "A pass for Apple Wallet.",
    fields: [
      Field(
        "pass", .url(.link), .required(otherwise: Outcomes(both: .degraded(to: "a classic card"))),
        "The address of the pass, by http or https.",
        malformed: Outcomes(both: .degraded(to: "a classic card")),
        example: "https://passes.example.com/loyalty.pkpass")
    ])

  /// One button of a card.
  public static let inboxButton = Model(
    "Inbox button", "A button; its other members go to the app where action is custom.",
    fields: [
      Field(
        "title", .code, .required(otherwise: withoutButton), "The label.", malformed: withoutButton,
        example: "Claim"),
      inbox("url", .url(.link), "What a tap opens.", nil, example: "https://example.com/claim"),
      inbox("action", .choice(buttonActions), "What a tap does.", "the URL, or custom"),
    ])

  /// The words for what a button does.
  public static let buttonActions = [
    Choice("dismiss", "Takes the message out of the inbox."),
    Choice("markRead", "Marks the message as read."),
    Choice("custom", "Is for the app, with the button's other members."),
  ]

  /// A member of the data; without `plainer`, a malformed one counts as absent.
  private static func inbox(
    _ name: String, _ shape: Shape, _ summary: String, _ plainer: String?,
    example: Literal? = nil
  ) -> Field {
    Field(
      name, shape, .optional, summary,
      malformed: plainer.map { Outcomes(both: .degraded(to: $0)) } ?? .ignored, example: example)
  }
}
