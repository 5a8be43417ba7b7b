/// Counts the columns that a text takes up in a terminal.
///
/// East Asian wide characters and emoji take two columns; marks and control characters take none.
public func displayWidth(_ text: some StringProtocol) -> Int {
  if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text.utf8.count }
  return text.reduce(0) { $0 + displayWidth($1) }
}

/// Adds spaces at the end of a text until it takes up this many columns.
public func padded(_ text: String, to width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - displayWidth(text)))
}

private func displayWidth(_ character: Character) -> Int {
  var width = 0
  for scalar in character.unicodeScalars {
    if scalar == "\u{FE0F}" { return 2 }
    width = max(width, displayWidth(scalar))
  }
  return width
}

private func displayWidth(_ scalar: Unicode.Scalar) -> Int {
  switch scalar.properties.generalCategory {
  case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator:
    return 0
  default:
    break
  }
  if scalar.properties.isEmojiPresentation { return 2 }
  return wideRanges.contains { $0.contains(scalar.value) } ? 2 : 1
}

/// The blocks of wide and full-width characters, from Unicode's EastAsianWidth.txt, rounded to whole blocks.
private let wideRanges: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
  0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
  0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
]
