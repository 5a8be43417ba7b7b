import Checking
import Diagnostics
import Inbox
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
    for title in RuleFamily.all.map(\.title) + ["Campaign files", "Inbox cards"] {
      #expect(list.contains("\(title)\n"))
    }
    let rows = list.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    let json = try #require(
      Document(parsing: try inapp("explain", "--list", "--format", "json").output).root)
    let listed = try #require(json["rules"]).elements
    #expect(
      listed.map { $0["id"]?.string } == Self.rules.map(\.id) + ["unusable-value"]
        + Rule.inbox.map(\.id))
    #expect(Set(listed.map { $0["id"]?.string }).count == listed.count)
    for rule in listed {
      let start = try [#require(rule["severity"]?.string), #require(rule["id"]?.string)]
      #expect(rows.contains { $0.starts(with: start) }, "\(start)")
    }
  }

  @Test func theListWrapsFewSummaries() throws {
    let inapp = try BuiltProgram()
    func lines(_ columns: Int) throws -> Int {
      let list = try inapp.bash("inapp explain --list", environment: ["COLUMNS": "\(columns)"])
      return list.output.split(separator: "\n").count
    }
    // The rule of campaign files is a family of its own, and so are those of the inbox.
    let rules = Self.rules.count + 1 + Rule.inbox.count
    let unwrapped = rules + RuleFamily.all.count + 2 + 2
    #expect(try lines(80) <= unwrapped + rules / 2)
    #expect(try lines(120) == unwrapped)
  }

  /// What validate says where nobody named a platform, and what is said of files and ZIPs.
  @Test func severitiesThatExamplesCannotTellAreStated() throws {
    let inapp = try BuiltProgram()
    let list = try inapp("explain", "--list", "--format", "json").output
    let rules = try #require(Document(parsing: list).root?["rules"]).elements
    let severities = Dictionary(uniqueKeysWithValues: rules.map { ($0["id"]?.string, $0) })
      .mapValues { $0["severity"]?.string }
    try inapp("new", "pip")
    let sarif = try inapp("validate", "pip", "--format", "sarif").output
    let driver = try #require(Document(parsing: sarif).root?["runs"]?[0]?["tool"]?["driver"])
    let rule = driver["rules"]?.elements.first { $0["id"]?.string == "unsupported-display-type" }
    #expect(rule?["defaultConfiguration"]?["level"]?.string == "warning")
    #expect(severities["unsupported-display-type"] == "warning")
    #expect(try inapp("validate", "pip").output.contains(": warning: Android 6.13.0 does not"))
    #expect(severities["name-case"] == "error")
    #expect(severities["leaves-folder"] == "error")
    #expect(try inapp("explain", "leaves-folder").output.contains("\n  severity  error\n"))
  }

  @Test func onlyConsequencesFollowTheSeverity() throws {
    let inapp = try BuiltProgram()
    func severity(_ id: String) throws -> String? {
      let lines = try inapp("explain", id).output.split(separator: "\n")
      return lines.first { $0.hasPrefix("  severity  ") }.map { String($0.dropFirst(12)) }
    }
    for id in ["never-shown", "empty-translation", "missing-translation", "duplicate-key"] {
      #expect(try severity(id) == "warning")
    }
    #expect(try severity("text-cut") == "info")
    #expect(
      try severity("translation-not-text")
        == "warning: iOS 7.2.7 and Android 6.13.0 use \"7\" instead.")
    #expect(try severity("unsupported-field") == "warning: iOS 7.2.4 ignores it.")
  }

  @Test(arguments: [
    ("colour", "Rules about colour: color-not-hex, one-color-gradient, "),
    ("Color", "Did you mean color-not-hex? Rules about Color: color-not-hex, one-color-"),
    ("colo-not-hex", "Did you mean color-not-hex?"),
    ("emoji", "Rules about emoji: lone-surrogate."),
    ("contrast", "Did you mean low-contrast?\n"), ("sunshine", "Run inapp explain --list."),
  ])
  func aWordFindsTheRulesThatSpeakOfIt(_ word: String, _ says: String) throws {
    let inapp = try BuiltProgram()
    let finished = try inapp("explain", word)
    #expect(finished.status == 2)
    #expect(finished.output.isEmpty)
    let oneLine = finished.errors.replacing("\n  ", with: " ")
    #expect(oneLine.contains(says), "\(finished.errors)")
    #expect(finished.errors.split(separator: ",").count <= 5)
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
