import Foundation
import JSONTree
import TestSupport
import Testing

/// What `add`, `remove` and `move` make of their words, and what every edit promises.
@Suite struct ListCommandTests {
  @Test(arguments: [
    "buttons 0", "'buttons[0]'", "sheet buttons 0", "sheet 'buttons[0]'", "./sheet buttons -2",
    "sheet.zip 'buttons[-2]'", "sheet/native-config.json buttons 0", "sheet '/sheet/buttons/0'",
  ])
  func anElementIsNamedInManyWays(_ words: String) throws {
    let inapp = try BuiltProgram()
    try inapp("new", "sheet")
    try inapp("pack", "sheet")
    let folder = words.hasPrefix("buttons") || words.hasPrefix("'") ? "cd sheet; " : ""
    let finished = try inapp.bash("\(folder)inapp remove \(words)")
    #expect(finished.status == 0, "\(finished.errors)")
    #expect(finished.output == "buttons[0]  removed, was \"Take the spot\"\n")
  }

  static let edits = [
    "set TEMPLATE title=Hi", "unset TEMPLATE message", "add TEMPLATE buttons --text Hi",
    "remove TEMPLATE buttons 0", "move TEMPLATE buttons 0 1",
  ]

  @Test(arguments: edits) func aDryRunPrintsADiffAndTouchesNothing(_ edit: String) throws {
    let inapp = try BuiltProgram()
    try inapp("new", "sheet")
    try inapp("pack", "sheet")
    let before = (try inapp.bytes("sheet/native-config.json"), try inapp.bytes("sheet.zip"))
    for template in [
      "sheet", "sheet/native-config.json", "sheet.zip", "- < sheet/native-config.json",
      "- < sheet.zip",
    ] {
      let words = edit.replacingOccurrences(of: "TEMPLATE", with: template)
      let finished = try inapp.bash("inapp \(words) --dry-run")
      #expect(finished.status == 0 && !finished.errors.contains("error"), "\(words)")
      #expect(finished.output.hasPrefix("--- ") && finished.output.contains("\n@@ "), "\(words)")
      #expect(try inapp.bytes("sheet/native-config.json") == before.0)
      #expect(try inapp.bytes("sheet.zip") == before.1)
    }
    let patch = edit.replacingOccurrences(of: "TEMPLATE", with: "sheet/native-config.json")
    let applied = try inapp.bash(
      "inapp \(patch) -n > change.patch && inapp \(patch) && cp sheet/native-config.json new.json"
        + " && patch -R -p0 < change.patch")
    #expect(applied.status == 0, "\(applied.errors)")
    #expect(try inapp.bytes("sheet/native-config.json") == before.0)
  }

  @Test(arguments: edits + ["get TEMPLATE title"])
  func aKeyTwiceInAZIPIsRefusedNamingBothPlaces(_ edit: String) throws {
    let inapp = try BuiltProgram()
    try inapp("new", "sheet")
    let made = try inapp.bash(
      """
      sed -i 's/"showClose"/"showClose": false, "showClose"/' sheet/native-config.json
      cd sheet && python3 -c 'import zipfile; zipfile.ZipFile("../s.zip", "w").write("native-config.json")'
      """)
    #expect(made.status == 0)
    let before = try inapp.bytes("s.zip")
    let words = edit.replacingOccurrences(of: "TEMPLATE", with: "s.zip")
    let finished = try inapp.bash("inapp \(words)")
    #expect(finished.status == 2)
    let places = ["s.zip/native-config.json:4:5", "s.zip/native-config.json:4:25"]
    #expect(places.allSatisfy(finished.errors.contains), "\(finished.errors)")
    #expect(try inapp.bytes("s.zip") == before)
  }

  @Test func anInventedColourIsReadableAndAnAskedOneStays() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "banner")
    try inapp("unset", "banner", "title", "message")
    let invented = try inapp("set", "banner", "background=#FFFFFF", "title=Hi", "message=There")
    #expect(invented.output.contains("made readable") == false)
    try inapp("unset", "banner", "title", "message")
    let dark = try inapp("set", "banner", "title=Hi", "background=#101010")
    #expect(dark.output.contains("title.color  →") && dark.output.contains("made readable"))
    let faults = try inapp("validate", "banner", "--select", "low-contrast").output
    #expect(faults.contains("No faults"), "\(faults)")
    try inapp("unset", "banner", "title")
    try inapp("set", "banner", "title=Hi", "title.color=#111")
    #expect(try inapp("get", "banner", "title.color").output == "#111\n")
  }

  @Test func everyLanguageIsAskedBeforeAnElementComes() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "sheet", "--locales", "en,de")
    _ = try inapp.bash(
      #"""
      sed -i '0,/"de": {/s//"de": {\n      "later": "",/' sheet/pushwoosh.json
      """#)
    let before = try inapp.bytes("sheet/native-config.json")
    let words = ["add", "sheet", "buttons", "text={{later|text|Later}}"]
    let refused = try inapp.bash("inapp \(words[0...2].joined(separator: " ")) '\(words[3])'")
    #expect(refused.status == 1)
    #expect(refused.errors.contains("German (de)"), "\(refused.errors)")
    #expect(refused.errors.contains("Nothing was written"))
    #expect(try inapp.bytes("sheet/native-config.json") == before)
    let forced = try inapp("add", "sheet", "buttons", words[3], "--force")
    #expect(forced.status == 0)
    // A fault that was there may stay.
    #expect(try inapp("move", "sheet", "buttons", "0", "1").status == 0)
    #expect(try inapp("remove", "sheet", "buttons", "-1").status == 0)
  }

  @Test func targetsSayWhichReleasesAreAsked() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "spinwheel")
    let message = ##"{"message":{"text":"A","color":"#FFF"},"weight":1}"##
    try inapp("set", "spinwheel", "winIndex=0", "segments=[\(message),\(message)]")
    #expect(try inapp("remove", "spinwheel", "segments", "0").status == 1)
    // Android draws no wheel, so nothing can be checked there.
    #expect(try inapp("remove", "spinwheel", "segments", "0", "-t", "android").status == 2)
    #expect(try inapp("remove", "spinwheel", "segments", "0", "-t", "ios", "--force").status == 0)
  }

  @Test func whatFollowsIsNoNewFault() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "sheet")
    try inapp("set", "sheet", "buttons[0].text.color=#5B3FA0", "--force")
    let moved = try inapp("move", "sheet", "buttons", "0", "1")
    #expect(moved.status == 0 && moved.errors.isEmpty, "\(moved.errors)")
    let copied = try inapp("add", "sheet", "buttons", "text=Hi", "text.color=#5B3FA0")
    #expect(copied.errors.components(separatedBy: "[low-contrast]").count == 2, "\(copied.errors)")
  }

  @Test func theColourOfASegmentAndThatOfTheOutputShareAnOption() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "spinwheel")
    let words = ["add", "spinwheel", "segments", "--message", "Hi", "--color", "#123456"]
    #expect(try inapp.bash("inapp \(quoted(words)) --color always").status == 0)
    #expect(try inapp("get", "spinwheel", "segments[-1].color").output == "#123456\n")
    try inapp("new", "sheet")
    let refused = try inapp("add", "sheet", "buttons", "--color", "#123456")
    #expect(refused.status == 2)
    #expect(refused.errors.contains("an element of buttons has no --color"))
  }

  private func quoted(_ words: [String]) -> String {
    words.map { "'\($0)'" }.joined(separator: " ")
  }
}
