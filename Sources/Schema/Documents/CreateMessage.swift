extension Model {
  /// The root of the body of a createMessage request.
  public static let createMessage = Model(
    "createMessage", "The body of a request to the Messages API.",
    fields: [.required("request", .object(messageRequest), "The request.")])

  /// The request: which app, and what to send.
  public static let messageRequest = Model(
    "Request", "Which app, and what to send.", needsOneOf: ["application", "applications_group"],
    fields: [
      .optional(
        "application", .code, "The application code, two groups of five.", example: "XXXXX-XXXXX"),
      .optional(
        "applications_group", .code, "The code of a group of applications, in place of one.",
        example: "XXXXX-XXXXX"),
      .required("auth", .code, "The API token.", example: "API_TOKEN"),
      .required(
        "notifications", .list(of: .object(notification), Count(atMost: 1000)),
        "The messages, at most 1,000.", example: [exampleMessage]),
    ])

  private static let exampleMessage = Literal.object([
    .init("send_date", "now"), .init("ios_title", "New in"),
    .init("content", "The winter boots are here"), .init("inbox_days", 7),
    .init("data", .object([.init("displayType", "classic")])),
  ])

  /// One message of a request, in published order.
  public static let notification = Model(
    "Notification", "One message: when, to whom, and what.",
    fields: [
      sent(
        "send_date", .code, "When to send it: now, or YYYY-MM-DD HH:mm.", .dropped, example: "now"),
      sent(
        "ignore_user_timezone", .boolean, "Whether to send it everywhere at once.", example: true),
      sent(
        "timezone", .code, "The PHP zone name of send_date, UTC without it.",
        example: "Europe/Berlin"),
      sent("ios_title", .code, "The title on iOS, in place of title.", example: "New arrivals"),
      sent("android_header", .code, "The title on Android, in place of title.", example: "New in"),
      sent(
        "title", inLanguages, "The title, or one for each language.", example: "New arrivals"),
      sent("subtitle", inLanguages, "The line below the title on iOS.", example: "This week"),
      sent(
        "content", inLanguages, "The words, or those of each language.",
        example: "Swipe through this week's drops"),
      sent(
        "inbox_image", .url(.link), "The picture in the inbox; puts the message there.",
        example: "https://cdn.example.com/inbox/summer.png"),
      sent(
        "inbox_days", .number(inboxDays), "The days it stays in the inbox; puts it there.",
        example: 7),
      sent(
        "inbox_date", .code, "The date until which it stays in the inbox; puts it there.",
        example: "2026-12-24"),
      sent(
        "data", .either([.object(inboxData), .code]),
        "What the app gets, and the inbox reads; also as JSON in a string.", .ignored,
        example: .object([.init("displayType", "classic")])),
      sent(
        "platforms", .list(of: .number(Bounds(scale: .integer)), Count()),
        "The platforms by number: 1 iOS, 3 Android.", example: [1]),
      sent(
        "devices", .list(of: .code, Count(atMost: 1000)), "The push tokens, at most 1,000.",
        example: ["0123456789abcdef"]),
      sent(
        "users", .list(of: .code, Count(atMost: 1000)),
        "The user ids, at most 1,000; ignored beside devices.", example: ["user-1"]),
      sent("filter", .code, "The name of a saved filter.", example: "Loyal customers"),
      sent(
        "conditions", .list(of: .row(condition), Count()),
        "Conditions on tags, all of which must hold; not beside filter.",
        example: [["City", "EQ", "Berlin"]]),
      sent("link", .url(.link), "The page that a tap opens.", example: "https://example.com"),
      sent("rich_media", .code, "The code of a rich media page.", example: "XXXXX-XXXXX"),
      sent(
        "ios_root_params", .object(payloadRoot), "What lies at the root of the payload on iOS.",
        .dropped),
      sent(
        "transactionId", .code, "A name under which the message is sent once.", example: "sale-1"),
    ] + others)

  /// Fields of which no more is known than what they are for.
  private static let others: [Field] = [
    sent("campaign", .code, "The code of a campaign.", example: "XXXXX-XXXXX"),
    sent("preset", .code, "The code of a preset.", example: "XXXXX-XXXXX"),
    sent("geozone", .anything, "Around which place phones get it."),
    sent("minimize_link", .anything, "Which service shortens link."),
    sent("send_rate", .anything, "How many pushes are sent a second, 100 to 1,000."),
    sent("dynamic_content_placeholders", .anything, "Values for placeholders in the words."),
    sent("template_bindings", .anything, "Values for a template."),
    sent("wns_content", .anything, "The words on Windows."),
    sent("ios_subtitle", .anything, "The subtitle on iOS, in place of subtitle."),
    sent("ios_badges", .anything, "The number on the app's icon."),
    sent("ios_sound", .anything, "The sound."),
    sent("ios_ttl", .anything, "How long Apple's service keeps the push."),
    sent("ios_category_id", .anything, "The category of the push."),
    sent("ios_trim_content", .anything, "Whether words that are too long are cut."),
    sent("apns_trim_content", .anything, "Whether words that are too long are cut."),
  ]

  /// A condition on a tag; which operators go with which kind of tag is not documented.
  private static let condition = Model(
    "Condition", "A tag, an operator, and what the tag is compared with.",
    fields: [
      sent("tag", .code, "The name of the tag.", example: "City"),
      sent("operator", .choice(conditionOperators), "How to compare.", example: "EQ"),
      sent("operand", .anything, "What to compare with.", example: "Berlin"),
    ])

  /// The operators of conditions.
  public static let conditionOperators = [
    Choice("EQ", "Equal."), Choice("NOTEQ", "Not equal."), Choice("IN", "One of a list."),
    Choice("NOTIN", "None of a list."), Choice("GTE", "At least."), Choice("LTE", "At most."),
    Choice("BETWEEN", "Between two values."),
  ]

  private static let inLanguages = Shape.either([
    .code, .map(of: .code, key: "language", otherwise: .undocumented),
  ])

  private static let inboxDays = Bounds(
    "days",
    limits: [Limit(.atLeast(1), beyond: .undocumented), Limit(.atMost(30), beyond: .undocumented)],
    scale: .integer)

  private static func sent(
    _ name: String, _ shape: Shape, _ summary: String, _ malformed: Outcomes = .undocumented,
    example: Literal? = nil
  ) -> Field {
    Field(name, shape, .optional, summary, malformed: malformed, example: example)
  }
}
