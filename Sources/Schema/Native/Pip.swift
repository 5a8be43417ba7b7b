extension DisplayType {
  /// A small video window in a corner of the screen.
  static let pip = DisplayType(
    "pip", "A small video window that floats in a corner of the screen.",
    support: .since(ios: .init(7, 2, 0), android: nil),
    closeButton: .always(
      because: "A picture-in-picture window always shows its close button."),
    bypassesQueue: PerPlatform(ios: true, android: false),
    fields: [
      .required(
        "position",
        .choice([
          Choice("bottom-right", "The bottom right corner."),
          Choice("bottom-left", "The bottom left corner."),
          Choice("top-right", "The top right corner."),
          Choice("top-left", "The top left corner."),
        ]),
        "The corner of the screen.", example: "bottom-right", role: .position)
    ] + Field.film() + [
      .required(
        "width",
        .number(
          Bounds(
            "percent of the screen's width",
            limits: [
              Limit(.above(0), beyond: .dropped),
              Limit(.atLeast(15), beyond: .clamped),
              Limit(.atMost(70), beyond: .clamped),
            ],
            scale: .percentOrFraction)),
        "How wide the window is.", example: 40, role: .width),
      .required(
        "aspectRatio", .number(Bounds(limits: [Limit(.above(0), beyond: .dropped)])),
        "The window's height divided by its width.", example: 0.5625, role: .aspectRatio),
      .optional(
        "borderRadius",
        .number(Bounds("points", limits: [Limit(.atLeast(0), beyond: .dropped)])),
        "How round the window's corners are; 16 without it.", example: 16, role: .cornerRadius),
      .optional("action", .action, "What a tap on the window does.", role: .tapAction),
    ])
}
