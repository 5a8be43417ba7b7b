extension DisplayType {
  /// A picture from edge to edge.
  static let fullscreen = DisplayType(
    "fullscreen", "A picture from edge to edge, with text and buttons on it.",
    support: .since(ios: .init(7, 2, 0), android: .init(6, 10, 0)),
    closeButton: .unlessButtons, ground: .cover(shade: 0.75),
    fields: [
      .required("cover", .object(.cover), "The picture and the colour under it.", role: .cover),
      .title("The headline.", on: .lightText, Lettering(30, .bold)),
      .message("The words under the headline.", on: .lightText, Lettering(16, .regular)),
      .buttons("The buttons at the bottom; the list may be empty.", width: 345),
    ])
}
