import Foundation
import TestSupport
import Testing

/// Input that no tool should trip over: a message, an exit code, and no crash.
@Suite struct BadInputTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    let says: String
    var testDescription: String { name }
  }

  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  static let cases = [
    Case(name: "empty", bytes: [], says: "the file is empty"),
    Case(name: "blank", bytes: bytes(" \n\t"), says: "no content"),
    Case(
      name: "200,000 arrays deep", bytes: Array(repeating: UInt8(ascii: "["), count: 200_000),
      says: "512"),
    Case(name: "NUL bytes", bytes: Array(repeating: 0, count: 4096), says: "invalid-json"),
    Case(
      name: "NUL in a string", bytes: bytes("{\"displayType\": \"mo\u{0}dal\"}"),
      says: "invalid-json"),
    Case(name: "invalid UTF-8", bytes: bytes("{\"a\": \"") + [0xFF] + bytes("\"}"), says: "UTF-8"),
    Case(name: "UTF-16", bytes: [0xFF, 0xFE, 0x7B, 0, 0x7D, 0], says: "UTF-16"),
    Case(
      name: "a string of 2 MB",
      bytes: bytes("{\"displayType\": \"") + Array(repeating: UInt8(ascii: "x"), count: 2_000_000)
        + bytes("\"}"),
      says: "is not a display type"),
    Case(
      name: "a key of 2 MB",
      bytes: bytes("{\"displayType\": \"modal\", \"")
        + Array(repeating: UInt8(ascii: "k"), count: 2_000_000) + bytes("\": 1}"),
      says: "unknown-field"),
    Case(name: "an image", bytes: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A], says: "invalid-json"),
    Case(name: "HTML", bytes: bytes("<!doctype html><html></html>"), says: "invalid-json"),
    Case(name: "a bare word", bytes: bytes("modal"), says: "invalid-json"),
    Case(name: "a number", bytes: bytes("7"), says: "must hold an object"),
    Case(
      name: "control characters", bytes: bytes("{\"displayType\": \"\\u001b[31mred\"}"),
      says: "\\u{1b}[31mred"),
  ]

  @Test(.timeLimit(.minutes(1)), arguments: cases) func validateSaysWhatItIs(_ bad: Case) throws {
    let inapp = try BuiltProgram()
    try inapp.folder.write(bad.bytes, to: "native-config.json")
    for format in ["text", "json"] {
      let finished = try inapp("validate", "native-config.json", "--format", format)
      #expect(finished.status == 1)
      #expect(finished.signal == nil)
      #expect(finished.errors.isEmpty)
      #expect(!finished.output.contains("\u{1B}"))
      guard format == "text" else { continue }
      #expect(finished.stdout.count < 20_000)
      #expect(finished.output.contains(bad.says), "\(finished.output.prefix(1000))")
    }
  }

  @Test(.timeLimit(.minutes(1)), arguments: cases.filter { !$0.name.hasPrefix("a key") })
  func editingLeavesItAsItIs(_ bad: Case) throws {
    let inapp = try BuiltProgram()
    try inapp.folder.write(bad.bytes, to: "native-config.json")
    for words in [["set", "title=x"], ["unset", "title"], ["get", "title"], ["pack"]] {
      let finished = try run(
        try #require(builtBinary), words, in: inapp.folder.url)
      #expect(finished.status == 2 || finished.status == 1, "\(words): \(finished.errors)")
      #expect(finished.signal == nil)
      #expect(finished.stderr.count < 20_000)
    }
    #expect(try inapp.bytes("native-config.json") == bad.bytes)
    #expect(try inapp.folder.list() == ["native-config.json"])
  }

  @Test(arguments: [
    (["validate", "nowhere.json"], "no such file"),
    (["validate", "/dev/null"], "the file is empty"),
    (["validate", "empty"], "holds no native-config.json"),
    (["get", "empty", "title"], "holds no native-config.json"),
    (["pack", "empty"], "holds no native-config.json"),
    (["pack", "nowhere"], "no such folder"),
    (["unpack", "empty"], "is a folder"),
    (["unpack", "nowhere.zip"], "no such file"),
    (["inspect", "/dev/null"], "empty"),
    (["set", "title=x"], "no template is named"),
    (["set", "empty/", "title=x"], "holds no native-config.json"),
    (["new", "modal", "-o", "missing/deep/file.json"], "folder does not exist"),
  ])
  func otherThingsThanTemplatesAreNamed(_ words: [String], _ says: String) throws {
    let inapp = try BuiltProgram()
    try FileManager.default.createDirectory(
      at: inapp.folder["empty"], withIntermediateDirectories: false)
    let finished = try run(try #require(builtBinary), words, in: inapp.folder.url)
    #expect(finished.status == 1 || finished.status == 2)
    #expect((finished.errors + finished.output).contains(says), "\(finished.errors)")
    #expect(try inapp.folder.list() == ["empty"])
  }

  @Test func aClosedPipeEndsQuietly() throws {
    let finished = try BuiltProgram().bash(
      "set -o pipefail; for n in 1 2 3; do inapp describe spinwheel; done | head -1; echo ${PIPESTATUS[0]}"
    )
    #expect(finished.errors.isEmpty)
    #expect(finished.output.contains("spinwheel: "))
  }
}
