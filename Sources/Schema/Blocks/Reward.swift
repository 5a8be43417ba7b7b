extension Model {
  /// The prize panel of a scratchcard or a wheel; `width` is the room for its button's label, in points.
  static func reward(on ground: Ground, width: Double) -> Model {
    Model(
      "Reward", "The prize panel of a scratchcard or a wheel.",
      needsOneOf: ["title", "code"], ground: ground,
      fields: [
        .title("The headline of the prize.", Lettering(22, .heavy)),
        .message("What the prize is.", Lettering(15, .regular)),
        .optional(
          "code", .code, "The promo code, shown with a copy button.",
          example: "WELCOME10", role: .code),
        .optional(
          "button", .object(.button(width: width)), "The button under the prize.", role: .buttons),
      ])
  }
}
