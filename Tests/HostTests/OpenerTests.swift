import Foundation
import TestSupport
import Testing

@testable import Host

@Suite("What opens a page") struct OpenerTests {
  @Test("BROWSER is read as xdg-open reads it")
  func words() throws {
    let folder = try TemporaryFolder()
    let spaced = try folder.write([], to: "my browser").path
    let rows: [(String?, [[String]])] = [
      ("firefox", [["firefox", "A"]]),
      ("lynx:w3m -T text/html", [["lynx", "A"], ["w3m", "-T", "text/html", "A"]]),
      ("x --url=%s --new: :", [["x", "--url=A", "--new"]]),
      (spaced, [[spaced, "A"]]),
    ]
    for (browser, words) in rows { #expect(Opener(browser: browser).words(for: "A") == words) }
    for none in [nil, "", ":"] {
      #expect(["open", "xdg-open"].contains(Opener(browser: none).names.joined()))
    }
  }

  @Test("A file's address says its name byte by byte")
  func addresses() throws {
    let folder = try TemporaryFolder()
    let start = Files.resolved(folder.url.path)
    let name = "a b#c?%é.html"
    #expect(
      Opener.address(ofFile: folder.path(name)) == "file://\(start)/a%20b%23c%3F%25%C3%A9.html")
  }

  @Test("A stamp changes with what it is of")
  func stamps() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a")
    #expect(Files.stamp(of: path) == nil && Files.stamp(of: "a\0b") == nil)
    try Files.write([1], to: path, replacing: false)
    let first = Files.stamp(of: path)
    #expect(first != nil && Files.stamp(of: path) == first)
    try Files.write([1], to: path, replacing: true)
    let second = Files.stamp(of: path)
    #expect(second != first)
    try setMode(path, 0)
    #expect(Files.stamp(of: path) != second)
    try folder.link("b", to: "a")
    #expect(Files.stamp(of: folder.path("b")) == Files.stamp(of: path))
  }
}
