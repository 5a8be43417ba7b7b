import Foundation
import JSONTree
import TestSupport
import Testing

/// Which stream says what, in which colours, with which exit code.
@Suite struct StreamsTests {
  private func inappWithWheel() throws -> BuiltProgram {
    let inapp = try BuiltProgram()
    try inapp("new", "spinwheel")
    return inapp
  }

  @Test func jsonIsTheOnlyThingOnStandardOutput() throws {
    let inapp = try inappWithWheel()
    for words in [["validate", "spinwheel"], ["validate", "spinwheel", "--target", "ios@99.0.0"]] {
      let finished = try run(
        try #require(builtBinary), words + ["--format", "json"], in: inapp.folder.url)
      let document = Document(parsing: finished.output)
      #expect(document.isValid)
      #expect(document.root?["version"]?.number == 1)
    }
  }

  @Test func theShapeOfTheFindingsIsTheContracts() throws {
    let inapp = try inappWithWheel()
    try inapp("set", "spinwheel", "background=red", "--force")
    let finished = try inapp("validate", "spinwheel", "--format", "json")
    #expect(finished.status == 1)
    let root = try #require(Document(parsing: finished.output).root)
    #expect(root.members.map(\.key) == ["version", "summary", "files"])
    #expect(root["summary"]?.members.map(\.key) == ["files", "errors", "warnings"])
    let file = try #require(root["files"]?[0])
    #expect(
      file.members.map(\.key) == ["path", "kind", "displayType", "verdicts", "findings"])
    let verdict = try #require(file["verdicts"]?[0])
    #expect(verdict.members.map(\.key) == ["target", "locale", "outcome", "rules"])
    let findings = try #require(file["findings"]).elements
    let finding = try #require(findings.first { $0["severity"]?.string == "error" })
    #expect(
      finding.members.map(\.key) == [
        "rule", "severity", "message", "pointer", "line", "column", "endLine", "endColumn",
        "targets", "locales", "fix",
      ])
    #expect(finding["pointer"]?.string == "/spinwheel/background")
    #expect(finding["targets"]?.elements.map(\.string) == ["ios@7.2.7"])
  }

  @Test func inspectHasTheContractsShape() throws {
    let inapp = try inappWithWheel()
    try inapp("pack", "spinwheel")
    let finished = try inapp("inspect", "spinwheel.zip", "--format", "json")
    #expect(finished.status == 0)
    let root = try #require(Document(parsing: finished.output).root)
    #expect(
      root.members.map(\.key) == ["version", "path", "sha256", "entries", "findings", "verdicts"])
    #expect(root["entries"]?[0]?.members.map(\.key) == ["name", "size", "compressed"])
    let sum = try inapp.bash("sha256sum spinwheel.zip").output.prefix(64)
    #expect(root["sha256"]?.string == String(sum))
  }

  @Test(arguments: [
    (["FORCE_COLOR": "1"], "auto", true), (["CLICOLOR_FORCE": "1"], "auto", true),
    ([:], "auto", false), (["NO_COLOR": "0"], "auto", false), (["NO_COLOR": "1"], "always", true),
    ([:], "always", true),
    (["FORCE_COLOR": "1"], "never", false), (["FORCE_COLOR": "0"], "auto", false),
    (["CLICOLOR_FORCE": "0"], "auto", false),
  ])
  func colourIsTheUsersChoice(
    _ environment: [String: String], _ choice: String, _ isColored: Bool
  ) throws {
    let inapp = try inappWithWheel()
    let finished = try inapp(
      "validate", "spinwheel", "--color", choice, environment: environment)
    #expect(finished.output.contains("\u{1B}[") == isColored)
  }

  @Test func colourChangesNothingButColour() throws {
    let inapp = try inappWithWheel()
    let plain = try inapp("validate", "spinwheel").output
    let colored = try inapp("validate", "spinwheel", "--color", "always").output
    let stripped = colored.replacingOccurrences(
      of: "\u{1B}\\[[0-9;]*m", with: "", options: .regularExpression)
    #expect(stripped == plain)
  }

  @Test func failOnChoosesTheExitCode() throws {
    let inapp = try inappWithWheel()
    #expect(try inapp("validate", "spinwheel").status == 0)
    #expect(try inapp("validate", "spinwheel", "--fail-on", "warning").status == 1)
    #expect(try inapp("validate", "spinwheel", "--target", "android").status == 1)
    #expect(
      try inapp("validate", "spinwheel", "--target", "android", "--fail-on", "never").status == 0)
  }

  /// What is written and the talk about it never come in one stream.
  @Test(
    arguments: [
      "pack spinwheel", "new banner", "localize render spinwheel",
      "inbox-payload --from classic",
    ],
    ["/dev/stdout > b", "/dev/stdout | cat > b", "/dev/fd/1 > b", "b --force > b"])
  func whatGoesToStandardOutputIsAlone(_ words: String, _ output: String) throws {
    let inapp = try inappWithWheel()
    let plain = try inapp.bash("inapp \(words) -o a 2> errors")
    #expect(plain.status == 0)
    #expect(plain.output.hasSuffix("\n"), "the talk about a file")
    let finished = try inapp.bash("set -o pipefail; inapp \(words) -o \(output)")
    #expect(finished.status == 0, "\(finished.everything)")
    #expect(try inapp.bytes("b") == inapp.bytes("a"))
    #expect(finished.errors.contains(words.hasPrefix("pack") ? "1 entry" : "Created"))
  }

  @Test func standardInputIsEditedToStandardOutput() throws {
    let inapp = try inappWithWheel()
    let old = try inapp.text("spinwheel/native-config.json")
    let finished = try inapp("set", "-", "winIndex=0", stdin: Array(old.utf8))
    #expect(
      finished.output == old.replacingOccurrences(of: "\"winIndex\": 1", with: "\"winIndex\": 0"))
    #expect(finished.errors.contains("1 → 0"))
  }

  @Test func aDryRunTouchesNothingAndPatchAppliesIt() throws {
    let inapp = try inappWithWheel()
    let old = try inapp.text("spinwheel/native-config.json")
    let finished = try inapp("set", "-n", "spinwheel", "winIndex=0", "title=Hi")
    #expect(try inapp.text("spinwheel/native-config.json") == old)
    try inapp.folder.write(finished.stdout, to: "change.diff")
    let patched = try inapp.bash("patch -p0 < change.diff")
    #expect(patched.status == 0, "\(patched.output)\(patched.errors)")
    let applied = try inapp.text("spinwheel/native-config.json")
    try inapp.folder.write(Array(old.utf8), to: "spinwheel/native-config.json")
    try inapp("set", "spinwheel", "winIndex=0", "title=Hi")
    #expect(try inapp.text("spinwheel/native-config.json") == applied)
  }

  @Test func namesAndValuesThatMoveTheCursorAreMadeHarmless() throws {
    let inapp = try BuiltProgram()
    let name = "\u{1B}[31mred\u{202E}"
    var outputs = [try inapp("new", "modal", name)]
    for words in [
      ["set", name, "title=\u{1B}[2J"], ["validate", name], ["validate", name + "x"],
      ["pack", name],
      ["inspect", "\(name).zip"], ["unpack", "\(name).zip", "\(name)2"],
    ] {
      outputs.append(try run(try #require(builtBinary), words, in: inapp.folder.url))
    }
    for output in outputs {
      #expect(!output.everything.contains("\u{1B}"), "\(output.everything)")
      #expect(!output.everything.contains("\u{202E}"))
    }
    #expect(try inapp("get", name, "title.text").output == "\u{1B}[2J\n")
  }
}
