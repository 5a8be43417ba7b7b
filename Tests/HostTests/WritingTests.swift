import Foundation
import Host
import TestSupport
import Testing

@Suite("Writing one file")
struct WritingTests {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  @Test("A new file holds the bytes and obeys the umask", arguments: [false, true])
  func new(replacing: Bool) throws {
    let mask = umask(0o022)
    umask(mask)
    try Files.write(Array("new".utf8), to: folder.path("a"), replacing: replacing)
    #expect(try folder.text("a") == "new")
    #expect(try mode(folder.path("a")) == 0o666 & ~Int(mask))
    #expect(try folder.list() == ["a"])
  }

  @Test("Replacing keeps the mode", arguments: [0o600, 0o640, 0o755, 0o444, 0o000, 0o4755])
  func modeKept(bits: Int) throws {
    try folder.write(Array("old, and longer".utf8), to: "a")
    try setMode(folder.path("a"), bits)
    try Files.write(Array("new".utf8), to: folder.path("a"), replacing: true)
    #expect(try mode(folder.path("a")) == bits)
    try setMode(folder.path("a"), 0o600)
    #expect(try folder.text("a") == "new")
    #expect(try folder.list() == ["a"])
  }

  @Test("Replacing keeps the owner", .enabled(if: isRoot, "needs root"))
  func ownerKept() throws {
    try folder.write([1], to: "a")
    #expect(unsafe chown(folder.path("a"), 1234, 5678) == 0)
    try setMode(folder.path("a"), 0o2750)
    try Files.write([2], to: folder.path("a"), replacing: true)
    let after = try FileManager.default.attributesOfItem(atPath: folder.path("a"))
    #expect(after[.ownerAccountID] as? Int == 1234)
    #expect(after[.groupOwnerAccountID] as? Int == 5678)
    #expect(try mode(folder.path("a")) == 0o2750)
  }

