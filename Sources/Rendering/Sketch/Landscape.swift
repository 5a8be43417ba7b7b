/// A landscape that stands for any picture, as none is loaded.
enum Landscape {
  case day, dusk
  /// A moment of a film.
  case film

  /// What it says of itself.
  var label: String { self == .film ? "▶" : "picture" }

  /// The colour of the label.
  var letters: Tint {
    switch self {
    case .day: Tint(0x51636B)
    case .dusk: Tint(0xFFFFFF, opacity: 0.7)
    case .film: .white
    }
  }

  /// The colour at 0…1 of its width and height.
  func tint(_ x: Double, _ y: Double, ratio: Double) -> Tint {
    let far = 0.62 + 0.5 * (x - 0.3) * (x - 0.3)
    let near = 0.92 - 0.35 * x + 0.25 * x * x - (x > 0.6 ? 0.4 * (x - 0.6) : 0)
    if y > near { return hills[1] }
    if y > far { return hills[0] }
    let (dx, dy) = ((x - 0.8) * ratio, y - 0.28)
    return dx * dx + dy * dy < 0.0144 ? sun : sky.gradient(at: y / 0.8)
  }

  private var sky: [Tint] {
    switch self {
    case .day: [Tint(0xA9B8C9), Tint(0xDDD9D6)]
    case .dusk: [Tint(0x5F7590), Tint(0xA9A2A6)]
    case .film: [Tint(0x2A2D3A), Tint(0x5B5468)]
    }
  }

  private var sun: Tint {
    switch self {
    case .day: Tint(0xF6EFE2)
    case .dusk: Tint(0xE8D9C2)
    case .film: Tint(0x9A8F96)
    }
  }

  private var hills: [Tint] {
    switch self {
    case .day: [Tint(0x8FA3A8), Tint(0x6F8790)]
    case .dusk: [Tint(0x5C7078), Tint(0x465A64)]
    case .film: [Tint(0x23252F), Tint(0x17181F)]
    }
  }
}
