import Shell
import Testing

@Suite struct ResolutionTests {
  /// A resolution in a few words.
  private func resolve(_ line: String) throws -> String {
    switch try Toy.program.resolve(line.split(separator: " ").map(String.init)) {
    case .overview: "overview"
    case .version: "version"
    case .help(let command): "help \(command.command.name)"
    case .family(let word): "family \(word)"
    case .topic(let topic): "topic \(topic.name)"
    case .run(let invocation): "run \(invocation.command)"
    }
  }

  @Test(arguments: [
    ("", "overview"), ("help", "overview"), ("--help", "overview"), ("-h", "overview"),
    ("help --help", "overview"), ("--version", "version"), ("-V", "version"),
    ("help pack", "help pack"), ("--help pack", "help pack"), ("pack --help", "help pack"),
    ("pack x -h", "help pack"), ("help -- pack", "help pack"),
    ("help help", "help help"), ("help exit-codes", "topic exit-codes"),
    ("pack", "run pack"), ("box add x", "run box add"), ("box add --help", "help box add"),
    ("help box add", "help box add"), ("box", "family box"), ("box --help", "family box"),
    ("help box", "family box"), ("complete-fields", "run complete-fields"),
    ("help complete-fields", "help complete-fields"),
  ])
  func findsWhatIsAsked(line: String, expected: String) throws {
    #expect(try resolve(line) == expected)
  }

  @Test func aGoodTableHasNoFaults() {
    #expect(Toy.program.lint() == [])
  }

  @Test func helpIsListedAndHiddenCommandsAreNot() {
    let names = Toy.program.info.commands.map(\.name)
    #expect(names == ["pack", "make", "get", "box add", "box list", "help"])
  }
}
