import Checking
import Commands
import Diagnostics
import Schema
import Shell
import TestSupport
import Testing
import Wording

/// Nothing that explains is wider than the terminal.
@Suite struct WidthTests {
  private static let rules = RuleFamily.all.flatMap(\.rules).map(\.id) + ["unusable-value"]
  private static let types = Catalogue.displayTypes

  private func expectToFit(
    _ lists: [[String]], _ columns: Int = 80, _ place: SourceLocation = #_sourceLocation
  ) throws {
    let inapp = try BuiltProgram()
    var count = 0
    for words in lists {
      let finished = try inapp.bash(
        "inapp " + words.map { "'\($0)'" }.joined(separator: " "),
        environment: ["COLUMNS": "\(columns)"])
      #expect(finished.status == 0, "\(words): \(finished.errors)", sourceLocation: place)
      let lines = finished.output.split(separator: "\n")
      count += lines.count
      for line in lines where line.displayWidth > columns {
        Issue.record("\(words): \(line.displayWidth) columns: \(line)", sourceLocation: place)
      }
    }
    #expect(count > lists.count, sourceLocation: place)
  }

  @Test func everyPageOfHelp() throws {
    let info = Inapp.program.info
    let names = info.commands.map { $0.name.split(separator: " ").map(String.init) }
    try expectToFit([["--help"], ["help", "localize"]] + names.map { ["help"] + $0 })
    try expectToFit(info.topics.map { ["help", $0.name] })
  }

  @Test(arguments: [80, 100]) func everyRule(_ columns: Int) throws {
    try expectToFit([["explain", "--list"]] + Self.rules.map { ["explain", $0] }, columns)
  }

  @Test func everyTypeAndField() throws {
    try expectToFit([["describe"], ["describe", "$"]] + Self.types.map { ["describe", $0.name] })
    let roots = Model.nativeConfig.fields.map { "$.\($0.name)" }
    let fields = Self.types.flatMap { type in
      type.block.fieldsByPath.map { "\(type.name).\($0.path)" }
    }
    #expect(fields.count > 200)
    try expectToFit((roots + fields).map { ["describe", $0] })
  }

  @Test(arguments: [60, 80, 120]) func whatExtractMoves(_ columns: Int) throws {
    let inapp = try BuiltProgram()
    for type in Self.types {
      try inapp("new", type.name)
      try inapp("set", type.name, "title=\(String(repeating: "雨の日は早めに帰る ", count: 20))")
      let finished = try inapp.bash(
        "inapp localize extract \(type.name) --urls", environment: ["COLUMNS": "\(columns)"])
      #expect(finished.status == 0, "\(finished.errors)")
      for line in finished.output.split(separator: "\n") {
        #expect(line.displayWidth <= columns, "\(type): \(line)")
      }
    }
  }
}
