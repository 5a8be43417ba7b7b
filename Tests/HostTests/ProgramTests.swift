import Foundation
import TestSupport
import Testing

@testable import Host

/// Programs that are found and run.
@Suite struct ProgramTests {
  private func output(_ script: String, seconds: Int = 30) throws -> Result<
    [UInt8], Programs.Failure
  > {
    let folder = try TemporaryFolder()
    return try Programs.output(
      of: ["/bin/sh", "-c", script], printingTo: folder["printed"].path, seconds: seconds)
  }

  @Test func whatItPrintsIsRead() throws {
    #expect(try output("printf hi; echo no >&2").get() == Array("hi".utf8))
    #expect(try output("cat").get() == [])
    #expect(try output("head -c 3000000 /dev/zero").get().count == 3_000_000)
  }

  @Test func whatGoesWrongIsTold() throws {
    #expect(try output("exit 7") == .failure(.ended(7)))
    #expect(try output("kill -TERM $$") == .failure(.ended(128 + SIGTERM)))
    let folder = try TemporaryFolder()
    let missing = try Programs.output(
      of: [folder["none"].path], printingTo: folder["printed"].path, seconds: 5)
    #expect(missing == .failure(.notStarted))
  }

  @Test func whatIsLateIsKilledWithAllItStarted() throws {
    let folder = try TemporaryFolder()
    let pid = folder["pid"].path
    #expect(try output("sleep 1234 & echo $! > '\(pid)'; wait", seconds: 1) == .failure(.late))
    let child = try #require(
      Int32(String(contentsOf: folder["pid"], encoding: .utf8).filter(\.isNumber)))
    #expect(isGone(child))
  }

  @Test func whatItLeavesRunningIsKilled() throws {
    let printed = try output("sleep 1234 >/dev/null & echo $!").get()
    let child = try #require(Int32(String(decoding: printed, as: UTF8.self).filter(\.isNumber)))
    #expect(isGone(child))
  }

  /// Whether a process ends before long; one without a parent to notice may stay as a zombie.
  private func isGone(_ process: Int32) -> Bool {
    for _ in 0..<200 {
      let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
      if kill(process, 0) != 0 || state?.contains(") Z ") == true { return true }
      usleep(20_000)
    }
    return false
  }

  @Test func aProgramIsFoundByItsName() throws {
    #expect(Programs.path(of: "sh")?.hasSuffix("/sh") == true)
    #expect(Programs.path(of: "no-such-program") == nil)
    #expect(Programs.path(of: "/bin/sh") == "/bin/sh")
    #expect(Programs.path(of: "/etc/passwd") == nil)
    #expect(Programs.path(of: "/bin") == nil)
  }

  @Test func aScratchFolderIsOursAloneAndGoes() throws {
    var made = ""
    try Files.withScratchFolder { path in
      made = path
      #expect(try FileManager.default.contentsOfDirectory(atPath: path) == [])
      let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
      #expect(mode as? Int == 0o700)
      try Files.createFolder(Files.joining(path, "deep/er"))
      try Files.write([1], to: Files.joining(path, "deep/er/file"), replacing: false)
      try FileManager.default.createSymbolicLink(
        atPath: Files.joining(path, "link"), withDestinationPath: "/etc/passwd")
    }
    #expect(!made.isEmpty && !FileManager.default.fileExists(atPath: made))
    #expect(FileManager.default.fileExists(atPath: "/etc/passwd"))
  }
}
