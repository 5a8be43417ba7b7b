extension DisplayType {
  /// A card of pictures to swipe through.
  static let carousel = DisplayType(
    "carousel", "A card of pictures to swipe through, with dots.",
    support: Support(
      documented: Availability(ios: .init(7, 2, 1), android: .init(6, 10, 1)),
      observed: Availability(ios: .init(7, 2, 0), android: .init(6, 10, 0))),
    fields: [
      .showClose(inertBecause: "A carousel always shows its close button."),
      .required(
        "items", .list(of: .object(item), Count(atLeast: 1)), "The cards.", role: .items),
    ])

  private static let item = Model(
    "Carousel item", "One card of a carousel.",
    fields: [
      .title("The headline on the picture, two lines.", on: .lightText),
      .message("The words under the headline, two lines.", on: .lightText),
      .image("The picture that fills the card."),
      .optional("action", .action, "What a tap on the card does.", role: .tapAction),
    ])
}
