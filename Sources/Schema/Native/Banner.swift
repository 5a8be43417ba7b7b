extension DisplayType {
  /// A compact bar at the top or bottom edge of the screen.
  static let banner = DisplayType(
    "banner", "A compact bar at the top or bottom edge of the screen.",
    support: Support(
      documented: Availability(ios: .init(7, 2, 1), android: .init(6, 10, 1)),
      observed: Availability(ios: .init(7, 2, 0), android: .init(6, 10, 0))),
    closeButton: .asWritten, bareCross: .banner, ground: .fill,
    fields: [
      .required(
        "position",
        .choice([
          Choice("top", "Under the status bar."),
          Choice("bottom", "Above the bottom edge."),
        ]),
        "The edge of the screen.", example: "top", role: .position),
      .background("The fill of the bar."),
      .image("The thumbnail at the left."),
      .title("The headline, one line.", Lettering(16, .semibold, lines: 1, in: room)),
      .message(
        "The words under the headline, two lines.", Lettering(13, .regular, lines: 2, in: room)),
      .required("action", .action, "What a tap on the bar does.", role: .tapAction),
      .optional(
        "autoDismiss",
        .number(Bounds("seconds", limits: [Limit(.above(0), beyond: .dropped)], legibleFrom: 1)),
        "How long the bar stays; without it, until it is closed.",
        example: 6, role: .autoDismiss),
    ])

  /// What the bar leaves beside the thumbnail and the close button.
  private static let room = Room(341, taken: ["image": 64, "showClose": 36])
}

extension CloseButton.BareCross {
  /// White at 60 %, whatever the bar's colour.
  fileprivate static let banner = CloseButton.BareCross(
    color: "#FFFFFF99", colorName: "white",
    support: .undocumented(ios: .init(7, 2, 0), android: .init(6, 10, 1)))
}
