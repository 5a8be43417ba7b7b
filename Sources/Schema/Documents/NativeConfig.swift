extension Model {
  /// The root of native-config.json.
  public static let nativeConfig = Model(
    "native-config.json", "One native in-app message.",
    fields: [displayType] + delivery
      + Catalogue.displayTypes.map { type in
        .optional(type.name, .object(type.block), "The content of a \(type.name) message.")
      })

  private static let displayType = Field.required(
    "displayType", .choice(Catalogue.displayTypes.map { Choice($0.name, $0.summary) }),
    "The kind of message; the content lies under the key of the same name.")

  private static let delivery: [Field] = [
    envelope(
      "inAppId", .identifier, "The name under which the phone counts displays.",
      example: "spring-sale"),
    envelope(
      "maxDisplays", .number(Bounds("displays", scale: .whole, acceptsNumericStrings: true)),
      "How often the phone shows the message at most.", example: 3),
    envelope(
      "cooldown", .number(Bounds("seconds", acceptsNumericStrings: true)),
      "How long the phone waits before it shows the message again.", example: 86_400),
    envelope(
      "expireDate", .number(Bounds("seconds since 1970", acceptsNumericStrings: true)),
      "When the message ends.", example: 1_798_761_599),
    envelope(
      "ttl", .number(Bounds("seconds", acceptsNumericStrings: true)),
      "How long the message may wait in the queue; used without expireDate only.",
      example: 3600),
  ]

  private static func envelope(
    _ name: String, _ shape: Shape, _ summary: String, example: Literal
  ) -> Field {
    Field(
      name, shape, .optional, summary, malformed: .ignored, example: example,
      support: Capability.deliveryFields.support)
  }
}
