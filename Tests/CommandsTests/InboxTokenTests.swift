import Foundation
import JSONTree
import TestSupport
import Testing

/// Where the API token of a request goes, and where it never does.
@Suite struct InboxTokenTests {
  private let inapp: BuiltProgram

  init() throws {
    inapp = try BuiltProgram()
  }

  private func write(_ words: String...) throws -> Finished {
    try inapp.running(["inbox-payload"] + words)
  }

  @Test func aTokenIsWrittenOnlyWhereAsked() throws {
    let environment = ["PUSHWOOSH_API_TOKEN": "s3cret\"'$x"]
    func bash(_ line: String) throws -> Finished { try inapp.bash(line, environment: environment) }
    for flags in ["", "--curl", "--explain", "-o plain.json"] {
      let finished = try bash("inapp inbox-payload --from classic \(flags)")
      #expect(!finished.output.contains("s3cret") && !finished.errors.contains("s3cret"))
    }
    #expect(!(try inapp.text("plain.json").contains("s3cret")))
    let revealed = try bash("inapp inbox-payload --from classic --reveal-token")
    #expect(revealed.output.contains(#""auth": "s3cret\"'$x""#))
    try bash("umask 0; touch old.json; chmod 644 old.json").expectSuccess()
    let files = try bash(
      "umask 0; for f in new old; do inapp inbox-payload --from classic --reveal-token -o $f.json "
        + "--force || exit; done; stat -c %a new.json old.json")
    #expect(files.output.hasSuffix("600\n600\n"), "\(files.output)")
    let unset = try write("--from", "classic", "--reveal-token")
    #expect(unset.status == 2 && unset.output.isEmpty)
    #expect(unset.errors.contains("PUSHWOOSH_API_TOKEN is not set"))
  }

