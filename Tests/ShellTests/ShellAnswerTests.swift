import Foundation
import Shell
import TestSupport
import Testing

/// What the scripts of the shells are told.
@Suite struct ShellAnswerTests {
  private static let breaks = " \t\n\"'@><=;|&(:"

  private func answer(
    _ shell: CompletionShell, _ asked: [String], folder: [(name: String, isFolder: Bool)] = []
  ) -> [String] {
    shell.answer(
      to: asked, for: Toy.program.info, words: CompletionTests.source,
      folders: { $0.isEmpty ? folder : [] })
  }

  private func bash(
    _ line: String, version: String = "5", breaks: String = breaks,
    folder: [(name: String, isFolder: Bool)] = []
  ) -> [String] {
    answer(.bash, [version, breaks, line], folder: folder)
  }

  @Test(arguments: CompletionShell.allCases.filter { tool($0.rawValue) != nil })
  func scriptsHaveNoSyntaxErrors(_ shell: CompletionShell) throws {
    let folder = try TemporaryFolder()
    let script = try folder.write(
      shell.script(for: Toy.program.info).map { $0 + "\n" }.joined().utf8, to: "script")
    let flag = shell == .fish ? "--no-execute" : "-n"
    let checked = try run(try #require(tool(shell.rawValue)), [flag, script.path])
    #expect(checked.status == 0 && checked.everything == "", "\(checked.everything)")
  }

  @Test(arguments: CompletionShell.allCases) func nothingIsAnsweredToNonsense(
    _ shell: CompletionShell
  ) {
    #expect(answer(shell, []) == [])
    #expect(answer(shell, ["toy"]) == [])
    #expect(answer(shell, ["toy", "nosuch", "x"]).allSatisfy { $0.isEmpty || $0 == "-o nospace" })
  }

  @Test func bashTakesWhatFollowsTheLastBreak() {
    #expect(bash("toy pack --format=j") == ["+o nospace", "json"])
    #expect(bash("toy pack --format=j", breaks: " ") == ["+o nospace", "--format=json"])
    #expect(bash("toy pack '--format=j") == ["+o nospace", "--format=json"])
    #expect(bash("toy pack --format='j") == ["+o nospace", "json"])
    #expect(bash("toy pack --format=''j") == ["+o nospace", "json"])
    #expect(bash("toy pack -x --fo") == ["+o nospace", "--format"])
    #expect(bash("toy pack --format j", version: "3") == ["+o nospace", "json "])
    #expect(bash("toy pack --format 'j", version: "3") == ["+o nospace", "json"])
    #expect(bash("FOO=1 ~/bin/toy pack --format=j") == ["+o nospace", "json"])
    #expect(bash("true; toy pack --format=j") == ["+o nospace", "json"])
  }

  @Test func bashLeavesAQuoteOpenWhileTheWordGoesOn() {
    #expect(bash("toy make --part 'leg=1,a") == ["-o nospace", "leg=1,arm=", "leg=1,arm=…"])
    #expect(bash("toy make --part leg=1,a") == ["-o nospace", "1\\,arm="])
  }

  @Test func bashIsGivenFilesInQuotes() {
    let folder = [
      ("my toy", true), ("my.zip", false), ("it's.zip", false), (".zip", false), ("my.txt", false),
      ("$x", true),
    ]
    let shown = "-o nospace -o filenames -o noquote"
    #expect(bash("toy pack -o my", folder: folder) == [shown, "my\\ toy/", "my.zip"])
    #expect(
      bash("toy pack -o my", version: "3", folder: folder)
        == ["-o nospace", "my\\ toy/", "my.zip"])
    #expect(bash("toy pack -o 'it", folder: folder) == ["+o nospace", #"it'\''s.zip"#])
    #expect(bash("toy pack -o \"$", folder: folder) == ["-o nospace", "\\$x/", "\\$x/…"])
    #expect(bash("toy pack --output=it", folder: folder) == ["+o nospace", "it\\'s.zip"])
    #expect(bash("toy pack my", folder: folder) == [shown, "my\\ toy/"])
    #expect(bash("toy list > my.t", folder: folder) == ["+o nospace", "my.txt"])
    #expect(bash("toy pack nosuch/", folder: folder) == ["-o nospace"])
    #expect(bash("toy pack -o .", folder: folder) == ["+o nospace", ".zip"])
  }

  @Test func zshIsGivenPatternsAndNotes() {
    #expect(answer(.zsh, ["toy", "pack", "--output=a"]) == ["*.zip", "--output="])
    #expect(answer(.zsh, ["toy", "box", "add", ""]) == ["*.(zip|json)", ""])
    #expect(answer(.zsh, ["toy", "pack", ""]) == ["/", ""])
    #expect(answer(.zsh, ["toy", "make", "--part", "'l"]) == ["", "", "oleg=:A leg: one or two."])
    #expect(
      answer(.zsh, ["toy", "box", "li"])
        == ["", "", "slist:Lists the boxes: [all] of \"them\", isn't it."])
  }

  @Test func fishIsGivenWhatItEndsWithoutASpace() {
    #expect(answer(.fish, ["toy", "make", "--steps", "a."]) == ["", "", "", "a.b[0]", "a.b[1]"])
    #expect(
      answer(.fish, ["toy", "pack", "'--output=my b"]) == [
        "^.*(?:\\.(?:zip)|/)$", "--output=", "my\\ b",
      ])
    #expect(answer(.fish, ["toy", "make", "--mood", "c"]).last == "calm\tNo noise.")
    #expect(answer(.fish, ["A=1", "/bin/toy", "make", "--mood", "c"]).last == "calm\tNo noise.")
  }

  /// Any text that is put on a line as bash is told to reads as that text, for bash as for the engine.
  @Test(.enabled(if: tool("bash") != nil, "bash is not installed"))
  func quotingIsThatOfBash() throws {
    var generator = SplitMix64(seed: 3)
    let pool = Array("ab '\"\\$`!*?[]{}()<>|&;#~=:@,^%ö-")
    var lines: [String] = []
    var texts: [String] = []
    for _ in 0..<400 {
      let text = String(
        (0..<Int.random(in: 1...8, using: &generator)).map { _ in
          pool.randomElement(using: &generator) ?? "a"
        })
      let folder = [(name: "x" + text.replacing("/", with: ""), isFolder: false)]
      for (open, close) in [("", ""), ("'", "'"), ("\"", "\"")] {
        let reply = bash("toy list > \(open)x", folder: folder)
        try #require(reply.count == 2)
        lines.append("printf '%s\\n' \(open)\(reply[1])\(close)")
        texts.append(folder[0].name)
        // What is on the line by then is understood in the same way, from the last quote on.
        let further = bash("toy list > \(open)\(reply[1])", breaks: " ", folder: folder)
        #expect(further.count == 2 && reply[1].hasSuffix(further.last ?? "?"), "\(reply)")
      }
    }
    let printed = try run(
      try #require(tool("bash")), ["--norc", "-c", lines.joined(separator: "\n")],
      environment: plainEnvironment)
    #expect(printed.output.split(separator: "\n").map(String.init) == texts)
  }
}
