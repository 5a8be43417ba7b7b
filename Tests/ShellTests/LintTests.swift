import Shell
import Testing

@Suite struct LintTests {
  struct Options: Sendable {
    var text = ""
    var isOn = false
    var list: [String] = []
  }

  static let good = [
    Example("toy a", "Does it."), Example("toy a", "Does it."), Example("toy a", "Does it."),
  ]

  private func faults(
    name: String = "a", summary: String = "Does it.", _ arguments: [Argument<Options>] = [],
    examples: [Example] = good
  ) -> [String] {
    let command = Command<Void>(
      name, group: CommandGroup("G"), summary: summary, options: Options(), arguments: arguments,
      examples: examples
    ) { _, _ in 0 }
    return Program(name: "toy", version: "1", summary: "S.", commands: [command]).lint()
  }

  @Test func aGoodCommandPasses() {
    #expect(faults([.flag("on", \.isOn, "Turn it on.")]) == [])
  }

  @Test(arguments: ["does it.", "Does it", "", String(repeating: "Do ", count: 40) + "."])
  func summariesAreShortSentences(summary: String) {
    #expect(faults(summary: summary) == ["a: a summary is one sentence of at most 80 columns"])
  }

  @Test func namesAreUnique() {
    #expect(
      faults([.flag("x", \.isOn, "S."), .option("x", \.text, .string, "S.")]) == [
        "a: --x is declared twice"
      ])
    #expect(
      faults([.negatable("x", \.isOn, "S."), .flag("no-x", \.isOn, "S.")])
        == ["a: --no-x is declared twice"])
    #expect(faults([.flag("x", short: "h", \.isOn, "S.")]) == ["a: -h is declared twice"])
    #expect(faults(name: "help").contains("help: more than one command or topic has this name"))
  }

  @Test func namesAreWellFormed() {
    #expect(faults([.flag("dryRun", \.isOn, "S.")]) == ["a: --dryRun: not a good option name"])
    #expect(faults([.flag("x", short: "1", \.isOn, "S.")]) == ["a: -1: a short name is one letter"])
    #expect(faults(name: "A", examples: []).count == 2)
  }

  @Test func examplesAreThreeAndCanBeParsed() {
    #expect(faults(examples: []) == ["a: fewer than three examples"])
    let wrong = Example("toy a --bogus", "Fails.")
    #expect(faults(examples: Self.good + [wrong]) == ["a: toy a --bogus: unknown option --bogus"])
    let other = Example("toy b", "Fails.")
    #expect(faults(examples: Self.good + [other]) == ["a: toy b: begins with another name"])
  }

  @Test func onlyTheLastOperandTakesTheRest() {
    let faults = faults([
      .trailing("FILE", \.list, .string, "S."), .optionalOperand("X", \.text, .string, "S."),
    ])
    #expect(faults == ["a: only the last operand may take all words that remain"])
  }
}
