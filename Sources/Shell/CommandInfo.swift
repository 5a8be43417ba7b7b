/// One command as plain data, for help, manuals and completions.
///
/// Its lists are evaluated each time they are asked for: a list of 25 commands that shows only names and summaries
/// takes microseconds, where all their arguments would take 3 ms.
public struct CommandInfo: Sendable {
  /// The word that calls it, or two words, such as `localize add`.
  public let name: String
  /// One sentence.
  public let summary: String
  /// The heading it is listed under.
  public let group: CommandGroup
  /// Whether help, manuals and completions leave it out.
  public let isHidden: Bool

  let listDiscussion: @Sendable () -> [String]
  let listRules: @Sendable () -> [ArgumentRule]
  let listExamples: @Sendable () -> [Example]
  let listSections: @Sendable () -> [HelpSection]

  /// Paragraphs; a paragraph whose first line is indented is shown as it is.
  public var discussion: [String] { listDiscussion() }

  /// Its arguments, in the order help lists them.
  public var arguments: [ArgumentInfo] { rules.map(\.info) }

  /// Its arguments as the parser knows them.
  var rules: [ArgumentRule] { listRules() }

  /// Commands to try, the most useful first.
  public var examples: [Example] { listExamples() }

  /// What else there is to list, wherever help is asked for.
  public var more: [HelpSection] { listSections() }

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
