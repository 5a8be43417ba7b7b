extension DisplayType {
  /// A video over the whole screen.
  static let video = DisplayType(
    "video", "A video over the whole screen, with text and buttons on it.",
    support: Support(
      documented: Availability(ios: .init(7, 2, 0), android: nil),
      observed: Availability(ios: .init(7, 2, 0), android: .init(6, 11, 0))),
    closeButton: .unlessButtons, ground: .film,
    fields: Field.film() + [
      .title("The headline.", on: .lightText, Lettering(28, .bold)),
      .message("The words under the headline.", on: .lightText, Lettering(16, .regular)),
      .buttons("The buttons at the bottom; the list may be empty.", width: 345),
    ])
}
