/// A command of the program: what help says about it, what it takes, and what it does.
///
/// The lists are evaluated when they are asked for, so a table of many commands costs next to nothing at start-up.
public struct Command<Context>: Sendable {
  /// The command as plain data.
  public let info: CommandInfo

  private let listSections: @Sendable ([String], Context) -> [HelpSection]
  private let prepare: @Sendable ([String]) throws(UsageError) -> ParseOutcome<Invocation<Context>>

  /// Creates a command from the defaults of its options, its arguments, and the function that does the work.
  ///
  /// `sections` end its help wherever that is asked for; `context` has others for the operands beside `--help`.
  public init<Options: Sendable>(
    _ name: String, group: CommandGroup, summary: String, isHidden: Bool = false,
    discussion: @autoclosure @escaping @Sendable () -> [String] = [],
    options: Options,
    arguments: @autoclosure @escaping @Sendable () -> [Argument<Options>],
    examples: @autoclosure @escaping @Sendable () -> [Example],
    sections: @autoclosure @escaping @Sendable () -> [HelpSection] = [],
    context: (@Sendable ([String], Context) -> [HelpSection]?)? = nil,
    run: @escaping @Sendable (Options, Context) throws -> Int32
  ) {
    info = CommandInfo(
      name: name, summary: summary, group: group, isHidden: isHidden, listDiscussion: discussion,
      listRules: { arguments().map(\.rule) }, listExamples: examples, listSections: sections)
    let parser = { @Sendable in
      ArgumentParser(command: name, defaults: options, arguments: arguments())
    }
    listSections = { words, place in
      context?(parser().operands(words), place) ?? sections()
    }
    prepare = { (words) throws(UsageError) in
      let outcome: ParseOutcome<Options>
      do throws(UsageError) {
        outcome = try parser().parse(words)
      } catch {
        // What help lists goes by the operands.
        throw context == nil ? error : error.asking(about: parser().operands(words).first)
      }
      guard case .parsed(let options) = outcome else { return .help }
      return .parsed(Invocation(command: name, options: options) { try run(options, $0) })
    }
  }

  /// The sections that end its help where these words stood beside `--help`.
  func sections(_ words: [String], _ context: Context) -> [HelpSection] {
    listSections(words, context)
  }

  /// Reads the words after the command's name.
  public func parse(
    _ words: [String]
  ) throws(UsageError) -> ParseOutcome<Invocation<Context>> {
    try prepare(words)
  }
}

/// A command with its options read, ready to run.
public struct Invocation<Context>: Sendable {
  /// The name of the command.
  public let command: String
  /// The options as read, for tests to look at.
  public let options: any Sendable
  private let work: @Sendable (Context) throws -> Int32

  init(
    command: String, options: any Sendable, work: @escaping @Sendable (Context) throws -> Int32
  ) {
    self.command = command
    self.options = options
    self.work = work
  }

  /// Runs the command and returns its exit code.
  ///
  /// A `UsageError` that does not name its command names this one when it comes out.
  public func run(_ context: Context) throws -> Int32 {
    do {
      return try work(context)
    } catch let error as UsageError where error.command == nil {
      throw UsageError(command: command, error.message, hint: error.hint)
    }
  }
}
