import Checking
import Diagnostics
import JSONTree
import Schema
import TestSupport
import Testing

/// What explain says of every rule, against what validate does with its examples.
@Suite struct ExplainTests {
  private static let rules = RuleFamily.all.flatMap(\.rules)

  @Test func everyRuleIsListedUnderItsFamily() throws {
    let inapp = try BuiltProgram()
    let list = try inapp("explain", "--list").output
    for family in RuleFamily.all {
      #expect(list.contains("\(family.title)\n") || family.rules.isEmpty)
    }
    for rule in Self.rules { #expect(list.contains("\n  \(rule.id) ")) }
    #expect(list.split(separator: "\n").allSatisfy { $0.count <= 80 })
    let json = try #require(
      Document(parsing: try inapp("explain", "--list", "--format", "json").output).root)
    #expect(json["rules"]?.elements.map { $0["id"]?.string } == Self.rules.map(\.id))
  }

  @Test(arguments: rules.map(\.id)) func everyRuleCanBeExplained(_ id: String) throws {
    let inapp = try BuiltProgram()
    let finished = try inapp("explain", id)
    #expect(finished.status == 0)
    #expect(finished.output.hasPrefix("\(id): "))
    let rule = try #require(Self.rules.first { $0.id == id })
    let carets = finished.output.split(separator: "\n").count { line in
      line.contains("^") && line.allSatisfy { $0 == " " || $0 == "^" }
    }
    #expect(carets == rule.failing.count)
  }

  @Test(arguments: rules.filter { !$0.failing.isEmpty }.map(\.id))
  func whatItSaysOfAnExampleIsWhatValidateDoes(_ id: String) throws {
    let inapp = try BuiltProgram()
    let explained = try #require(
      Document(parsing: try inapp("explain", id, "--format", "json").output).root?["rule"])
    for example in try #require(explained["failing"]).elements {
      guard example["in"]?.string == "native-config", let text = example["text"]?.string else {
        continue
      }
      try inapp.folder.write(text.utf8, to: "native-config.json")
      let target = example["target"]?.string.map { ["--target", $0] } ?? []
      let words = ["validate", "native-config.json", "--select", id] + target
      func findings(_ more: String...) throws -> [Node] {
        let finished = try run(
          try #require(builtBinary), words + more + ["--format", "json"], in: inapp.folder.url)
        let files = try #require(Document(parsing: finished.output).root?["files"])
        return files.elements.flatMap { $0["findings"].map { Array($0.elements) } ?? [] }
      }
      let severities = try findings().map { $0["severity"]?.string }
      #expect(severities.contains(example["severity"]?.string))
      #expect(try findings("--fix").isEmpty == (example["fix"]?.string == "safe"))
    }
  }
}
