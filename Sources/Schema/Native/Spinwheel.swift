extension DisplayType {
  /// A wheel of fortune.
  static let spinwheel = DisplayType(
    "spinwheel", "A wheel of fortune with a button in its middle.",
    support: .since(ios: .init(7, 2, 0), android: nil),
    closeButton: .unlessRewardButton, ground: .fill,
    fields: [
      .gradient("The fill of the card, or the stops of a gradient."),
      .required(
        "winIndex", .index(of: "segments"), "The segment that wins, counted from 0.",
        example: 0, role: .winner),
      .required(
        "spinButton", .object(.hubButton), "The button in the middle of the wheel.",
        role: .hubButton),
      .title("The headline.", Lettering(24, .heavy)),
      .message("The words under the headline.", Lettering(15, .regular)),
      .required(
        "reward", .object(prize), "The prize of every segment without one of its own.",
        role: .reward),
      .optional(
        "loseTitle", .object(.text), "The headline after a spin that loses.", role: .loseTitle,
        inertBecause: "A wheel needs a reward, so every spin wins."),
      .required(
        "segments", .list(of: .object(segment), Count(atLeast: 2, atMost: 12)),
        "The segments of the wheel, clockwise from the top.", role: .segments),
    ])

  private static let segment = Model(
    "Segment", "One segment of a wheel.", ground: .slice(palette),
    fields: [
      .required(
        "message", .object(.lightText), "The words on the segment.", role: .label,
        lettering: Lettering(
          14, .bold, lines: 1, in: Room(54), .hidden(under: "the button in the middle"))),
      .optional(
        "color", .color, "The fill; without it, a colour of the built-in palette.",
        example: "#5856D6FF", role: .background),
      .required(
        "weight", .number(Bounds(limits: [Limit(.atLeast(0), beyond: .dropped)])),
        "How large the segment is beside the others.", example: 1, role: .weight,
        inertBecause: "Phones draw equal slices, and winIndex decides who wins."),
      .optional("reward", .object(prize), "The segment's own prize.", role: .reward),
    ])

  private static let prize = Model.reward(on: .card, width: 289)

  /// Indigo, pink, teal, orange, purple and green as iOS had them up to release 18.
  private static let palette = Palette(
    light: ["#5856D6", "#FF2D55", "#30B0C7", "#FF9500", "#AF52DE", "#34C759"],
    dark: ["#5E5CE6", "#FF375F", "#40CBE0", "#FF9F0A", "#BF5AF2", "#30D158"])
}
