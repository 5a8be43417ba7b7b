internal import Spelling

/// A program made of commands.
public struct Program<Context>: Sendable {
  /// The word that calls it.
  public let name: String
  /// The version that `--version` prints.
  public let version: String
  /// One sentence.
  public let summary: String
  /// The commands, in the order help lists them.
  public let commands: [Command<Context>]
  /// The texts that `help TOPIC` prints.
  public let topics: [Topic]
  /// The exit codes, for the manual.
  public let exitCodes: [ExitCode]
  /// The heading `help` itself is listed under.
  public let helpGroup: CommandGroup

  /// Creates a program.
  public init(
    name: String, version: String, summary: String, commands: [Command<Context>],
    topics: [Topic] = [], exitCodes: [ExitCode] = [], helpGroup: CommandGroup = .init("Help")
  ) {
    self.name = name
    self.version = version
    self.summary = summary
    self.commands = commands
    self.topics = topics
    self.exitCodes = exitCodes
    self.helpGroup = helpGroup
  }

  /// The program as plain data, with `help` among its commands and without the hidden ones.
  public var info: ProgramInfo {
    var shown = commands.filter { !$0.isHidden }.map(\.info)
    shown.append(helpInfo(naming: shown))
    return ProgramInfo(
      name: name, version: version, summary: summary, commands: shown, topics: topics,
      exitCodes: exitCodes)
  }

  private func helpInfo(naming shown: [CommandInfo]) -> CommandInfo {
    var subjects: [String] = []
    for word in shown.compactMap(\.words.first).map(String.init) where !subjects.contains(word) {
      subjects.append(word)
    }
    let topic = ArgumentInfo(
      kind: .operand, name: "TOPIC", short: nil, valueName: "TOPIC",
      completion: .choices(subjects + topics.map(\.name)),
      summary: "A command, or one of the topics.", defaultText: nil, isRequired: false,
      section: "Arguments")
    let subject = subjects.first ?? "help"
    var examples = [
      Example("\(name) help", "Lists the commands."),
      Example("\(name) help \(subject)", "Explains \(subject), with examples."),
    ]
    if let topic = topics.first {
      examples.append(Example("\(name) help \(topic.name)", topic.summary))
    }
    return CommandInfo(
      name: "help", summary: "Explains a command or a topic.", group: helpGroup, discussion: [],
      arguments: [topic], examples: examples, isHidden: false)
  }
}
