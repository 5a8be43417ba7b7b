extension DisplayType {
  /// A card at the bottom edge of the screen.
  static let sheet = DisplayType(
    "sheet", "A card at the bottom edge of the screen, with a drag handle.",
    support: Support(
      documented: Availability(ios: .init(7, 2, 1), android: .init(6, 10, 1)),
      observed: Availability(ios: .init(7, 2, 0), android: .init(6, 10, 1))),
    closeButton: .asWritten, ground: .fill,
    fields: [
      .dimBackground(),
      .background("The fill of the sheet."),
      .image("The picture at the top of the sheet."),
      .title("The headline.", Lettering(22, .heavy)),
      .message("The words under the headline.", Lettering(15, .regular)),
      .buttons("The buttons under the words; the list may be empty.", width: 353),
    ])
}
