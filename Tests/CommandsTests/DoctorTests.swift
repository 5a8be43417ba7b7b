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

  /// Where variables say that shells and man look.
  @Test(arguments: [
    ("XDG_CONFIG_HOME", "fish/completions/inapp.fish", "fish"),
    ("XDG_DATA_HOME", "bash-completion/completions/inapp", "bash"),
    ("XDG_DATA_DIRS", "fish/vendor_completions.d/inapp.fish", "fish"),
    ("BASH_COMPLETION_USER_DIR", "completions/inapp", "bash"), ("FPATH", "_inapp", "zsh"),
    ("MANPATH", "man1/inapp.1", "man"),
  ])
  func variablesAreFollowed(_ variable: String, _ path: String, _ reader: String) throws {
    let inapp = try BuiltProgram()
    let folder = inapp.folder.url.path + "/there"
    _ = try inapp.bash("mkdir -p there/\(path); rmdir there/\(path); touch there/\(path)")
    let (_, found) = try report(inapp, [variable: folder])
    let file = found["installed"]?.elements.first { $0["reader"]?.string == reader }
    #expect(file?["path"]?.string == "\(folder)/\(path)")
    #expect(file?["condition"]?.isNull == true)
  }

  @Test func theBrowserForPicturesIsNamed() throws {
    let inapp = try BuiltProgram()
    _ = try inapp.bash("touch chrome; chmod +x chrome")
    let (_, found) = try report(inapp, ["CHROME_PATH": "./chrome"])
    #expect(found["browser"]?.string == "./chrome")
    #expect(try report(inapp, ["CHROME_PATH": "./none"]).1["browser"]?.isNull == true)
    let text = try inapp.bash("inapp doctor", environment: ["CHROME_PATH": "./none"]).output
    #expect(text.contains("\npictures            no browser found, for preview --png\n"))
  }

  @Test func aFileThatShellsMayNotReadIsTold() throws {
    let inapp = try BuiltProgram()
    _ = try inapp.bash(
      "mkdir -p .config/fish/completions/inapp.fish .zfunc; inapp completions zsh > .zfunc/_inapp")
    let (finished, found) = try report(inapp)
    #expect(finished.status == 1)
    #expect(state("fish", found) == "unreadable")
    #expect(state("zsh", found) == "current")
    let text = try inapp.bash("inapp doctor", environment: ["HOME": inapp.folder.url.path]).output
    #expect(text.contains("/.zfunc/_inapp, read if fpath has its folder\n"))
  }

  @Test func theManualIsFoundPackedOrNot() throws {
    let inapp = try BuiltProgram()
    for name in ["inapp.1", "inapp.1.gz"] {
      _ = try inapp.bash("mkdir -p .local/share/man/man1; touch .local/share/man/man1/\(name)")
      let (_, found) = try report(inapp)
      #expect(state("man", found) == "present")
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
    #expect(lacking["faults"]?[0]?.string?.contains("unset it") == true)
    _ = try inapp.bash("mkdir zones; cp /bin/true zones/Foo")
    let (broken, spoilt) = try report(inapp, ["TZDIR": inapp.folder.url.path + "/zones"])
    #expect(broken.status == 1)
    #expect(spoilt["faults"]?[0]?.string?.contains("The time zone Foo cannot be read") == true)
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
