extension Union {
  /// What a tap does.
  static let action = Union(
    "Action", "What a tap does.", tag: "type",
    kinds: [
      Model("close", "Closes the message.", fields: []),
      Model(
        "url", "Opens a web page or a place in the app, and closes the message.",
        fields: [
          .required(
            "url", .url(.link), "The address: https:// for the web, your scheme for the app.",
            example: "https://example.com")
        ]),
    ])
}

extension Shape {
  /// What a tap does.
  static let action = Shape.union(.action)
}
