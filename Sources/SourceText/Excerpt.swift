internal import Wording

/// The source line of a fault, ready for a terminal, with the place to underline.
///
/// Tabs become one space, and each control or invisible character one visible sign, so that what is printed has
/// the width that was counted and cannot steer the terminal. A long line is cut to a window around the fault, marked with `…`.
public struct Excerpt: Hashable, Sendable {
  /// The number of the line, from 1.
  public let lineNumber: Int

  /// The text to print.
  public let line: String

  /// The terminal cells before the first one to underline.
  public let caretColumn: Int

  /// The terminal cells to underline; at least 1.
  public let caretWidth: Int

  /// Whether something of what is to be underlined is hidden, as it may be a token.
  public let hidesToken: Bool

  /// Creates the excerpt for the first line of a byte range, at most so many terminal cells wide.
  public init(of range: Range<Int>, in source: SourceFile, columns: Int = 76) {
    lineNumber = source.line(at: range.lowerBound)
    let window = Window(of: range, in: source, lineNumber: lineNumber, columns: max(columns, 8))
    let shown = window.choose()
    line = window.text(of: shown)
    caretColumn =
      window.width(of: shown.lowerBound..<window.caret.lowerBound)
      + (window.cutsStart(shown) ? 1 : 0)
    caretWidth = max(1, window.width(of: window.caret.clamped(to: shown)))
    hidesToken = window.hidden.contains { $0.overlaps(window.caret) }
  }
}

/// The characters near a fault, and the part of them that fits.
private struct Window {
  /// The characters as they are printed.
  var cells: [(text: Character, width: Int)] = []
  /// The cells to underline.
  var caret = 0..<0
  /// The cells that may show a token.
  var hidden: [Range<Int>] = []
  /// Whether the line goes on before the first cell.
  var goesOnBefore: Bool
  /// Whether the line goes on after the last cell.
  var goesOnAfter: Bool
  let columns: Int

  init(of range: Range<Int>, in source: SourceFile, lineNumber: Int, columns: Int) {
    self.columns = columns
    var line = source.lineRange(lineNumber)
    if line.lowerBound == 0 {
      line = min(source.byteOrderMarkLength, line.upperBound)..<line.upperBound
    }
    let start = min(max(range.lowerBound, line.lowerBound), line.upperBound)
    let end = min(max(range.upperBound, start), line.upperBound)
    // A character takes a few bytes; decoding this much on each side is enough for any window.
    let reach = columns * 16
    let first = source.scalarStart(
      atOrBefore: max(line.lowerBound, start - reach), notBefore: line.lowerBound)
    let middle = source.scalarStart(atOrBefore: start, notBefore: first)
    let caretEnd = min(end, middle + reach)
    let last = source.scalarStart(
      atOrBefore: min(line.upperBound, caretEnd + reach), notBefore: middle)
    goesOnBefore = first > line.lowerBound
    goesOnAfter = last < line.upperBound
    append(source.text(in: first..<middle))
    let caretStart = cells.count
    append(source.text(in: middle..<max(middle, caretEnd)))
    caret = caretStart..<cells.count
    append(source.text(in: max(middle, caretEnd)..<last))
    hidden = tokenRanges(cells.map(\.text), after: source.end(before: first))
    for index in hidden.joined() { cells[index] = ("*", 1) }
  }

  private mutating func append(_ text: String) {
    for character in text { append(character) }
  }

  /// Adds a character as it is, or in pieces where a scalar of it does not show.
  private mutating func append(_ character: Character) {
    if let ascii = character.asciiValue, (0x20..<0x7F).contains(ascii) {
      return cells.append((character, 1))
    }
    let scalars = character.scalarsByVisibility
    guard scalars.contains(where: \.isHidden) else {
      return cells.append((character, character.displayWidth))
    }
    for (scalar, isHidden) in scalars {
      let piece = isHidden ? scalar.sign : Character(scalar)
      cells.append((piece, piece.displayWidth))
    }
  }

  func width(of range: Range<Int>) -> Int { cells[range].reduce(0) { $0 + $1.width } }

  func cutsStart(_ shown: Range<Int>) -> Bool { shown.lowerBound > 0 || goesOnBefore }

  func text(of shown: Range<Int>) -> String {
    let cutsEnd = shown.upperBound < cells.count || goesOnAfter
    return (cutsStart(shown) ? "…" : "") + String(cells[shown].map(\.text)) + (cutsEnd ? "…" : "")
  }

  /// Returns the cells to show: all of them, or those around the caret's start.
  func choose() -> Range<Int> {
    let all = 0..<cells.count
    if !goesOnBefore, !goesOnAfter, width(of: all) <= columns { return all }
    let budget = columns - 2
    var start = caret.lowerBound
    var end = caret.lowerBound
    var used = 0
    // The underlined part first, up to two thirds; then a third before it; then what follows.
    while end < caret.upperBound, used + cells[end].width <= budget * 2 / 3 {
      used += cells[end].width
      end += 1
    }
    let lead = max(budget / 3, budget - used - width(of: end..<min(cells.count, end + budget)))
    var before = 0
    while start > 0, before + cells[start - 1].width <= lead,
      used + cells[start - 1].width <= budget
    {
      start -= 1
      before += cells[start].width
      used += cells[start].width
    }
    while end < cells.count, used + cells[end].width <= budget {
      used += cells[end].width
      end += 1
    }
    return start..<end
  }
}

extension SourceFile {
  /// The last characters before an offset that are no blanks, some before them, and the blanks.
  fileprivate func end(before offset: Int) -> String {
    let last = bytes[max(0, offset - 4000)..<offset].lastIndex { $0 > 0x20 } ?? 0
    guard last > 0 else { return "" }
    return text(in: max(0, last - 1000)..<last + 1) + (last + 1 < offset ? "\n" : "")
  }

  /// Whether a place may hold a token, which no message is to show.
  public func mayHoldToken(_ range: Range<Int>) -> Bool { Excerpt(of: range, in: self).hidesToken }
}

extension Unicode.Scalar {
  /// What stands in one cell for a scalar that would not show.
  fileprivate var sign: Character {
    switch value {
    case 0x09: " "
    case 0x00..<0x20: Unicode.Scalar(0x2400 + value).map(Character.init) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    default: "\u{FFFD}"
    }
  }
}
