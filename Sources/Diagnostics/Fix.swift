public import SourceText

/// A repair that a program can make.
public struct Fix: Hashable, Sendable {
  /// What it does, in a few words.
  public let title: String
  /// Whether it surely does what the author meant.
  public let isSafe: Bool
  /// The edits, made together.
  public let edits: [TextEdit]

  /// Creates a repair that surely does what the author meant.
  public static func safe(_ title: String, _ edits: TextEdit...) -> Fix {
    Fix(title: title, isSafe: true, edits: edits)
  }

  /// Creates a repair that is a good guess.
  public static func unsafe(_ title: String, _ edits: TextEdit...) -> Fix {
    Fix(title: title, isSafe: false, edits: edits)
  }
}
