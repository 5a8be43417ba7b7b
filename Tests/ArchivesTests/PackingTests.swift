import Foundation
import TestSupport
import Testing

@testable import Archives

private let files: [ArchiveEntry] = [
  ArchiveEntry(name: "native-config.json", bytes: Array(#"{"displayType":"banner"}"#.utf8)),
  ArchiveEntry(name: "empty.txt", bytes: []),
  ArchiveEntry(name: "pushwoosh.json", bytes: Array(repeating: 0x20, count: 100_000)),
  ArchiveEntry(name: "grüße/日本.txt", bytes: Array("héllo\n".utf8)),
  ArchiveEntry(
    name: "noise.bin", bytes: (0..<70_000).map { UInt8(truncatingIfNeeded: ($0 &* $0) >> 3) }),
]

/// The files and the folder that other readers are given.
private let names = (files.map(\.name) + ["zz/"]).sorted {
  $0.utf8.lexicographicallyPrecedes($1.utf8)
}

private let sorted = files.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }

@Suite struct PackingTests {
  @Test func isReadBack() throws {
    let contents = ArchiveContents(reading: try zipArchive(of: files), name: "a.zip")
    #expect(contents.refusals == [])
    #expect(contents.entries.map(\.name) == sorted.map(\.name))
    #expect(contents.entries.map(\.bytes) == sorted.map(\.bytes))
  }

  @Test func orderDoesNotMatter() throws {
    let forwards = try zipArchive(of: files)
    let backwards = try zipArchive(of: files.reversed())
    #expect(forwards == backwards)
  }

  /// The locale is covered where the program runs as a process: here it is set once, as there.
  @Test func zoneAndUmaskDoNotMatter() throws {
    let before = try zipArchive(of: files)
    let zone = ProcessInfo.processInfo.environment["TZ"]
    let mask = umask(0o077)
    defer {
      umask(mask)
      unsafe setenv("TZ", zone ?? "", 1)
      if zone == nil { unsafe unsetenv("TZ") }
      tzset()
    }
    for zone in ["UTC", "Asia/Tokyo", "America/Los_Angeles"] {
      unsafe setenv("TZ", zone, 1)
      tzset()
      let after = try zipArchive(of: files)
      #expect(after == before, "\(zone)")
    }
  }

  @Test func noEntryHasATimeOrAnOwner() throws {
    let archive = try zipArchive(of: [ArchiveEntry(name: "é", bytes: [1])])
    #expect(archive.u16(6) & 0x0800 != 0, "the name is flagged as UTF-8")
    #expect(archive.u16(8) == 8, "deflate")
    #expect(archive.u16(10) == 0 && archive.u16(12) == 0x21, "1980-01-01 00:00")
    let directory = archive.u32(archive.count - 6)
    #expect(archive.u32(directory + 38) >> 16 == 0o100644)
  }

  @Test func onlyEmptyFoldersAreWritten() throws {
    func folder(_ name: String) -> ArchiveEntry {
      ArchiveEntry(name: name, bytes: [], compressedSize: nil, isDirectory: true)
    }
    #expect(try zipArchive(of: files + [folder("grüße")]) == zipArchive(of: files))
    let archive = try zipArchive(of: files + [folder("d/e"), folder("d")])
    let contents = ArchiveContents(reading: archive, name: "a.zip")
    #expect(contents.refusals == [])
    #expect(contents.entries.filter(\.isDirectory).map(\.name) == ["d/e"])
  }

  /// Parts that are packed each by itself make the archive that libarchive makes of all.
  @Test func partsAreJoinedToTheSameBytes() throws {
    var random = SplitMix64(seed: 3)
    let many = (0..<60).map { number in
      let byte = UInt8.random(in: 0...255, using: &random)
      let bytes = (0..<Int.random(in: 0...40_000, using: &random)).map { _ in
        random.chance(0.5) ? byte : UInt8.random(in: 0...255, using: &random)
      }
      return ArchiveEntry(name: "d\(number % 7)/\(number)", bytes: bytes)
    }
    let sorted = many.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    var writer = try ArchiveWriter()
    for file in sorted { try writer.add(file: file.name, bytes: file.bytes) }
    let whole = try writer.finish()
    var parts = 0
    let joined = try zipArchive(of: many) { slices, pack in
      parts = slices.count
      return slices.map(pack)
    }
    #expect(parts > 3)
    #expect(joined == whole)
  }

  @Test func whatReadingWouldRefuseIsTold() {
    let zeros = ArchiveEntry(name: "zeros", bytes: [UInt8](repeating: 0, count: 3_000_000))
    let error = #expect(throws: ArchiveError.self) {
      try zipArchive(of: files + [zeros])
    }
    #expect(error?.code == .refused)
    #expect(error?.reason == .tooCompressed)
    #expect(error?.entry == "zeros")
  }

  @Test func aCommentIsAppended() throws {
    let comment = Array("PK from an agency".utf8)
    let archive = try zipArchive(of: files, comment: comment)
    #expect(ArchiveContents(reading: archive, name: "a.zip").refusals == [])
    #expect(try archiveComment(ArchiveSource(archive), name: "a") == comment)
    #expect(try archiveComment(ArchiveSource(zipArchive(of: files)), name: "a") == [])
    #expect(throws: ArchiveError.self) { try archiveComment(ArchiveSource([]), name: "a") }
    let longest = [UInt8](repeating: 0x61, count: 0xFFFF)
    let commented = try zipArchive(of: files, comment: longest)
    #expect(try archiveComment(ArchiveSource(commented), name: "a") == longest)
  }

  @Test(arguments: [
    ["../a"], ["/a"], ["a", "A"], ["a", "a"], ["a", "a/b"], [""], ["a/"], ["a\u{202E}"], ["NUL"],
  ]) func badNamesAreRefused(_ names: [String]) {
    let error = #expect(throws: ArchiveError.self) {
      try zipArchive(of: names.map { ArchiveEntry(name: $0, bytes: []) })
    }
    #expect(error?.code == .refused)
    #expect(error?.reason != nil)
    #expect(error?.entry != "the ZIP")
  }

  @Test func theBudgetIsKept() {
    let big = ArchiveEntry(name: "a", bytes: [UInt8](repeating: 0, count: 16 << 20 + 1))
    let tooLarge = ArchiveError(
      .refused, "has 16777217 B; the limit is 16 MiB", entry: "a", reason: .tooLarge)
    #expect(throws: tooLarge) { try zipArchive(of: [big]) }
    let many = (0...1000).map { ArchiveEntry(name: "\($0)", bytes: []) }
    let tooMany = ArchiveError(
      .refused, "holds 1001 files; the limit is 1000", entry: "the ZIP", reason: .tooManyEntries)
    #expect(throws: tooMany) { try zipArchive(of: many) }
  }

  @Test func everyFaultIsFoundBeforeAnythingIsRead() {
    let names = ["a:b", "X", "x", "con.json", "d/e/f", "long-name", "big"]
    let planned = names.map { PlannedEntry(name: $0, size: $0 == "big" ? 20 : 1) }
    let found = packingRefusals(
      of: planned, name: "sale",
      budget: Budget(entries: 6, unpackedBytes: 10, nameBytes: 8, depth: 2))
    #expect(
      found.map { "\($0.entry) \($0.reason.rawValue) \($0.indices)" } == [
        "sale too-many-entries []", "a:b colon-in-name [1]", "con.json reserved-name [4]",
        "d/e/f deep-path [5]", "long-name long-name [6]", "big too-large [7]",
        "X same-on-disk [2, 3]",
      ])
    #expect(found.last?.sentence == "is \"x\" in another spelling")
  }
}

