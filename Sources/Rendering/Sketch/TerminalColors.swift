extension ColorDepth {
  /// The parameters that turn a colour on, for letters or for what is behind them.
  func parameters(_ tint: Tint, isGround: Bool) -> String {
    switch self {
    case .full: "\(isGround ? 48 : 38);2;\(tint.red);\(tint.green);\(tint.blue)"
    case .indexed: "\(isGround ? 48 : 38);5;\(Self.indexed(tint))"
    case .sixteen:
      String(Self.sixteenth(tint).code + (isGround ? 10 : 0))
    }
  }

  /// The colour as the terminal shows it.
  func shown(_ tint: Tint) -> Tint {
    switch self {
    case .full: tint.opaque
    case .indexed: Self.color(Self.indexed(tint))
    case .sixteen: Self.sixteenColors[Self.sixteenth(tint)]
    }
  }

  /// The letters' colour on a ground, kept apart from it where too few colours would make them one.
  func legible(_ letters: Tint, on ground: Tint) -> Tint {
    guard shown(letters) == shown(ground), letters.opaque != ground.opaque else { return letters }
    return ground.isLight ? .black : .white
  }

  /// The nearest of the 240 colours that are the same on all terminals, by its number.
  static func indexed(_ tint: Tint) -> Int {
    func step(_ channel: UInt8) -> Int {
      levels.indices.min { abs(levels[$0] - Int(channel)) < abs(levels[$1] - Int(channel)) } ?? 0
    }
    let cube = 16 + 36 * step(tint.red) + 6 * step(tint.green) + step(tint.blue)
    let mean = (Int(tint.red) + Int(tint.green) + Int(tint.blue)) / 3
    let grey = 232 + min(23, max(0, (mean - 3) / 10))
    return color(grey).distance(to: tint) < color(cube).distance(to: tint) ? grey : cube
  }

  /// The nearest of the sixteen colours, by its number.
  static func sixteenth(_ tint: Tint) -> Int {
    sixteenColors.indices.min {
      sixteenColors[$0].distance(to: tint) < sixteenColors[$1].distance(to: tint)
    } ?? 0
  }

  /// The colour of a number from 16 to 255.
  static func color(_ number: Int) -> Tint {
    guard number < 232 else {
      let grey = UInt32(8 + 10 * (number - 232))
      return Tint(grey << 16 | grey << 8 | grey)
    }
    let place = number - 16
    let channels = [place / 36, place / 6 % 6, place % 6].map { UInt32(levels[$0]) }
    return Tint(channels[0] << 16 | channels[1] << 8 | channels[2])
  }

  /// The steps of the cube.
  private static let levels = [0, 95, 135, 175, 215, 255]

  /// The sixteen colours as xterm has them.
  static let sixteenColors = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ].map { Tint($0) }
}

extension Int {
  /// The parameter of one of the sixteen colours, for letters.
  fileprivate var code: Int { self < 8 ? 30 + self : 82 + self }
}

extension Tint {
  /// How far apart two colours are: the square of their distance.
  func distance(to other: Tint) -> Int {
    func square(_ one: UInt8, _ two: UInt8) -> Int {
      let apart = Int(one) - Int(two)
      return apart * apart
    }
    return square(red, other.red) + square(green, other.green) + square(blue, other.blue)
  }
}
