import Shell
import Testing

/// Options that a command does not list, and typing errors in them.
@Suite struct OpenOptionTests {
  struct Options: Sendable, Equatable {
    var operand: Int?
    var isForced = false
    var open: [OpenOption] = []
  }

  private static let parser = ArgumentParser(
    command: "paint", defaults: Options(),
    arguments: [
      .optionalOperand("N", \.operand, .integer, "How many."),
      .flag("force", \.isForced, "Paint over."),
      .openOptions(
        OpenOptions("FIELD", names: { ["title", "loop"] }) { name in
          switch name {
          case "title": .value
          case "loop": .flag
          case "titel", "forec": .misspelt(takesValue: true)
          case "lop": .misspelt(takesValue: false)
          default: nil
          }
        }, \.open, "A field."),
    ])

  private func parsed(_ words: String...) throws -> Options {
    guard case .parsed(let options) = try Self.parser.parse(words) else { return Options() }
    return options
  }

  @Test func aTypingErrorTakesTheValueThatWasMeant() throws {
    let options = try parsed("--titel", "Hi", "3", "--lop", "--titel=x", "--titel", "--force")
    #expect(options.operand == 3 && options.isForced)
    #expect(
      options.open == [
        OpenOption(name: "titel", value: "Hi", isMisspelt: true),
        OpenOption(name: "lop", value: nil, isMisspelt: true),
        OpenOption(name: "titel", value: "x", isMisspelt: true),
        OpenOption(name: "titel", value: nil, isMisspelt: true),
      ])
  }

  @Test func behindATypingErrorAStrayWordIsNoFault() throws {
    #expect(try parsed("--lop", "off").operand == nil)
    #expect(throws: UsageError.self) { try parsed("--loop", "off") }
  }

  @Test func aTypingErrorInAListedOptionIsToldAtOnce() throws {
    let error = try #require(throws: UsageError.self) { try parsed("--forec", "3") }
    #expect(error.message == "unknown option --forec")
    #expect(error.hint == "Did you mean --force?")
  }
}
