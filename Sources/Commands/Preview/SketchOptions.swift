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
    .flag(
      "terminal", \.isWanted, "Draw it here, in the first language, and write no page.")
  ]
}

extension PreviewOptions {
  /// Refuses what a drawing in the terminal has no use for.
  func requireFitForTerminal() throws {
    let clash: (problem: String, hint: String)? =
      if output != nil {
        ("--terminal draws here, and --output names a page to write", "Leave one of them out.")
      } else if view.picture != nil {
        ("--terminal draws here, and --png writes a picture", "Leave one of them out.")
      } else if view.picture != nil {
        ("--terminal draws here, and --png takes a picture", "Leave one of them out.")
      } else if watch.isWatching || watch.isOpening {
        (
          "--terminal draws here and once, and \(watch.isWatching ? "--watch" : "--open") shows a page",
          "Leave one of them out."
        )
      } else if view.isGrid {
        ("--terminal draws single phones, and --grid lays out a page", "Leave one of them out.")
      } else if let screen = view.screen, screen != Screen.phone.name {
        ("--terminal draws an upright phone only, and no \(screen) screen", "Leave --screen out.")
      } else {
        nil
      }
    if let clash { throw UsageError(command: "preview", clash.problem, hint: clash.hint) }
  }
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
