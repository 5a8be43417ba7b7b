/// A program as plain data, for help, manuals and completions.
public struct ProgramInfo: Sendable {
  /// The word that calls it.
  public let name: String
  /// The version that `--version` prints.
  public let version: String
  /// One sentence.
  public let summary: String
  /// The commands that are shown, in order, with `help` last.
  public let commands: [CommandInfo]
  /// The texts that `help TOPIC` prints.
  public let topics: [Topic]
  /// The exit codes, for the manual.
  public let exitCodes: [ExitCode]
  /// Commands to try first.
  public let examples: [Example]

  /// The groups in the order of their first command.
  var groups: [CommandGroup] { unique(commands.map(\.group)) }

  /// The pages of section 5.
  var filePages: [FilePage] { topics.compactMap(\.page) }
}

/// What the program means by a number it ends with.
public struct ExitCode: Sendable, Equatable {
  /// The number.
  public let code: Int32
  /// One sentence.
  public let meaning: String

  /// Creates an exit code.
  public init(_ code: Int32, _ meaning: String) {
    self.code = code
    self.meaning = meaning
  }
}
