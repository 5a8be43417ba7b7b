internal import Rendering
internal import Shell

/// The options that say how a preview shows its phones.
struct ViewOptions: Sendable {
  var isGrid = false
  var isDark = false
  var screen: String?

  static let arguments: [Argument<ViewOptions>] = [
    .flag("grid", \.isGrid, "All languages in light and dark side by side, standing still."),
    .flag("dark", \.isDark, "Start in dark."),
    .option(
      "screen", \.screen, .choice(Screen.all.map(\.name), as: "SCREEN"), "The screen to start on.",
      default: Screen.phone.name),
  ]

  var view: Preview.View {
    var view = Preview.View()
    view.layout = isGrid ? .grid : .page
    view.isDark = isDark
    view.screen = Screen.all.first { $0.name == screen } ?? .phone
    return view
  }
}
