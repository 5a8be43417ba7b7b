internal import Shell

/// The options that every command takes.
struct CommonOptions: Sendable {
  var color = Console.ColorChoice.auto

  static let arguments: [Argument<CommonOptions>] = [
    .option("color", \.color, .choice, "When to colour the output.", default: "auto")
  ]
}

/// The options of one command.
protocol CommandOptions: Sendable {
  var common: CommonOptions { get set }
  init()
}

extension Command<Console> {
  /// Creates a command that also takes the options common to all.
  init<Options: CommandOptions>(
    _ name: String, _ group: CommandGroup, _ summary: String,
    discussion: @autoclosure @escaping @Sendable () -> [String] = [],
    arguments: @autoclosure @escaping @Sendable () -> [Argument<Options>],
    examples: @autoclosure @escaping @Sendable () -> [Example],
    sections: @autoclosure @escaping @Sendable () -> [HelpSection] = [],
    context: (@Sendable ([String], Console) -> [HelpSection]?)? = nil,
    run: @escaping @Sendable (Options, Console) throws -> Int32
  ) {
    self.init(
      name, group: group, summary: summary, discussion: discussion(), options: Options(),
      arguments: arguments() + CommonOptions.arguments.within(\Options.common),
      examples: examples(), sections: sections(), context: context
    ) { options, console in
      console.use(options.common.color)
      return try run(options, console)
    }
  }
}

extension CommandGroup {
  static let write = CommandGroup("Write a template")
  static let translate = CommandGroup("Translate it")
  static let inbox = CommandGroup("Write an inbox card")
  static let check = CommandGroup("Check it")
  static let ship = CommandGroup("Ship it")
  static let learn = CommandGroup("Learn")
}