  @Test(
    "A group that cannot be kept gets no more than everybody", .enabled(if: isRoot, "needs root"))
  func groupLost() async throws {
    let file = try folder.write([1], to: "a").path
    #expect(unsafe chown(file, 0, 0) == 0)
    try setMode(file, 0o664)
    try setMode(folder.url.path, 0o777)
    await #expect(processExitsWith: .success) { [file = file as String] in
      #expect(setgroups(0, nil) == 0 && setgid(65534) == 0 && setuid(65534) == 0)
      try Files.write([2], to: file, replacing: true)
    }
    #expect(try Files.read(file) == [2])
    #expect(try mode(file) == 0o644)
  }

  @Test("Without replacing, what exists stays", arguments: ["file", "dangling", "link", "loop"])
  func exists(name: String) throws {
    try folder.write(Array("old".utf8), to: "file")
    try folder.link("dangling", to: "nowhere")
    try folder.link("link", to: "file")
    try folder.link("loop", to: "loop")
    let before = try folder.list()
    let expected: FileError.Code = name == "loop" ? .other(ELOOP) : .exists
    #expect(code { try Files.write([2], to: folder.path(name), replacing: false) } == expected)
    #expect(try folder.list() == before)
    #expect(try folder.text("file") == "old")
  }

  @Test("Links are written through")
  func links() throws {
    try folder.write(Array("old".utf8), to: "sub/real")
    try setMode(folder.path("sub/real"), 0o640)
    try folder.link("second", to: folder.path("sub/real"))
    try folder.link("first", to: "second")
    try folder.link("dangling", to: "sub/made")
    try Files.write(Array("one".utf8), to: folder.path("first"), replacing: true)
    try Files.write(Array("two".utf8), to: folder.path("dangling"), replacing: true)
    #expect(try folder.text("sub/real") == "one")
    #expect(try mode(folder.path("sub/real")) == 0o640)
    #expect(try folder.text("sub/made") == "two")
    for name in ["first", "second", "dangling"] {
      let kind = try FileManager.default.attributesOfItem(atPath: folder.path(name))[.type]
      #expect(kind as? FileAttributeType == .typeSymbolicLink)
    }
    #expect(
      try folder.list()
        == ["dangling", "first", "second", "sub", "sub/made", "sub/real"])
  }

  @Test(
    "Refusals in plain words",
    arguments: [
      ("sub", FileError.Code.isFolder, "sub: is a folder, not a file"),
      ("sub/", .isFolder, "sub/: is a folder, not a file"),
      ("new/", .isFolder, "new/: is a folder, not a file"),
      ("none/a", .notFound, "none/a: its folder does not exist"),
      ("file/a", .notFolder, "file/a: a part of this path is a file, not a folder"),
      ("loop", .other(ELOOP), "loop: its links lead in a circle"),
      ("pipe", .notRegular, "pipe: is a pipe or a device, not a file"),
      ("file", .exists, "file exists already"),
    ])
  func refusals(name: String, expected: FileError.Code, text: String) throws {
    try folder.write([1], to: "file")
    try folder.write([1], to: "sub/x")
    try folder.link("loop", to: "loop")
    #expect(unsafe mkfifo(folder.path("pipe"), 0o600) == 0)
    let before = try folder.list()
    for replacing in expected == .exists ? [false] : [false, true] {
      let write = { try Files.write([2], to: folder.path(name), replacing: replacing) }
      #expect(code(write) == expected)
      #expect(message(in: folder, write) == text)
    }
    #expect(try folder.list() == before)
  }

  @Test("Names that the system would cut short or not take")
  func names() throws {
    for name in ["", "a\0b"] {
      #expect(code { try Files.write([], to: name, replacing: true) } == .badName)
    }
    let long = String(repeating: "n", count: 256)
    #expect(code { try Files.write([], to: folder.path(long), replacing: true) } == .nameTooLong)
    let longest = String(repeating: "n", count: 255)
    try Files.write([1], to: folder.path(longest), replacing: false)
    #expect(try folder.list() == [longest])
  }

  @Test("The null device takes everything and stays", arguments: [false, true])
  func nullDevice(replacing: Bool) throws {
    try Files.write([1, 2, 3], to: "/dev/null", replacing: replacing)
    #expect(Files.kind(of: "/dev/null") == .other)
  }

  @Test(
    "A descriptor's name is written to where it stands", arguments: ["/dev/fd/", "/proc/self/fd/"])
  func descriptors(prefix: String) throws {
    let file = unsafe open(folder.path("log"), O_WRONLY | O_CREAT, 0o600)
    defer { close(file) }
    for text in ["one ", "two"] {
      try Files.write(Array(text.utf8), to: "\(prefix)\(file)", replacing: false)
    }
    #expect(try folder.text("log") == "one two")
    #expect(code { try Files.write([1], to: "/dev/fd/9999", replacing: true) } == .other(EBADF))
  }

  @Test("Of many writers of one new file exactly one wins")
  func race() async throws {
    for round in 0..<20 {
      let path = folder.path("race\(round)")
      let wins = await withTaskGroup(of: UInt8?.self) { group in
        for writer in UInt8(0)..<8 {
          group.addTask {
            let bytes = [UInt8](repeating: writer, count: 5000)
            do throws(FileError) {
              try Files.write(bytes, to: path, replacing: false)
            } catch {
              return error.code == .exists ? nil : 255
            }
            return writer
          }
        }
        return await group.reduce(into: [UInt8]()) { if let winner = $1 { $0.append(winner) } }
      }
      let winner = try #require(wins.count == 1 ? wins.first : nil)
      #expect(try Files.read(path) == [UInt8](repeating: winner, count: 5000))
    }
    #expect(try folder.list().count == 20)
  }

  @Test("A reader beside many writers never sees half a file")
  func readersAndWriters() async throws {
    let path = folder.path("a")
    try Files.write([UInt8](repeating: 0, count: 40_000), to: path, replacing: true)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in UInt8(1)...3 {
        group.addTask {
          for _ in 0..<30 {
            try Files.write([UInt8](repeating: writer, count: 40_000), to: path, replacing: true)
          }
        }
      }
      group.addTask {
        for _ in 0..<200 {
          let bytes = try Files.read(path)
          #expect(bytes.count == 40_000 && Set(bytes).count == 1)
        }
      }
      try await group.waitForAll()
    }
    #expect(try folder.list() == ["a"])
  }

  @Test("A folder we may not write to", .enabled(if: isRoot, "needs root"))
  func permission() async throws {
    let file = try folder.write(Array("old".utf8), to: "a").path
    try setMode(folder.url.path, 0o755)
    try setMode(file, 0o666)
    let other = folder.path("b")
    await #expect(processExitsWith: .success) { [file = file as String, other = other as String] in
      #expect(setgid(65534) == 0 && setuid(65534) == 0)
      #expect(code { try Files.write([2], to: file, replacing: true) } == .permissionDenied)
      #expect(code { try Files.write([2], to: other, replacing: false) } == .permissionDenied)
      #expect(code { try Files.createFolder(other) } == .permissionDenied)
    }
    #expect(try folder.text("a") == "old")
    #expect(try folder.list() == ["a"])
  }

  @Test("Folders with their parents")
  func createFolder() throws {
    try Files.createFolder(folder.path("x/y/z"))
    try Files.createFolder(folder.path("x/y/z/"))
    try Files.createFolder(folder.path("x/./w//v"))
    try folder.write([1], to: "file")
    #expect(try folder.list() == ["file", "x", "x/w", "x/w/v", "x/y", "x/y/z"])
    #expect(code { try Files.createFolder(folder.path("file")) } == .notFolder)
    #expect(code { try Files.createFolder(folder.path("file/a/b")) } == .notFolder)
    #expect(code { try Files.createFolder("a\0b") } == .badName)
  }
}
