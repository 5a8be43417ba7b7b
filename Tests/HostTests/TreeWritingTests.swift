import Foundation
import Host
import TestSupport
import Testing

@Suite("Writing a folder, all or none", .timeLimit(.minutes(1)))
struct TreeWritingTests {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private func write(
    _ files: [String: String], folders: [String] = [], to name: String, replacing: Bool = false
  ) throws {
    try Files.writeTree(
      files.sorted { $0.key < $1.key }.map { ($0.key, Array($0.value.utf8)) }, folders: folders,
      to: folder.path(name), replacing: replacing)
  }

  /// Everything in the folder with its content, for telling that nothing was touched.
  private func everything() throws -> [String] {
    try Files.tree(in: folder.url.path).map { entry in
      let text = entry.kind == .file ? try folder.text(entry.path) : "\(entry.kind)"
      return "\(entry.path) = \(text)"
    }
  }

  @Test("A new folder appears complete, with the folders above it", arguments: [false, true])
  func new(replacing: Bool) throws {
    try write(
      ["a": "1", "x/y/b": "2"], folders: ["empty/in", "x"], to: "new/deep/out",
      replacing: replacing)
    #expect(
      try everything() == [
        "new = folder", "new/deep = folder", "new/deep/out = folder", "new/deep/out/a = 1",
        "new/deep/out/empty = folder", "new/deep/out/empty/in = folder", "new/deep/out/x = folder",
        "new/deep/out/x/y = folder", "new/deep/out/x/y/b = 2",
      ])
  }

  @Test("An empty list makes an empty folder")
  func emptyList() throws {
    try write([:], to: "out")
    try write([:], to: "out")
    #expect(try everything() == ["out = folder"])
  }

  @Test("Modes of new files and folders obey the umask")
  func modes() throws {
    let mask = umask(0o022)
    umask(mask)
    try write(["a/b": "1"], to: "out")
    try write(["a/c": "1", "d/e": "1"], to: "out")
    for path in ["out", "out/a", "out/d"] {
      #expect(try mode(folder.path(path)) == 0o777 & ~Int(mask))
    }
    for path in ["out/a/b", "out/a/c", "out/d/e"] {
      #expect(try mode(folder.path(path)) == 0o666 & ~Int(mask))
    }
  }

  @Test("Files that are not in the list stay")
  func merging() throws {
    try folder.write(Array("mine".utf8), to: "out/x/mine")
    try write(["a": "1", "x/b": "2", "y/c": "3"], folders: ["x", "z"], to: "out")
    #expect(
      try everything() == [
        "out = folder", "out/a = 1", "out/x = folder", "out/x/b = 2", "out/x/mine = mine",
        "out/y = folder", "out/y/c = 3", "out/z = folder",
      ])
  }

  @Test("The current folder keeps being the same folder")
  func sameFolder() throws {
    try Files.createFolder(folder.path("out"))
    let number = { (name: String) in
      try FileManager.default.attributesOfItem(atPath: folder.path(name))[.systemFileNumber]
        as? Int
    }
    let before = try number("out")
    try write(["a": "1"], to: "out")
    #expect(try number("out") == before)
  }

  @Test("Without replacing, the first file in the way is named and nothing is touched")
  func exists() throws {
    try folder.write(Array("old".utf8), to: "out/b")
    try folder.write(Array("old".utf8), to: "out/c")
    let before = try everything()
    let attempt = { try write(["a": "1", "b": "2", "c": "3"], to: "out") }
    #expect(code(attempt) == .exists)
    #expect(message(in: folder, attempt) == "out/b exists already")
    #expect(try everything() == before)
  }

  @Test("With replacing, files are replaced and keep their modes")
  func replacing() throws {
    try folder.write(Array("old".utf8), to: "out/x/b")
    try setMode(folder.path("out/x/b"), 0o640)
    try write(["a": "1", "x/b": "2"], to: "out", replacing: true)
    #expect(
      try everything() == ["out = folder", "out/a = 1", "out/x = folder", "out/x/b = 2"])
    #expect(try mode(folder.path("out/x/b")) == 0o640)
  }

  @Test(
    "What cannot be replaced is refused and nothing is touched",
    arguments: [
      ("c", FileError.Code.isFolder, "out/c: is a folder, not a file"),
      ("file/x", .notFolder, "out/file: is a file, not a folder"),
      ("link/x", .notRegular, "out/link: is a symbolic link, which is not followed"),
      ("leaf", .notRegular, "out/leaf: is a symbolic link, which is not followed"),
      ("dangling", .notRegular, "out/dangling: is a symbolic link, which is not followed"),
      ("pipe", .notRegular, "out/pipe: is a pipe or a device, not a file"),
    ])
  func obstacles(path: String, expected: FileError.Code, text: String) throws {
    for file in ["out/a", "out/c/inside", "out/file", "elsewhere/x"] {
      try folder.write(Array("old".utf8), to: file)
    }
    try folder.link("out/link", to: "../elsewhere")
    try folder.link("out/leaf", to: "../elsewhere/x")
    try folder.link("out/dangling", to: "../elsewhere/new")
    #expect(unsafe mkfifo(folder.path("out/pipe"), 0o600) == 0)
    let before = try everything()
    let attempt = {
      try write(["a": "new", path: "new", "new/z": "1"], to: "out", replacing: true)
    }
    #expect(code(attempt) == expected)
    #expect(message(in: folder, attempt) == text)
    #expect(try everything() == before)
  }

  @Test("A folder operand in the way of links and files")
  func folderObstacles() throws {
    try folder.write([], to: "out/file")
    try folder.link("out/link", to: "/tmp")
    let before = try everything()
    for name in ["file", "link", "link/sub"] {
      #expect(throws: FileError.self) { try write(["a": "1"], folders: [name], to: "out") }
    }
    #expect(try everything() == before)
  }

  @Test(
    "Names that leave the folder or are no plain paths",
    arguments: [
      "", "/etc/x", "../x", "a/../../x", "a/..", "..", ".", "./a", "a//b", "a/", "/", "a\0b",
    ])
  func names(path: String) throws {
    for replacing in [false, true] {
      #expect(
        code { try write(["a": "1", path: "2"], to: "out", replacing: replacing) } == .badName)
      #expect(
        code { try write(["a": "1"], folders: [path], to: "out", replacing: replacing) }
          == .badName)
    }
    #expect(try everything().isEmpty)
  }

  @Test("One name twice")
  func twice() throws {
    let attempt = {
      try Files.writeTree(
        [("a", [1]), ("b", [2]), ("a", [3])], to: folder.path("out"), replacing: true)
    }
    #expect(code(attempt) == .exists)
    #expect(message(in: folder, attempt) == "a: appears twice")
    #expect(try everything().isEmpty)
  }

  @Test("A list at odds with itself is rolled back", arguments: [false, true])
  func conflict(isThere: Bool) throws {
    if isThere { try folder.write(Array("old".utf8), to: "out/a") }
    let before = try everything()
    for files in [["a": "1", "b": "2", "b/c": "3"], ["a": "1", "b/c/d": "2", "b/c": "3"]] {
      #expect(throws: FileError.self) { try write(files, to: "new/out", replacing: true) }
      #expect(throws: FileError.self) { try write(files, to: "out", replacing: true) }
    }
    #expect(try everything() == before)
  }

  @Test("A destination that is no folder")
  func noFolder() throws {
    try folder.write([], to: "file")
    try folder.link("loop", to: "loop")
    #expect(code { try write(["a": "1"], to: "file") } == .notFolder)
    #expect(code { try write(["a": "1"], to: "file/out") } == .notFolder)
    #expect(code { try write(["a": "1"], to: "loop") } == .other(ELOOP))
    #expect(try folder.list() == ["file", "loop"])
  }

  @Test("A destination that is a link leads to its folder")
  func linked() throws {
    try Files.createFolder(folder.path("real"))
    try folder.link("link", to: "real")
    try folder.link("dangling", to: "made/later")
    try write(["a": "1"], to: "link")
    try write(["b": "2"], to: "dangling")
    #expect(
      try everything() == [
        "dangling = symlink", "link = symlink", "made = folder", "made/later = folder",
        "made/later/b = 2", "real = folder", "real/a = 1",
      ])
  }

  @Test("Of many writers of one tree exactly one wins", arguments: ["new", "out"])
  func race(name: String) async throws {
    try Files.createFolder(folder.path("out"))
    let path = folder.path(name)
    let wins = await withTaskGroup(of: UInt8?.self) { group in
      for writer in UInt8(0)..<6 {
        group.addTask {
          let files = ["a", "b/c", "d"].map { ($0, [UInt8](repeating: writer, count: 3000)) }
          do throws(FileError) {
            try Files.writeTree(files, to: path, replacing: false)
          } catch { return error.code == .exists ? nil : 255 }
          return writer
        }
      }
      return await group.reduce(into: [UInt8]()) { if let winner = $1 { $0.append(winner) } }
    }
    let winner = try #require(wins.count == 1 ? wins.first : nil)
    let entries = try Files.tree(in: path)
    #expect(entries.map(\.path) == ["a", "b", "b/c", "d"])
    for entry in entries where entry.kind == .file {
      #expect(try Files.read("\(path)/\(entry.path)").allSatisfy { $0 == winner })
    }
    #expect(try folder.list().allSatisfy { !$0.contains(".inapp-") })
  }

  @Test("Whatever the names, nothing outside the folder changes", arguments: UInt64(1)...8)
  func anyNames(seed: UInt64) throws {
    try folder.write(Array("safe".utf8), to: "outside/a")
    try folder.write(Array("safe".utf8), to: "a")
    try folder.write(Array("mine".utf8), to: "out/a/mine")
    try folder.link("out/link", to: "../outside")
    try folder.link("out/up", to: "..")
    var state = seed
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let parts = ["a", "b", "link", "up", "outside", "..", ".", "", folder.url.path, "a\0", "mine"]
    var (written, refused) = (0, 0)
    for _ in 0..<100 {
      let paths = (0...random(3)).map { _ in
        (0...random(3)).map { _ in parts[random(parts.count)] }.joined(separator: "/")
      }
      do {
        try Files.writeTree(
          paths.map { ($0, [1]) }, folders: Array(paths.dropFirst(3)), to: folder.path("out"),
          replacing: random(2) == 0)
        written += 1
      } catch { refused += 1 }
      #expect(try folder.text("a") == "safe" && folder.text("outside/a") == "safe", "\(paths)")
      #expect(try folder.text("out/a/mine") == "mine" || paths.contains("a/mine"), "\(paths)")
      let top = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
      #expect(top.sorted() == ["a", "out", "outside"], "\(paths)")
      #expect(try folder.list().allSatisfy { !$0.contains(".inapp-") }, "\(paths)")
    }
    #expect(written > 0 && refused > 0)
  }
}
