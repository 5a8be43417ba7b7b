/// A place in a text as a person counts it: lines and columns both start at 1.
public struct Position: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  public let line: Int

  /// The column in characters (grapheme clusters), from 1.
  public let column: Int

  /// Creates a position from a line and a column, both from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The form used before a message: `9:18`.
  public var description: String { "\(line):\(column)" }

  /// Orders positions as they appear in the text.
  public static func < (left: Position, right: Position) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
