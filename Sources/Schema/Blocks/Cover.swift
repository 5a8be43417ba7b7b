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

  /// The foil over a prize.
  static let foil = Model(
    cover.name, cover.summary,
    fields: cover.fields.map { field in
      guard field.role == .background else { return field }
      return .required(
        field.name, field.shape, field.summary, example: field.example, role: field.role,
        opaqueBecause: "A foil without a picture is always opaque.")
    })
}
