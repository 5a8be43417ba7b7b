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
  /// Commands to try first.
  public let examples: [Example]

  /// Creates a program.
  public init(
    name: String, version: String, summary: String, commands: [Command<Context>],
    topics: [Topic] = [], exitCodes: [ExitCode] = [], helpGroup: CommandGroup = .init("Help"),
    examples: [Example] = []
  ) {
    self.name = name
    self.version = version
    self.summary = summary
    self.commands = commands
    self.topics = topics
    self.exitCodes = exitCodes
    self.helpGroup = helpGroup
    self.examples = examples
  }

  /// The program as plain data, with `help` among its commands and without the hidden ones.
  public var info: ProgramInfo {
    let shown = commands.map(\.info).filter { !$0.isHidden }
    return ProgramInfo(
      name: name, version: version, summary: summary, commands: shown + [help], topics: topics,
      exitCodes: exitCodes, examples: examples)
  }

  /// The command `help`, which the program itself provides.
  var help: CommandInfo {
    CommandInfo(
      name: "help", summary: "Explains a command or a topic.", group: helpGroup, isHidden: false,
      listDiscussion: { [] }, listRules: { [ArgumentRule(info: helpSubject)] },
      listExamples: { helpExamples },
      listSections: { [] })
  }

  private var helpSubject: ArgumentInfo {
    let commands = unique(commands.map(\.info).filter { !$0.isHidden }.compactMap(\.words.first))
    return ArgumentInfo(
      kind: .operand, name: "TOPIC", short: nil, valueName: "TOPIC",
      completion: .choices(commands.map(String.init) + topics.map(\.name)),
      summary: "A command, or one of the topics.", defaultText: nil, isRequired: false,
      section: "Arguments")
  }

  private var helpExamples: [Example] {
    var examples = [Example("\(name) help", "Lists the commands.")]
    if let command = commands.first?.info.name {
      examples.append(
        Example("\(name) help \(command)", "Explains \(command), with examples."))
    }
    if let topic = topics.first {
      examples.append(Example("\(name) help \(topic.name)", topic.summary))
    }
    return examples
  }
}

/// The elements without those that stood before.
func unique<Element: Equatable>(_ elements: [Element]) -> [Element] {
  elements.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
}
