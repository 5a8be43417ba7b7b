extension Model {
  /// The prize panel of a scratchcard or a wheel.
  static let reward = Model(
    "Reward", "The prize panel of a scratchcard or a wheel.",
    needsOneOf: ["title", "code"],
    fields: [
      .optional("title", .object(.text), "The headline of the prize.", role: .title),
      .optional("message", .object(.text), "What the prize is.", role: .message),
      .optional(
        "code", .code, "The promo code, shown with a copy button.",
        example: "WELCOME10", role: .code),
      .optional(
        "button", .object(.button), "The button under the prize.", role: .buttons),
    ])
}
