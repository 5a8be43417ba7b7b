internal import Shell

/// The rows of a CSV text (RFC 4180).
struct CSVRows {
  /// The cells of each row, and the line on which it begins.
  private(set) var rows: [(line: Int, cells: [String])] = []

  private enum State {
    case start, plain, quoted, afterQuote
  }

  private var state = State.start
  private var cells = [""]
  private var start = 1

  init(_ text: String) throws(ReaderError) {
    var line = 1
    for character in text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...] {
      if character.isNewline { line += 1 }
      try read(character, nextLine: line)
    }
    if state == .quoted { throw fault("the closing quote is missing", hint: nil) }
    if cells != [""] { rows.append((start, cells)) }
  }

  private mutating func read(_ character: Character, nextLine: Int) throws(ReaderError) {
    switch (state, character) {
    case (.start, "\""): state = .quoted
    case (.quoted, "\""): state = .afterQuote
    case (.quoted, _): append(character)
    case (.afterQuote, "\""):
      append(character)
      state = .quoted
    case (_, ","):
      cells.append("")
      state = .start
    case (_, _) where character.isNewline:
      rows.append((start, cells))
      (cells, start, state) = ([""], nextLine, .start)
    case (.afterQuote, _):
      throw fault("something follows the closing quote", hint: Self.howToQuote)
    case (.plain, "\""):
      throw fault("a quote stands in the middle of a text", hint: Self.howToQuote)
    case (.start, _), (.plain, _):
      append(character)
      state = .plain
    }
  }

  private mutating func append(_ character: Character) {
    cells[cells.count - 1].append(character)
  }

  private func fault(_ message: String, hint: String?) -> ReaderError {
    ReaderError("row \(start), column \(cells.count): \(message)", hint: hint)
  }

  private static let howToQuote =
    "Put the whole text into double quotes, and write two for one inside."
}
