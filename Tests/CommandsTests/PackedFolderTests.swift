import Foundation
import TestSupport
import Testing

/// Links, ignored files and limits in the folder that is packed.
@Suite struct PackedFolderTests {
  private func inapp(_ script: String) throws -> BuiltProgram {
    let inapp = try BuiltProgram()
    try inapp("new", "modal", "sale")
    let made = try inapp.bash("cd sale; \(script)")
    try #require(made.status == 0, "\(made.everything)")
    return inapp
  }

  /// A text as if no line had been broken.
  private func unwrapped(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private func names(_ inapp: BuiltProgram, _ zip: String = "sale.zip") throws -> [String] {
    let script = """
      import sys, zipfile
      for i in zipfile.ZipFile(sys.argv[1]).infolist(): print(i.filename, i.external_attr >> 16)
      """
    let finished = try run(
      try #require(tool("python3")), ["-c", script, inapp.folder[zip].path],
      environment: plainEnvironment)
    return finished.output.split(separator: "\n").map(String.init)
  }

  @Test func linksThatStayInsideArePackedAsWhatTheyLeadTo() throws {
    let inapp = try inapp(
      """
      mkdir -p texts/en other; echo hello > texts/en/a.txt
      mv native-config.json other/real.json; ln -s other/real.json native-config.json
      ln -s texts/en linked; ln -s "$PWD/texts/en/a.txt" absolute.txt; ln -s absolute.txt twice.txt
      ln -s ../texts other/up
      """)
    let finished = try inapp("pack", "sale")
    #expect(finished.status == 0, "\(finished.everything)")
    #expect(
      try names(inapp)
        == [
          "absolute.txt", "linked/a.txt", "native-config.json", "other/real.json",
          "other/up/en/a.txt", "texts/en/a.txt", "twice.txt",
        ].map { "\($0) 33188" })
    #expect(try inapp("diff", "sale", "sale.zip").status == 0)
    #expect(try inapp("pack", "sale", "--check").status == 0)
    #expect(try inapp.bash("ln -s sale through").status == 0)
    try inapp("pack", "through", "-o", "b.zip")
    #expect(try inapp.bytes("b.zip") == inapp.bytes("sale.zip"))
  }

  @Test(arguments: [
    ("ln -s /etc/passwd x", "x  is a link that leads out of the folder"),
    ("ln -s ../secret x", "x  is a link that leads out of the folder"),
    ("ln -s ../sale-more/a x", "x  is a link that leads out of the folder"),
    ("ln -s .. x", "x  is a link that leads out of the folder"),
    ("ln -s gone x", "x  is a link that leads nowhere"),
    ("ln -s x x", "x  is a link that leads nowhere"),
    ("ln -s . x", "x  is a link to a folder that it lies in"),
    ("mkdir a b; ln -s ../b a/x; ln -s ../a b/y", "a/x/y  is a link to a folder that it lies in"),
    ("mkdir a; ln -s ../../secret a/x", "a/x  is a link that leads out of the folder"),
  ]) func otherLinksAreRefused(_ script: String, _ line: String) throws {
    let inapp = try inapp("mkdir ../sale-more; echo s > ../secret; touch ../sale-more/a; \(script)")
    let finished = try inapp("pack", "sale", "--force")
    #expect(finished.status == 1)
    #expect(finished.errors.contains("inapp: sale: refused, nothing was packed\n"))
    #expect(finished.errors.contains("  \(line)\n"))
    #expect(!FileManager.default.fileExists(atPath: inapp.folder["sale.zip"].path))
    #expect(try inapp("pack", "sale", "--list").status == 1)
    try inapp.folder.write(Array("x\ny\n".utf8), to: "sale/.inappignore")
    #expect(try inapp("pack", "sale").status == 0, "what is ignored is not refused")
  }

