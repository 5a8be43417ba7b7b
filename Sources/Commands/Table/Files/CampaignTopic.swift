internal import Schema
internal import Shell

extension Topic {
  static let campaign = Topic(
    "campaign", summary: "What a campaign file holds.",
    page: FilePage("inapp-campaign", commands: ["simulate", "simulate merge", "validate"]),
    body: [
      "A campaign file is JSON and says what inapp simulate runs: messages with their dates and caps, "
        + "what the user and the app do, and what has to come of it.",
      """
        {
          "messages": [
            { "name": "advent", "maxDisplays": 3, "cooldown": "24h" }
          ],
          "start": "2026-12-01",
          "end": "2026-12-24",
          "timeZone": "Europe/Berlin",
          "capEnabled": true,
          "events": [
            { "type": "open", "at": "daily 09:00,18:00" },
            { "type": "reinstall", "at": "2026-12-10 12:00" }
          ],
          "expect": ["shown<=1/day"]
        }
      """,
      "A time is YYYY-MM-DD, with HH:mm or HH:mm:ss after a space or a T, and an offset such as "
        + "+01:00 if it is not in timeZone. A date alone is the start of that day for a start, and its "
        + "last second for an end. A schedule is daily 09:00,18:00, weekdays 08:30, every 6h, or a "
        + "time. A length is 90s, 24h, 3d or 1d12h; a bare number is seconds.",
      "When phones show a message, and what keeps it back, is in inapp help capping.",
    ],
    sections: .objects(of: .campaign))
}
