import Testing
import Wording

@testable import Archives

private typealias Item = ZIPBuilder.Item

@Suite struct HostileArchiveTests {
  static let all: [Hostile] =
    hostileNames.map { name, reason, entry in
      Hostile(printable(name), ZIPBuilder("ok", name), reason, entry, [2])
    }
    + hostileItems.map { label, items, reason, entry, indices in
      Hostile(label, ZIPBuilder(items), reason, entry, indices)
    } + hostileWholes

  @Test(arguments: all) func isRefused(_ hostile: Hostile) {
    let contents = ArchiveContents(reading: hostile.bytes, name: "a.zip")
    let refusals = contents.refusals.filter { $0.reason == hostile.reason }
    #expect(
      refusals.contains { $0.entry == hostile.entry && $0.indices == hostile.indices },
      "\(contents.refusals)")
    #expect(contents.refusals.allSatisfy { !$0.sentence.isEmpty })
    #expect(!contents.entries.contains { $0.name == hostile.entry })
    #expect(!contents.refusals.contains { $0.sentence.contains("46116860") }, "a number cut short")
    #expect(!contents.refusals.contains { $0.sentence.contains("TiB") }, "a number cut short")
  }

  @Test(arguments: [1, 0xFFFF_FFFF]) func aBrokenFieldIsBlamedOnItsEntryAlone(_ size: Int) {
    let items = [
      Item("a"), brokenField([1, 2, 3, 0, 0]).with { $0.unpacked = size }, Item("c"),
    ]
    let contents = ArchiveContents(reading: ZIPBuilder(items).bytes(), name: "a.zip")
    #expect(contents.refusals.map(\.entry) == ["b"])
    #expect(
      contents.refusals.map(\.sentence) == ["is damaged: one of its extra fields is cut off"])
  }

  /// What the library says of a ZIP that is refused already explains nothing.
  @Test(arguments: [1 << 61, .min, -1]) func aSizeOfALieIsToldOnce(_ size: Int) {
    let item = Item("a").with {
      ($0.isLarge, $0.payload, $0.method, $0.unpacked) = (true, [3, 0], 8, size)
    }
    let contents = ArchiveContents(reading: ZIPBuilder([item]).bytes(), name: "a.zip")
    #expect(
      contents.refusals.map(\.sentence)
        == ["announces more bytes than its content can unpack to"])
  }

  @Test func aFileAndAFolderOfOneNameAreToldOnce() {
    let names = [Item("a"), Item("a/"), Item("b/"), Item("b/"), Item("b")]
    let contents = ArchiveContents(reading: ZIPBuilder(names).bytes(), name: "a.zip")
    #expect(
      contents.refusals.map { "\($0.entry) \($0.sentence)" } == [
        "a is a file and a folder at once", "b appears twice (entries 3 and 4)",
        "b is a file and a folder at once",
      ])
  }

  @Test func standardInputOfZipIsExplained() {
    let pipe = Item("a").with { $0.mode = 0o010644 }
    let contents = ArchiveContents(reading: ZIPBuilder([pipe]).bytes(), name: "a.zip")
    #expect(contents.refusals.map(\.reason) == [.specialFile])
    #expect(contents.refusals.first?.sentence.contains("zip the file by its name") == true)
  }

  /// The directory's first bytes read as what should follow the content: checksum and sizes.
  @Test func aTrailerReadOutOfTheDirectoryIsDamage() throws {
    let payload = [UInt8](repeating: 0, count: 0x0014_0314)
    let item = Item(bytes: [0x61], payload).with {
      ($0.flags, $0.method, $0.checksum, $0.unpacked) = (8, 8, 0x0201_4B50, 0x0008_0008)
    }
    let source = ArchiveSource(ZIPBuilder([item]).bytes())
    let refusals = try Layout(source, Directory(of: source, budget: .standard)).refusals
    #expect(refusals.map(\.reason) == [.damaged])
  }

  @Test(arguments: [
    ("d/f.txt", Budget(depth: 1), "has 2 parts in its path; the limit is 1"),
    ("native-config.json", Budget(nameBytes: 3), "has a name of 18 bytes; the limit is 3"),
    (
      String(repeating: "n", count: 1300), .standard,
      "has a name of 1300 bytes; the limit is 255"
    ),
  ]) func limitsOfNamesAreTold(_ name: String, _ budget: Budget, _ sentence: String) {
    let contents = ArchiveContents(reading: ZIPBuilder(name).bytes(), name: "a.zip", budget: budget)
    #expect(contents.refusals.map(\.sentence) == [sentence])
    #expect(contents.refusals.map(\.entry) == [printable(name)], "cut with a mark, or not at all")
  }

  @Test func everyReasonHasACase() {
    let covered = Set(Self.all.map(\.reason))
    let elsewhere: Set<Refusal.Reason> = [.tooLarge, .tooCompressed]
    #expect(covered.union(elsewhere) == Set(Refusal.Reason.allCases))
  }

  @Test func everyFaultIsReportedOnce() {
    let archive = ZIPBuilder([
      Item("../a"), Item("ok"), Item("b").with { $0.mode = 0o120777 }, Item("ok"),
      Item("sum").with { $0.checksum = 0 },
    ])
    let contents = ArchiveContents(reading: archive.bytes(), name: "a.zip")
    #expect(
      contents.refusals.map { "\($0.entry) \($0.sentence)" } == [
        "../a leaves the folder", "b is a link", "ok appears twice (entries 2 and 4)",
        "sum is damaged: its checksum does not match",
      ])
  }

  @Test(arguments: [
    ("\u{1F}\u{8B}..", nil), ("Rar!\u{1A}\u{07}", "a RAR archive"), ("%PDF-1.7", "a PDF"),
    ("\n {\"displayType\": 1}", "JSON"), ("<!DOCTYPE html>", "a web page"), ("<?xml?>", "XML"),
    ("", "an empty file"), ("hello", nil),
  ]) func saysWhatAStrangerLooksLike(_ text: String, _ kind: String?) {
    let refusal = ArchiveContents(reading: Array(text.utf8), name: "a.zip").refusals.first
    #expect(
      refusal?.sentence == "is not a ZIP archive" + (kind.map { "; it looks like \($0)" } ?? ""))
  }

  @Test(
    arguments: [
      ([0x1F, 0x8B, 8], "a gzip file"), ([0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], "a 7-Zip archive"),
      ([0x89, 0x50, 0x4E, 0x47], "a PNG image"), ([0xEF, 0xBB, 0xBF, 0x7B], "JSON"),
    ] as [([UInt8], String)]) func knowsSignatures(_ bytes: [UInt8], _ kind: String)
  {
    #expect(fileKind(bytes) == kind)
  }
}
