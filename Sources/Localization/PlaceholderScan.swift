extension Placeholder {
  /// Returns the placeholders in a text from left to right, none inside another, in time proportional to the text.
  ///
  /// Double braces always count. Single braces count only around two bars or more, as they may be ordinary text.
  public static func all(in text: String) -> [Placeholder] {
    guard text.utf8.contains(.open) else { return [] }
    var scan = PlaceholderScan(Array(text.utf8))
    return scan.run()
  }
}

private struct PlaceholderScan {
  private let text: [UInt8]
  /// For each opening brace, the place of the closing one that belongs to it.
  private let partners: [Int: Int]
  /// For each offset, the number of bars before it.
  private let bars: [UInt32]
  private var nextDoubleClosing = 0

  init(_ text: [UInt8]) {
    self.text = text
    var partners: [Int: Int] = [:]
    var open: [Int] = []
    var bars: [UInt32] = []
    var barCount: UInt32 = 0
    for (place, byte) in text.enumerated() {
      bars.append(barCount)
      if byte == .bar { barCount += 1 }
      if byte == .open { open.append(place) }
      if byte == .close, let opening = open.popLast() { partners[opening] = place }
    }
    self.partners = partners
    self.bars = bars
  }

  mutating func run() -> [Placeholder] {
    var found: [Placeholder] = []
    var place = 0
    while place < text.count {
      if text[place] == .open, let placeholder = placeholder(at: place) {
        found.append(placeholder)
        place = placeholder.range.upperBound
      } else {
        place += 1
      }
    }
    return found
  }

  private mutating func placeholder(at start: Int) -> Placeholder? {
    guard start + 1 < text.count, text[start + 1] == .open else { return tag(at: start) }
    // Braces that pair up, whatever lies between; else the next two closing ones.
    if let end = partners[start], partners[start + 1] == end - 1 {
      return translation(start, contentEnd: end - 1)
    }
    if let end = doubleClosing(from: start + 2) { return translation(start, contentEnd: end) }
    return unclosed(at: start)
  }

  private func translation(_ start: Int, contentEnd: Int) -> Placeholder {
    Placeholder(
      .translation, start..<contentEnd + 2, content: start + 2..<contentEnd, in: text, closed: true)
  }

  /// A placeholder whose second closing brace is missing.
  private func unclosed(at start: Int) -> Placeholder? {
    guard let end = partners[start + 1], bars[end] > bars[start] else { return nil }
    return Placeholder(
      .translation, start..<end + 1, content: start + 2..<end, in: text, closed: false)
  }

  private func tag(at start: Int) -> Placeholder? {
    guard let end = partners[start], bars[end] > bars[start] + 1 else { return nil }
    return Placeholder(
      .tag, start..<end + 1, content: start + 1..<end, in: text, closed: true)
  }

  private mutating func doubleClosing(from start: Int) -> Int? {
    nextDoubleClosing = max(nextDoubleClosing, start)
    while nextDoubleClosing + 1 < text.count {
      if text[nextDoubleClosing] == .close, text[nextDoubleClosing + 1] == .close {
        return nextDoubleClosing
      }
      nextDoubleClosing += 1
    }
    return nil
  }
}
