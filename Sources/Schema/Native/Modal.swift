extension DisplayType {
  /// A card in the middle of the screen.
  static let modal = DisplayType(
    "modal", "A card in the middle of the screen.",
    support: .since(ios: .init(7, 2, 0), android: .init(6, 10, 0)),
    closeButton: .unlessButtons, ground: .fill,
    fields: [
      .dimBackground(),
      .background("The fill of the card."),
      .image("The picture at the top of the card."),
      .title("The headline.", Lettering(24, .heavy)),
      .message("The words under the headline.", Lettering(15, .regular)),
      .buttons("The buttons under the words; the list may be empty.", width: 297),
    ])
}
