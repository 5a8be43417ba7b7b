internal import Host
internal import Wording

/// A bar and words on the terminal that say how far a long run is; nothing where nobody watches.
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

  /// Shows a bar for a part of a whole before the words.
  mutating func show(_ part: Int, of whole: Int, _ words: String) {
    let cells = Self.barWidth * part / max(whole, 1)
    let bar =
      String(repeating: "█", count: cells) + String(repeating: "░", count: Self.barWidth - cells)
    show("\(bar) \(part * 100 / max(whole, 1))%  \(words)")
  }

  private static let barWidth = 20

  /// Takes the line away.
  mutating func erase() {
    guard isShown else { return }
    try? Streams.write("\r\u{1B}[K", to: .errors)
    isShown = false
  }
}
