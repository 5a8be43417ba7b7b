/// How well words can be read on what they lie on.
struct Legibility {
  /// The text, as users write its place.
  let name: String
  let ink: Pigment
  /// The words' colour as it is written.
  let spelling: String
  let surface: Surface
  /// The contrast that WCAG 2 asks for at their size.
  let demand: Double
  let isDark: Bool

  /// Whether hardly anybody could see that there are words.
  var isInvisible: Bool { ink.alpha == 0 || (contrast.map { $0.ratio < 1.5 } ?? false) }

  /// What is wrong; nil where they can be read, or where that is not known.
  var message: String? {
    let mode = isDark ? "in dark mode, " : ""
    if ink.alpha == 0 { return "\(mode)\(name) cannot be seen: its colour is fully transparent" }
    guard let contrast, contrast.ratio < demand else { return nil }
    let fault = isInvisible ? "can hardly be seen" : "is hard to read"
    return "\(mode)\(name) \(fault) on \(contrast.color.hex): \(contrast.ratio.spelled), "
      + "wants \(demand.spelled)"
  }

  /// The nearest colour of the same hue that can be read, spelled at the length of the one written.
  var suggestion: String? {
    surface.readable(near: ink, demand).map {
      [4, 7].contains(spelling.count) ? $0.hex : $0.hex + "FF"
    }
  }

  /// What to do where no colour of the same hue can be read.
  var helpWithoutColor: String? {
    surface.colors.count > 1 ? "no colour like it stands out from all of the gradient" : nil
  }

  private var contrast: (ratio: Double, color: Pigment)? { surface.contrast(of: ink) }
}

extension Double {
  /// A contrast ratio with one decimal, never rounded up to one that would do.
  var spelled: String {
    let tenths = Int((self * 10).rounded(.down))
    return "\(tenths / 10).\(tenths % 10):1"
  }
}
