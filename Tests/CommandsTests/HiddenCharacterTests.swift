import Commands
import Foundation
import Shell
import TestSupport
import Testing

/// What a user's bytes may hold to fool a reader or a terminal never reaches either.
@Suite struct HiddenCharacterTests {
  /// Right-to-left override, escape, backspace, C1 escape, zero width space, byte order mark, tag, lone joiner.
  static let nasty = "\u{202E}\u{1B}[31m\u{8}\u{9B}\u{200B}\u{FEFF}\u{E0041}z\u{200D}\nok: all well"

  static let commands = Inapp.program.info.commands.map(\.name)

  private func expectClean(_ finished: Finished, _ words: [String]) {
    let hidden = finished.everything.unicodeScalars.filter {
      $0 != "\n"
        && ($0.properties.generalCategory == .control
          || $0.properties.isDefaultIgnorableCodePoint)
    }
    #expect(hidden.isEmpty, "\(words): \(finished.everything.debugDescription)")
    #expect(!finished.everything.contains("\nok: all well"), "\(words)")
    #expect(finished.signal == nil)
  }

  @Test(arguments: commands) func argumentsAreShownHarmless(_ command: String) throws {
    let inapp = try BuiltProgram()
    let nasty = Self.nasty
    for words in [
      [nasty], ["--\(nasty)"], ["-\(nasty)"], ["-\u{202E}"], ["--color", nasty],
      ["--color=\(nasty)"],
      ["--output=\(nasty)"], [nasty, nasty], [nasty, nasty, nasty, nasty],
      ["-", "--stdin-filename", nasty],
      ["--target", nasty], ["--target=ios@\(nasty)"], ["--locale", nasty], ["--locales", nasty],
      ["banner", "--set", nasty], ["banner", "--set", "title.\(nasty)=1"], ["\(nasty)=1"],
      ["banner.\(nasty)"], ["-", "title.\(nasty)=1"], ["-", "['\(nasty)']"], ["-", "[\(nasty)]"],
      ["-", "$.\(nasty)"], ["-", "/\(nasty)"], ["-", "showClose=\(nasty)"],
      ["-", "title={\(nasty)"],
      ["-", "segments[\(nasty)]"],
    ] {
      let finished = try inapp.run(
        [command] + words, stdin: Data(#"{"displayType":"banner"}"#.utf8))
      expectClean(finished, [command] + words)
      // A name for standard input is wrong nowhere, and reading alone succeeds.
      if !words.contains("--stdin-filename") { #expect(finished.status != 0, "\(words)") }
    }
  }

  @Test func wordsBeforeACommandAreShownHarmless() throws {
    let inapp = try BuiltProgram()
    let nasty = Self.nasty
    for words in [
      [nasty], ["--\(nasty)"], ["-\(nasty)"], ["help", nasty], ["--\(nasty)", "validate"],
    ] {
      expectClean(try inapp.run(words), words)
    }
  }

  @Test(arguments: commands) func longArgumentsAreCut(_ command: String) throws {
    let inapp = try BuiltProgram()
    let long = String(repeating: "long", count: 25_000)
    for words in [
      [long], ["--\(long)"], ["-\(long)"], ["--color", long], ["--target", long],
      ["--locales", long],
      ["\(long)=1"], ["-", "title.\(long)=1"], ["-", "[\(long)]"], ["-", "showClose=\(long)"],
      ["banner.\(long)"], ["banner", "--set", long], [long, long, long],
    ] {
      let finished = try inapp.run(
        [command] + words, stdin: Data(#"{"displayType":"banner"}"#.utf8))
      #expect(finished.everything.utf8.count < 2500, "\(command) \(words.map { $0.prefix(20) })")
    }
  }

  static let documents: [String] = [
    "{\(nasty): 1}", "{x\(nasty): 1}", "{\"\(nasty)\" 1}", "{\"\(nasty)\"}", "{\"a\": \(nasty)}",
    "{\"a\": x\(nasty)}", "{'\(nasty)': 1}", "{\"a\": \"\(nasty)", "\(nasty){}", "{}\(nasty)",
    "{\"a\": \"\\\(nasty)\"}", "{\"a\": 1 // \(nasty)\n}", "{\"a\": 00\u{200B}1}",
    "{\"displayType\": \"\\u202e\\u001b\\u200b\"}",
    "{\"displayType\": \"banner\", \"banner\": {\"\\u202e\\u001b\": 1, \"\\u202e\\u001b\": 1}}",
    "{\"displayType\": \"banner\", \"banner\": {\"background\": \"\\u202e\\u001b\"}}",
    "{\"displayType\": \"banner\", \"banner\": {\"title\": {\"text\": \"{{\u{202E}|\u{200B}}\"}}}",
  ]

  @Test(arguments: documents) func documentsAreShownHarmless(_ document: String) throws {
    let inapp = try BuiltProgram()
    let name = "a\u{202E}\u{200B}\u{1B}b"
    try inapp.folder.write(document.utf8, to: "\(name)/native-config.json")
    let path = "\(name)/native-config.json"
    for words in [
      ["validate", path], ["validate", name], ["validate", "-"], ["set", path, "title=x"],
      ["unset", path, "message"], ["pack", name], ["inspect", path], ["unpack", path],
    ] {
      let finished = try inapp.run(words, stdin: Data(document.utf8))
      expectClean(finished, words)
    }
  }

  @Test func namesOfFilesAndLanguagesAreShownHarmless() throws {
    let inapp = try BuiltProgram()
    let odd = "a\u{202E}\u{200B}\u{1B}b"
    #expect(try inapp.run(["new", "banner", odd]).status == 0)
    try inapp.folder.write(
      #"{"localization": {"\#u{202E}\#u{1B}": {"title": 1}, "de": {}}, "default_language": "\#u{202E}"}"#
        .replacing("\u{1B}", with: "\\u001b").utf8, to: "\(odd)/pushwoosh.json")
    try inapp.folder.write([], to: "\(odd)/.git/\(odd)")
    try inapp.folder.write([], to: "\(odd)/\(odd).zip")
    try inapp.folder.write("not a ZIP".utf8, to: "\(odd).zip")
    for words in [
      ["new", "banner", odd], ["validate", odd], ["pack", odd, "--list"], ["pack", odd],
      ["pack", odd, "--check"], ["pack", odd, "--no-validate", "-o", "\(odd)/x.zip"],
      ["inspect", "\(odd).zip"], ["unpack", "\(odd).zip"], ["unpack", "\(odd).zip", odd],
      ["set", odd, "title.text=\u{202E}\u{1B}"], ["unset", odd, "$.inAppId"],
      ["validate", odd, "--fix"], ["get", odd], ["get", odd, odd],
    ] {
      expectClean(try inapp.run(words), words)
    }
  }
}

extension BuiltProgram {
  fileprivate func run(_ words: [String], stdin: Data = Data()) throws -> Finished {
    try TestSupport.run(try #require(builtBinary), words, stdin: stdin, in: folder.url)
  }
}
