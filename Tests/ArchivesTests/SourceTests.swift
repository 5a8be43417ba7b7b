import Testing

@testable import Archives

/// Archives that are read in pieces, from places that fail.
@Suite struct SourceTests {
  private struct Broken: Error {}

  private let archive = ZIPBuilder("a", "dir/b", "c").bytes()

  @Test func aFailureOfTheSourceIsThrown() {
    for working in 0..<8 {
      let calls = Counter()
      let source = ArchiveSource(count: archive.count) { [archive] offset, count in
        guard calls.next() < working else { throw Broken() }
        return Array(archive[offset..<(offset + count)])
      }
      #expect(throws: Broken.self) { try ArchiveContents(reading: source, name: "a.zip") }
    }
  }

  @Test func aSourceThatBecomesShorterIsRefused() throws {
    for left in 0..<archive.count {
      let source = ArchiveSource(count: archive.count) { [archive] offset, count in
        Array(archive[min(offset, left)..<min(offset + count, left)])
      }
      let contents = try ArchiveContents(reading: source, name: "a.zip")
      #expect(contents.refusals.map(\.reason) == [.damaged])
      #expect(contents.entries.isEmpty)
    }
  }

  @Test(arguments: [0, 1, 63, 64, 1 << 20, 1 << 20 + 1, 2 << 20, 2 << 20 + 63])
  func digestsInPiecesAreTheSame(count: Int) throws {
    let bytes = [UInt8](repeating: 0x61, count: count)
    #expect(try sha256(ArchiveSource(bytes), name: "a") == sha256(bytes))
  }

  @Test func aDigestOfWhatBecomesShorterFailsInWords() {
    let source = ArchiveSource(count: 10) { _, _ in [1] }
    let error = ArchiveError(
      .refused, "became shorter while it was read", entry: "a.zip", reason: .damaged)
    #expect(throws: error) { try sha256(source, name: "a.zip") }
    #expect(throws: error) { try archiveComment(source, name: "a.zip") }
  }
}

/// Counts calls, from a single thread.
private final class Counter: @unchecked Sendable {
  private var count = 0

  func next() -> Int {
    defer { count += 1 }
    return count
  }
}
