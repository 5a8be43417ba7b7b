import Foundation
import Host
import TestSupport
import Testing

@Suite("Listing a folder")
struct TreeTests {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  @Test("Sorted by bytes, hidden files too, links not followed")
  func order() throws {
    for path in ["b", "a/z", "a-b", "a.c", ".hidden/x", "é", "Z", "z\u{FFFD}", "𝄞"] {
      try folder.write([1, 2, 3], to: path)
    }
    try folder.link("link", to: "a")
    try folder.link("dangling", to: "nowhere")
    #expect(unsafe mkfifo(folder.path("pipe"), 0o600) == 0)
    let entries = try Files.tree(in: folder.url.path)
    #expect(
      entries.map(\.path) == [
        ".hidden", ".hidden/x", "Z", "a", "a-b", "a.c", "a/z", "b", "dangling", "link", "pipe",
        "z\u{FFFD}", "é", "𝄞",
      ])
    let kinds = Dictionary(uniqueKeysWithValues: entries.map { ($0.path, $0.kind) })
    #expect(kinds["a"] == .folder && kinds["b"] == .file && kinds["pipe"] == .other)
    #expect(kinds["link"] == .symlink && kinds["dangling"] == .symlink)
    #expect(entries.filter { $0.kind == .file }.allSatisfy { $0.size == 3 })
  }

  @Test("The folder itself may be a link, or empty")
  func linked() throws {
    try folder.write([], to: "real/a")
    try folder.link("link", to: "real")
    #expect(try Files.tree(in: folder.path("link")).map(\.path) == ["a"])
    try Files.createFolder(folder.path("empty"))
    #expect(try Files.tree(in: folder.path("empty")).isEmpty)
  }

  @Test("The limit counts everything")
  func limit() throws {
    for path in ["a/1", "a/2", "b"] { try folder.write([], to: path) }
    #expect(try Files.tree(in: folder.url.path, limit: 4).count == 4)
    #expect(code { _ = try Files.tree(in: folder.url.path, limit: 3) } == .tooLarge)
    #expect(code { _ = try Files.tree(in: folder.path("a"), limit: 1) } == .tooLarge)
  }

  @Test("Refusals in plain words")
  func refusals() throws {
    try folder.write([], to: "file")
    let (file, none) = (folder.path("file"), folder.path("none"))
    #expect(message(in: folder) { _ = try Files.tree(in: file) } == "file: is a file, not a folder")
    #expect(
      message(in: folder) { _ = try Files.tree(in: none) } == "none: no such file or folder")
    #expect(code { _ = try Files.tree(in: "a\0b") } == .badName)
  }

  @Test("A name that is not UTF-8 is refused, not repaired")
  func notText() throws {
    let name = Array(folder.url.path.utf8) + Array("/sub/".utf8) + [0x63, 0xE9, 0]
    try Files.createFolder(folder.path("sub"))
    let file = unsafe name.withUnsafeBytes { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { chars in
        unsafe chars.baseAddress.map { unsafe open($0, O_CREAT | O_WRONLY, 0o600) } ?? -1
      }
    }
    // Some systems do not take such a name at all.
    guard file >= 0 else { return }
    close(file)
    let words = "sub: holds \"c\u{FFFD}\", whose name is not UTF-8"
    #expect(message(in: folder) { _ = try Files.tree(in: folder.url.path) } == words)
    let others = try Files.tree(
      in: folder.url.path,
      skipping: { path, isFolder in path == Array("sub/c".utf8) + [0xE9] && !isFolder })
    #expect(others.map(\.path) == ["sub"])
    try folder.write([1], to: "sub/z")
    var failures: [FileError] = []
    let entries = try Files.tree(in: folder.url.path, failures: &failures)
    #expect(entries.map(\.path) == ["sub", "sub/z"])
    #expect(failures.map(\.code) == [.badName])
  }

  @Test("A folder that may not be read hides itself alone", .enabled(if: isRoot, "needs root"))
  func permission() async throws {
    try folder.write([1], to: "a/x")
    try folder.write([1], to: "b/x")
    try setMode(folder.path("a"), 0o700)
    try setMode(folder.path("b"), 0o755)
    try setMode(folder.url.path, 0o755)
    let path = folder.url.path
    await #expect(processExitsWith: .success) { [path = path as String] in
      #expect(setgid(65534) == 0 && setuid(65534) == 0)
      var failures: [FileError] = []
      let entries = try Files.tree(in: path, failures: &failures)
      #expect(entries.map(\.path) == ["a", "b", "b/x"])
      #expect(failures.map(\.code) == [.permissionDenied])
      #expect(code { _ = try Files.tree(in: path) } == .permissionDenied)
    }
  }

  @Test("A deep folder is listed to its end")
  func deep() throws {
    let parts = (1...150).map { _ in "d" }
    try Files.createFolder(folder.path(parts.joined(separator: "/")))
    #expect(try Files.tree(in: folder.url.path).count == 150)
  }
}
