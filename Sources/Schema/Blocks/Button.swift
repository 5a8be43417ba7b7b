extension Model {
  /// A button that does something of the author's choice; `width` is the room for its label, in points.
  static func button(width: Double) -> Model {
    Model(
      "Button", "A button with a label, a fill, a border and an action.", ground: .fill,
      fields: buttonLook(.button(width), border: .border) + [
        .required("action", .action, "What a tap does.", role: .tapAction)
      ])
  }

  /// The button that uncovers a prize.
  static let revealButton = Model(
    "Button without action", "A button whose behaviour is built in.", ground: .fill,
    skipped: ["action": "This button always uncovers the prize."],
    fields: buttonLook(.button(289), border: .border))

  /// The round button in the middle of a wheel.
  static let hubButton = Model(
    "Button without action", "The round button that spins the wheel.", ground: .fillOnPicture,
    skipped: ["action": "This button always spins the wheel."],
    fields: buttonLook(Lettering(17, .heavy, lines: 1, in: Room(68)), border: .hubBorder))

  private static func buttonLook(_ label: Lettering, border: Model) -> [Field] {
    [
      .required("text", .object(.lightText), "The label.", role: .label, lettering: label),
      .required(
        "background", .color, "The fill colour.", example: "#0E72E5FF", role: .background),
      .required("border", .object(border), "The line around it.", role: .border),
    ]
  }
}

extension Field {
  /// The buttons under the text of a message; `width` is the room for their labels, in points.
  static func buttons(_ summary: String, width: Double) -> Field {
    .required(
      "buttons", .list(of: .object(.button(width: width)), Count()), summary, role: .buttons)
  }
}
