internal import JSONTree
internal import Localization

/// What words lie on.
struct Surface {
  /// Which of the colours the words are judged by.
  enum Measure {
    /// The one they stand out from least, as each is there.
    case worst
    /// The one they stand out from most, as what is there lies between the colours.
    case best
  }

  /// The colours; none where they are not known.
  var colors: [Pigment] = []
  var measure = Measure.worst
  /// The field that made it, where there is one, and its translation.
  var source: Layer.Leaf?
  var entry: TranslationEntry?
  /// Whether the fill that made it cannot be seen.
  var isTransparent = false
  /// Whether the dark overlay changed it.
  var isDark = false

  static let unknown = Surface()

  /// How well a colour stands out, and from which colour of the surface; nil where that is not known.
  func contrast(of ink: Pigment) -> (ratio: Double, color: Pigment)? {
    var chosen: (ratio: Double, color: Pigment)?
    for color in colors {
      let ratio = ink.over(color).contrast(with: color)
      let isChosen = chosen.map { measure == .worst ? ratio < $0.ratio : ratio > $0.ratio } ?? true
      if isChosen { chosen = (ratio, color) }
    }
    return chosen
  }

  /// The nearest colour of the same hue that stands out as demanded.
  func readable(near ink: Pigment, _ demand: Double) -> Pigment? {
    ink.nearest { color in contrast(of: color).map { $0.ratio >= demand } ?? false }
  }
}
