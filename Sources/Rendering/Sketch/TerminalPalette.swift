/// The colours of a terminal, and what it shows for any other.
struct TerminalPalette {
  let depth: ColorDepth
  private var numbers: [Tint: Int] = [:]

  init(_ depth: ColorDepth) { self.depth = depth }

  /// The parameters of the sequence that turns a colour on, for letters or for what is behind them.
  mutating func parameters(_ tint: Tint, isGround: Bool) -> String {
    let lead = isGround ? 48 : 38
    switch depth {
    case .full: return "\(lead);2;\(tint.red);\(tint.green);\(tint.blue)"
    case .indexed: return "\(lead);5;\(number(of: tint))"
    case .sixteen:
      let number = number(of: tint)
      return String((number < 8 ? 30 : 82) + number + (isGround ? 10 : 0))
    }
  }

  /// The colour as the terminal shows it.
  mutating func shown(_ tint: Tint) -> Tint {
    depth == .full ? tint.opaque : Self.colors[number(of: tint)]
  }

  /// The letters' colour on a ground, kept apart from it where too few colours would make them one.
  mutating func legible(_ letters: Tint, on ground: Tint) -> Tint {
    guard letters.opaque != ground.opaque, shown(letters) == shown(ground) else { return letters }
    return ground.isLight ? .black : .white
  }

  /// The number of the nearest colour that the terminal has.
  mutating func number(of tint: Tint) -> Int {
    if let known = numbers[tint] { return known }
    // What the first sixteen look like is for the user to say, so they serve only where there are no others.
    let choice = depth == .sixteen ? 0..<16 : 16..<256
    var nearest = (number: 0, distance: Int.max)
    for number in choice {
      let distance = Self.colors[number].distance(to: tint)
      if distance < nearest.distance { nearest = (number, distance) }
    }
    numbers[tint] = nearest.number
    return nearest.number
  }

  /// The colours by number, the first sixteen as xterm has them: then a cube of six steps a side, and greys.
  static let colors: [Tint] =
    [
      0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
      0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
    ].map { Tint($0) }
    + steps.flatMap { red in
      steps.flatMap { green in steps.map { Tint(red << 16 | green << 8 | $0) } }
    } + (0..<24).map { Tint((8 + 10 * $0) * 0x010101) }

  private static let steps: [UInt32] = [0, 95, 135, 175, 215, 255]
}

extension Tint {
  /// How far apart two colours are to the eye, squared: a loss of colour counts for more than one of light.
  func distance(to other: Tint) -> Int {
    let red = Int(red) - Int(other.red)
    let green = Int(green) - Int(other.green)
    let blue = Int(blue) - Int(other.blue)
    let light = (299 * red + 587 * green + 114 * blue) / 100
    let (bluish, reddish) = ((10 * blue - light) * 564 / 1000, (10 * red - light) * 713 / 1000)
    return light * light + 2 * (bluish * bluish + reddish * reddish)
  }
}
