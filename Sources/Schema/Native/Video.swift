extension DisplayType {
  /// A video over the whole screen.
  static let video = DisplayType(
    "video", "A video over the whole screen, with text and buttons on it.",
    support: Support(
      documented: Availability(ios: .init(7, 2, 0), android: nil),
      observed: Availability(ios: .init(7, 2, 0), android: .init(6, 11, 0))),
    fields: [.showClose()] + Field.film() + [
      .title("The headline.", on: .lightText),
      .message("The words under the headline.", on: .lightText),
      .buttons("The buttons at the bottom; the list may be empty."),
    ])
}
