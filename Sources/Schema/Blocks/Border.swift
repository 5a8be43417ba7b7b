extension Model {
  /// The line around a button.
  static let border = Model(
    "Border", "The line around a button.",
    fields: [
      .required("color", .color, "The colour of the line.", example: "#0E72E5FF", role: .border),
      .required(
        "radius", .number(.corner()), "How round the corners are.",
        example: 12, role: .cornerRadius),
    ])

  /// The line around the round button in the middle of a wheel.
  static let hubBorder = Model(
    "Border", "The line around the round button.",
    fields: [
      .required("color", .color, "The colour of the line.", example: "#1F1F1FFF", role: .border),
      .required(
        "radius", .number(.corner()), "How round the corners are.",
        example: 36, role: .cornerRadius,
        inertBecause: "The button in the middle of a wheel is always a circle."),
    ])
}
