import Foundation
import JSONTree
import TestSupport
import Testing

/// `localize` on files as people have them.
@Suite struct LocalizeTests {
  private static let faulty: [(text: String, says: String)] = [
    ("", "the file is empty"),
    ("[]", "does not hold an object"),
    ("{\"localization\": [1]}", "localization must be an object of languages"),
    ("{\"localization\": {\"en\": 5}}", "\"en\" must be an object of texts"),
    ("{\"localization\": {\"en\": {\"kk\": \"a\",\n\"kk\": \"b\"}}}", ":2:1"),
    ("{\"default_language\": \"en\",}", "modal/pushwoosh.json:1:"),
    ("\u{FEFF}{\"localization\": \u{FEFF}{}}", "modal/pushwoosh.json:1:"),
  ]

  @Test(arguments: faulty.indices, [["extract"], ["add", "de"]])
  func aFaultyFileIsNamedAndStays(_ index: Int, _ words: [String]) throws {
    let (text, says) = Self.faulty[index]
    let inapp = try BuiltProgram()
    try inapp("new", "modal")
    try inapp.folder.write(Array(text.utf8), to: "modal/pushwoosh.json")
    let before = try inapp.bytes("modal/native-config.json")
    let call = ["localize", words[0], "modal"] + words.dropFirst()
    let finished = try run(try #require(builtBinary), call, in: inapp.folder.url)
    #expect(finished.status == 2)
    #expect(finished.errors.contains(says), "\(finished.errors)")
    #expect(try inapp.text("modal/pushwoosh.json") == text)
    #expect(try inapp.bytes("modal/native-config.json") == before)
    #expect(
      try inapp.folder.list() == ["modal", "modal/native-config.json", "modal/pushwoosh.json"])
  }

