import Foundation
import JSONTree
import TestSupport
import Testing

/// Files that are not what their names promise.
@Suite struct OddFileTests {
  @Test(.timeLimit(.minutes(1)), arguments: ["native-config.json", "pushwoosh.json"])
  func aPipeInATemplatesFolderIsRefused(_ name: String) throws {
    let inapp = try BuiltProgram()
    try inapp("new", "modal", "a")
    #expect(try inapp.bash("rm -f a/\(name); mkfifo a/\(name)").status == 0)
    let words = "a/\(name): is no file but a pipe or a device"
    for line in ["validate a", "get a title", "set a title=x", "localize status a"] {
      let finished = try inapp.bash("inapp \(line)")
      #expect(finished.status == 2, "\(line)")
      #expect(finished.errors.contains(words), "\(finished.everything)")
      let inside = try inapp.bash("cd a; inapp \(line.replacing(" a", with: ""))")
      #expect(inside.errors.contains("\(name): is no file but"), "\(inside.everything)")
    }
  }

  @Test(.timeLimit(.minutes(1))) func aPipeThatIsNamedIsRead() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "modal")
    let finished = try inapp.bash("inapp validate <(cat modal/native-config.json)")
    #expect(finished.status == 0, "\(finished.everything)")
    #expect(finished.output.contains("No faults in 1 file."))
  }

  @Test(arguments: [
    ("cat modal/native-config.json modal.zip", "leading-bytes"), ("true", "not-an-archive"),
    ("cat modal/native-config.json", "not-an-archive"),
  ])
  func whatIsCalledAZIPIsTakenForOne(_ line: String, _ rule: String) throws {
    let inapp = try BuiltProgram()
    try inapp("new", "modal")
    try inapp("pack", "modal")
    #expect(try inapp.bash("\(line) > Odd.ZIP").status == 0)
    for words in [["validate", "Odd.ZIP"], ["validate", "-", "--stdin-filename", "Odd.ZIP"]] {
      let finished = try run(
        try #require(builtBinary), words + ["--format", "json"],
        stdin: Data(inapp.bytes("Odd.ZIP")), in: inapp.folder.url)
      #expect(finished.status == 1)
      let findings = Document(parsing: finished.output).root?["files"]?[0]?["findings"]
      #expect(findings?.elements.map { $0["rule"]?.string } == [rule], "\(finished.output)")
    }
    let unpacked = try inapp("unpack", "Odd.ZIP").errors.split(separator: "\n").last ?? "?"
    let edited = try inapp("set", "Odd.ZIP", "title=x").errors
    #expect(edited.contains(unpacked), "\(edited)")
  }

  @Test func aLanguageAskedForTwiceIsListedOnce() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "modal")
    let once = try inapp("validate", "modal", "--locale", "de")
    #expect(
      try inapp("validate", "modal", "--locale", "de", "--locale", "de").output == once.output)
  }

  @Test func gitHubsFormatHidesNoCharacters() throws {
    let inapp = try BuiltProgram()
    let name = "a\u{1B}[31m\u{202E}👩‍👧,b"
    try inapp.folder.write(#"{"displayType": "x\u001b"}"#.utf8, to: "\(name)/native-config.json")
    let line = try inapp("validate", name, "--format", "github").output
    #expect(
      line.hasPrefix("::error file=a\\u{1b}[31m\\u{202e}👩‍👧%2Cb/native-config.json,line=1,"),
      "\(line)")
    #expect(!line.contains("\u{1B}"))
  }

  @Test func helpTellsHowFaultsAreCounted() throws {
    let help = try BuiltProgram()("help", "validate").output
    #expect(help.replacing(/\s+/, with: " ").contains("at most 100 in a file are named"))
  }
}
