import Commands
import Shell
import Testing

@Suite struct CommandTableTests {
  @Test func everyRowIsComplete() {
    #expect(Inapp.program.lint() == [])
  }

  @Test func theContractsCommandsAreThere() {
    let names = Set(Inapp.program.info.commands.map(\.name))
    #expect(
      names.isSuperset(of: [
        "new", "set", "get", "unset", "validate", "pack", "unpack", "inspect", "describe",
        "explain", "schema", "completions", "help", "localize extract", "localize add",
        "localize status",
        "localize render",
      ]))
  }

  @Test(arguments: Inapp.program.info.commands.map(\.name).filter { $0 != "help" })
  func everyCommandTakesHelpAnywhere(_ name: String) throws {
    let words = name.split(separator: " ").map(String.init)
    for words in [["help"] + words, words + ["--help"], words + ["-h"]] {
      guard case .help(let page) = try Inapp.program.resolve(words) else {
        Issue.record("\(words) gives no help")
        continue
      }
      #expect(page.command.name == name)
    }
  }
}
