import Foundation
import Host
import TestSupport
import Testing

@Suite("Paths as text")
struct PathTests {
  @Test(
    "Last component and parent",
    arguments: [
      ("a/b", "b", "a"), ("a/b/", "b", "a"), ("a//b//", "b", "a"), ("a", "a", "."),
      ("a/", "a", "."), ("/a", "a", "/"), ("/", "/", "/"), ("//", "/", "/"), ("", "", "."),
      (".", ".", "."), ("..", "..", "."), ("a/..", "..", "a"), ("/a/b/c", "c", "/a/b"),
      ("é/ü", "ü", "é"), ("a/\u{0301}", "\u{0301}", "a"),
    ])
  func parts(path: String, last: String, parent: String) {
    #expect(Files.lastComponent(path) == last)
    #expect(Files.parent(of: path) == parent)
    let plain = Files.withoutEndSlashes(path)
    #expect(Files.lastComponent(plain) == last && Files.parent(of: plain) == parent)
    #expect(plain == "/" || plain.last != "/")
  }

  @Test(
    "Joining",
    arguments: [
      ("a", "b", "a/b"), ("a/", "b", "a/b"), ("/", "b", "/b"), (".", "b", "b"), ("", "b", "b"),
      ("a", "/b", "/b"), ("a", "", "a"), ("a", ".", "a"), (".", ".", "."), ("", "", ""),
      ("a", "../b", "a/../b"), (".", "", "."),
    ])
  func joining(folder: String, name: String, whole: String) {
    #expect(Files.joining(folder, name) == whole)
  }

  @Test("Parent and last component together name the same thing")
  func together() {
    for path in ["a", "a/b", "/a", "/a/b/c", ".."] {
      #expect(Files.joining(Files.parent(of: path), Files.lastComponent(path)) == path)
    }
  }

  @Test("Two names of one file resolve to one path")
  func resolved() throws {
    let folder = try TemporaryFolder()
    try folder.write([1], to: "sub/a")
    let real = Files.resolved(folder.url.path)
    let files = FileManager.default
    try files.createSymbolicLink(atPath: folder["link"].path, withDestinationPath: "sub")
    try files.createSymbolicLink(atPath: folder["dangling"].path, withDestinationPath: "sub/new")
    try files.createSymbolicLink(atPath: folder["loop"].path, withDestinationPath: "loop")
    #expect(Files.resolved(folder["link/a"].path) == real + "/sub/a")
    #expect(Files.resolved(folder["link/../sub/./a"].path) == real + "/sub/a")
    #expect(Files.resolved(folder["link/missing/deep"].path) == real + "/sub/missing/deep")
    #expect(Files.resolved(folder["missing/../b"].path) == real + "/b")
    #expect(Files.resolved(folder["dangling"].path) == real + "/sub/new")
    #expect(Files.resolved(folder["loop"].path) == real + "/loop")
    let long = "/" + String(repeating: "a/", count: 60_000)
    #expect(Files.resolved(long) == long)
    #expect(Files.resolved("/") == "/")
    #expect(Files.resolved("") == Files.resolved("."))
    #expect(Files.resolved(".") == Files.resolved(Files.currentFolder))
  }
}
