extension Model {
  /// The root of a campaign file, which says what to simulate.
  public static let campaign = Model(
    "Campaign", "Messages, and what happens to the phones that get them.",
    fields: [
      .optional(
        schemaKey, .code, "Where editors find the JSON Schema of the file.",
        example: "campaign.schema.json"),
      .required(
        "messages", .list(of: .object(campaignMessage), Count()), "The messages, at least one.",
        example: [
          .object([.init("name", "promo"), .init("maxDisplays", 3), .init("cooldown", "24h")])
        ]),
      .optional(
        "start", .code, "When the server begins to deliver: a date, or a date and time.",
        example: "2026-12-01"),
      .optional(
        "end", .code, "When the campaign ends: a date for its last second, or a date and time.",
        example: "2026-12-24"),
      .optional(
        "timeZone", .code, "The zone of times that name none.", example: "Europe/Berlin"),
      .optional(
        "from", .code, "When the simulation begins; without it, at the start.",
        example: "2026-12-01"),
      .optional(
        "until", .code, "When the simulation ends; without it, at the end.",
        example: "2026-12-31"),
      .optional(
        "platforms", .list(of: .code, Count()),
        "The platforms or SDK releases: ios, android, or such as android@6.11.0.",
        example: ["ios", "android@6.11.0"]),
      .optional(
        "capEnabled", .boolean,
        "Whether the app calls setFrequencyCapEnabled(true), at each of its starts.",
        example: true),
      .optional(
        "capEnabledOnce", .boolean, "Whether the app does so at the first start only.",
        example: false),
      .optional(
        "capEnabledAt", .code, "When the app does so, if only once while it runs.",
        example: "2026-12-05 12:00"),
      .optional(
        "appearsAfter", .identifier,
        "How long it takes from presenting a message to seeing it; Android counts then.",
        example: "2s"),
      .optional(
        "vetoes", .list(of: .object(campaignVeto), Count()),
        "When the app's delegate refuses to show messages."),
      .optional(
        "events", .list(of: .union(campaignEvent), Count()), "What users, apps and phones do.",
        example: [.object([.init("type", "open"), .init("at", "daily 09:00,18:00")])]),
      .optional(
        "expect", .list(of: .code, Count()), "What the simulation must come to.",
        example: ["shown=3", "shown<=1/day"]),
    ])

  private static let campaignMessage = Model(
    "Campaign message", "A template, or what matters of one.",
    fields: [
      .optional("name", .code, "What tables and expectations call it.", example: "promo"),
      .optional(
        "template", .code, "The folder, file or ZIP that says all that is not said here.",
        example: "promo"),
      .optional(
        "inAppId", .identifier,
        "The name under which phones count displays; without it, the name.",
        example: "spring-sale"),
      .optional(
        "displayType", .choice(Catalogue.displayTypes.map { Choice($0.name, $0.summary) }),
        "The kind of message.", example: "banner"),
      .optional(
        "maxDisplays",
        .number(Bounds("displays", limits: [Limit(.atLeast(0), beyond: .ignored)], scale: .whole)),
        "How often a phone shows it at most.", example: 3),
      .optional(
        "cooldown", .identifier, "How long a phone waits before it shows it again.",
        example: "24h"),
      .optional(
        "expireDate", .identifier, "When it ends: a date, or seconds since 1970.",
        example: "2026-12-24"),
      .optional(
        "ttl", .identifier, "How long it may wait in the queue; used without expireDate only.",
        example: "1h"),
      .optional(
        "start", .code, "When the server begins to deliver it, if not with the campaign.",
        example: "2026-12-10"),
      .optional(
        "end", .code, "When it ends, if not with the campaign.", example: "2026-12-20"),
      .optional(
        "onScreen", .identifier, "How long it stays on screen, or until-closed.", example: "10s"),
      .optional(
        "presentedByApp", .boolean,
        "Whether the app itself presents it, so that no name stands in for a missing inAppId.",
        example: false),
    ])

  private static let campaignVeto = Model(
    "Veto", "A time in which the app's delegate refuses messages.",
    fields: [
      .optional("message", .code, "The one message that it refuses.", example: "promo"),
      .optional(
        "from", .code, "The first moment; without it, from the beginning.",
        example: "2026-12-02 18:00"),
      .optional(
        "until", .code, "The last moment; without it, to the end.",
        example: "2026-12-02 18:10"),
    ])
}

extension Model {
  private static let campaignEvent = Union(
    "Event", "Something that happens to one installation of the app.", tag: "type",
    kinds: [
      event("open", "The user comes to the app, which triggers messages.", [oneMessage]),
      event("trigger", "A push or the like triggers messages.", [oneMessage]),
      event("start", "The app starts anew, which switches caps off."),
      event("pause", "The app pauses messages."),
      event("resume", "The app lets messages show again."),
      event("background", "The app goes into the background."),
      event("foreground", "The app comes to the foreground."),
      event("reinstall", "The app is installed anew, or its data is cleared."),
      event(
        "clock", "The phone's clock is set forward, or back.",
        [
          .required(
            "by", .identifier, "How far; with a minus sign it is set back.", example: "-2h")
        ]),
      event("closed", "The user closes a message.", [oneMessage]),
    ])

  private static let oneMessage = Field.optional(
    "message", .code, "The message; without it, any.", example: "promo")

  private static func event(_ name: String, _ summary: String, _ fields: [Field] = []) -> Model {
    Model(
      name, summary,
      fields: [
        .required(
          "at", .code, "When: a date and time, or a schedule such as daily 09:00,18:00.",
          example: "daily 09:00,18:00")
      ] + fields + [
        .optional(
          "device",
          .number(
            Bounds(
              limits: [
                Limit(.atLeast(1), beyond: .ignored),
                Limit(.atMost(Double(UInt32.max)), beyond: .ignored),
              ], scale: .whole)),
          "Which of the user's devices, from 1; without it, the first.", example: 1)
      ])
  }
}
