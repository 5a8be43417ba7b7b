import Foundation
import Testing

@testable import Archives

/// Archives that people really make must be read, with nothing refused.
@Suite struct OtherWritersTests {
  /// The files each writer is given.
  private static let files: [String: [UInt8]] = [
    "native-config.json": Array(#"{"displayType":"banner"}"#.utf8),
    "empty": [],
    "dir/grüße.txt": [UInt8](repeating: 0x61, count: 5000),
  ]

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/dir", withIntermediateDirectories: true)
    for (name, bytes) in Self.files { _ = try folder.write(bytes, as: name) }
    return folder
  }

  private func check(
    _ folder: TemporaryFolder, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/\(name)")))
    let contents = ArchiveContents(reading: bytes, name: name)
    #expect(contents.refusals == [], sourceLocation: sourceLocation)
    let files = contents.entries.filter { !$0.isDirectory }
    let found = Dictionary(files.map { ($0.name, $0.bytes) }) { first, _ in first }
    #expect(found == Self.files, sourceLocation: sourceLocation)
  }

  private func shell(_ folder: TemporaryFolder, _ command: String) throws {
    let result = try Tool.run(
      "sh", ["-c", "cd \"$0\" && \(command)", folder.path], environment: ["LC_ALL": "C.UTF-8"])
    try #require(result.status == 0, "\(result.output)")
  }

  @Test(
    .enabled(if: Tool.exists("zip"), "zip is not installed"),
    arguments: ["", "-X", "-0", "-9", "-D"])
  func infoZIP(flags: String) throws {
    let folder = try folder()
    try shell(folder, "zip -q \(flags) -r a.zip . -x a.zip")
    try check(folder, "a.zip")
  }

  @Test(.enabled(if: Tool.exists("bsdtar"), "bsdtar is not installed"), arguments: [".", "*"])
  func bsdtar(what: String) throws {
    let folder = try folder()
    try shell(folder, "bsdtar --format zip -cf ../$$.zip \(what) && mv ../$$.zip a.zip")
    try check(folder, "a.zip")
  }

  @Test(
    .enabled(if: Tool.exists("python3"), "python3 is not installed"),
    arguments: ["ZIP_STORED", "ZIP_DEFLATED"])
  func python(method: String) throws {
    let folder = try folder()
    let script = """
      import zipfile
      with zipfile.ZipFile("a.zip", "w", zipfile.\(method)) as z:
          for name in ("native-config.json", "empty", "dir/grüße.txt"): z.write(name)
      """
    _ = try folder.write(Array(script.utf8), as: "make.py")
    try shell(folder, "PYTHONUTF8=1 python3 make.py")
    try check(folder, "a.zip")
  }

  @Test(.enabled(if: Tool.exists("python3"), "python3 is not installed"))
  func pythonToAPipe() throws {
    let folder = try folder()
    let script = """
      import sys, zipfile
      with zipfile.ZipFile(sys.stdout.buffer, "w", zipfile.ZIP_DEFLATED) as z:
          for name in ("native-config.json", "empty", "dir/grüße.txt"): z.write(name)
      """
    _ = try folder.write(Array(script.utf8), as: "make.py")
    try shell(folder, "PYTHONUTF8=1 python3 make.py | cat >a.zip")
    try check(folder, "a.zip")
  }

  @Test(.enabled(if: Tool.exists("jar"), "jar is not installed"))
  func jar() throws {
    let folder = try folder()
    try shell(folder, "jar --create --no-manifest --file a.zip native-config.json empty dir")
    try check(folder, "a.zip")
  }

  @Test(.enabled(if: Tool.exists("zip"), "zip is not installed"))
  func aSymlinkFromInfoZIPIsRefused() throws {
    let folder = try folder()
    try shell(folder, "ln -s /etc/passwd link && zip -q -y a.zip link empty")
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/a.zip")))
    let refusals = ArchiveContents(reading: bytes, name: "a.zip").refusals
    #expect(refusals.map(\.reason) == [.link])
  }

  @Test(.enabled(if: Tool.exists("zip"), "zip is not installed"))
  func anEncryptedArchiveIsRefused() throws {
    let folder = try folder()
    try shell(folder, "zip -q -P secret a.zip native-config.json")
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/a.zip")))
    let refusals = ArchiveContents(reading: bytes, name: "a.zip").refusals
    #expect(refusals.map(\.reason) == [.encrypted])
  }
}
