import Foundation
import JSONTree
import TestSupport
import Testing

/// What validate, inspect and pack say about real ZIPs and folders, apart from what is in the files.
@Suite struct ArchiveFindingTests {
  /// Writes a ZIP of a modal and other files, in the way a line of Python says.
  private func zip(_ inapp: BuiltProgram, _ names: [String], _ open: String) throws {
    try inapp("new", "modal")
    let list = names.map { "\"\($0)\"" }.joined(separator: ",")
    let script = """
      import sys, zipfile
      z = \(open)
      text = open("modal/native-config.json").read()
      [z.writestr(n, text if n.lower().endswith("config.json") else "x") for n in [\(list)]]
      z.close()
      """
    try inapp.folder.write(Array(script.utf8), to: "make.py")
    #expect(try inapp.bash("python3 make.py | cat > piped.zip").status == 0)
  }

  private func rules(_ finished: Finished) throws -> [String] {
    let root = try #require(Document(parsing: finished.output).root)
    let files = root["files"]?.elements.flatMap { $0["findings"]?.elements.map { $0 } ?? [] }
    let findings = files ?? root["findings"]?.elements.map { $0 } ?? []
    return findings.compactMap { $0["rule"]?.string }
  }

  @Test(arguments: [["validate"], ["inspect"]])
  func uselessFilesInAZIPAreTold(_ words: [String]) throws {
    let inapp = try BuiltProgram()
    try zip(
      inapp, ["native-config.json", "index.html", "hero.png", ".DS_Store"],
      "zipfile.ZipFile('a.zip', 'w')")
    let finished = try run(
      try #require(builtBinary), words + ["a.zip", "--format", "json"], in: inapp.folder.url)
    #expect(finished.status == 0)
    #expect(
      try Set(rules(finished)) == [
        "html-beside-native", "unread-media", "junk-in-archive",
      ])
  }

  @Test(arguments: ["text", "json", "github", "sarif"])
  func aFindingInAZIPHasItsPlace(_ format: String) throws {
    let inapp = try BuiltProgram()
    try inapp("new", "spinwheel")
    try inapp("set", "spinwheel", "background=purple", "--force")
    try inapp("pack", "spinwheel", "-o", "promo.zip", "--no-validate")
    let finished = try inapp("validate", "promo.zip", "-t", "ios", "--format", format)
    #expect(finished.status == 1)
    let path = "promo.zip/native-config.json"
    let place = "\(path):5:19: "
    let root = Document(parsing: finished.output).root
    switch format {
    case "text": #expect(finished.output.contains("\n\(place)error: \"purple\""))
    case "github":
      #expect(finished.output.hasPrefix("::error file=promo.zip,title=color-not-hex::\(place)"))
    case "json":
      let file = try #require(root?["files"]?.elements.first)
      #expect(file["path"]?.string == path)
      let finding = try #require(file["findings"]?.elements.first)
      #expect([finding["line"]?.number, finding["column"]?.number] == [5, 19])
    default:
      let result = root?["runs"]?.elements.first?["results"]?.elements.first
      #expect(result?["message"]?["text"]?.string?.hasPrefix(place) == true)
    }
  }

  @Test func aConfigurationInCapitalsIsTold() throws {
    let inapp = try BuiltProgram()
    try zip(inapp, ["Native-Config.json"], "zipfile.ZipFile('a.zip', 'w')")
    let finished = try inapp("validate", "a.zip", "--format", "json")
    #expect(finished.status == 1)
    #expect(try rules(finished) == ["name-case"])
  }

  @Test(arguments: ["validate", "pack"]) func aFolderInCapitalsIsTold(_ command: String) throws {
    let inapp = try BuiltProgram()
    try inapp.folder.write(Array("{}".utf8), to: "sale/Native-Config.json")
    let finished = try inapp(command, "sale")
    #expect(finished.status == 2)
    #expect(finished.errors.contains("rename Native-Config.json to native-config.json"))
  }