  /// Names that are not text stop pack elsewhere; a folder that root may read stands for one that nobody may.
  @Test(arguments: ["node_modules", ".git", "a/b"]) func whatIsIgnoredIsNotOpened(_ folder: String)
    throws
  {
    let inapp = try inapp("mkdir -p \(folder)/c; touch \(folder)/c/$'\\xff'")
    let refused = try inapp("pack", "sale")
    #expect(refused.status == (folder == ".git" ? 0 : 2))
    try inapp.folder.write(
      Array("node_modules/\na\n!a/b/c\n".utf8), to: "sale/.inappignore")
    #expect(try inapp("pack", "sale", "--force").status == 0)
    #expect(try names(inapp) == ["native-config.json 33188"])
    #expect(try inapp.bash("chmod 0 sale/\(folder)").status == 0)
    let finished = try inapp("pack", "sale", "--check")
    #expect(try inapp.bash("chmod 700 sale/\(folder)").status == 0)
    #expect(finished.status == 0, "\(finished.everything)")
  }

  @Test func whatIsLeftOutNeedNotBeNamedInText() throws {
    let inapp = try inapp(
      "touch bad$'\\xff\\xfe' $'\\xff'.swp; mkdir bad$'\\xfd'; echo 'bad*' > .inappignore")
    let finished = try inapp("pack", "sale")
    #expect(finished.status == 0, "\(finished.everything)")
    #expect(
      unwrapped(finished.errors)
        == "left out: bad\u{FFFD}/, bad\u{FFFD}\u{FFFD}, \u{FFFD}.swp and .inappignore")
    #expect(try names(inapp) == ["native-config.json 33188"])
  }

  @Test func aListOfRulesHasALimit() throws {
    let inapp = try inapp("head -c 65537 /dev/zero | tr '\\0' '*' > .inappignore")
    let finished = try inapp("pack", "sale")
    #expect(finished.status == 2)
    #expect(finished.errors == "inapp: sale/.inappignore: larger than 64 KiB\n")
    #expect(try inapp.bash("head -c 65536 /dev/zero > sale/.inappignore").status == 0)
    #expect(try inapp("pack", "sale").status == 0)
  }

  @Test func theListIsCheckedAsPackDoes() throws {
    let inapp = try inapp("echo '{\"displayType\":\"modal\"}' > native-config.json")
    let (listed, packed) = try (inapp("pack", "sale", "--list"), inapp("pack", "sale"))
    #expect(listed.status == 1)
    #expect(listed.errors == packed.errors)
    #expect(listed.output == "native-config.json  24 B\n")
    #expect(try inapp("pack", "sale", "--list", "--no-validate").status == 0)
    for option in [["-o", "x.zip"], ["--verbose"], ["--force"]] {
      let words = ["pack", "sale", "--list"] + option
      let finished = try run(try #require(builtBinary), words, in: inapp.folder.url)
      #expect(finished.status == 2 && finished.errors.contains("contradict"), "\(option)")
    }
  }

  @Test func slashesAtTheEndAreNotTold() throws {
    let inapp = try inapp("echo '{}' > native-config.json")
    #expect(try inapp("pack", "sale//").errors.contains("\nsale/native-config.json:") == false)
    #expect(try inapp("pack", "sale//").errors.hasPrefix("sale/native-config.json:1:1:"))
    try inapp("pack", "sale/", "--no-validate")
    #expect(
      try inapp("unpack", "sale.zip", "out//").output.hasPrefix("Unpacked sale.zip into out/\n"))
  }

  /// A rule that is not read would let into the ZIP what must stay out.
  @Test(arguments: [
    ("ln -s gone .inappignore", ".inappignore  is a link that leads nowhere"),
    ("ln -s .inappignore .inappignore", ".inappignore  is a link that leads nowhere"),
    ("ln -s ../rules .inappignore", ".inappignore  is a link that leads out of the folder"),
  ]) func rulesBehindALinkThatIsNotFollowed(_ script: String, _ line: String) throws {
    let inapp = try inapp("echo a > ../rules; touch a; \(script)")
    let finished = try inapp("pack", "sale")
    #expect(finished.status == 1)
    #expect(finished.errors.contains("  \(line)\n"))
    #expect(try inapp("pack", "sale", "--list").status == 1)
  }

  @Test func rulesBehindALinkInTheFolderAreRead() throws {
    let inapp = try inapp("echo a > rules; touch a; ln -s rules .inappignore")
    try inapp("pack", "sale")
    #expect(try names(inapp) == ["native-config.json 33188", "rules 33188"])
  }

  @Test func aLinkIntoAnIgnoredFolderHasItsSize() throws {
    let inapp = try inapp(
      "mkdir own; head -c 2048 /dev/zero > own/a; ln -s own/a a; echo own/ > .inappignore")
    #expect(try inapp("pack", "sale", "--list").output.contains("a                   2 KiB\n"))
    #expect(try inapp("pack", "sale", "--max-size", "2K").status == 1)
  }

  @Test func aLinkToASecretIsLeftOut() throws {
    let inapp = try inapp("echo s > .env; ln -s .env harmless.txt")
    let finished = try inapp("pack", "sale", "--list")
    #expect(finished.output.contains("harmless.txt        left out: a link to a secret\n"))
    try inapp("pack", "sale")
    #expect(try names(inapp) == ["native-config.json 33188"])
  }

  /// Each folder holds two links to the next: a thousand million files, if they were followed.
  @Test func linksThatMultiplyAreGivenUp() throws {
    let inapp = try inapp(
      """
      for n in $(seq 30); do mkdir $n; done
      for n in $(seq 29); do ln -s ../$((n + 1)) $n/a; ln -s ../$((n + 1)) $n/b; done
      """)
    let finished = try inapp("pack", "sale")
    #expect(finished.status == 2)
    #expect(finished.errors.contains("sale holds more than 1000 links to folders"))
  }

  @Test func whatIsIgnoredStaysOutEverywhere() throws {
    let inapp = try inapp(
      """
      printf '# drafts\\n*.md\\n/media/\\n!keep.md\\n' > .inappignore
      mkdir media; touch a.md keep.md media/hero.png media/b.png
      """)
    #expect(
      try inapp("pack", "sale", "--list").output == """
        keep.md             0 B
        native-config.json  856 B
        .inappignore        left out: pack's list of what to leave out
        a.md                left out: ignored (.inappignore, line 2)
        media/              left out: ignored (.inappignore, line 3)

        """)
    #expect(try !inapp("validate", "sale").everything.contains("hero.png"))
    try inapp("pack", "sale")
    #expect(try names(inapp) == ["keep.md 33188", "native-config.json 33188"])
    #expect(try inapp("diff", "sale", "sale.zip").status == 0)
  }

  @Test(arguments: ["native-config.json", "pushwoosh.json"])
  func whatPhonesReadCannotBeIgnored(_ name: String) throws {
    let inapp = try inapp(
      "echo '{\"localization\":{}}' > pushwoosh.json; echo '\(name)' > .inappignore")
    let finished = try inapp("pack", "sale")
    #expect(finished.status == 1)
    #expect(
      finished.errors.contains(
        "  \(name)  must not be ignored (.inappignore, line 1)\n"))
  }

  @Test func limitsAreNamedWithTheFlagThatRaisesThem() throws {
    let inapp = try inapp(
      "head -c 3000000 /dev/zero > zeros; head -c 600 /dev/urandom > noise; touch a b c")
    func pack(_ words: String) throws -> Finished {
      try inapp.bash("inapp pack sale --force \(words)")
    }
    let ratio = try pack("")
    #expect(ratio.status == 1)
    #expect(ratio.errors.contains("  zeros  unpacks to"))
    #expect(unwrapped(ratio.errors).hasSuffix("; --max-ratio raises it"))
    #expect(try pack("--max-ratio 2000").status == 0)
    let entries = try pack("--max-ratio 2000 --max-entries 4")
    #expect(entries.status == 1)
    #expect(
      entries.errors.contains(
        "  sale  holds 6 files; the limit is 4; --max-entries raises it\n"))
    let size = try pack("--max-size 2M")
    #expect(size.status == 1)
    #expect(
      size.errors.contains("  zeros  has 2.8 MiB; the limit is 2 MiB; --max-size raises it\n"))
    #expect(try inapp("pack", "sale", "--list", "--max-size", "2M").status == 1)
    let sum = try pack("--max-size 3000000")
    #expect(sum.status == 1)
    #expect(
      sum.errors.contains(
        "  sale  holds 3001456 B; the limit is 2.8 MiB; --max-size raises it\n"),
      "\(sum.errors)")
  }

  @Test(arguments: [
    ("touch a:b X.txt x.txt con.json", "", ["a:b", "X.txt", "con.json"]),
    ("mkdir d; touch d/f.txt", "--max-depth 1", ["d/f.txt"]),
    ("touch a", "--max-name 12", ["native-config.json"]),
    ("touch a", "--max-entries 1", ["sale"]),
    ("head -c 3000 /dev/zero > a", "--max-size 2K", ["a"]),
  ]) func theListRefusesWhatPackRefuses(_ script: String, _ flag: String, _ names: [String]) throws
  {
    let inapp = try inapp(script)
    let packed = try inapp.bash("inapp pack sale \(flag)")
    let listed = try inapp.bash("inapp pack sale --list \(flag)")
    #expect(packed.status == 1)
    #expect(listed.status == 1)
    #expect(packed.errors.contains("sale: refused, nothing was packed\n"))
    for name in names {
      #expect(packed.errors.contains("\n  \(name) "), "\(name): \(packed.errors)")
      let row = listed.output.split(separator: "\n").first { $0.hasPrefix("\(name) ") }
      #expect(row?.contains(" refused: ") == true, "\(name): \(listed.output)")
    }
    if let option = flag.split(separator: " ").first {
      #expect(unwrapped(packed.errors).contains("; \(option) raises it"))
      #expect(unwrapped(listed.output).contains("; \(option) raises it"))
    }
  }

  @Test func theListRefusesAFolderWithoutConfiguration() throws {
    let inapp = try inapp("mv native-config.json a.json")
    let (packed, listed) = (try inapp("pack", "sale"), try inapp("pack", "sale", "--list"))
    #expect(packed.status != 0)
    #expect(listed.status == packed.status)
    #expect(listed.errors == packed.errors)
    #expect(listed.output.contains("a.json"))
  }

  @Test(arguments: ["--check --list", "--check --force", "--list --force"])
  func optionsOfWhichOneWouldGoUnheardAreRefused(_ words: String) throws {
    let inapp = try inapp("echo x > ../sale.zip")
    let finished = try inapp.bash("inapp pack sale \(words)")
    #expect(finished.status == 2)
    #expect(finished.errors.contains("contradict each other"))
    #expect(try inapp.text("sale.zip") == "x\n")
  }

  /// The name of what a link leads to begins after the slash, whatever stands there.
  @Test func aLinkToANameThatBeginsWithAnAccent() throws {
    let inapp = try inapp("echo x > $'\\u0301.env'; ln -s $'\\u0301.env' harmless.txt")
    let listed = try inapp("pack", "sale", "--list")
    #expect(listed.output.contains("harmless.txt        2 B\n"), "\(listed.output)")
  }

  @Test(arguments: ["3K", "3kb", "3KiB", "3072", "3072B", "1M", "1MB", "1MiB", "1GiB", "64T"])
  func aSizeIsWrittenInManyWays(_ size: String) throws {
    let inapp = try inapp("head -c 2000 /dev/zero > a")
    let finished = try inapp("pack", "sale", "--max-size", size)
    #expect(finished.status == 0, "\(finished.everything)")
  }

  @Test(arguments: [
    ("65T", "The most is 64T."), ("64Mi", "Write bytes, or a number with K, M, G or T: 64M."),
    ("-1", "K, M, G or T"), ("1.5M", "K, M, G or T"), ("IB", "K, M, G or T"),
  ]) func otherSizesAreNone(_ size: String, _ hint: String) throws {
    let finished = try inapp("true")("pack", "sale", "--max-size=\(size)")
    #expect(finished.status == 2)
    #expect(finished.errors.contains(hint), "\(finished.errors)")
  }

  @Test func noZIPIsNamedAsStandardOutput() throws {
    let inapp = try inapp("true")
    let finished = try inapp("pack", "sale", "-o", "-")
    #expect(finished.status == 2)
    #expect(finished.errors.contains("a ZIP is not written to standard output"))
    #expect(!FileManager.default.fileExists(atPath: inapp.folder["-"].path))
  }

  @Test func theNameThatHelpsIsQuoted() throws {
    let inapp = try inapp("true")
    let finished = try inapp.bash(
      "mv sale 'a b'; inapp pack 'a b' -o 'a b/native-config.json' --force")
    #expect(finished.errors.contains("help: name a ZIP: -o 'a b.zip'\n"), "\(finished.errors)")
  }

  @Test func mediaAreFlagged() throws {
    let inapp = try inapp("touch a.png b.jpg c.gif d.webp e.mp4 f.mov g.jpeg")
    let finished = try inapp("pack", "sale")
    #expect(finished.status == 0)
    for name in ["picture a.png", "picture c.gif", "picture d.webp", "video e.mp4"] {
      #expect(finished.errors.contains("warning: no phone reads the \(name) [unread-media]"))
    }
    #expect(finished.errors.contains("help: put it on a web server, and give its https:// address"))
  }
}

