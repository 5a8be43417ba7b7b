internal import Diagnostics
internal import Host
internal import Shell

extension Inapp {
  /// Runs the program on the words it was started with and returns its exit code.
  public static func run() -> Int32 {
    Signals.prepare()
    let console = Console.standard()
    do {
      return run(try Arguments.words(), console)
    } catch {
      return end(
        UsageError(
          "argument \(error.place) is not UTF-8",
          hint: "A file of such a name has to be renamed first."
        ).text(program: program.name) + "\n", ExitCodes.failure, console)
    }
  }

  static func run(_ words: [String], _ console: Console) -> Int32 {
    do {
      return try perform(words, console)
    } catch let error as FileError where error.code == .closedPipe {
      return ExitCodes.done
    } catch let error as UsageError {
      return end(error.text(program: program.name) + "\n", ExitCodes.failure, console)
    } catch {
      let failure = Failure(error)
      return end(failure.text, failure.exitCode, console)
    }
  }

  private static func perform(_ words: [String], _ console: Console) throws -> Int32 {
    switch try program.resolve(words) {
    case .run(let invocation): return try invocation.run(console)
    case .version: try console.print("inapp \(version)\n")
    case .overview: try console.show(page(console) { $0.overview() })
    case .help(let request):
      let more = request.sections(console)
      try console.show(page(console) { $0.page(request.command, more: more) })
    case .family(let word): try console.show(page(console) { $0.family(word) })
    case .topic(let topic): try console.show(page(console) { $0.page(topic) })
    }
    return ExitCodes.done
  }

  private static func page(_ console: Console, _ lines: (Help) -> [String]) -> String {
    let paint = console.paint().isOn ? HelpPaint.terminal : .none
    let help = Help(program.info, width: min(console.width, 100), paint: paint)
    return lines(help).joined(separator: "\n") + "\n"
  }

  private static func end(_ message: String, _ code: Int32, _ console: Console) -> Int32 {
    try? console.say(message)
    return code
  }
}