  @Test func aWrappingFolderIsNamed() throws {
    let inapp = try BuiltProgram()
    try zip(inapp, ["sale/native-config.json"], "zipfile.ZipFile('a.zip', 'w')")
    let finished = try inapp("validate", "a.zip")
    #expect(finished.status == 1)
    #expect(finished.output.contains("it is at sale/native-config.json"))
  }

  /// Python writes sizes after the content where it cannot go back, and stores unless told otherwise.
  @Test func whatAndroidCannotReadIsNotShownThere() throws {
    let inapp = try BuiltProgram()
    try zip(inapp, ["native-config.json"], "zipfile.ZipFile(sys.stdout.buffer, 'w')")
    let finished = try inapp("inspect", "piped.zip", "--format", "json")
    #expect(finished.status == 1)
    #expect(try rules(finished) == ["stored-streaming"])
    let verdicts = try #require(Document(parsing: finished.output).root?["verdicts"])
    #expect(verdicts.elements.map { $0["target"]?.string } == ["android@6.13.0"])
    #expect(verdicts.elements.map { $0["outcome"]?.string } == ["dropped"])
  }

  @Test(arguments: [
    (
      "wide-sizes",
      "i = zipfile.ZipInfo('native-config.json'); i.compress_type = 8; "
        + "zipfile.ZipFile(sys.stdout.buffer, 'w').open(i, 'w', force_zip64=True).write(text)"
    ),
    (
      "name-not-utf8",
      "b = io.BytesIO(); z = zipfile.ZipFile(b, 'w'); z.writestr('native-config.json', text); "
        + "z.writestr('grXn', 'x'); z.close(); "
        + "sys.stdout.buffer.write(b.getvalue().replace(b'grXn', b'gr\\x81n'))"
    ),
  ])
  func whatJavaCannotReadIsShownOnlyElsewhere(_ rule: String, _ line: String) throws {
    let inapp = try BuiltProgram()
    try inapp("new", "modal", "--title", "A")
    let script = "import io, sys, zipfile\ntext = open('modal/native-config.json', 'rb').read()\n"
    try inapp.folder.write(Array((script + line).utf8), to: "make.py")
    #expect(try inapp.bash("python3 make.py | cat > a.zip").status == 0)
    for command in ["validate", "inspect"] {
      let finished = try inapp(command, "a.zip", "--format", "json")
      #expect(finished.status == 1)
      #expect(try rules(finished) == [rule])
      let root = try #require(Document(parsing: finished.output).root)
      let verdicts = try #require((root["files"]?.elements.first ?? root)["verdicts"])
      #expect(verdicts.elements.map { $0["outcome"]?.string } == ["shown", "dropped"])
      #expect(try inapp(command, "a.zip", "-t", "ios").status == 0)
    }
    #expect(try inapp("unpack", "a.zip", "copy").status == 0)
    #expect(try inapp("set", "a.zip", "title=B").status == 0)
    #expect(try inapp("validate", "a.zip").status == 0, "written anew")
  }

