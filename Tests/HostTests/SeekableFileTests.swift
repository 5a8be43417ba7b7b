import Foundation
import Host
import TestSupport
import Testing

@Suite("Reading at any place")
struct SeekableFileTests {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  @Test("Bytes from any place, fewer only at the end")
  func places() throws {
    let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try folder.write(bytes, to: "a")
    let file = try #require(try SeekableFile(folder.path("a")))
    #expect(file.size == bytes.count)
    for (offset, count) in [(0, 10), (99_990, 10), (50_000, 50_000), (99_999, 9), (100_000, 1)] {
      let end = min(offset + count, bytes.count)
      #expect(try file.read(count, at: offset) == Array(bytes[offset..<end]))
    }
  }

  @Test("A file that is cut short while it is open ends there")
  func cutShort() throws {
    try folder.write([UInt8](repeating: 1, count: 1000), to: "a")
    let file = try #require(try SeekableFile(folder.path("a")))
    #expect(unsafe truncate(folder.path("a"), 10) == 0)
    #expect(try file.read(1000, at: 0).count == 10)
    #expect(try file.read(1000, at: 500).isEmpty)
  }

  @Test("A pipe is left alone", .timeLimit(.minutes(1)))
  func pipe() throws {
    #expect(unsafe mkfifo(folder.path("pipe"), 0o600) == 0)
    #expect(try SeekableFile(folder.path("pipe")) == nil)
    #expect(try SeekableFile("/dev/null") == nil)
  }

  @Test("Refusals in plain words")
  func refusals() {
    #expect(code { _ = try SeekableFile(folder.path("none")) } == .notFound)
    #expect(code { _ = try SeekableFile(folder.url.path) } == .isFolder)
    #expect(code { _ = try SeekableFile("") } == .badName)
  }
}
