import Commands
import Foundation
import JSONTree
import Shell
import TestSupport
import Testing

/// What doctor finds of an installation, in a home of its own.
@Suite struct DoctorTests {
  private func report(_ inapp: BuiltProgram, _ extra: [String: String] = [:]) throws -> (
    Finished, Node
  ) {
    let finished = try inapp.bash(
      "inapp doctor --format json",
      environment: ["HOME": inapp.folder.url.path].merging(extra) { $1 })
    return (finished, try #require(Document(parsing: finished.output).root))
  }

  private func state(_ reader: String, _ report: Node) -> String? {
    report["installed"]?.elements.first { $0["reader"]?.string == reader }?["state"]?.string
  }

  @Test(arguments: [
    ("bash", ".local/share/bash-completion/completions/inapp"), ("zsh", ".zfunc/_inapp"),
    ("fish", ".config/fish/completions/inapp.fish"),
  ])
  func completionsAreFoundAndCompared(_ shell: String, _ path: String) throws {
    let inapp = try BuiltProgram()
    _ = try inapp.bash("mkdir -p \(path); rmdir \(path); inapp completions \(shell) > \(path)")
    var (finished, found) = try report(inapp)
    #expect(finished.status == 0)
    #expect(state(shell, found) == "current")

    _ = try inapp.bash("echo '# older' >> \(path)")
    (finished, found) = try report(inapp)
    #expect(finished.status == 1)
    #expect(state(shell, found) == "other")
    let text = try inapp.bash("inapp doctor", environment: ["HOME": inapp.folder.url.path])
    #expect(text.output.contains("\(inapp.folder.url.path)/\(path), of another release"))
    #expect(text.output.hasSuffix("\(shell).\n"))
  }

  @Test func theManualIsFoundPackedOrNot() throws {
    let inapp = try BuiltProgram()
    for name in ["inapp.1", "inapp.1.gz"] {
      _ = try inapp.bash("mkdir -p .local/share/man/man1; touch .local/share/man/man1/\(name)")
      let (_, found) = try report(inapp)
      #expect(state("man", found) == "current")
      _ = try inapp.bash("rm .local/share/man/man1/\(name)")
    }
  }

  @Test func timeZonesAreCountedAndMissed() throws {
    let inapp = try BuiltProgram()
    let (finished, found) = try report(inapp)
    #expect(finished.status == 0)
    #expect((found["timeZones"]?["names"]?.number ?? 0) > 400)
    let (failed, lacking) = try report(inapp, ["TZDIR": inapp.folder.url.path])
    #expect(failed.status == 1)
    #expect(lacking["timeZones"]?["names"]?.number == 0)
    #expect(lacking["faults"]?[0]?.string?.contains("TZDIR names") == true)
  }

  @Test func theTokenIsNotShown() throws {
    let inapp = try BuiltProgram()
    let secret = ["PUSHWOOSH_API_TOKEN": "abcdefghijk"]
    let (finished, found) = try report(inapp, secret)
    let text = try inapp.bash("inapp doctor", environment: secret)
    #expect(!(finished.output + text.output).contains("abcdefghijk"))
    #expect(found["environment"]?["PUSHWOOSH_API_TOKEN"]?.string == "set, not shown")
    #expect(text.output.contains("PUSHWOOSH_API_TOKEN  set, not shown"))
  }

  @Test func theVersionsAreTheProgramsOwn() throws {
    let inapp = try BuiltProgram()
    let (_, found) = try report(inapp)
    #expect(found["inapp"]?.string == Inapp.version)
    let program = try #require(builtBinary).resolvingSymlinksInPath().path
    #expect(found["program"]?.string == program)
    let machine = try inapp.bash("uname -srm").output
    #expect(found["machine"]?.string.map { $0 + "\n" } == machine)
  }
}
