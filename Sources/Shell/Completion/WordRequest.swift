/// A question for words that only the program knows at that moment.
public struct WordRequest: Sendable {
  /// An operand or an option with a value that stands on the line already.
  public struct Given: Sendable {
    /// The name of the argument, without dashes.
    public let name: String
    /// What a shell offers for it.
    public let completion: CompletionKind
    /// Its value.
    public let value: String
  }

  /// Which words are asked for, such as `fields`.
  public let kind: String
  /// The command on the line, such as `localize add`.
  public let command: String
  /// The operands before the cursor.
  public let operands: [Given]
  /// The options with values before the cursor.
  public let options: [Given]
  /// What there is of the word so far, without the name of an option before it.
  public let word: String
  /// The option that the word is the value of, where the command does not list it.
  public let openOption: String?

  /// The template that the line names.
  public var template: String? { operands.first { $0.completion == .template }?.value }

  /// The value of an operand.
  public func operand(_ name: String) -> String? { operands.first { $0.name == name }?.value }
}

/// Answers a question for words; those that do not begin as the word does are left out later.
public typealias WordSource = (WordRequest) -> [Candidate]
