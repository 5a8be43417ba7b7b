import Foundation
import TestSupport
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

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for (name, bytes) in Self.files { try folder.write(bytes, to: name) }
  }

  private func shell(_ command: String) throws {
    let finished = try run(
      try #require(tool("sh")), ["-c", command], environment: plainEnvironment, in: folder.url)
    try #require(finished.status == 0, "\(finished.everything)")
  }

  private func contents() throws -> ArchiveContents {
    ArchiveContents(reading: [UInt8](try Data(contentsOf: folder["a.zip"])), name: "a.zip")
  }

  /// Makes a.zip by a command, and expects every file in it.
  private func check(
    _ command: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try shell(command)
    let contents = try contents()
    #expect(contents.refusals == [], sourceLocation: sourceLocation)
    let files = contents.entries.filter { !$0.isDirectory }
    let found = Dictionary(files.map { ($0.name, $0.bytes) }) { first, _ in first }
    #expect(found == Self.files, sourceLocation: sourceLocation)
  }

  @Test(
    .enabled(if: tool("zip") != nil, "zip is not installed"),
    arguments: ["", "-X", "-0", "-9", "-D"])
  func infoZIP(flags: String) throws {
    try check("zip -q \(flags) -r a.zip . -x a.zip")
  }

  @Test(.enabled(if: tool("bsdtar") != nil, "bsdtar is not installed"), arguments: [".", "*"])
  func bsdtar(what: String) throws {
    try check("bsdtar --format zip -cf ../$$.zip \(what) && mv ../$$.zip a.zip")
  }

  @Test(
    .enabled(if: tool("python3") != nil, "python3 is not installed"),
    arguments: ["ZIP_STORED", "ZIP_DEFLATED"])
  func python(method: String) throws {
    try writePython("\"a.zip\"", method)
    try check("python3 -X utf8 make.py")
  }

  @Test(.enabled(if: tool("python3") != nil, "python3 is not installed"))
  func pythonToAPipe() throws {
    try writePython("sys.stdout.buffer", "ZIP_DEFLATED")
    try check("python3 -X utf8 make.py | cat >a.zip")
  }

  private func writePython(_ destination: String, _ method: String) throws {
    let script = """
      import sys, zipfile
      with zipfile.ZipFile(\(destination), "w", zipfile.\(method)) as z:
          for name in ("native-config.json", "empty", "dir/grüße.txt"): z.write(name)
      """
    try folder.write(script.utf8, to: "make.py")
  }

  @Test(
    "ZIP64 by Python, with sizes before the content and after it",
    .enabled(if: tool("python3") != nil, "python3 is not installed"), arguments: [">", "| cat >"])
  func pythonZIP64(arrow: String) throws {
    let script = """
      import sys, zipfile
      with zipfile.ZipFile(sys.stdout.buffer, "w", zipfile.ZIP_DEFLATED) as z:
          for name in ("native-config.json", "empty", "dir/grüße.txt"):
              info = zipfile.ZipInfo(name)
              info.compress_type = zipfile.ZIP_DEFLATED
              with z.open(info, "w", force_zip64=True) as file:
                  file.write(open(name, "rb").read())
      """
    try folder.write(script.utf8, to: "make.py")
    try check("python3 -X utf8 make.py \(arrow)a.zip")
  }

  @Test(.enabled(if: tool("zip") != nil, "zip is not installed"))
  func infoZIPWithZIP64AndAComment() throws {
    try check("echo by hand | zip -q -fz -z -r a.zip . -x a.zip")
  }

  @Test(.enabled(if: tool("jar") != nil, "jar is not installed"))
  func jar() throws {
    try check("jar --create --no-manifest --file a.zip native-config.json empty dir")
  }

  @Test(.enabled(if: tool("zip") != nil, "zip is not installed"))
  func aSymlinkFromInfoZIPIsRefused() throws {
    try shell("ln -s /etc/passwd link && zip -q -y a.zip link empty")
    #expect(try contents().refusals.map(\.reason) == [.link])
  }

  @Test(.enabled(if: tool("zip") != nil, "zip is not installed"))
  func anEncryptedArchiveIsRefused() throws {
    try shell("zip -q -P secret a.zip native-config.json")
    #expect(try contents().refusals.map(\.reason) == [.encrypted])
  }
}
