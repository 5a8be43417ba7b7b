import Foundation

/// A colour as sRGB fractions, to compute how well text stands out from what is behind it.
struct Paint {
  let red, green, blue, alpha: Double

  /// The darkest a phone makes a white picture behind text: black at 75 %.
  static let scrim = Paint(red: 0.25, green: 0.25, blue: 0.25, alpha: 1)
  /// The surface under a scratchcard's foil, in any theme.
  static let ticket = Paint(red: 0xF7 / 255, green: 0xF7 / 255, blue: 0xF7 / 255, alpha: 1)

  init(red: Double, green: Double, blue: Double, alpha: Double) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Reads `#RRGGBBAA` with capital digits, the one form the starters use.
  init?(_ text: String) {
    guard text.wholeMatch(of: /#[0-9A-F]{8}/) != nil,
      let value = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    let parts = [24, 16, 8, 0].map { Double((value >> $0) & 0xFF) / 255 }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// This colour as it looks on an opaque surface.
  func over(_ surface: Paint) -> Paint { surface.mixed(with: self, alpha) }

  /// The opaque colour a share of the way towards another.
  func mixed(with other: Paint, _ share: Double) -> Paint {
    func mix(_ part: KeyPath<Paint, Double>) -> Double {
      self[keyPath: part] * (1 - share) + other[keyPath: part] * share
    }
    return Paint(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: 1)
  }

  /// The WCAG 2 contrast ratio of two opaque colours, from 1 to 21.
  func contrast(with other: Paint) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private var luminance: Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
