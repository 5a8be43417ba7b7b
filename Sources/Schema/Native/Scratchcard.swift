extension DisplayType {
  /// A prize under a foil to scratch off.
  static let scratchcard = DisplayType(
    "scratchcard", "A card with a prize under a foil to scratch off.",
    support: .since(ios: .init(7, 2, 0), android: nil),
    closeButton: .unlessRewardButton, ground: .fill,
    fields: [
      .gradient("The fill of the card, or the stops of a gradient."),
      .required(
        "revealThreshold",
        .number(
          Bounds(
            "of the foil",
            limits: [
              Limit(.above(0), beyond: .dropped),
              Limit(.atMost(1), beyond: .dropped),
              Limit(.atLeast(0.1), beyond: .clamped),
              Limit(.atMost(0.9), beyond: .clamped),
            ])),
        "How much must be scratched off before the prize shows.",
        example: 0.5, role: .threshold),
      .required(
        "cover", .object(.foil), "The foil; without a picture it carries a hint.", role: .cover),
      .optional(
        "revealButton", .object(.revealButton), "The button that reveals the prize at once.",
        role: .revealButton),
      .title("The headline.", Lettering(24, .heavy)),
      .message("The words under the headline.", Lettering(15, .regular)),
      .required(
        "reward", .object(.reward(on: .fixed("#F7F7F7FF"), width: 257)),
        "The prize under the foil.", role: .reward),
    ])
}
