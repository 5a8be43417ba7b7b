import TestSupport
import Testing

/// Words that are no text.
@Suite struct ArgumentTests {
  @Test(arguments: ["set modal title=", "get ", "new "]) func aWordThatIsNotUTF8IsRefused(
    _ line: String
  ) throws {
    let inapp = try BuiltProgram()
    try inapp("new", "modal")
    let before = try inapp.bytes("modal/native-config.json")
    let finished = try inapp.bash("inapp \(line)$'caf\\xE9'")
    #expect(finished.status == 2)
    #expect(finished.errors.contains("is not UTF-8"), "\(finished.errors)")
    #expect(try inapp.bytes("modal/native-config.json") == before)
    #expect(try inapp.folder.list() == ["modal", "modal/native-config.json"])
  }

  @Test(arguments: ["get bad.zip title", "set bad.zip title=x", "add bad.zip buttons"])
  func aZIPThatIsRefusedIsNoAbsentField(_ line: String) throws {
    let inapp = try BuiltProgram()
    let made = try inapp.bash(
      "python3 -c 'import zipfile; "
        + "zipfile.ZipFile(\"bad.zip\", \"w\").writestr(\"../evil\", \"x\")'")
    #expect(made.status == 0)
    let finished = try inapp.bash("inapp \(line)")
    #expect(finished.status == 2)
    #expect(finished.errors.contains("leaves the folder"))
  }
}
