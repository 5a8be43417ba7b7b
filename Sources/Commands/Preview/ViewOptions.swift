internal import Rendering
internal import Shell

/// The options that say how a preview shows its phones.
struct ViewOptions: Sendable {
  var isGrid = false
  var picture: String?
  var isDark = false
  var screen: String?

  static let arguments: [Argument<ViewOptions>] = [
    .flag("grid", \.isGrid, "All languages in light and dark side by side, standing still."),
    .option(
      "png", \.picture, .file("png"),
      "Write a picture of one phone instead, or with --grid of all; - prints it.",
      value: "FILE"),
    .flag("dark", \.isDark, "Start with the dark appearance."),
    .option(
      "screen", \.screen, .choice(Screen.all.map(\.name), as: "SCREEN"), "The screen to start on.",
      default: Screen.phone.name),
  ]

  var view: Preview.View {
    var view = Preview.View()
    view.layout = isGrid ? .grid : picture == nil ? .page : .picture
    view.isDark = isDark
    view.screen = Screen.all.first { $0.name == screen } ?? .phone
    return view
  }
}
