/// What a sketch may be drawn with.
public enum SketchStyle: Sendable, Equatable {
  /// Half blocks in as many colours as the terminal has.
  case colors(ColorDepth)
  /// Lines and letters without colour; of ASCII alone where nothing else can be shown.
  case outlines(isASCII: Bool)

  var isColored: Bool { if case .colors = self { true } else { false } }
}

/// How many colours a terminal shows.
public enum ColorDepth: Int, CaseIterable, Sendable {
  /// The sixteen of old, in shades of the user's own choice.
  case sixteen = 1
  /// A cube of 216 colours and 24 greys besides.
  case indexed
  /// Every colour of eight bits a channel.
  case full
}
