internal import Diagnostics
internal import Host
internal import Rendering

extension Console {
  /// What a sketch on a stream may be drawn with.
  func sketchStyle(_ stream: Streams.Stream = .output) -> SketchStyle {
    guard paint(stream).isOn, showsUnicode else { return .outlines(isASCII: !showsUnicode) }
    return .colors(colorDepth)
  }

  /// How many colours to use where colours are on.
  private var colorDepth: ColorDepth {
    if let asked = variable("FORCE_COLOR").flatMap({ Int($0) }).flatMap(ColorDepth.init) {
      return asked
    }
    let term = value(of: "TERM") ?? ""
    if ["truecolor", "24bit"].contains(value(of: "COLORTERM")) { return .full }
    if Self.fullColorTerms.contains(where: term.contains) { return .full }
    if term.contains("256color") { return .indexed }
    // Whoever asks for colours without a terminal has something that shows them.
    return isColorAsked ? .full : .sixteen
  }

  /// Whether the terminal shows more than ASCII: what the locale says, and UTF-8 where none is set.
  private var showsUnicode: Bool {
    guard let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap({ self.value(of: $0) }).first
    else { return true }
    let name = locale.lowercased()
    return name.contains("utf-8") || name.contains("utf8")
  }

  /// Parts of the names of terminals that show every colour and may not say so.
  private static let fullColorTerms = [
    "direct", "truecolor", "kitty", "ghostty", "alacritty", "wezterm", "foot", "iterm",
  ]
}