  @Test func aFileThatIsNotUTF8IsNamed() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "modal")
    let bytes = Array("{\"localization\": {\"en\": {\"kk\": \"".utf8) + [0xE9] + Array("\"}}}".utf8)
    try inapp.folder.write(bytes, to: "modal/pushwoosh.json")
    for words in [["extract", "modal"], ["add", "modal", "de"], ["status", "modal"]] {
      let finished = try run(
        try #require(builtBinary), ["localize"] + words, in: inapp.folder.url)
      #expect(finished.status == 2)
      #expect(finished.errors.contains("UTF-8"), "\(finished.errors)")
    }
    #expect(try inapp.bytes("modal/pushwoosh.json") == bytes)
  }

  @Test(arguments: ["\n", "\r\n"], ["  ", "\t"])
  func onlyNewLinesAreAddedInTheFilesOwnLayout(_ newline: String, _ indent: String) throws {
    let mark = indent == "\t" ? "\u{FEFF}" : ""
    let inapp = try BuiltProgram()
    try inapp("new", "banner")
    let lines = [
      "{", ">\"x\" : [1,2],", ">\"localization\": {", ">>\"en\": {", ">>>\"old\": \"é\\u0041\"",
      ">>}", ">},", ">\"default_language\": \"en\"", "}", "",
    ]
    let text = mark + lines.map { $0.replacing(">", with: indent) }.joined(separator: newline)
    try inapp.folder.write(Array(text.utf8), to: "banner/pushwoosh.json")
    #expect(try inapp("localize", "extract", "banner", "title").status == 0)
    #expect(try inapp("localize", "add", "banner", "de").status == 0)
    let title = try inapp("localize", "render", "banner", "--locale", "en").output
    let root = try #require(Document(parsing: title).root)
    let words = try #require(root["banner"]?["title"]?["text"]?.string)
    func block(_ end: String) -> [String] {
      [">>>\"old\": \"é\\u0041\",", ">>>\"title\": \"\(words)\"", ">>}\(end)"]
    }
    let expected =
      lines[...3] + block(",") + [">>\"de\": {"] + block("") + lines[6...]
    #expect(
      try inapp.text("banner/pushwoosh.json")
        == mark + expected.map { $0.replacing(">", with: indent) }.joined(separator: newline))
  }

  @Test func aFileWithOtherSettingsOnlyGetsLanguagesAndKeepsThem() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "banner")
    try inapp.folder.write(
      Array("{\n    \"ios_close_button\": true\n}".utf8), to: "banner/pushwoosh.json")
    #expect(try inapp("localize", "extract", "banner", "title", "--locales", "de,en").status == 0)
    let root = Document(parsing: try inapp.text("banner/pushwoosh.json")).root
    #expect(root?.members.map(\.key) == ["default_language", "ios_close_button", "localization"])
    #expect(root?["default_language"]?.string == "de")
    #expect(root?["localization"]?.members.map(\.key) == ["de", "en"])
    #expect(try inapp("localize", "extract", "banner", "--default-language", "fr").status == 0)
    let after = Document(parsing: try inapp.text("banner/pushwoosh.json")).root
    #expect(after?["default_language"]?.string == "fr")
    #expect(after?["localization"]?.members.map(\.key) == ["de", "en", "fr"])
    #expect(try inapp("localize", "status", "banner", "--check").status == 0)
  }

  @Test func linksAreWrittenThrough() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "modal")
    let text = "{\"default_language\":\"en\",\"localization\":{\"en\":{}}}"
    try inapp.folder.write(Array(text.utf8), to: "shared/texts.json")
    _ = try inapp.bash("ln -s ../shared/texts.json modal/pushwoosh.json")
    #expect(try inapp("localize", "extract", "modal", "title").status == 0)
    #expect(try inapp.text("shared/texts.json").contains("\"en\":{\"title\":"))
    #expect(try inapp("localize", "status", "modal", "--check").status == 0)
    let kept = try FileManager.default.destinationOfSymbolicLink(
      atPath: inapp.folder["modal/pushwoosh.json"].path)
    #expect(kept == "../shared/texts.json")
  }

  @Test func aFileThatCannotBeWrittenKeepsTheOtherFromBeing() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "modal")
    let before = try inapp.bytes("modal/native-config.json")
    _ = try inapp.bash("ln -s ../nowhere/texts.json modal/pushwoosh.json")
    let finished = try inapp("localize", "extract", "modal")
    #expect(finished.status == 2)
    #expect(finished.errors.contains("modal/pushwoosh.json"), "\(finished.errors)")
    #expect(try inapp.bytes("modal/native-config.json") == before)
    #expect(
      try inapp.folder.list() == ["modal", "modal/native-config.json", "modal/pushwoosh.json"])
  }

  @Test(.enabled(if: geteuid() != 0, "root writes everywhere"))
  func aFolderThatCannotBeWrittenStays() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "modal")
    _ = try inapp.bash("chmod 555 modal")
    defer { _ = try? inapp.bash("chmod 755 modal") }
    let finished = try inapp("localize", "extract", "modal")
    #expect(finished.status == 2)
    #expect(try inapp.folder.list() == ["modal", "modal/native-config.json"])
  }

  @Test func bothFilesOfAZIPChange() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "modal")
    try inapp.folder.write(Array("note".utf8), to: "modal/note.json")
    try inapp("pack", "modal", "--no-validate")
    let words = try inapp("get", "modal.zip", "title.text").output
    #expect(try inapp("localize", "extract", "modal.zip", "--locales", "en,de").status == 0)
    #expect(try inapp("localize", "add", "modal.zip", "fr").status == 0)
    #expect(try inapp("localize", "status", "modal.zip", "--check").status == 0)
    #expect(try inapp("unpack", "modal.zip", "out").status == 0)
    #expect(try inapp.text("out/note.json") == "note")
    let root = Document(parsing: try inapp.text("out/pushwoosh.json")).root
    #expect(root?["localization"]?.members.map(\.key) == ["en", "de", "fr"])
    #expect((root?["localization"]?["fr"]?["title"]?.string ?? "") + "\n" == words)
    let zip = try inapp.bytes("modal.zip")
    let shown = try inapp("localize", "render", "-", "--locale", "fr", stdin: zip)
    #expect(
      Document(parsing: shown.output).root?["modal"]?["title"]?["text"]?.string.map { $0 + "\n" }
        == words)
  }

  @Test func aDryRunOfBothFilesIsAPatchThatDoesTheSame() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "spinwheel")
    try inapp("localize", "extract", "spinwheel", "title")
    _ = try inapp.bash("cp -r spinwheel other")
    let patch = try inapp("localize", "extract", "-n", "spinwheel", "--locales", "de")
    #expect(try inapp("localize", "extract", "spinwheel", "--locales", "de").status == 0)
    try inapp.folder.write([UInt8](patch.stdout), to: "both.patch")
    let patched = try inapp.bash("cd other && patch -p1 < ../both.patch")
    #expect(patched.status == 0, "\(patched.everything)")
    for name in ["native-config.json", "pushwoosh.json"] {
      #expect(try inapp.bytes("other/\(name)") == inapp.bytes("spinwheel/\(name)"))
    }
  }

  @Test func theKeysAreThoseThatNewWrites() throws {
    let inapp = try BuiltProgram()
    for type in ["stories", "spinwheel"] {
      try inapp("new", type, "one", "--locales", "en,de")
      try inapp("new", type, "two")
      try inapp("localize", "extract", "two", "--locales", "en,de")
      for name in ["native-config.json", "pushwoosh.json"] {
        #expect(try inapp.bytes("one/\(name)") == inapp.bytes("two/\(name)"))
      }
      _ = try inapp.bash("rm -r one two")
    }
  }

  @Test func theTableFitsTheScreenWithSixLanguages() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "spinwheel", "--locales", "en,de,fr,es,pt-BR,zh-Hans")
    let lines = try inapp("localize", "status", "spinwheel").output.split(separator: "\n")
    #expect(lines.count > 15)
    #expect(lines.allSatisfy { $0.count <= 80 }, "\(lines.joined(separator: "\n"))")
  }

  @Test func aLanguageWithoutATextOfItsOwnIsTold() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "modal", "--locales", "en,de")
    let fresh = try inapp("localize", "status", "modal", "--check")
    #expect(fresh.status == 0)
    #expect(fresh.output.contains("de  4 of 4, 4 same as en  (nothing translated yet)\n"))
    _ = try inapp.bash("sed -i '/\"de\"/,$s/\"title\": \".*\"/\"title\": \"Brot\"/' modal/push*")
    let begun = try inapp("localize", "status", "modal").output
    #expect(begun.contains("de  4 of 4, 3 same as en\n"), "\(begun)")
  }

  @Test func phonesThatIgnoreTheFileAreNamed() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "modal", "--locales", "en,de")
    let text = try inapp.text("modal/pushwoosh.json")
      .replacing("\"default_language\": \"en\",", with: "")
    try inapp.folder.write(Array(text.utf8), to: "modal/pushwoosh.json")
    let android = try inapp(
      "localize", "render", "modal", "--locale", "de", "--target", "android")
    #expect(android.status == 0)
    #expect(android.errors.contains("Android ignores modal/pushwoosh.json"))
    #expect(try inapp("localize", "render", "modal", "--locale", "de").errors.isEmpty)
  }

  @Test func aLanguageThatPhonesWouldDropIsRefused() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "modal", "--locales", "en,de")
    let text = try inapp.text("modal/pushwoosh.json")
    let german = try #require(Document(parsing: text).root?["localization"]?["de"]?["title"])
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(german.range, with: Array("\"\"".utf8))
    let emptied = String(decoding: bytes, as: UTF8.self)
    try inapp.folder.write(Array(emptied.utf8), to: "modal/pushwoosh.json")
    let finished = try inapp("localize", "add", "modal", "fr", "--from", "de")
    #expect(finished.status == 1)
    #expect(finished.errors.contains("Nothing was written"), "\(finished.errors)")
    #expect(try inapp.text("modal/pushwoosh.json") == emptied)
    #expect(try inapp("localize", "add", "modal", "fr", "--from", "de", "--force").status == 0)
  }
}
