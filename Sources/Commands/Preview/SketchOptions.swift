internal import Checking
internal import Host
internal import JSONTree
internal import Rendering
internal import Schema
internal import Shell

/// Whether a preview is drawn in the terminal.
struct SketchOptions: Sendable {
  var isWanted = false

  static let arguments: [Argument<SketchOptions>] = [
    .flag("terminal", \.isWanted, "Draw it in this terminal, in the first language.")
  ]
}

extension Look {
  /// Draws the phones in the terminal, in the first language unless others are asked for.
  func draw(_ console: Console, isFirstLanguageOnly: Bool) throws {
    let (style, width) = (console.sketchStyle(), console.width)
    let sketches = preview.sketches(
      columns: width - 1, in: style, isFirstLanguageOnly: isFirstLanguageOnly)
    try console.print(sketches.text(width: width, console.paint()))
  }

  /// Draws what was just written, or would be, as one phone shows it.
  static func draw(
    _ input: Input, targets: [Target] = [], on stream: Streams.Stream, _ console: Console
  ) throws {
    let look = Look(input, Document(parsing: input.config), Checker(targets: targets))
    let (style, width) = (console.sketchStyle(stream), console.width)
    let sketches = look.preview.sketches(columns: width - 1, in: style, isFirstLanguageOnly: true)
    let first = sketches.filter { !$0.pictures.isEmpty }.prefix(1)
    let text = Array(first).text(width: width, console.paint(stream))
    if stream == .errors { try console.say(text) } else { try console.print(text) }
  }
}
