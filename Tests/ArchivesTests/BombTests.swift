import Testing

@testable import Archives

@Suite struct BombTests {
  /// Bombs of 200 MB are refused alike, but take seconds to make.
  @Test func aBombStopsAtTheBudget() throws {
    let bomb = try zipArchive(
      of: [ArchiveEntry(name: "b", bytes: [UInt8](repeating: 0, count: 20_000_000))],
      budget: Budget(unpackedBytes: 20_000_000, ratio: .max))
    #expect(bomb.count < 25_000)
    let contents = ArchiveContents(reading: bomb, name: "b.zip")
    #expect(contents.entries.isEmpty)
    #expect(contents.refusals.map(\.reason) == [.tooLarge, .tooCompressed])
    #expect(contents.refusals.first?.sentence == "unpacks to 19 MiB; the limit is 16 MiB")
  }

  /// The directory announces little, the content unpacks to much: reading must stop at what was announced.
  ///
  /// Bombs of 50 MB behave alike.
  @Test func aBombThatLiesAboutItsSize() throws {
    let content = [UInt8](repeating: 0, count: 5_000_000)
    let item = ZIPBuilder.Item("b")
    let payload = try deflated(content)
    let lie = item.with {
      $0.payload = payload
      $0.method = 8
      $0.unpacked = 1000
      $0.checksum = crc32(content.prefix(1000))
    }
    let bomb = ZIPBuilder([lie]).bytes()
    let contents = ArchiveContents(reading: bomb, name: "b.zip")
    #expect(contents.entries.isEmpty)
    #expect(contents.refusals.map(\.reason) == [.wrongSize])
    var reader = try ArchiveReader(ArchiveSource(bomb), end: bomb.count)
    let isThere = try reader.next()
    #expect(isThere)
    let read = try reader.read(expecting: 1000).bytes.count
    #expect(read == 1001)
  }

  /// The memory that is taken follows what comes, not what is announced.
  @Test func aSizeThatNoMachineHasIsOnlyAnnounced() {
    let item = ZIPBuilder.Item("b").with { ($0.isLarge, $0.method) = (true, 8) }
    let lie = item.with {
      $0.payload = [3] + [UInt8](repeating: 0, count: 4 << 20)
      $0.unpacked = 4 << 30
    }
    let contents = ArchiveContents(
      reading: ZIPBuilder([lie]).bytes(), name: "b.zip",
      budget: Budget(unpackedBytes: 512 << 30, ratio: .max))
    #expect(contents.refusals.map(\.entry) == ["b"])
    #expect(contents.entries.isEmpty)
  }

  @Test func aRatioIsFineInSmallEntries() throws {
    let entry = ArchiveEntry(name: "b", bytes: [UInt8](repeating: 0, count: 1 << 20))
    let contents = ArchiveContents(reading: try zipArchive(of: [entry]), name: "b.zip")
    #expect(contents.refusals == [])
    #expect(contents.entries.map(\.size) == [1 << 20])
  }

  @Test func aRatioAboveOneMebibyteIsRefused() throws {
    let entry = ArchiveEntry(name: "b", bytes: [UInt8](repeating: 0, count: 1 << 20 + 1))
    let archive = try zipArchive(of: [entry], budget: Budget(ratio: .max))
    let contents = ArchiveContents(reading: archive, name: "b.zip")
    #expect(contents.refusals.map(\.reason) == [.tooCompressed])
  }

  /// Many directory records share one content, each within the budget.
  @Test func overlappingEntriesAreRefusedUnread() throws {
    let payload = try deflated([UInt8](repeating: 0, count: 1 << 20))
    var items = [ZIPBuilder.Item("0")]
    items[0].payload = payload
    items[0].method = 8
    items[0].unpacked = 1 << 20
    items[0].checksum = crc32([UInt8](repeating: 0, count: 1 << 20))
    for index in 1..<900 {
      var item = items[0].with {
        $0.name = Array("\(index)".utf8); $0.offset = 0
      }
      item.compressed = payload.count
      item.payload = []
      items.append(item)
    }
    let contents = ArchiveContents(reading: ZIPBuilder(items).bytes(), name: "b.zip")
    #expect(contents.entries.isEmpty)
    #expect(contents.refusals.contains { $0.reason == .overlap })
  }

  /// Names of 64 KiB, all slashes, are refused for their length and not taken apart.
  ///
  /// 300 of them are read alike.
  @Test(.timeLimit(.minutes(1))) func longNamesAreNotTakenApart() {
    let name = [UInt8](repeating: 0x2F, count: 65_000)
    let items = (0..<20).map { _ in ZIPBuilder.Item(bytes: [0x61] + name + [0x61]) }
    let contents = ArchiveContents(reading: ZIPBuilder(items).bytes(), name: "b.zip")
    #expect(contents.refusals.count == 20)
    #expect(contents.refusals.allSatisfy { $0.reason == .longName && $0.entry.count <= 301 })
  }
}
