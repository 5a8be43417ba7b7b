import Foundation
import TestSupport
import Testing
import Wording

@testable import Archives

/// The built program, given hostile archives.
@Suite(.enabled(if: builtBinary != nil, "the program is not built"))
struct ProgramTests {
  private func inapp(_ words: [String], in folder: TemporaryFolder) throws -> Finished {
    try run(
      try #require(builtBinary), words, environment: plainEnvironment, in: folder.url)
  }

  /// Spaces as in the message, whatever lines it was broken into.
  private func flat(_ text: String) -> String {
    text.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
  }

  @Test(arguments: HostileArchiveTests.all) func unpackWritesNothing(_ hostile: Hostile) throws {
    let folder = try TemporaryFolder()
    try folder.write(hostile.bytes, to: "in/a.zip")
    let finished = try inapp(["unpack", "in/a.zip", "in/out"], in: folder)
    #expect(finished.status == 1)
    #expect(finished.output.isEmpty)
    #expect(try folder.list() == ["in", "in/a.zip"])

    let contents = ArchiveContents(reading: hostile.bytes, name: "in/a.zip")
    let told = flat(finished.errors)
    #expect(told.hasPrefix("inapp: in/a.zip: refused, nothing was written "))
    for refusal in contents.refusals where refusal.entry.count < 40 {
      #expect(told.contains(flat("\(refusal.entry) \(refusal.sentence)")), "\(finished.errors)")
    }
  }

  @Test(
    arguments: HostileArchiveTests.all.filter { $0.label != "text" && $0.label != "empty file" })
  func validateNamesTheRule(_ hostile: Hostile) throws {
    let folder = try TemporaryFolder()
    try folder.write(hostile.bytes, to: "a.zip")
    let finished = try inapp(["validate", "a.zip"], in: folder)
    #expect(finished.status == 1)
    #expect(finished.output.contains("[\(hostile.reason.rawValue)]"), "\(finished.everything)")
    #expect(try folder.list() == ["a.zip"])
  }

  @Test(
    "a limit that is exceeded is named, and raised by its option",
    arguments: [
      ("--max-entries", "1001", ZIPBuilder((0...1000).map { ZIPBuilder.Item("\($0)") })),
      ("--max-depth", "17", ZIPBuilder(String(repeating: "d/", count: 16) + "d")),
      ("--max-name", "300", ZIPBuilder("d/" + String(repeating: "n", count: 254))),
    ])
  func aLimitIsRaised(flag: String, value: String, archive: ZIPBuilder) throws {
    let folder = try TemporaryFolder()
    try folder.write(archive.bytes(), to: "a.zip")
    try expectRaising(flag, value, in: folder)
  }

  @Test(arguments: [("--max-size", "17M"), ("--max-ratio", "2000")])
  func aBombIsUnpackedOnRequest(flag: String, value: String) throws {
    let folder = try TemporaryFolder()
    // The first is too large, the second too well compressed.
    let size = flag == "--max-size" ? (16 << 20) + 1 : (1 << 20) + 1
    var content = [UInt8](repeating: 0, count: size)
    if flag == "--max-size" {
      var random = SplitMix64(seed: 1)
      for index in 0..<(size / 64) {
        content[index * 64] = UInt8.random(in: 0...255, using: &random)
      }
    }
    try folder.write(
      zipArchive(
        of: [ArchiveEntry(name: "a", bytes: content)],
        budget: Budget(unpackedBytes: 64 << 20, ratio: .max)),
      to: "a.zip")
    try expectRaising(flag, value, in: folder)
  }

  private func expectRaising(_ flag: String, _ value: String, in folder: TemporaryFolder) throws {
    let refused = try inapp(["unpack", "a.zip"], in: folder)
    #expect(refused.status == 1)
    #expect(refused.errors.hasSuffix("  help: \(flag) raises the limit\n"), "\(refused.errors)")
    #expect(try inapp(["validate", "a.zip"], in: folder).output.contains("help: \(flag) raises"))
    #expect(try inapp(["inspect", "a.zip"], in: folder).output.contains("help: \(flag) raises"))
    #expect(
      try inapp(["get", "a.zip", "title"], in: folder).errors
        .hasSuffix("  help: unpack it with \(flag), edit the folder, pack it again\n"))
    let raised = try inapp(["unpack", "a.zip", flag, value], in: folder)
    #expect(raised.status == 0, "\(raised.errors)")
    for command in ["validate", "inspect"] {
      let checked = try inapp([command, "a.zip", flag, value], in: folder)
      #expect(checked.output.contains("holds no native-config.json"), "\(checked.everything)")
    }
  }

  /// What the program asks of the system: nothing that makes or changes a file.
  @Test(.enabled(if: tool("strace") != nil, "strace is not installed"))
  func aRefusalCreatesNoFile() throws {
    let folder = try TemporaryFolder()
    let archive = ZIPBuilder("native-config.json", "../evil").bytes()
    try folder.write(archive, to: "a.zip")
    let calls =
      "open,openat,openat2,creat,mkdir,mkdirat,rename,renameat,renameat2,link,linkat,"
      + "symlink,symlinkat,unlink,unlinkat,truncate,ftruncate"
    let traced = try run(
      try #require(tool("strace")),
      [
        "-f", "-o", "calls", "-e", "trace=\(calls)", try #require(builtBinary).path, "unpack",
        "a.zip",
      ],
      environment: plainEnvironment, in: folder.url)
    #expect(traced.status == 1)
    let lines = try String(contentsOf: folder["calls"], encoding: .utf8).split(separator: "\n")
    #expect(lines.contains { $0.contains("\"a.zip\"") && $0.contains("O_RDONLY") })
    for line in lines where line.contains("(") {
      #expect(
        line.contains("open") && line.contains("O_RDONLY") && !line.contains("O_CREAT"), "\(line)")
    }
    #expect(try folder.list() == ["a.zip", "calls"])
  }
}
