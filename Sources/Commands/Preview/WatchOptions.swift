internal import Host
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

  /// Refuses what does not go together; `output` is the page that was named, `isInput` tells of standard input, `picture`
  /// is one that was asked for.
  func check(output: String?, isInput: Bool, picture: String?) throws(UsageError) {
    if isWatching, picture != nil {
      throw UsageError(
        "--watch keeps a page up to date, and --png takes a picture", hint: "Give one of them.")
    }
    if port != nil, !isWatching || output != nil {
      throw UsageError(
        "--port is for a page that is served", hint: "Give --watch too, and no --output.")
    }
    if isWatching, isInput {
      throw UsageError(
        "standard input cannot be watched", hint: "Name a folder, a JSON file or a ZIP.")
    }
    let isPrinted = (picture ?? output).map { $0 == "-" || Files.isStream($0) } ?? (isInput && !isWatching)
    if isPrinted, isWatching || isOpening {
      throw UsageError(
        "\(isWatching ? "--watch" : "--open") needs a page that is not printed",
        hint: "Name a file: --output FILE.")
    }
  }
}
