import Foundation
import TestSupport
import Testing

/// What is said of a ZIP that an edit writes anew, and that then holds less than before.
@Suite struct RewrittenZIPTests {
  private func zip(_ others: [String]) throws -> BuiltProgram {
    let inapp = try BuiltProgram()
    try inapp("new", "modal", "--set", "title=Hi", "--locales", "en")
    let list = others.map { "\"\($0)\"" }.joined(separator: ",")
    let script = """
      import zipfile
      z = zipfile.ZipFile("a.zip", "w")
      for n in ["native-config.json", "pushwoosh.json"]: z.write("modal/" + n, n)
      for n in [\(list)]: z.writestr(n, "" if n.endswith("/") else "x")
      z.close()
      """
    try inapp.folder.write(script.utf8, to: "make.py")
    #expect(try inapp.bash("python3 make.py").status == 0)
    return inapp
  }

  private static let loss = "writing a.zip anew leaves out .DS_Store and .env\n"

  @Test(arguments: [
    ["set", "showClose=false"], ["unset", "message"], ["localize", "add", "de"],
    ["localize", "extract", "--locales", "fr"], ["validate", "--unsafe-fixes"],
  ])
  func anEditSaysWhatIsLeftOut(_ words: [String]) throws {
    let inapp = try zip([".DS_Store", "media/", ".env"])
    let at = words[0] == "localize" ? 2 : 1
    var words = words
    words.insert("a.zip", at: at)
    if words[0] == "validate" {
      // A trailing comma in the ZIP, for --fix to take away.
      let faulty = """
        python3 - <<'END'
        import zipfile
        old = zipfile.ZipFile("a.zip")
        new = zipfile.ZipFile("b.zip", "w")
        for i in old.infolist():
          data = old.read(i)
          new.writestr(i, data.rstrip()[:-1] + b",}" if i.filename[:6] == "native" else data)
        new.close()
        END
        mv b.zip a.zip
        """
      #expect(try inapp.bash(faulty).status == 0)
    }
    let before = try inapp.bytes("a.zip")
    let shown = try inapp.run(words + ["-n"])
    #expect(shown.errors.contains(Self.loss), "\(shown.everything)")
    #expect(try inapp.bytes("a.zip") == before)
    let done = try inapp.run(words)
    #expect(done.errors.contains(Self.loss), "\(done.everything)")
    #expect(try inapp.bytes("a.zip") != before)
    #expect(try !inapp.run(["set", "a.zip", "title=x"]).errors.contains("leaves out"))
  }

  @Test func manyAreCounted() throws {
    let inapp = try zip((1...9).map { "\($0).pem" })
    let errors = try inapp("set", "a.zip", "showClose=false").errors
    #expect(
      errors.contains("writing a.zip anew leaves out 1.pem, 2.pem, 3.pem, 4.pem and 5 more\n"))
  }

  @Test func theCommentAndEmptyFoldersStay() throws {
    let inapp = try zip(["media/", "texts/", "texts/a.txt"])
    let comment = """
      import zipfile
      z = zipfile.ZipFile("a.zip", "a")
      z.comment = b"caf\\xe9"
      z.close()
      """
    try inapp.folder.write(comment.utf8, to: "comment.py")
    #expect(try inapp.bash("python3 comment.py").status == 0)
    #expect(try inapp("set", "a.zip", "showClose=false").errors == "")
    let script = "import zipfile; z = zipfile.ZipFile('a.zip'); print(z.comment, z.namelist())"
    let read = try inapp.bash("python3 -c \"\(script)\"")
    #expect(
      read.output
        == "b'caf\\xe9' ['media/', 'native-config.json', 'pushwoosh.json', 'texts/a.txt']\n")
    #expect(try inapp("validate", "a.zip").status == 0)
  }
}

extension BuiltProgram {
  fileprivate func run(_ words: [String]) throws -> Finished {
    try TestSupport.run(try #require(builtBinary), words, in: folder.url)
  }
}

/// A ZIP that comes through a pipe has no place to be written to.
@Suite struct PipedZIPTests {
  @Test func itIsReadAndNeverWritten() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "modal", "sale")
    try inapp("pack", "sale")
    let before = try inapp.bytes("sale.zip")
    #expect(try inapp.bash("inapp validate - < sale.zip").status == 0)
    for name in ["", "--stdin-filename sale.zip"] {
      let finished = try inapp.bash("inapp set - title=x \(name) < sale.zip")
      #expect(finished.status == 2)
      #expect(finished.errors.contains("a ZIP on standard input cannot be changed"))
    }
    #expect(try inapp.bytes("sale.zip") == before)
  }
}
