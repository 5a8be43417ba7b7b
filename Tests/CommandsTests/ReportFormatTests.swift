import Foundation
import JSONTree
import TestSupport
import Testing

/// What the formats of validate have in common, and how GitHub's is escaped.
@Suite struct ReportFormatTests {
  private static let formats = ["text", "json", "github", "sarif"]

  private func inappWithFault(in folder: String = "promo") throws -> BuiltProgram {
    let inapp = try BuiltProgram()
    let text = #"{"displayType": "carousel", "carousel": {"showClose": "true", "items": [{}]}}"#
    try inapp.folder.write(text.utf8, to: "\(folder)/native-config.json")
    return inapp
  }

  @Test func aPropertyEscapesWhatWouldEndIt() throws {
    let inapp = try inappWithFault(in: "a,b:c%d\ne")
    let line = try inapp("validate", "a,b:c%d\ne", "--format", "github").output
    #expect(line.hasPrefix("::error file=a%2Cb%3Ac%25d%0Ae/native-config.json,line=1,col=55,"))
    #expect(line.split(separator: "\n").count == 1)
  }

  @Test func theMessageEscapesLineBreaksOnly() throws {
    let inapp = try BuiltProgram()
    let text = #"{"displayType": "100%: a, b", "carousel": {}}"#
    try inapp.folder.write(text.utf8, to: "native-config.json")
    let line = try inapp("validate", "--format", "github").output
    #expect(line.contains("title=unknown-display-type::\"100%25: a, b\" is not a display type ["))
  }

  @Test func columnsAreLeftOutOverSeveralLines() throws {
    let inapp = try BuiltProgram()
    let text =
      "{\"displayType\": \"carousel\", \"carousel\": {\"showClose\": [\n1], \"items\": [{}]}}"
    try inapp.folder.write(text.utf8, to: "native-config.json")
    let line = try inapp("validate", "--format", "github").output
    #expect(line.hasPrefix("::error file=native-config.json,line=1,endLine=2,title=wrong-type::"))
  }

  @Test func infoIsANotice() throws {
    let inapp = try BuiltProgram()
    let text =
      #"{"inAppId": "a", "displayType": "carousel", "carousel": {"showClose": true, "items": [{}]}}"#
    try inapp.folder.write(text.utf8, to: "native-config.json")
    let finished = try inapp("validate", "--format", "github")
    #expect(finished.output.hasPrefix("::notice file=native-config.json,"))
    #expect(finished.status == 0)
    #expect(try inapp("validate", "--format", "github", "--fail-on", "info").status == 1)
  }

  @Test func nothingToSayIsNothingInGitHubsFormat() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "modal")
    #expect(try inapp("validate", "modal", "--format", "github").everything == "")
  }

  @Test(arguments: formats) func theExitCodeIsTheSameInEveryFormat(_ format: String) throws {
    let inapp = try inappWithFault()
    #expect(try inapp("validate", "promo", "--format", format).status == 1)
    #expect(try inapp("validate", "promo", "--format", format, "--fail-on", "never").status == 0)
    #expect(
      try inapp("validate", "promo", "--format", format, "--ignore", "wrong-type").status == 0)
    #expect(
      try inapp("validate", "promo", "nowhere", "--format", format, "--fail-on", "never").status
        == 2)
  }

  @Test func choosingRulesLeavesTheVerdictsAsTheyAre() throws {
    let inapp = try inappWithFault()
    func file(_ words: [String]) throws -> Node {
      let finished = try run(
        try #require(builtBinary), ["validate", "promo", "--format", "json"] + words,
        in: inapp.folder.url)
      return try #require(Document(parsing: finished.output).root?["files"]?[0])
    }
    let all = try file([])
    #expect(all["findings"]?.count == 1)
    for words in [["--ignore", "wrong-type"], ["--select", "color-not-hex,empty-text"]] {
      let some = try file(words)
      #expect(some["findings"]?.count == 0)
      #expect(some["verdicts"]?.text == all["verdicts"]?.text)
    }
    #expect(try file(["--select", "wrong-type,empty-text"])["findings"]?.count == 1)
    #expect(try file(["--select", "wrong-type", "--ignore", "wrong-type"])["findings"]?.count == 0)
  }

  @Test func onlyChosenRulesAreRepaired() throws {
    let inapp = try inappWithFault()
    let old = try inapp.text("promo/native-config.json")
    try inapp("validate", "promo", "--fix", "--ignore", "wrong-type")
    #expect(try inapp.text("promo/native-config.json") == old)
    try inapp("validate", "promo", "--fix", "--select", "wrong-type")
    #expect(
      try inapp.text("promo/native-config.json")
        == old.replacingOccurrences(of: #""true""#, with: "true"))
  }

  @Test func aRepairIsJudgedByAllRules() throws {
    let inapp = try BuiltProgram()
    let text =
      #"{"displayType": "carousel", "carousel": {"showClose": true, "items": [{"titel": 7}]}}"#
    try inapp.folder.write(text.utf8, to: "native-config.json")
    try inapp("validate", "--unsafe-fixes", "--select", "unknown-field")
    #expect(try inapp.text("native-config.json") == text)
  }

  @Test(arguments: ["json", "sarif"]) func theTalkOfFixIsOnStandardError(_ format: String) throws {
    let inapp = try inappWithFault()
    let dry = try inapp("validate", "promo", "--fix", "--dry-run", "--format", format)
    #expect(Document(parsing: dry.output).isValid)
    #expect(dry.errors.hasPrefix("--- promo/native-config.json\n"))
    #expect(dry.status == 1)
    let done = try inapp("validate", "promo", "--fix", "--format", format)
    #expect(Document(parsing: done.output).isValid)
    #expect(done.errors.hasPrefix("fixed promo/native-config.json:1:55: "))
    #expect(done.status == 0)
  }

  @Test(arguments: ["json", "sarif"]) func thereIsAlwaysOneDocument(_ format: String) throws {
    let inapp = try inappWithFault()
    let lines = [
      "inapp validate nowhere", "inapp validate promo promo nowhere",
      "inapp validate - < promo/native-config.json", "echo nonsense | inapp validate -",
    ]
    for line in lines {
      let finished = try inapp.bash("\(line) --format \(format)")
      #expect(Document(parsing: finished.output).isValid, "\(line): \(finished.output)")
      #expect(finished.output.hasSuffix("}\n"))
    }
  }

  @Test func aRefusedZIPIsAFindingAboutTheZIP() throws {
    let inapp = try BuiltProgram()
    _ = try inapp.bash(
      "python3 -c 'import zipfile; z = zipfile.ZipFile(\"bad.zip\", \"w\"); z.writestr(\"../up.json\", \"{}\"); z.close()'"
    )
    let finished = try inapp("validate", "bad.zip", "--format", "github")
    #expect(finished.output.hasPrefix("::error file=bad.zip,title="))
    #expect(finished.status == 1)
    let log = Document(parsing: try inapp("validate", "bad.zip", "--format", "sarif").output)
    let run = try #require(log.root?["runs"]?[0])
    let id = try #require(run["results"]?[0]?["ruleId"]?.string)
    #expect(run["tool"]?["driver"]?["rules"]?[0]?["id"]?.string == id)
  }
}
