import Foundation
import Testing

@testable import Archives

@Suite struct EntryTimeTests {
  @Test(arguments: [
    (0, 0x0021_0000, "1 Jan 1980 00:00 UTC"), (-5, 0x0021_0000, "1 Jan 1980 00:00 UTC"),
    (315_532_799, 0x0021_0000, "1 Jan 1980 00:00 UTC"),
    (315_532_803, 0x0021_0001, "1 Jan 1980 00:00:02 UTC"),
    (1_764_500_001, 0x5B7E_56AA, "30 Nov 2025 10:53:20 UTC"),
    (4_354_819_199, 0xFF9F_BF7D, "31 Dec 2107 23:59:58 UTC"),
  ]) func isThatOfUTC(_ seconds: Int, _ bits: UInt32, _ words: String) throws {
    let time = try #require(EntryTime(unixSeconds: seconds))
    #expect(time.bits == bits)
    #expect(time.description == words)
  }

  @Test func noneIsAfter2107() {
    #expect(EntryTime(unixSeconds: 4_354_819_200) == nil)
    #expect(EntryTime(unixSeconds: .max) == nil)
    #expect(EntryTime(unixSeconds: .min) == .unset)
  }

  /// The ZIP without a time differs in the time alone.
  @Test func everyEntryBearsIt() throws {
    let files = ["a", "b/c", "native-config.json"].map { ArchiveEntry(name: $0, bytes: [1, 2]) }
    let folder = ArchiveEntry(name: "d", bytes: [], compressedSize: nil, isDirectory: true)
    let time = try #require(EntryTime(unixSeconds: 1_764_500_001))
    let plain = try zipArchive(of: files + [folder])
    var stamped = try zipArchive(of: files + [folder], time: time)
    #expect(ArchiveContents(reading: stamped, name: "a.zip").refusals == [])
    #expect(stamped.ranges(of: le32(Int(time.bits))).count == 8)
    stamped.stampEntries(.unset)
    #expect(stamped == plain)
  }
}
