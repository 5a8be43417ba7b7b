import Foundation
import JSONTree
import TestSupport
import Testing

/// What `diff` says of odd input, and for scripts.
@Suite struct DiffTests {
  private func inapp(_ files: [String: [UInt8]]) throws -> BuiltProgram {
    let inapp = try BuiltProgram()
    for (path, bytes) in files { try inapp.folder.write(bytes, to: path) }
    return inapp
  }

  private func modal(_ fields: String) -> [UInt8] {
    Array(#"{"displayType":"modal","modal":{\#(fields)}}"#.utf8)
  }

  @Test func exitCodesTellWhatWasFound() throws {
    let inapp = try inapp([
      "a.json": modal(#""title":{"text":"a"}"#), "b.json": modal(#""title":{"text":"b"}"#),
      "c.json": modal(#" "title" : {"text":"\u0061"} "#), "d.json": [0x7B, 0x22, 0xFF, 0x22],
      "e.json": Array("{}".utf8) + [0xFF],
    ])
    #expect(try inapp("diff", "a.json", "a.json").status == 0)
    #expect(try inapp("diff", "a.json", "b.json").status == 1)
    let layout = try inapp("diff", "a.json", "c.json")
    #expect(layout.output == "Same content; only the layout differs.\n")
    #expect(layout.status == 0)
    for broken in ["d.json", "e.json"] {
      let finished = try inapp("diff", "a.json", broken, "--format", "json")
      #expect(finished.status == 2)
      #expect(finished.output.isEmpty)
      #expect(finished.errors.contains("[invalid-json]"))
    }
  }

  @Test func aBrokenDocumentMeansWhatValidateSaysOfIt() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "banner", "old", "--locales", "en,de")
    _ = try inapp.bash("cp -r old new; echo '{' > new/pushwoosh.json")
    let errors = try inapp("diff", "old", "new").errors
    #expect(errors.contains("uses the default texts instead") || errors.contains("use the default"))
    #expect(!errors.contains("whole message"))
  }

  @Test func aMoveInARootListIsTold() throws {
    let inapp = try inapp(["a.json": Array("[1,2,3]".utf8), "b.json": Array("[3,1,2]".utf8)])
    let output = try inapp("diff", "a.json", "b.json").output
    #expect(output.hasPrefix("1 field differs.\n  $  "))
  }

  @Test func halvesOfCharactersAreShownAsTheyAreSpelled() throws {
    let inapp = try inapp([
      "a.json": modal(#""note":"\ud800""#), "b.json": modal(#""note":"\ud801""#),
    ])
    #expect(try inapp("diff", "a.json", "b.json").output.contains(#""\ud800" → "\ud801""#))
  }

  @Test func aTextThatBeginsLikeAZIPIsNone() throws {
    let inapp = try inapp(["a.json": modal(""), "b.json": Array("PK, no JSON".utf8)])
    #expect(try inapp("diff", "a.json", "b.json").errors.contains("[invalid-json]"))
  }

  @Test func twoTemplatesAreAskedFor() throws {
    let inapp = try inapp(["a.json": modal("")])
    #expect(try inapp("diff", "a.json").errors.contains("only \"a.json\" is named"))
    #expect(try inapp("diff", "a.json", "a.json", "a.json").errors.contains("3 templates"))
    #expect(try inapp("diff", "--help").output.contains("inapp diff A [B] "))
  }

  @Test func oneSideMayBeStandardInput() throws {
    let inapp = try inapp(["a.json": modal(#""showClose":true"#)])
    let other = modal(#""showClose":false"#)
    #expect(try inapp("diff", "a.json", "-", stdin: other).output.contains("true → false"))
    #expect(try inapp("diff", "-", "a.json", stdin: other).output.contains("false → true"))
    let named = try inapp(
      "diff", "-", "a.json", "--stdin-filename", "odd.json", stdin: Array("{".utf8))
    #expect(named.errors.hasPrefix("odd.json:1:"))
  }

  @Test func hiddenCharactersAreShown() throws {
    let nasty = #"\u202e\u001b[31m\u200b\nok: all well"#
    let inapp = try inapp([
      "a/native-config.json": modal(
        #""title":{"text":"x"},"\#(nasty)":1,"buttons":["\#(nasty)",1,2]"#),
      "b/native-config.json": modal(#""title":{"text":"\#(nasty)"},"buttons":[1,2,"\#(nasty)"]"#),
      "b/\u{202E}\u{200B}.txt": [], "a/x\u{1B}": [1],
    ])
    let finished = try inapp("diff", "a", "b")
    #expect(finished.status == 1)
    #expect(!finished.output.contains("\nok"))
    let hidden = finished.everything.unicodeScalars.filter {
      $0 != "\n"
        && ($0.properties.generalCategory == .control
          || $0.properties.isDefaultIgnorableCodePoint)
    }
    #expect(hidden.isEmpty, "\(finished.everything.debugDescription)")
    #expect(finished.output.contains(#"moved 0 → 2"#))
  }

  @Test func jsonHoldsTheValuesAsTheyAre() throws {
    let inapp = try inapp([
      "a.json": modal(#""title":null,"x":1.50,"buttons":[{"n":"a"},{"n":"b"}]"#),
      "b.json": modal(#""x":{"y":[true]},"buttons":[{"n":"b"},{"n":"a"}],"z":"\u0001""#),
    ])
    let finished = try inapp("diff", "a.json", "b.json", "--format", "json")
    let root = try #require(Document(parsing: finished.output).root)
    #expect(root["equal"]?.boolean == false)
    let changes = root["files"]?[0]?["changes"]?.elements.map { $0.text } ?? []
    #expect(
      changes == [
        #"{ "kind": "removed", "pointer": "/modal/title", "from": null }"#,
        #"{ "kind": "changed", "pointer": "/modal/x", "from": 1.50, "to": { "y": [true] } }"#,
        #"{ "kind": "moved", "pointer": "/modal/buttons/1", "fromPointer": "/modal/buttons/0" }"#,
        ##"{ "kind": "added", "pointer": "/modal/z", "to": "\u0001" }"##,
      ])
    let same = try inapp("diff", "a.json", "a.json", "--format", "json")
    #expect(Document(parsing: same.output).root?["equal"]?.boolean == true)
    #expect(same.status == 0)
  }

  @Test func veryLongTextsAreCutWhereTheyDiffer() throws {
    let long = String(repeating: "lorem ipsum ", count: 50_000)
    let inapp = try inapp([
      "a.json": modal(#""title":{"text":"\#(long)one\#(long)"}"#),
      "b.json": modal(#""title":{"text":"\#(long)two\#(long)"}"#),
    ])
    let output = try inapp("diff", "a.json", "b.json").output
    #expect(output.contains("one") && output.contains("two"))
    #expect(output.utf8.count < 400)
  }

  @Test func everyLineFitsTheTerminal() throws {
    let inapp = try BuiltProgram()
    let types = ["banner", "spinwheel", "stories", "pip", "modal"]
    for type in types { try inapp("new", type) }
    for old in types {
      for new in types where old != new {
        for line in try inapp("diff", old, new).output.split(separator: "\n") {
          #expect(line.count <= 80, "\(line)")
        }
      }
    }
  }

  @Test(arguments: ["de", "es"]) func aLanguageThatIsNewIsNamed(_ language: String) throws {
    let inapp = try BuiltProgram()
    try inapp("new", "banner", "old", "--locales", "en")
    try inapp("new", "banner", "new", "--locales", "en,\(language)")
    let path = "new/pushwoosh.json"
    var lines = try inapp.text(path).components(separatedBy: "\n")
    let place = try #require(lines.lastIndex { $0.contains("\"title\"") })
    lines[place] = "      \"title\": \"\","
    try inapp.folder.write(lines.joined(separator: "\n").utf8, to: path)
    let output = try inapp("diff", "old", "new").output
    #expect(output.hasSuffix("  Android 6.13.0  shown → dropped  in \(language)\n"), "\(output)")
  }

  @Test func aTemplateThatCannotBeReadDoesNotHideTheOthers() throws {
    let inapp = try inapp([
      "a/x/native-config.json": modal(""), "b/x/native-config.json": [0x7B],
      "a/y/native-config.json": modal(""), "b/y/native-config.json": modal(#""z":1"#),
      "a/z.zip": Array("PK".utf8), "b/z.zip": Array("PK".utf8),
    ])
    let finished = try inapp("diff", "a", "b")
    #expect(finished.status == 2)
    #expect(finished.output.contains("y: 1 field differs.\n  z  added 1\n"))
    #expect(finished.errors.contains("b/x/native-config.json:1:"))
    #expect(finished.errors.contains("a/z.zip"))
  }

  @Test func junkIsLeftOutAndLinksToDocumentsAreFollowed() throws {
    let inapp = try inapp([
      "a/native-config.json": modal(""), "b/.DS_Store": [1], "b/x.swp": [1], "c.json": modal(""),
    ])
    try FileManager.default.createSymbolicLink(
      at: inapp.folder["b/native-config.json"], withDestinationURL: inapp.folder["c.json"])
    #expect(try inapp("diff", "a", "b").output == "No difference.\n")
  }

  @Test func aTemplateAndADocumentOfItAreCompared() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "banner", "sale", "--locales", "en,de")
    try inapp("pack", "sale")
    for document in ["sale/native-config.json", "sale/pushwoosh.json"] {
      #expect(try inapp("diff", "sale.zip", document).output == "No difference.\n")
      #expect(try inapp("diff", document, "sale").status == 0)
    }
  }
}
