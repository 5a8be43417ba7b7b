#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// A colour as sRGB fractions, to tell how well words stand out from what is behind them.
struct Pigment: Hashable {
  let red: Double
  let green: Double
  let blue: Double
  var alpha = 1.0

  static let black = Pigment(red: 0, green: 0, blue: 0)

  /// The same colour without its transparency.
  var opaque: Pigment { Pigment(red: red, green: green, blue: blue) }

  /// The opaque colour that remains when this one lies on an opaque surface.
  func over(_ surface: Pigment) -> Pigment {
    Pigment(
      red: surface.red + (red - surface.red) * alpha,
      green: surface.green + (green - surface.green) * alpha,
      blue: surface.blue + (blue - surface.blue) * alpha)
  }

  /// The WCAG 2 contrast ratio of two opaque colours, from 1 to 21.
  func contrast(with other: Pigment) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The relative luminance as WCAG 2 defines it, from 0 for black to 1 for white.
  var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  private static func linear(_ part: Double) -> Double {
    let level = part * 255
    let whole = Int(level)
    return Double(whole) == level ? linearLevels[whole] : linearLight(of: part)
  }

  /// The light of each of the 256 levels, as working it out takes most of the time.
  private static let linearLevels = (0...255).map { linearLight(of: Double($0) / 255) }

  private static func linearLight(of part: Double) -> Double {
    part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }
}

extension Pigment {
  /// Reads one of the four documented forms; nil for anything else.
  init?(_ text: String) {
    guard ColorText(text: text).isDocumented else { return nil }
    var digits: UInt32 = 0
    for byte in text.utf8.dropFirst() {
      digits = digits << 4 | UInt32(byte < 0x40 ? byte - 0x30 : byte & 0x0F + 9)
    }
    let count = text.utf8.count - 1
    let bits: UInt32 = count > 4 ? 8 : 4
    let most: UInt32 = 1 << bits - 1
    func part(_ place: UInt32) -> Double { Double(digits >> (place * bits) & most) / Double(most) }
    let hasAlpha = count == 4 || count == 8
    let last: UInt32 = hasAlpha ? 3 : 2
    self.init(
      red: part(last), green: part(last - 1), blue: part(last - 2), alpha: hasAlpha ? part(0) : 1)
  }

  /// The colour as `#RRGGBB`, without its transparency.
  var hex: String {
    "#"
      + [red, green, blue].map { part in
        let digits = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }

  /// The opaque colour that `hex` spells.
  private var rounded: Pigment {
    func rounded(_ part: Double) -> Double { (part * 255).rounded() / 255 }
    return Pigment(red: rounded(red), green: rounded(green), blue: rounded(blue))
  }

  /// The opaque colour a share of the way towards another.
  private func mixed(with other: Pigment, _ share: Double) -> Pigment {
    Pigment(red: other.red, green: other.green, blue: other.blue, alpha: share).over(self)
  }

  /// The opaque colour of the same hue, as little darker or lighter as need be, that passes a test.
  ///
  /// The test is put to the colour as `hex` spells it.
  func nearest(where passes: (Pigment) -> Bool) -> Pigment? {
    let opaque = opaque
    let white = Pigment(red: 1, green: 1, blue: 1)
    for step in 0...100 {
      let share = Double(step) / 100
      for target in [Pigment.black, white] {
        let color = opaque.mixed(with: target, share).rounded
        if passes(color) { return color }
      }
    }
    return nil
  }
}
