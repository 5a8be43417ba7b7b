internal import JSONTree

/// A colour with its opacity.
struct Tint: Hashable {
  var red: UInt8
  var green: UInt8
  var blue: UInt8
  /// 255 hides what lies under it.
  var alpha: UInt8 = 255

  static let white = Tint(0xFFFFFF)
  static let black = Tint(0x000000)

  /// Creates a colour from `0xRRGGBB`, at an opacity of 0…1.
  init(_ rgb: UInt32, opacity: Double = 1) {
    red = UInt8(truncatingIfNeeded: rgb >> 16)
    green = UInt8(truncatingIfNeeded: rgb >> 8)
    blue = UInt8(truncatingIfNeeded: rgb)
    alpha = UInt8((opacity * 255).rounded())
  }

  /// Reads the colour of a scene, `#rrggbbaa`; nil where there is none.
  init?(reading value: Value?) {
    guard case .string(let text)? = value, text.utf8.count == 9, text.hasPrefix("#"),
      let bits = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    self.init(bits >> 8)
    alpha = UInt8(truncatingIfNeeded: bits)
  }

  /// The colour at a share of its opacity.
  func faded(to share: Double) -> Tint {
    var tint = self
    tint.alpha = UInt8((Double(alpha) * min(1, max(0, share))).rounded())
    return tint
  }

  /// The colour without its opacity.
  var opaque: Tint {
    var tint = self
    tint.alpha = 255
    return tint
  }

  /// What shows where the colour lies over another, which hides all under it.
  func over(_ ground: Tint) -> Tint { ground.mixed(with: self, Double(alpha) / 255) }

  /// The colour on the way to another, at 0…1.
  func mixed(with other: Tint, _ share: Double) -> Tint {
    func mix(_ from: UInt8, _ to: UInt8) -> UInt8 {
      UInt8((Double(from) + (Double(to) - Double(from)) * share).rounded())
    }
    var tint = self
    tint.red = mix(red, other.red)
    tint.green = mix(green, other.green)
    tint.blue = mix(blue, other.blue)
    return tint
  }

  /// The colour with its brightness changed by a share of white, hue and saturation kept.
  func brightened(by change: Double) -> Tint {
    let top = Double(max(red, green, blue)) / 255
    let wanted = min(1, max(0, top + change))
    guard top > 0 else { return Tint(0).mixed(with: .white, wanted) }
    func scale(_ channel: UInt8) -> UInt8 { UInt8((Double(channel) / top * wanted).rounded()) }
    var tint = self
    tint.red = scale(red)
    tint.green = scale(green)
    tint.blue = scale(blue)
    return tint.opaque
  }

  /// Whether dark letters go on the colour, as the SDKs decide it.
  var isLight: Bool {
    0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue) > 0.65 * 255
  }

  /// The colour of what phones draw on this one by themselves.
  var contrast: Tint { isLight ? Tint(0x1F1F1F) : .white }
}

extension [Tint] {
  /// The colour at 0…1 of a gradient through all, evenly spaced.
  func gradient(at place: Double) -> Tint {
    guard let first else { return .black }
    let position = Swift.min(1, Swift.max(0, place)) * Double(count - 1)
    let index = Int(position)
    guard index + 1 < count else { return self[Swift.min(index, count - 1)] }
    return count == 1 ? first : self[index].mixed(with: self[index + 1], position - Double(index))
  }
}
