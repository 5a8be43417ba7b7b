internal import Shell

/// The options that open a preview and keep it up to date.
struct WatchOptions: Sendable {
  var isOpening = false
  var isWatching = false
  var port: Int?

  static let arguments: [Argument<WatchOptions>] = [
    .flag("open", \.isOpening, "Open the page in a browser."),
    .flag("watch", \.isWatching, "Stay, and show every change; Ctrl-C ends it."),
    .option(
      "port", \.port, .integer(in: 1...65535), "Where --watch serves the page, on this machine.",
      value: "N", default: "a free one"),
  ]
}