/// What --check says of a ZIP that is there.
@Suite struct PackCheckTests {
  private func inapp() throws -> BuiltProgram {
    let inapp = try BuiltProgram()
    try inapp("new", "modal", "sale")
    try inapp.folder.write(Array("a\n".utf8), to: "sale/a.txt")
    return inapp
  }

  /// Makes sale.zip with Python, from files of the folder and of the script's own.
  private func check(_ lines: String, _ inapp: BuiltProgram) throws -> Finished {
    let script = """
      import warnings, zipfile
      warnings.simplefilter("ignore")
      z = zipfile.ZipFile("sale.zip", "w", zipfile.ZIP_DEFLATED)
      def add(name, text=None):
          z.writestr(name, open("sale/" + name).read() if text is None else text)
      \(lines)
      z.close()
      """
    try inapp.folder.write(script.utf8, to: "make.py")
    #expect(try inapp.bash("python3 make.py").status == 0)
    return try inapp("pack", "sale", "--check")
  }

  @Test func theSameFilesByAnotherToolAreTheSame() throws {
    let finished = try check("add('native-config.json'); add('a.txt')", inapp())
    #expect(finished.status == 0)
    #expect(
      finished.output
        == "sale.zip is up to date: the same files, packed otherwise.\n")
  }

  @Test(arguments: [
    ("add('native-config.json')", "  a.txt  not in the ZIP\n"),
    ("add('native-config.json'); add('a.txt'); add('b', '')", "  b  only in the ZIP\n"),
    ("add('native-config.json'); add('a.txt', 'b')", "  a.txt  differs\n"),
    (
      "add('native-config.json'); add('a.txt'); add('.DS_Store', 'x')",
      "  .DS_Store  only in the ZIP: a Mac's folder settings\n"
    ),
    ("add('native-config.json'); add('a.txt'); add('../x', 'x')", "  ../x  leaves the folder\n"),
    (
      "add('native-config.json'); add('a.txt'); add('a.txt')",
      "  a.txt  appears twice (entries 2 and 3)\n"
    ),
    ("add('native-config.json', '{}'); add('a.txt')", "+++ sale/native-config.json\n"),
  ]) func aDifferenceIsNamed(_ lines: String, _ expected: String) throws {
    let finished = try check(lines, inapp())
    #expect(finished.status == 1)
    #expect(finished.output.contains(expected), "\(finished.everything)")
  }

  @Test func whatIsNoZIPOrNotThere() throws {
    let inapp = try inapp()
    let missing = try inapp("pack", "sale", "--check")
    #expect(missing.status == 2)
    #expect(missing.errors.contains("sale.zip: no such ZIP to compare with\n"))
    #expect(missing.errors.contains("help: -o names the ZIP\n"))
    try inapp.folder.write(Array("<html>".utf8), to: "sale.zip")
    let other = try inapp("pack", "sale", "--check")
    #expect(other.status == 1)
    #expect(other.output.contains("is not a ZIP archive"))
    #expect(try inapp.text("sale.zip") == "<html>")
  }
}
