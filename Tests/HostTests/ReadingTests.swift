import Foundation
import Host
import TestSupport
import Testing

@Suite("Reading")
struct ReadingTests {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  @Test("All bytes, whatever the size", arguments: [0, 1, 65_535, 65_536, 65_537, 1_000_003])
  func sizes(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try folder.write(bytes, to: "a")
    #expect(try Files.read(folder.path("a")) == bytes)
    #expect(try Files.read(folder.path("a"), limit: count) == bytes)
    if count > 0 {
      #expect(code { _ = try Files.read(folder.path("a"), limit: count - 1) } == .tooLarge)
    }
  }

  @Test("A null device is empty")
  func nullDevice() throws { #expect(try Files.read("/dev/null").isEmpty) }

  @Test("What has no end is stopped by the limit", .timeLimit(.minutes(1)))
  func endless() {
    #expect(code { _ = try Files.read("/dev/zero", limit: 1000) } == .tooLarge)
    #expect(code { _ = try Files.read("/dev/zero") } == .tooLarge)
    #expect(
      throws: FileError.self, performing: { _ = try Files.read("/dev/zero", limit: 3 << 20) })
  }

  @Test("A pipe is read to its end", .timeLimit(.minutes(1)))
  func pipe() throws {
    let shell = try #require(tool("sh"))
    let pipe = folder.path("pipe")
    #expect(unsafe mkfifo(pipe, 0o600) == 0)
    Thread.detachNewThread {
      _ = try? run(shell, ["-c", "printf hello > \"$0\"; sleep 0.05", pipe])
    }
    #expect(try Files.read(pipe) == Array("hello".utf8))
  }

  @Test(
    "Refusals in plain words",
    arguments: [
      ("sub", FileError.Code.isFolder, "sub: is a folder, not a file"),
      ("none.json", .notFound, "none.json: no such file or folder"),
      ("a/b", .notFolder, "a/b: a part of this path is a file, not a folder"),
      ("loop", .other(ELOOP), "loop: its links lead in a circle"),
      ("caf\u{FFFD}", .notFound, "caf\u{FFFD}: no such file; if its name is not UTF-8, rename it"),
      ("a\nb\u{1B}[2J", .notFound, "a\\u{a}b\\u{1b}[2J: no such file or folder"),
    ])
  func refusals(name: String, expected: FileError.Code, text: String) throws {
    try folder.write([1], to: "a")
    try folder.write([1], to: "sub/x")
    try folder.link("loop", to: "loop")
    #expect(code { _ = try Files.read(folder.path(name)) } == expected)
    #expect(message(in: folder) { _ = try Files.read(folder.path(name)) } == text)
  }

  @Test("Names that the system would cut short or not take")
  func names() {
    #expect(code { _ = try Files.read("a\0b") } == .badName)
    #expect(code { _ = try Files.read("") } == .badName)
    #expect(
      code { _ = try Files.read(String(repeating: "n", count: 300)) } == .nameTooLong)
  }

  @Test("The message of a file over the limit names the limit")
  func limit() throws {
    try folder.write([UInt8](repeating: 0, count: (2 << 20) + 1), to: "big.zip")
    #expect(
      message(in: folder) { _ = try Files.read(folder.path("big.zip"), limit: 2 << 20) }
        == "big.zip: larger than 2 MiB")
  }

  @Test("Kinds")
  func kinds() throws {
    try folder.write([1], to: "sub/a")
    try folder.link("toFile", to: "sub/a")
    try folder.link("toFolder", to: "sub")
    try folder.link("dangling", to: "nowhere")
    let kinds = ["sub/a", "toFile", "sub", "toFolder", "dangling", "none"].map {
      Files.kind(of: folder.path($0))
    }
    #expect(kinds == [.file, .file, .folder, .folder, nil, nil])
    #expect(Files.kind(of: "/dev/null") == .other)
    #expect(Files.kind(of: "a\0b") == nil)
    #expect(Files.kind(of: "") == nil)
  }

  @Test("A hundred megabytes are read whole", .timeLimit(.minutes(1)))
  func large() throws {
    try folder.write([UInt8](repeating: 7, count: 100_000_000), to: "big")
    let count = try Files.read(folder.path("big")).count
    #expect(count == 100_000_000)
  }

  @Test("A file that nobody but its owner may read", .enabled(if: isRoot, "needs root"))
  func permission() async throws {
    let file = try folder.write([1], to: "secret").path
    try setMode(file, 0o600)
    try setMode(folder.url.path, 0o755)
    await #expect(processExitsWith: .success) { [file = file as String] in
      #expect(setgid(65534) == 0 && setuid(65534) == 0)
      #expect(code { _ = try Files.read(file) } == .permissionDenied)
    }
  }
}
