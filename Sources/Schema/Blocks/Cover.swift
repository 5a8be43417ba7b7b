extension Model {
  /// A picture over a colour.
  static let cover = Model(
    "Cover", "A picture over a colour.",
    fields: [
      .optional("image", .url(.image), "The picture.", role: .image),
      .required(
        "background", .color, "The colour under the picture, or instead of it.",
        example: "#1F1F1FFF", role: .background),
    ])
}
