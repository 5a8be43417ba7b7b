extension DisplayType {
  /// A compact bar at the top or bottom edge of the screen.
  static let banner = DisplayType(
    "banner", "A compact bar at the top or bottom edge of the screen.",
    support: Support(
      documented: Availability(ios: .init(7, 2, 1), android: .init(6, 10, 1)),
      observed: Availability(ios: .init(7, 2, 0), android: .init(6, 10, 0))),
    fields: [
      .showClose(),
      .required(
        "position",
        .choice([
          Choice("top", "Under the status bar."),
          Choice("bottom", "Above the bottom edge."),
        ]),
        "The edge of the screen.", example: "top", role: .position),
      .background("The fill of the bar."),
      .image("The thumbnail at the left."),
      .title("The headline, one line."),
      .message("The words under the headline, two lines."),
      .required("action", .action, "What a tap on the bar does.", role: .tapAction),
      .optional(
        "autoDismiss",
        .number(Bounds("seconds", limits: [Limit(.above(0), beyond: .dropped)])),
        "How long the bar stays; without it, until it is closed.",
        example: 6, role: .autoDismiss),
    ])
}
