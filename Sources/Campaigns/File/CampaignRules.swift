public import Diagnostics

extension Rule {
  /// The rules of campaign files that share their ids with rules of messages, where they mean something milder.
  public static let sharedByCampaigns: [Rule] = [
    campaignWrongType, campaignUnknownField, campaignMissingField,
  ]

  /// A value of a campaign file has the wrong type; the id is that of the same fault in a message.
  static let campaignWrongType = Rule(
    "wrong-type", "Each field takes values of one type.",
    why: "The simulation would otherwise run something else than was meant.", severity: .error)

  /// A field is not one of a campaign file.
  static let campaignUnknownField = Rule(
    "unknown-field", "Fields are those of the schema.",
    why: "A misspelt field would be left out of the simulation without a word.", severity: .error)

  /// A field that must be there is not.
  static let campaignMissingField = Rule(
    "missing-field", "Fields that the simulation needs are there.",
    why: "Without them there is nothing to simulate.", severity: .error)

  /// A value is of the right type, and means nothing.
  public static let campaignUnusableValue = Rule(
    "unusable-value", "Values of a campaign file mean something to the simulation.",
    why: "inapp simulate runs no file in which a date, a zone, a length of time, a schedule, an "
      + "expectation, a template or the name of a message leads nowhere: what came of it would be "
      + "about something else than was meant.",
    severity: .error,
    fails: [
      .campaign(#"{ "messages": [{ "name": "promo" }], "start": «"2026-11-31"» }"#),
      .campaign(#"{ "messages": [{ "name": "promo", "cooldown": «"1 day"» }] }"#),
      .campaign(#"{ "messages": [{ "name": "promo" }], "timeZone": «"Europe/Berln"» }"#),
      .campaign(
        #"{ "messages": [{}], "events": [{ "type": "open", "at": «"dayly 09:00"» }] }"#),
      .campaign(#"{ "messages": [{ "name": "promo" }], "expect": [«"promo:show=3"»] }"#),
    ],
    passes: [
      .campaign(
        """
        {
          "messages": [{ "name": "promo", "cooldown": "1d" }],
          "start": "2026-11-30",
          "timeZone": "Europe/Berlin",
          "events": [{ "type": "open", "at": "daily 09:00" }],
          "expect": ["promo:shown>=3"]
        }
        """)
    ])
}
