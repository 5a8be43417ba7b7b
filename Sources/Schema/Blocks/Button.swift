extension Model {
  /// A button that does something of the author's choice.
  static let button = Model(
    "Button", "A button with a label, a fill, a border and an action.",
    fields: buttonLook(border: .border) + [
      .required("action", .action, "What a tap does.", role: .tapAction)
    ])

  /// A button whose behaviour is built in.
  static let builtInButton = Model(
    "Button without action", "A button whose behaviour is built in.",
    fields: buttonLook(border: .border))

  /// The round button in the middle of a wheel.
  static let hubButton = Model(
    "Button without action", "The round button that spins the wheel.",
    fields: buttonLook(border: .hubBorder))

  private static func buttonLook(border: Model) -> [Field] {
    [
      .required("text", .object(.lightText), "The label.", role: .label),
      .required(
        "background", .color, "The fill colour.", example: "#0E72E5FF", role: .background),
      .required("border", .object(border), "The line around it.", role: .border),
    ]
  }
}

extension Field {
  /// The buttons under the text of a message.
  static func buttons(_ summary: String) -> Field {
    .required("buttons", .list(of: .object(.button), Count()), summary, role: .buttons)
  }
}
