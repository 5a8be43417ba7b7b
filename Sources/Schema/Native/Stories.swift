extension DisplayType {
  /// Slides that advance by themselves.
  static let stories = DisplayType(
    "stories", "Slides over the whole screen that advance by themselves.",
    support: .since(ios: .init(7, 2, 0), android: .init(6, 10, 0)),
    closeButton: .asWritten,
    fields: [
      .required(
        "loop", .boolean, "Whether to start over after the last slide.",
        example: false, role: .loop),
      .required(
        "items", .list(of: .object(item), Count(atLeast: 1)), "The slides.", role: .items),
    ])

  private static let item = Model(
    "Stories item", "One slide of a story.", ground: .picture,
    fields: [
      .title("The headline, two lines.", on: .lightText, Lettering(23, .bold, lines: 2, in: room)),
      .message(
        "The words under the headline, two lines.", on: .lightText,
        Lettering(14, .regular, lines: 2, in: room)),
      .image("The picture that fills the slide."),
      .buttons("The buttons at the bottom; the list may be empty.", width: 289),
      .required(
        "duration",
        .number(
          Bounds(
            "seconds",
            limits: [Limit(.above(0), beyond: .dropped), Limit(.atMost(30), beyond: .clamped)],
            legibleFrom: 1)),
        "How long the slide stays.", example: 5, role: .duration),
    ])

  /// The picture's width less its margins.
  private static let room = Room(345)
}
