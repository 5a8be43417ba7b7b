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

  /// Names of wide letters, and remarks that begin in one column whatever is in front of them.
  @Test func whatIsPackedAndUnpacked() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "modal", "sale")
    let made = try inapp.bash(
      """
      cd sale; touch 雨の日.txt 雨の日.txt~ Ünter.swp; for n in $(seq 30); do touch note-$n.md~; done
      cd ..; inapp pack sale --max-entries 1; inapp pack sale --list; inapp pack sale
      python3 -c 'import zipfile; z = zipfile.ZipFile("sale.zip", "a"); [
        z.writestr(zipfile.ZipInfo(f".env.{n}"), "x") for n in range(40)]'
      inapp inspect sale.zip; inapp unpack sale.zip copy
      python3 -c 'import zipfile; z = zipfile.ZipFile("sale.zip", "a"); [
        z.writestr(zipfile.ZipInfo(n), "x") for n in ("雨?", "../雨の日", "c:x", "nul")]'
      inapp inspect sale.zip; inapp unpack sale.zip; inapp pack sale --check
      inapp set sale native-config.json; inapp set sale '$.displayType=7' --force
      inapp pack sale --force
      """)
    let lines = made.everything.split(separator: "\n").filter { !$0.contains(" sha256 ") }
    #expect(lines.count > 100)
    for line in lines { #expect(line.displayWidth <= 80, "\(line)") }
    #expect(made.everything.contains("  雨の日.txt          0 B, 2 B packed\n"))
    #expect(made.everything.contains("  ../雨の日  leaves the folder\n"))
    #expect(made.everything.contains("  nul        uses \"nul\""))
    #expect(made.everything.contains(" 20 more "))
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
