internal import Host
internal import Wording

/// A line on the terminal that says how far a long run is; nothing where nobody watches.
struct ProgressLine {
  private let isWatched = Streams.isTerminal(.errors)
  private var last = Clock.unixSeconds + 1
  private var isShown = false

  /// Shows words in place of those shown before, at most once a second and not in the first.
  mutating func show(_ words: String) {
    guard isWatched, Clock.unixSeconds > last else { return }
    last = Clock.unixSeconds
    isShown = true
    try? Streams.write("\r\u{1B}[K\(words.cut(to: (Streams.terminalWidth ?? 80) - 1))", to: .errors)
  }

  /// Takes the line away.
  mutating func erase() {
    guard isShown else { return }
    try? Streams.write("\r\u{1B}[K", to: .errors)
    isShown = false
  }
}
