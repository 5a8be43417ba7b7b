import Foundation
import TestSupport
import Testing

/// Long help on a terminal of 10 rows, which `script` makes.
@Suite(.enabled(if: tool("script") != nil, "script, which makes the terminal, is not installed"))
struct PagerTests {
  /// What the terminal shows of a line of the shell, without the line ends that it adds.
  private func shown(
    _ line: String, _ inapp: BuiltProgram, _ environment: [String: String] = [:]
  ) throws -> String {
    let finished = try inapp.bash(
      "script -qec \"stty rows 10 cols 80; \(line)\" /dev/null < /dev/null",
      environment: ["TERM": "xterm", "NO_COLOR": "1"].merging(environment) { $1 })
    #expect(finished.status == 0, "\(finished.everything)")
    return finished.output.replacing("\r\n", with: "\n")
  }

  private let pager = ["PAGER": "cat > paged; echo read"]

  @Test func longHelpGoesThroughThePager() throws {
    let inapp = try BuiltProgram()
    for words in [
      "help capping", "help", "--help", "help pack", "pack --help", "help native-config",
    ] {
      let whole = try inapp.bash("inapp \(words)").output
      #expect(try shown("inapp \(words)", inapp, pager) == "read\n")
      #expect(try inapp.text("paged") == whole)
    }
  }

  @Test func shortHelpAndDataDoNot() throws {
    let inapp = try BuiltProgram()
    for words in ["help localize", "describe banner", "--version", "new --list"] {
      let whole = try inapp.bash("inapp \(words)").output
      #expect(try shown("inapp \(words)", inapp, pager) == whole)
    }
  }

  @Test(arguments: [
    ["PAGER": ""], ["PAGER": "cat"], ["PAGER": "touch paged", "TERM": "dumb"],
  ])
  func itCanBeTurnedOff(_ environment: [String: String]) throws {
    let inapp = try BuiltProgram()
    let whole = try inapp.bash("inapp help capping").output
    #expect(try shown("inapp help capping", inapp, environment) == whole)
    #expect(throws: (any Error).self) { try inapp.text("paged") }
  }

  @Test func withoutATerminalThereIsNone() throws {
    let inapp = try BuiltProgram()
    let finished = try inapp.bash(
      "inapp help capping | cat", environment: pager.merging(["TERM": "xterm"]) { $1 })
    #expect(finished.output.hasPrefix("When phones show a message"))
  }

  /// A reader who quits at once closes the pipe in the middle of the text; and no `less` is no fault.
  @Test func whatThePagerDoesIsNoFault() throws {
    let inapp = try BuiltProgram()
    #expect(try shown("inapp help native-config", inapp, ["PAGER": "true"]) == "")
    #expect(try shown("inapp help native-config", inapp, ["PAGER": "exit 3"]) == "")
    for pager in ["no-such-pager", "/tmp", " "] {
      let seen = try shown("inapp help capping", inapp, ["PAGER": pager])
      #expect(seen.hasSuffix(try inapp.bash("inapp help capping").output), "\(pager): \(seen)")
    }
    _ = try inapp.bash("mkdir bin; ln -s $(command -v inapp) bin; ln -s $(command -v stty) bin")
    let whole = try inapp.bash("inapp help capping").output
    #expect(try shown("PATH=bin inapp help capping", inapp) == whole)
  }
}
