internal import JSONTree

/// The contrast ratios that are asked for.
enum ContrastDemand {
  /// Of words, by WCAG 2.
  static let ofText = 4.5
  /// Of words in large letters, by WCAG 2.
  static let ofLargeText = 3.0
  /// Of the shape of a button, by WCAG 2.
  static let ofShapes = 3.0
  /// Below this hardly anybody sees that there are words.
  static let ofVisibleText = 1.5
}

/// How well words can be read on what they lie on.
struct Legibility {
  /// Where the text lies.
  let place: Path
  let ink: Pigment
  /// The words' colour as it is written.
  let spelling: String
  let surface: Surface
  /// The contrast that WCAG 2 asks for at their size.
  let demand: Double
  let isDark: Bool
  private let contrast: (ratio: Double, color: Pigment)?

  init(
    place: Path, ink: Pigment, spelling: String, surface: Surface, demand: Double, isDark: Bool
  ) {
    self.place = place
    self.ink = ink
    self.spelling = spelling
    self.surface = surface
    self.demand = demand
    self.isDark = isDark
    contrast = surface.contrast(of: ink)
  }

  /// Whether hardly anybody could see that there are words.
  var isInvisible: Bool {
    ink.alpha == 0 || (contrast.map { $0.ratio < ContrastDemand.ofVisibleText } ?? false)
  }

  /// Whether they are harder to read than they should be; not so where that is not known.
  var isPoor: Bool { ink.alpha == 0 || (contrast.map { $0.ratio < demand } ?? false) }

  /// What is wrong.
  var message: String {
    let name = (isDark ? "in dark mode, " : "") + place.asTyped
    guard ink.alpha > 0, let contrast else {
      return "\(name) cannot be seen: its colour is fully transparent"
    }
    let fault = isInvisible ? "can hardly be seen" : "is hard to read"
    return "\(name) \(fault) on \(contrast.color.hex): \(contrast.ratio.spelled), "
      + "wants \(demand.spelled)"
  }

  /// The nearest colour of the same hue that can be read, spelled at the length of the one written.
  private(set) lazy var suggestion: String? = surface.readable(near: ink, demand).map {
    [4, 7].contains(spelling.count) ? $0.hex : $0.hex + "FF"
  }

  /// What to do; words whose colour is that of light mode need one of their own.
  mutating func help(isOwn: Bool) -> String? {
    if let suggestion {
      return isOwn
        ? "write \(suggestion)" : "give the words a colour of their own in dark: \(suggestion)"
    }
    return surface.colors.count > 1 ? "no colour like it stands out from all of the gradient" : nil
  }
}

extension Double {
  /// A contrast ratio with one decimal, never rounded up to one that would do.
  var spelled: String {
    let tenths = Int((self * 10).rounded(.down))
    return "\(tenths / 10).\(tenths % 10):1"
  }
}
