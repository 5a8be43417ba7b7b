import Foundation
import Host
import TestSupport
import Testing

@Suite("Writing files together")
struct WritingTogetherTests {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private func write(_ names: String...) throws {
    try Files.writeTogether(names.map { (folder.path($0), Array("new \($0)".utf8)) })
  }

  @Test("Old files are replaced with their mode, new ones appear")
  func both() throws {
    try folder.write(Array("old".utf8), to: "a")
    try setMode(folder.path("a"), 0o640)
    try write("a", "b")
    #expect(try folder.text("a") == "new a" && folder.text("b") == "new b")
    #expect(try mode(folder.path("a")) == 0o640)
    #expect(try folder.list() == ["a", "b"])
  }

  @Test("Links are written through, also into other folders")
  func links() throws {
    try folder.write(Array("old".utf8), to: "sub/real")
    try folder.link("a", to: "sub/real")
    try folder.link("b", to: "sub/made")
    try write("a", "b")
    #expect(try folder.text("sub/real") == "new a" && folder.text("sub/made") == "new b")
    #expect(try folder.list() == ["a", "b", "sub", "sub/made", "sub/real"])
  }

  @Test("One that cannot be written leaves all as they were", arguments: ["nowhere/b", "folder"])
  func none(name: String) throws {
    try folder.write(Array("old".utf8), to: "a")
    try folder.write([1], to: "folder/x")
    let before = try folder.list()
    #expect(code { try write("a", name) } != nil)
    #expect(try folder.text("a") == "old")
    #expect(try folder.list() == before)
  }

  @Test("One whose place is taken at the last moment puts the others back")
  func undone() throws {
    try folder.write(Array("old".utf8), to: "a")
    // Two names for one file that does not exist: the first makes it, and then it is in the way.
    try folder.link("one", to: "made")
    try folder.link("two", to: "made")
    #expect(code { try write("a", "one", "two") } == .exists)
    #expect(try folder.text("a") == "old")
    #expect(try folder.list() == ["a", "one", "two"])
  }
}