  @Test func aRepairedArchiveHasNoObstacle() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "modal")
    try inapp("set", "modal", "background=123456", "--force")
    let script = """
      import zipfile
      z = zipfile.ZipFile("a.zip", "w")
      z.write("modal/native-config.json", "native-config.json")
      z.writestr("grXn", "x")
      z.close()
      old = open("a.zip", "rb").read()
      open("a.zip", "wb").write(old.replace(b"grXn", b"gr\\x81n"))
      """
    try inapp.folder.write(Array(script.utf8), to: "make.py")
    #expect(try inapp.bash("python3 make.py").status == 0)
    let finished = try inapp("validate", "a.zip", "--fix")
    #expect(finished.errors.contains("fixed a.zip/native-config.json"))
    #expect(!finished.output.contains("name-not-utf8"))
    #expect(try !inapp("validate", "a.zip").output.contains("name-not-utf8"))
  }

  @Test func ofOneKindAHundredAreNamed() throws {
    let inapp = try BuiltProgram()
    try zip(inapp, (0..<300).map { "../\($0)" }, "zipfile.ZipFile('a.zip', 'w')")
    let finished = try inapp("validate", "a.zip", "--format", "json")
    let root = try #require(Document(parsing: finished.output).root)
    let findings = try #require(root["files"]?.elements.first?["findings"]).elements.map(\.self)
    #expect(findings.count == 101)
    let more = "200 more like the ones before, from here on"
    #expect(findings.last?["message"]?.string == more)
    #expect(root["summary"]?["errors"]?.number == 300)
    #expect(try inapp("validate", "a.zip").output.contains("\n300 errors in 1 file."))
    for (words, stream) in [
      (["unpack", "a.zip"], \Finished.errors), (["inspect", "a.zip"], \.output),
      (["get", "a.zip", "title"], \.errors),
    ] {
      let text = try run(try #require(builtBinary), words, in: inapp.folder.url)[keyPath: stream]
      #expect(text.split(separator: "\n").count { $0.hasPrefix("  ../") } == 100)
      #expect(text.contains("  …      \(more)\n"), "\(text)")
    }
  }

  @Test func whatIsBesideDocumentsIsNoFileOfItsOwn() throws {
    let inapp = try BuiltProgram()
    try zip(inapp, ["native-config.json", "hero.png"], "zipfile.ZipFile('a.zip', 'w')")
    try inapp.folder.write([1], to: "modal/hero.png")
    for template in ["a.zip", "modal"] {
      let json = Document(parsing: try inapp("validate", template, "--format", "json").output)
      #expect(json.root?["summary"]?["files"]?.number == 1)
      #expect(try inapp("validate", template).output.contains("\n1 warning in 1 file."))
    }
    #expect(try inapp("validate", "a.zip", "modal").output.contains("\n2 warnings in 2 files."))
    #expect(try inapp("inspect", "a.zip").output.contains("\n1 warning in 1 file."))
  }

  @Test func aRefusedArchiveIsNotReadForItsDigest() throws {
    let inapp = try BuiltProgram()
    try zip(inapp, ["../evil"], "zipfile.ZipFile('a.zip', 'w')")
    let json = Document(parsing: try inapp("inspect", "a.zip", "--format", "json").output)
    #expect(json.root?["sha256"]?.isNull == true)
    #expect(try !inapp("inspect", "a.zip").output.contains("sha256"))
  }

  @Test func anArchiveThatIsRefusedIsShownNowhere() throws {
    let inapp = try BuiltProgram()
    try zip(inapp, ["native-config.json", "../evil"], "zipfile.ZipFile('a.zip', 'w')")
    let finished = try inapp("inspect", "a.zip", "--format", "json")
    #expect(finished.status == 1)
    let verdicts = try #require(Document(parsing: finished.output).root?["verdicts"])
    #expect(verdicts.elements.allSatisfy { $0["outcome"]?.string == "dropped" })
  }

  @Test func aFolderIsLookedAtToo() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "modal")
    try inapp.folder.write([1], to: "modal/hero.png")
    let finished = try inapp("validate", "modal")
    #expect(finished.status == 0)
    #expect(finished.output.contains("modal: warning: no phone reads the picture hero.png"))
    #expect(try !inapp("validate", "modal/native-config.json").output.contains("hero.png"))
    #expect(try inapp("pack", "modal").errors.contains("[unread-media]"))
  }

  @Test func endDatesAreJudgedAtTheMomentNamed() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "modal", "--set", "$.expireDate=1796083200")
    let late = try inapp("validate", "modal", "--now", "2026-12-01T01:00:01+01:00")
    #expect(late.status == 1)
    #expect(late.output.contains("the message ended on 1 Dec 2026 00:00 UTC [already-expired]"))
    #expect(try inapp("validate", "modal", "--now", "1796083200").status == 0)
    #expect(try inapp("pack", "modal", "--now", "1796083201").status == 1)
    let usage = try inapp("validate", "modal", "--now", "tomorrow")
    #expect(usage.status == 2)
    #expect(usage.errors.contains("is not a moment"))
  }

  @Test func aDateLongPastIsOverByTheClock() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "modal", "--set", "$.expireDate=1577836800")
    #expect(try inapp("validate", "modal").status == 1)
  }
}
