internal import Shell
internal import Wording

/// The rows of a CSV text (RFC 4180).
struct CSVRows {
  /// The cells of a row, and the line on which it begins.
  struct Row {
    let line: Int
    /// The texts as they are meant: those in quotes to the letter, others without blanks round them.
    let cells: [String]

    /// Whether nothing is on the line, or nothing but commas.
    var isEmpty: Bool { cells.allSatisfy(\.isEmpty) }
  }

  private(set) var rows: [Row] = []

  private enum State {
    case start, plain, quoted, afterQuote
  }

  private var state = State.start
  private var cells: [String] = []
  private var cell = ""
  private var start = 1

  init(_ text: String) throws(ReaderError) {
    var line = 1
    for character in text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...] {
      if character.endsRow { line += 1 }
      try read(character, nextLine: line)
    }
    if state == .quoted { throw fault("the closing quote is missing", hint: nil) }
    endRow()
    if rows.last?.isEmpty == true { rows.removeLast() }
  }

  private mutating func read(_ character: Character, nextLine: Int) throws(ReaderError) {
    switch (state, character) {
    case (.start, "\""): state = .quoted
    case (.quoted, "\""): state = .afterQuote
    case (.afterQuote, "\""):
      cell.append(character)
      state = .quoted
    case (.start, ","), (.plain, ","), (.afterQuote, ","): endCell()
    case (.quoted, _) where character.endsRow: cell.append("\n")
    case (_, _) where character.endsRow:
      endRow()
      start = nextLine
    case (_, _)
    where character.unicodeScalars.contains { $0.properties.generalCategory == .control }:
      let sign = character == "\t" ? "a tab" : "a control character"
      throw fault("there is \(sign) in the text", hint: "Separate columns with commas.")
    case (.quoted, _): cell.append(character)
    case (.afterQuote, _):
      throw fault("something follows the closing quote", hint: Self.howToQuote)
    case (.plain, "\""):
      throw fault("a quote stands in the middle of a text", hint: Self.howToQuote)
    case (.start, _), (.plain, _):
      cell.append(character)
      state = .plain
    }
  }

  private mutating func endCell() {
    cells.append(state == .afterQuote ? cell : String(cell.trimmed))
    (cell, state) = ("", .start)
  }

  private mutating func endRow() {
    endCell()
    rows.append(Row(line: start, cells: cells))
    cells = []
  }

  private func fault(_ message: String, hint: String?) -> ReaderError {
    ReaderError("row \(start), column \(cells.count + 1): \(message)", hint: hint)
  }

  private static let howToQuote =
    "Put the whole text into double quotes, and write two for one inside."
}

extension Character {
  /// Whether it ends a row; other signs that end lines stand in texts.
  fileprivate var endsRow: Bool { self == "\n" || self == "\r" || self == "\r\n" }
}
