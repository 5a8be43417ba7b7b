/// Something that a message puts on the screen; places are in pixels of the screen.
enum Mark {
  /// The app that the message is shown over.
  case app(isDark: Bool)
  /// What darkens all drawn so far.
  case dim(Double)
  /// A filled part: a card, a button, a ticket. Its border is drawn where it has another colour.
  case surface(Box, [Tint], radius: Int, border: Tint? = nil)
  /// A filled part that is as good as not there without colours.
  case panel(Box, Tint, radius: Int)
  /// What darkens a picture downwards, so that words on it can be read.
  case shade(Box)
  /// A picture, which is never loaded; its label stands in the upper part that nothing covers.
  case picture(Box, Landscape, radius: Int, open: Int? = nil)
  /// The foil over a prize.
  case foil(Box, Tint)
  /// A line in its colour, in a row of cells.
  case words(String, Int, row: Int, Tint, isBold: Bool = false)
  /// A character on a dark disc.
  case chip(Character, Int, row: Int, opacity: Double = 1)
  /// A bar one pixel high, and the character it is without colours.
  case bar(Box, Tint, Character)
  /// A wheel of slices.
  case wheel(Wheel)
}
