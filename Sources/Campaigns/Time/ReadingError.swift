/// Why something a person typed cannot be read, and what to type instead.
public struct ReadingError: Error, Hashable, Sendable {
  /// What is wrong, without a full stop, safe to print.
  public let message: String
  /// A sentence with the nearest right form.
  public let help: String?
  /// The row of a file, from 1; nil outside of files.
  public let row: Int?
  /// The character where it goes wrong, from 1: in the text, or in the row of a file.
  public let column: Int

  /// The help as the phrase that follows `help:`.
  public var phrase: String? {
    help.map { sentence in
      let start = sentence.prefix(1).lowercased() + sentence.dropFirst()
      return start.hasSuffix(".") ? String(start.dropLast()) : start
    }
  }

  init(_ message: String, help: String? = nil, row: Int? = nil, column: Int = 1) {
    self.message = message
    self.help = help
    self.row = row
    self.column = column
  }

  /// The same error, in a longer text: so many characters further on, and in a row.
  func moved(by columns: Int, row: Int? = nil) -> ReadingError {
    ReadingError(message, help: help, row: row ?? self.row, column: column + columns)
  }
}
