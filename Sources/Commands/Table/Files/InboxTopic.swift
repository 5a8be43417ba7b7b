internal import Schema
internal import Shell

extension Topic {
  static let inbox = Topic(
    "inbox", summary: "What a createMessage request with an inbox card holds.",
    page: FilePage("inapp-inbox", commands: ["inbox-payload", "validate", "preview"]),
    body: [
      "A createMessage request sends messages. Those that reach the inbox are drawn as cards on iOS, "
        + "by what their data hold; on Android as a title, a text and a picture.",
      """
        {
          "request": {
            "application": "XXXXX-XXXXX",
            "auth": "API_TOKEN",
            "notifications": [
              {
                "send_date": "now",
                "title": "Spring sale",
                "content": "Only today",
                "inbox_image": "https://example.com/sale.png",
                "inbox_days": 7,
                "platforms": [1],
                "data": { "displayType": "captioned" }
              }
            ]
          }
        }
      """,
      "A message reaches the inbox with one of inbox_image, inbox_days and inbox_date. data is an "
        + "object, or the same as JSON in a string; the app gets all of it.",
      "A card that lacks something is drawn as a plainer one. inapp validate says which card each SDK "
        + "release draws, and why; inapp preview shows it.",
    ],
    sections: .objects(of: .createMessage))
}