  /// Puts a program in the place of curl that keeps what it is sent.
  ///
  /// The shell writes it, not this process: one forked meanwhile would hold the file open, and it could not be run.
  private static let standInForCurl = #"""
    mkdir -p bin; printf '#!/bin/sh\nprintf "%%s\\n" "$@" > args\ncat > sent.json\n' > bin/curl
    chmod +x bin/curl; PATH=$PWD/bin:$PATH
    """#

  @Test func theCommandForCurlSendsTheRequestWithTheToken() throws {
    let words = "--from classic --title \"It's 5 o'clock \\\\ \\\"now\\\" %s \\$HOME\" --curl"
    let line = "\(Self.standInForCurl); inapp inbox-payload \(words) | sh"
    let finished = try inapp.bash(line, environment: ["PUSHWOOSH_API_TOKEN": "t0k-%s'n"])
    #expect(finished.status == 0, "\(finished.errors)")
    let sent = try value(inapp.bytes("sent.json"))
    #expect(sent["request"]?["auth"] == "t0k-%s'n")
    let arguments = try inapp.text("args")
    #expect(arguments.contains("https://api.pushwoosh.com/json/1.3/createMessage"))
    #expect(!arguments.contains("t0k"), "a list of processes shows no token")
    let title = #"It's 5 o'clock \ "now" %s $HOME"#
    guard case .array(let messages)? = sent["request"]?["notifications"] else { return }
    #expect(messages.first?["ios_title"] == .string(title))
    let unset = try inapp.bash(line)
    #expect(unset.errors.contains("PUSHWOOSH_API_TOKEN"))
  }

  @Test(arguments: [
    #"q"u\o\\t'e$x`y"#, "a %s %d", "t0k\n", "two\nlines", "tab\tbell\u{7}", "ünï",
  ])
  func tokensBreakNeitherTheShellNorTheRequest(_ token: String) throws {
    try inapp.folder.write(Data(token.utf8), to: "it's a token")
    let wanted = String(token.unicodeScalars.filter { $0.value >= 0x20 })
    for flag in ["", "--token-file \"it's a token\""] {
      let line =
        "\(Self.standInForCurl); inapp inbox-payload --from classic --curl \(flag) | sh"
      let finished = try inapp.bash(
        line, environment: flag.isEmpty ? ["PUSHWOOSH_API_TOKEN": token] : [:])
      #expect(finished.status == 0, "\(finished.errors)")
      #expect(try value(inapp.bytes("sent.json"))["request"]?["auth"] == .string(wanted))
    }
  }

  @Test(arguments: [
    #""auth": SECRET"#, #""auth": [SECRET]"#, #""auth": {"a": SECRET}"#, #""Auth": SECRET"#,
    #""auth": "a"+"SECRET""#, #""\u0061uth": SECRET"#, "\"auth\": [\n1,\nSECRET\n]",
    #""auth": 'SECRET'"#, #""auth": "SECRET"#, #""auth": SECRET SECRET, x"#, #""auth" SECRET"#,
  ])
  func brokenRequestsKeepTheirTokens(_ member: String) throws {
    let text = "{\"request\": {\(member), \"notifications\": [{\"content\": 1,}]}}"
    try inapp.folder.write(Data(text.utf8), to: "a.json")
    for words in [
      ["validate", "a.json"], ["validate", "a.json", "--format", "json"],
      ["validate", "a.json", "--format", "github"], ["validate", "a.json", "--format", "sarif"],
      ["get", "a.json", "$.request.notifications"], ["diff", "a.json", "a.json"],
    ] {
      let finished = try inapp.running(words)
      #expect(!finished.output.contains("SECRET"), "\(words): \(finished.output)")
      #expect(!finished.errors.contains("SECRET"), "\(words): \(finished.errors)")
    }
  }

  @Test(arguments: [
    (#""auth": "SECRET""#, #""auth": "API_TOKEN""#), (#""auth": "SECRET""#, #""auth": "SECRET2""#),
    (#""auth": {"a": ["SECRET"]}"#, #""auth": {"a": ["SECRET2", "SECRET"]}"#),
    (#""auth": ["SECRET", "b", "c"]"#, #""auth": ["b", "c", "SECRET"]"#),
    (#""Auth": "SECRET""#, #""a": 1"#), (#""a": 1"#, #""api_token": "SECRET""#),
    (#""a": 1"#, #""a": {"auth": "SECRET", "b": 2}"#),
    (#""a": [1]"#, #""a": [1, {"auth": "SECRET"}]"#),
  ])
  func differencesKeepTokens(_ old: String, _ new: String) throws {
    try inapp.folder.write(Data("{\"request\": {\(old)}}".utf8), to: "a.json")
    try inapp.folder.write(Data("{\"request\": {\(new)}}".utf8), to: "b.json")
    for words in [["a.json", "b.json"], ["b.json", "a.json"]] {
      for format in ["text", "json"] {
        let finished = try inapp.running(["diff"] + words + ["--format", format])
        #expect(finished.status == 1 && !finished.output.contains("SECRET"), "\(finished.output)")
      }
    }
  }

  @Test func anEmptyFileForTheTokenSendsNothing() throws {
    try inapp.folder.write(Data(" \n".utf8), to: "empty")
    let line =
      "\(Self.standInForCurl); inapp inbox-payload --from classic --curl --token-file empty | sh"
    let finished = try inapp.bash(line)
    #expect(finished.status != 0 && finished.errors.contains("empty holds no token"))
    #expect(throws: (any Error).self) { try inapp.text("args") }
  }

  @Test func theTokenMayComeFromAFile() throws {
    try inapp.folder.write(Data("s3cret\n".utf8), to: "token")
    let revealed = try write("--from", "classic", "--reveal-token", "--token-file", "token")
    #expect(revealed.output.contains(#""auth": "s3cret""#))
    let curl = try write("--from", "classic", "--curl", "--token-file", "token")
    #expect(curl.output.contains("cat -- token") && !curl.output.contains("s3cret"))
    let missing = try write("--from", "classic", "--reveal-token", "--token-file", "none")
    #expect(missing.status == 2 && missing.output.isEmpty)
    try inapp.folder.write(Data("\n".utf8), to: "empty")
    let empty = try write("--from", "classic", "--reveal-token", "--token-file", "empty")
    #expect(empty.status == 2 && empty.errors.contains("empty holds no token"))
  }
}
