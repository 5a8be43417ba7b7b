import Foundation
import Host
import TestSupport
import Testing

/// What a program that was killed left behind goes with the next write, and nothing else does.
@Suite("Litter", .timeLimit(.minutes(2)))
struct LitterTests {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private static let left = ".inapp-0123456789abc"

  private func write(_ names: String...) throws {
    for name in names { try Files.write([1], to: folder.path(name), replacing: true) }
  }

  @Test("A write removes what nobody has locked")
  func removed() throws {
    try Data("half".utf8).write(to: folder["\(Self.left).new"])
    try FileManager.default.createDirectory(
      at: folder["\(Self.left.dropLast())d.new/inner"], withIntermediateDirectories: true)
    try Data("half".utf8).write(to: folder["\(Self.left.dropLast())d.new/inner/file"])
    try Data("half".utf8).write(to: folder["\(Self.left.dropLast())d.new/backup.old"])
    try write("a")
    #expect(try folder.list() == ["a"])
  }

  @Test("An old file that may be the only copy stays; a second name goes")
  func onlyCopy() throws {
    try Data("old".utf8).write(to: folder["\(Self.left).old"])
    try Data("kept".utf8).write(to: folder["b"])
    let second = "\(Self.left.dropLast())d.old"
    try FileManager.default.linkItem(at: folder["b"], to: folder[second])
    try write("a")
    #expect(try folder.list() == ["\(Self.left).old", "a", "b"])
    #expect(try folder.text("b") == "kept")
  }

  /// A killed merge leaves its store: new files by number, and second names of old ones.
  ///
  /// The old file 0 has been replaced, 1 has not; 2 is complete, 3 is not.
  @Test("A merge removes what a killed one left behind")
  func killedMerge() throws {
    let store = "out/\(Self.left).new"
    let (only, second) = ("\(store)/\(Self.left).old", "\(store)/\(Self.left.dropLast())d.old")
    for (name, text) in ["out/a": "new", "out/b": "old", only: "old"] {
      try folder.write(Array(text.utf8), to: name)
    }
    for number in ["1", "2", "3"] { try folder.write(Array("n".utf8), to: "\(store)/\(number)") }
    try FileManager.default.linkItem(at: folder["out/b"], to: folder[second])
    let files = ["a", "b"].map { ($0, Array("new".utf8)) }
    try Files.writeTree(files, to: folder.path("out"), replacing: true)
    #expect(
      try folder.list() == ["out", store, only, "out/a", "out/b"],
      "the only copy of an old file stays")
    #expect(try folder.text("out/b") == "new")
    try FileManager.default.removeItem(at: folder[only])
    try Files.writeTree(files, to: folder.path("out"), replacing: true)
    #expect(try folder.list() == ["out", "out/a", "out/b"])
  }

  @Test("A new folder's unfinished one goes with the next")
  func killedAppearance() throws {
    try folder.write([1], to: "\(Self.left).new/d/a")
    try Files.writeTree([("a", [1])], to: folder.path("out"), replacing: false)
    #expect(try folder.list() == ["out", "out/a"])
  }

  @Test(
    "Names that only look alike stay",
    arguments: [
      ".inapp-notes", ".inapp-0123456789abc", ".inapp-0123456789ABC.new", ".inapp-0123.new",
      ".inapp-0123456789abcd.new", "inapp-0123456789abc.new", ".inapp-0123456789abc.new.txt",
    ])
  func alike(name: String) throws {
    try Data("mine".utf8).write(to: folder[name])
    try write("a")
    #expect(try folder.text(name) == "mine")
  }

  @Test(
    "Where not even we may open a new folder, that is said and nothing stays",
    arguments: ["new", "there"])
  func unopenable(name: String) async throws {
    try Files.createFolder(folder.path("there"))
    for place in [folder.url.path, folder.path("there")] { try setMode(place, 0o777) }
    await #expect(processExitsWith: .success) { [path = folder.path(name) as String] in
      if geteuid() == 0 { seteuid(65_534) }
      umask(0o777)
      do {
        try Files.writeTree([("a", [1])], to: path, replacing: false)
        exit(1)
      } catch let error as FileError {
        exit(error.code == .permissionDenied ? 0 : 2)
      }
    }
    #expect(try folder.list() == ["there"])
  }

  @Test("A link and a pipe of such a name do no harm")
  func odd() throws {
    try Data("mine".utf8).write(to: folder["precious"])
    try folder.link("\(Self.left).new", to: "precious")
    #expect(unsafe mkfifo(folder.path("\(Self.left.dropLast())d.new"), 0o600) == 0)
    try write("a")
    #expect(try folder.text("precious") == "mine")
  }

  @Test("What another program is still writing stays")
  func locked() throws {
    let path = folder.path("\(Self.left).new")
    let number = unsafe open(path, O_WRONLY | O_CREAT, 0o600)
    #expect(number >= 0)
    #expect(flock(number, LOCK_EX) == 0)
    try write("a")
    #expect(try folder.list() == ["\(Self.left).new", "a"])
    close(number)
    try write("a")
    #expect(try folder.list() == ["a"])
  }

  @Test("Many writers at once take nothing from each other")
  func crowd() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<8 {
        group.addTask { [folder] in
          for round in 0..<40 {
            let bytes = [UInt8](repeating: UInt8(round), count: 20_000)
            switch writer % 4 {
            case 0: try Files.write(bytes, to: folder.path("\(writer)"), replacing: true)
            case 1:
              try Files.writeTogether([
                (folder.path("\(writer)"), bytes), (folder.path("\(writer)b"), bytes),
              ])
            case 2:
              try Files.writeTree(
                [("\(writer)", bytes)], to: folder.url.path, replacing: true)
            default:
              try Files.writeTree(
                [("x", bytes)], to: folder.path("tree\(writer)-\(round)"), replacing: false)
            }
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try folder.list().allSatisfy { !$0.hasPrefix(".inapp-") })
    let trees = try folder.list().filter { $0.hasPrefix("tree") && $0.hasSuffix("/x") }
    #expect(trees.count == 80)
  }
}
