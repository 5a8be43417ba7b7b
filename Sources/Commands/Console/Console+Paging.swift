internal import Host
internal import Wording

extension Console {
  /// Writes a text to be read, page by page where it is longer than a person's screen.
  ///
  /// `PAGER` names the program; if it is empty or `cat`, the text is written at once.
  func show(_ text: String) throws {
    let command = variable("PAGER").map { String($0.trimmingEnd) }
    let rows = text.utf8.count { $0 == UInt8(ascii: "\n") }
    let isLong = Streams.terminalHeight.map { $0 > 0 && rows >= $0 } ?? false
    let isWanted = command != "" && command != "cat" && value(of: "TERM") ?? "dumb" != "dumb"
    if isLong, isWanted, isTerminal(.output), Pager.show(text, with: command) { return }
    try print(text)
  }
}
