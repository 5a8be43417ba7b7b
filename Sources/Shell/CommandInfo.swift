/// One command as plain data, for help, manuals and completions.
public struct CommandInfo: Sendable, Equatable {
  /// The word that calls it, or two words, such as `localize add`.
  public let name: String
  /// One sentence.
  public let summary: String
  /// The heading it is listed under.
  public let group: CommandGroup
  /// Paragraphs; a paragraph whose first line is indented is shown as it is.
  public let discussion: [String]
  /// Its arguments, in the order help lists them.
  public let arguments: [ArgumentInfo]
  /// Commands to try, the most useful first.
  public let examples: [Example]
  /// Whether help, manuals and completions leave it out.
  public let isHidden: Bool

  /// The operands that are shown, in order.
  public var operands: [ArgumentInfo] { arguments.filter { $0.isOperand && !$0.isHidden } }

  /// The options that are shown, in order.
  public var options: [ArgumentInfo] { arguments.filter { !$0.isOperand && !$0.isHidden } }

  /// The words of the name.
  var words: [Substring] { name.split(separator: " ") }
}

/// A heading under which commands are listed.
public struct CommandGroup: Sendable, Equatable {
  /// The heading, such as `Write a template`.
  public let title: String

  /// Creates a heading.
  public init(_ title: String) {
    self.title = title
  }
}

/// A command line to try, and what it does.
public struct Example: Sendable, Equatable {
  /// The whole line, with the program's name.
  public let command: String
  /// One sentence.
  public let note: String

  /// Creates an example.
  public init(_ command: String, _ note: String) {
    self.command = command
    self.note = note
  }
}
