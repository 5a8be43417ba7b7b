/// The bytes of an archive, read in pieces from wherever they lie.
public struct ArchiveSource: Sendable {
  /// The number of bytes.
  public let count: Int
  private let read: @Sendable (_ offset: Int, _ count: Int) throws -> [UInt8]

  /// Creates a source from a function that reads bytes at an offset, fewer only where the bytes
  /// end.
  public init(count: Int, read: @escaping @Sendable (_ offset: Int, _ count: Int) throws -> [UInt8])
  {
    self.count = count
    self.read = read
  }

  /// Creates a source of bytes in memory.
  public init(_ bytes: [UInt8]) {
    self.init(count: bytes.count) { offset, count in Array(bytes[offset..<(offset + count)]) }
  }

  /// The bytes at an offset, none of them past the end.
  func bytes(_ offset: Int, _ count: Int) throws -> [UInt8] {
    guard offset >= 0, offset <= self.count else { return [] }
    let wanted = min(count, self.count - offset)
    let bytes = try read(offset, wanted)
    guard bytes.count == wanted else {
      throw ArchiveFault(.damaged, "became shorter while it was read")
    }
    return bytes
  }
}

/// A source of which the piece last read is kept, for reading many small parts in order.
struct ArchiveWindow {
  let source: ArchiveSource
  private let blockSize: Int
  private var start = 0
  private var block: [UInt8] = []

  init(_ source: ArchiveSource, blockSize: Int) {
    self.source = source
    self.blockSize = blockSize
  }

  /// The bytes at an offset, fewer only where the source ends.
  mutating func bytes(_ offset: Int, _ count: Int) throws -> [UInt8] {
    if offset < start || offset + count > start + block.count {
      block = try source.bytes(offset, max(count, blockSize))
      start = offset
    }
    let first = offset - start
    return Array(block[first..<min(first + count, block.count)])
  }
}