/// The readers that templates meet in the wild.
@Suite struct OtherReadersTests {
  private let folder: TemporaryFolder
  private let archive: String

  init() throws {
    folder = try TemporaryFolder()
    let folders = [ArchiveEntry(name: "zz", bytes: [], compressedSize: nil, isDirectory: true)]
    let time = try #require(EntryTime(unixSeconds: 1_764_500_001))
    archive = try folder.write(
      zipArchive(of: files + folders, comment: Array("made for a test".utf8), time: time),
      to: "a.zip"
    ).path
  }

  private func read(_ name: String, _ arguments: String...) throws -> Finished {
    let finished = try run(try #require(tool(name)), arguments, environment: plainEnvironment)
    #expect(finished.status == 0, "\(finished.everything)")
    return finished
  }

  /// One line per entry: the digest and the name.
  private var listing: String {
    let contents = Dictionary(files.map { ($0.name, $0.bytes) }) { $1 }
    return names.map { "\(sha256(contents[$0] ?? [])) \($0)\n" }.joined()
  }

  @Test(.enabled(if: tool("unzip") != nil, "unzip is not installed"))
  func unzip() throws {
    #expect(try read("unzip", "-t", archive).output.contains("No errors detected"))
  }

  @Test(.enabled(if: tool("bsdtar") != nil, "bsdtar is not installed"))
  func bsdtar() throws {
    #expect(try read("bsdtar", "-tf", archive).output == names.map { $0 + "\n" }.joined())
  }

  @Test(.enabled(if: tool("python3") != nil, "python3 is not installed"))
  func python() throws {
    let script = """
      import hashlib, sys, zipfile
      z = zipfile.ZipFile(sys.argv[1])
      assert z.testzip() is None
      for i in z.infolist():
          print(hashlib.sha256(z.read(i)).hexdigest(), i.filename)
          assert i.date_time == (2025, 11, 30, 10, 53, 20)
      """
    #expect(try read("python3", "-X", "utf8", "-c", script, archive).output == listing)
  }

  /// Android unpacks with the same class.
  @Test(.enabled(if: tool("java") != nil, "java is not installed"))
  func javaZipInputStream() throws {
    let source = """
      import java.io.*; import java.security.*; import java.util.*; import java.util.zip.*;
      class Unpack {
        public static void main(String[] args) throws Exception {
          PrintStream out = new PrintStream(System.out, true, "UTF-8");
          try (ZipInputStream in = new ZipInputStream(new FileInputStream(args[0]))) {
            for (ZipEntry e; (e = in.getNextEntry()) != null; ) {
              byte[] sum = MessageDigest.getInstance("SHA-256").digest(in.readAllBytes());
              out.print(HexFormat.of().formatHex(sum) + " " + e.getName() + "\\n");
            }
          }
        }
      }
      """
    let program = try folder.write(source.utf8, to: "Unpack.java")
    #expect(try read("java", program.path, archive).output == listing)
  }
}
