extension Model {
  /// Words and their colour.
  static let text = Model(
    "Text", "Words and their colour.",
    fields: [
      .required("text", .words, "The words.", example: "Your text", role: .label),
      .required(
        "color", .color, "The colour of the words.", example: "#1F1F1FFF", role: .labelColor),
    ])

  /// Words on a dark picture, white until told otherwise.
  static let lightText = Model(
    "Text", "Words and their colour.",
    fields: [
      .required("text", .words, "The words.", example: "Your text", role: .label),
      .required(
        "color", .color, "The colour of the words.", example: "#FFFFFFFF", role: .labelColor),
    ])
}
