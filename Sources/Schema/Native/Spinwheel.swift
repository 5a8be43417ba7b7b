extension DisplayType {
  /// A wheel of fortune.
  static let spinwheel = DisplayType(
    "spinwheel", "A wheel of fortune with a button in its middle.",
    support: Support(
      documented: Availability(ios: .init(7, 2, 0), android: nil),
      observed: Availability(ios: .init(7, 2, 0), android: nil)),
    fields: [
      .showClose(),
      .gradient("The fill of the card, or the stops of a gradient."),
      .required(
        "winIndex", .index(of: "segments"), "The segment that wins, counted from 0.",
        example: 0, role: .winner),
      .required(
        "spinButton", .object(.hubButton), "The button in the middle of the wheel.",
        role: .hubButton),
      .title("The headline."),
      .message("The words under the headline."),
      .required(
        "reward", .object(.reward), "The prize of every segment without one of its own.",
        role: .reward),
      .optional(
        "loseTitle", .object(.text), "The headline after a spin that loses.", role: .loseTitle,
        inertBecause: "A wheel needs a reward, so every spin wins."),
      .required(
        "segments", .list(of: .object(segment), Count(atLeast: 2, atMost: 12)),
        "The segments of the wheel, clockwise from the top.", role: .segments),
    ])

  private static let segment = Model(
    "Segment", "One segment of a wheel.",
    fields: [
      .required("message", .object(.lightText), "The words on the segment.", role: .label),
      .optional(
        "color", .color, "The fill; without it, a colour of the built-in palette.",
        example: "#5856D6FF", role: .background),
      .required(
        "weight", .number(Bounds(limits: [Limit(.atLeast(0), beyond: .dropped)])),
        "How large the segment is beside the others.", example: 1, role: .weight,
        inertBecause: "Phones draw equal slices, and winIndex decides who wins."),
      .optional("reward", .object(.reward), "The segment's own prize.", role: .reward),
    ])
}
