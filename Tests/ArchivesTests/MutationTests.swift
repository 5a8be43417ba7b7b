import TestSupport
import Testing
import Wording

@testable import Archives

@Suite struct MutationTests {
  private static let seeds: [[UInt8]] = {
    let packed = try? zipArchive(of: [
      ArchiveEntry(name: "native-config.json", bytes: Array(#"{"a":[1,2,3]}"#.utf8)),
      ArchiveEntry(name: "dir/é.txt", bytes: [UInt8](repeating: 0x61, count: 3000)),
      ArchiveEntry(name: "empty", bytes: []),
    ])
    let stored = ZIPBuilder("a", "dir/", "dir/b", "c").bytes()
    return [packed ?? [], stored]
  }()

  /// Whatever happens to an archive, it is read within the budget or refused, and what is read is sound.
  @Test(arguments: 0..<40 as Range<UInt64>) func mutationsNeverEscape(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let budget = Budget(entries: 50, unpackedBytes: 100_000)
    var accepted = 0
    for _ in 0..<100 {
      var bytes = Self.seeds[Int(seed % 2)]
      for _ in 0..<Int.random(in: 1...4, using: &random) { mutate(&bytes, &random) }
      let contents = ArchiveContents(reading: bytes, name: "m.zip", budget: budget)
      try check(contents, budget)
      if contents.refusals.isEmpty { accepted += 1 }
    }
    #expect(accepted > 0, "none of the mutations was read, so nothing was said about what is")
  }

  @Test func everyPrefixIsRefused() throws {
    for seed in Self.seeds {
      for count in 0..<seed.count {
        let contents = ArchiveContents(reading: Array(seed.prefix(count)), name: "m.zip")
        #expect(!contents.refusals.isEmpty, "the first \(count) bytes")
      }
      #expect(ArchiveContents(reading: seed, name: "m.zip").refusals.isEmpty)
    }
  }

  /// Every bit of content is covered by a checksum, every bit of the rest by a rule or without effect.
  @Test func aFlippedBitIsRefusedOrHarmless() throws {
    let seed = Self.seeds[1]
    let original = ArchiveContents(reading: seed, name: "m.zip").entries
    for position in seed.indices {
      var bytes = seed
      bytes[position] ^= 1 << (position % 8)
      let contents = ArchiveContents(reading: bytes, name: "m.zip")
      if contents.refusals.isEmpty {
        #expect(contents.entries == original, "byte \(position)")
      }
    }
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    guard !bytes.isEmpty else { return }
    let at = Int.random(in: 0..<bytes.count, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes[at] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes[at] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 2: bytes.removeSubrange(at...)
    case 3: bytes.insert(UInt8.random(in: 0...255, using: &random), at: at)
    case 4: bytes[at] = random.pick([0x00, 0xFF, 0x7F, 0x80])
    default:
      let end = Int.random(in: at..<bytes.count, using: &random)
      bytes.insert(contentsOf: bytes[at...end], at: Int.random(in: 0..<bytes.count, using: &random))
    }
  }

  private func check(_ contents: ArchiveContents, _ budget: Budget) throws {
    #expect(contents.entries.reduce(0) { $0 + $1.size } <= budget.unpackedBytes)
    #expect(contents.entries.count <= budget.entries)
    for entry in contents.entries {
      #expect(fault(inName: entry.name, budget: budget) == nil)
    }
    for refusal in contents.refusals {
      #expect(!refusal.entry.unicodeScalars.contains { $0.isHidden })
      #expect(!refusal.sentence.unicodeScalars.contains { $0.isHidden })
    }
    guard contents.refusals.isEmpty else { return }
    let files = contents.entries.filter { !$0.isDirectory }
    let again = ArchiveContents(reading: try zipArchive(of: files), name: "again.zip")
    #expect(again.refusals.isEmpty)
    #expect(Set(again.entries.map(\.name)) == Set(files.map(\.name)))
  }
}
