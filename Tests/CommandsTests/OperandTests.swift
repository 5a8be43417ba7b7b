import Foundation
import JSONTree
import TestSupport
import Testing

/// What the words of a command line lead to.
@Suite struct OperandTests {
  @Test func oneMissingFileDoesNotHideTheOthers() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "modal")
    try inapp("new", "banner")
    let text = try inapp("validate", "modal", "nowhere", "banner")
    #expect(text.status == 2)
    #expect(text.output.contains("modal  modal") && text.output.contains("banner  banner"))
    #expect(text.errors == "inapp: nowhere: no such file or folder\n")
    let json = try inapp("validate", "nowhere", "banner", "--format", "json")
    #expect(json.status == 2)
    let paths = Document(parsing: json.output).root?["files"]?.elements.map { $0["path"]?.string }
    #expect(paths == ["banner/native-config.json"])
  }

  @Test(arguments: [["validate"], ["inspect"]]) func aRefusedZIPIsAFinding(_ words: [String]) throws
  {
    let inapp = try BuiltProgram()
    let zip = """
      python3 -c 'import zipfile; zipfile.ZipFile("bad.zip", "w").writestr("../evil", "x")'
      """
    #expect(try inapp.bash(zip).status == 0)
    let finished = try run(
      try #require(builtBinary), words + ["bad.zip", "--format", "json"], in: inapp.folder.url)
    #expect(finished.status == 1)
    let root = try #require(Document(parsing: finished.output).root)
    let findings = root["findings"] ?? root["files"]?[0]?["findings"]
    #expect(findings?[0]?["rule"]?.string == "leaves-folder")
    #expect(findings?[0]?["severity"]?.string == "error")
  }

  @Test func aZIPWithoutAConfigurationAtItsRootSaysWhy() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "modal")
    _ = try inapp.bash(
      "python3 -c 'import zipfile; zipfile.ZipFile(\"w.zip\", \"w\").write(\"modal/native-config.json\")'"
    )
    let finished = try inapp("validate", "w.zip", "--format", "json")
    #expect(finished.status == 1)
    let finding = Document(parsing: finished.output).root?["files"]?[0]?["findings"]?[0]
    #expect(finding?["rule"]?.string == "config-not-at-root")
  }

  @Test func aZIPOnStandardInputIsRead() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "modal", "--set", "title=Hi")
    try inapp("pack", "modal")
    let zip = try inapp.bytes("modal.zip")
    #expect(try inapp("get", "-", "title.text", stdin: zip).output == "Hi\n")
    #expect(try inapp("validate", "-", stdin: zip).status == 0)
  }

  @Test func translationsThatCannotBeReadAreNotPassedOver() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "modal")
    try FileManager.default.createDirectory(
      at: inapp.folder["modal/pushwoosh.json"], withIntermediateDirectories: false)
    let finished = try inapp("validate", "modal")
    #expect(finished.status == 2)
    #expect(finished.errors.contains("pushwoosh.json"))
  }

  @Test func anEditSaysWhatPhonesThenDoOtherwise() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "stories")
    let finished = try inapp("set", "stories", "items[0].duration=45")
    #expect(finished.status == 0)
    #expect(finished.errors.contains("[number-out-of-range]"))
    #expect(try inapp("set", "stories", "items[1].duration=4").errors.isEmpty)
  }

  @Test func aTemplateWithoutAFieldIsToldSo() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "modal")
    #expect(try inapp("get", "modal").errors.contains("no field of modal is named"))
    #expect(try inapp("set", "modal").errors.contains("no field to set is named"))
  }
}
