extension DisplayType {
  /// A card of pictures to swipe through.
  static let carousel = DisplayType(
    "carousel", "A card of pictures to swipe through, with dots.",
    support: Support(
      documented: Availability(ios: .init(7, 2, 1), android: .init(6, 10, 1)),
      observed: Availability(ios: .init(7, 2, 0), android: .init(6, 10, 0))),
    closeButton: .always(because: "A carousel always shows its close button."),
    fields: [
      .required(
        "items", .list(of: .object(item), Count(atLeast: 1)), "The cards.", role: .items)
    ])

  private static let item = Model(
    "Carousel item", "One card of a carousel.", ground: .picture,
    fields: [
      .title(
        "The headline on the picture, two lines.", on: .lightText,
        Lettering(20, .bold, lines: 2, in: room)),
      .message(
        "The words under the headline, two lines.", on: .lightText,
        Lettering(14, .regular, lines: 2, in: room)),
      .image("The picture that fills the card."),
      .optional("action", .action, "What a tap on the card does.", role: .tapAction),
    ])

  /// The picture's width less its margins.
  private static let room = Room(313)
}
