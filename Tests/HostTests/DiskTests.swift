import Foundation
import Host
import TestSupport
import Testing

@Suite("Disks that refuse", .enabled(if: Disk.isAvailable, "needs root, mount and tmpfs"))
struct DiskTests {
  private let old = [UInt8](repeating: 1, count: 20_000)
  private let big = [UInt8](repeating: 2, count: 100_000)

  @Test("A full disk leaves the old file whole and no litter", arguments: [false, true])
  func full(isThere: Bool) throws {
    let disk = try Disk("size=64k")
    let path = disk.folder.path("a")
    if isThere { try Files.write(old, to: path, replacing: false) }
    #expect(code { try Files.write(big, to: path, replacing: true) } == .diskFull)
    #expect(
      message(in: disk.folder) { try Files.write(big, to: path, replacing: true) }
        == "a: disk full, nothing was written")
    #expect(try disk.folder.list() == (isThere ? ["a"] : []))
    if isThere { #expect(try Files.read(path) == old) }
  }

  @Test("A tree that does not fit leaves everything as it was", arguments: ["new/out", "out"])
  func tree(name: String) throws {
    let disk = try Disk("size=64k")
    try disk.folder.write(old, to: "out/a")
    let files = [("a", [UInt8](repeating: 3, count: 9)), ("x/b", big), ("c", [4])]
    let attempt = {
      try Files.writeTree(files, to: disk.folder.path(name), replacing: true)
    }
    #expect(code(attempt) == .diskFull)
    #expect(try disk.folder.list() == ["out", "out/a"])
    #expect(try Files.read(disk.folder.path("out/a")) == old)
    // What was taken back also gave its room back.
    try Files.write(old, to: disk.folder.path("b"), replacing: false)
  }

  @Test("A disk without free inodes")
  func inodes() throws {
    let disk = try Disk("size=64k,nr_inodes=3")
    let files = (1...5).map { ("f\($0)", [UInt8](repeating: 0, count: 1)) }
    #expect(
      code { try Files.writeTree(files, to: disk.folder.path("out"), replacing: false) }
        == .diskFull)
    #expect(try disk.folder.list().isEmpty)
  }

  @Test("A read-only disk")
  func readOnly() throws {
    let disk = try Disk("ro")
    let path = disk.folder.path("a")
    #expect(
      message(in: disk.folder) { try Files.write(old, to: path, replacing: false) }
        == "a: this disk is read-only")
    #expect(code { try Files.createFolder(path) } == .readOnly)
    #expect(code { try Files.writeTree([("b", [1])], to: path, replacing: true) } == .readOnly)
  }
}
