import Testing

@testable import Archives

/// Assembles ZIP archives byte by byte, faults included.
struct ZIPBuilder: Sendable {
  /// One entry; what is not set follows from its name and content.
  struct Item: Sendable {
    var name: [UInt8]
    /// The bytes as they lie in the archive.
    var payload: [UInt8]
    var checksum: UInt32
    var unpacked: Int
    var method = 0
    var flags = 0
    /// The version of the format that the directory says a reader needs, in tenths.
    var version = 20
    var localVersion = 20
    var localFlags: Int?
    var mode = 0o100644
    var attributes = 0
    var localName: [UInt8]?
    var localChecksum: UInt32?
    /// The packed and the unpacked size in the entry's own header.
    var localSizes: (compressed: Int, unpacked: Int)?
    var extra: [UInt8] = []
    var localExtra: [UInt8] = []
    /// Whether sizes and checksum follow the content.
    var streams = false
    var signsDescriptor = true
    /// The directory points here instead of to the entry's own header.
    var offset: Int?
    /// Bytes that belong to no entry, in front of the header.
    var gap: [UInt8] = []
    /// The number of payload bytes to announce.
    var compressed: Int?
    /// The part of a split archive that the entry is in.
    var disk = 0
    /// Whether sizes and offset stand in ZIP64 fields, and a descriptor has sizes of eight bytes.
    var isLarge = false

    init(_ name: String, _ content: String = "x") {
      self.init(bytes: Array(name.utf8), Array(content.utf8))
    }

    init(bytes name: [UInt8], _ content: [UInt8] = [0x78]) {
      self.name = name
      payload = name.last == 0x2F ? [] : content
      checksum = crc32(payload)
      unpacked = payload.count
    }

    func with(_ change: (inout Item) -> Void) -> Item {
      var copy = self
      change(&copy)
      return copy
    }
  }

  var items: [Item]
  var prefix: [UInt8] = []
  var suffix: [UInt8] = []
  var comment: [UInt8] = []
  var countOffset = 0
  var disk = 0
  /// The ZIP64 end to write before the end, made from the count, size and offset; nil for none.
  var largeEnd: (@Sendable (_ count: Int, _ size: Int, _ offset: Int, _ at: Int) -> [UInt8])?
  /// Whether offsets in the directory count the prefix, as self-extracting archives do.
  var countsPrefix = true

  init(_ items: [Item]) { self.items = items }

  init(_ names: String...) { items = names.map { Item($0) } }

  func with(_ change: (inout ZIPBuilder) -> Void) -> ZIPBuilder {
    var copy = self
    change(&copy)
    return copy
  }

  func bytes() -> [UInt8] {
    var out = prefix
    var central: [UInt8] = []
    for item in items {
      out += item.gap
      let at = item.offset ?? out.count - (countsPrefix ? 0 : prefix.count)
      let flags = item.flags | (item.streams ? 8 : 0)
      let compressed = item.compressed ?? item.payload.count
      let sizes = le32(compressed) + le32(item.unpacked)
      let large = le64(item.unpacked) + le64(compressed)
      let noSizes = [UInt8](repeating: 0xFF, count: 8)
      let localExtra = item.isLarge ? le16(1) + le16(16) + large : item.localExtra
      let extra = item.isLarge ? le16(1) + le16(24) + large + le64(at) : item.extra
      let local = item.localName ?? item.name
      let localFacts =
        item.streams
        ? [UInt8](repeating: 0, count: 12)
        : le32(Int(item.localChecksum ?? item.checksum))
          + (item.localSizes.map { le32($0.compressed) + le32($0.unpacked) }
            ?? (item.isLarge ? noSizes : sizes))
      let localFlags = (item.localFlags ?? item.flags) | (item.streams ? 8 : 0)
      out += le32(0x0403_4B50) + le16(item.localVersion) + le16(localFlags) + le16(item.method)
      out += le32(0x21_0000)
      out += localFacts + le16(local.count) + le16(localExtra.count) + local + localExtra
      out += item.payload
      if item.streams {
        if item.signsDescriptor { out += le32(0x0807_4B50) }
        out += le32(Int(item.checksum))
        out += item.isLarge ? le64(compressed) + le64(item.unpacked) : sizes
      }
      central += le32(0x0201_4B50) + le16(0x0314) + le16(item.version) + le16(flags)
      central += le16(item.method) + le32(0x21_0000) + le32(Int(item.checksum))
      central += item.isLarge ? noSizes : sizes
      central += le16(item.name.count) + le16(extra.count)
      central += le16(0) + le16(item.disk) + le16(0)
      let mode = item.name.last == 0x2F && item.mode == 0o100644 ? 0o040755 : item.mode
      central +=
        le32(mode << 16 | item.attributes) + le32(item.isLarge ? 0xFFFF_FFFF : at) + item.name
        + extra
    }
    let start = out.count - (countsPrefix ? 0 : prefix.count)
    out += central
    let count = items.count + countOffset
    let end = largeEnd?(count, central.count, start, out.count) ?? []
    out += end
    out += le32(0x0605_4B50) + le16(disk) + le16(disk)
    out +=
      end.isEmpty
      ? le16(count) + le16(count) + le32(central.count) + le32(start)
      : [UInt8](repeating: 0xFF, count: 12)
    out += le16(comment.count) + comment
    return out + suffix
  }
}

func le16(_ value: Int) -> [UInt8] {
  [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
}

func le32(_ value: Int) -> [UInt8] { le16(value) + le16(value >> 16) }

func le64(_ value: Int) -> [UInt8] { le32(value) + le32(value >> 32) }

/// Returns a ZIP64 end record and its locator.
@Sendable func largeEnd(_ count: Int, _ size: Int, _ offset: Int, _ at: Int) -> [UInt8] {
  le32(0x0606_4B50) + le64(44) + le16(45) + le16(45) + le64(0) + le64(count) + le64(count)
    + le64(size) + le64(offset) + largeLocator(at)
}

/// Returns what says where a ZIP64 end record is.
func largeLocator(_ at: Int, disks: Int = 1) -> [UInt8] {
  le32(0x0706_4B50) + le32(0) + le64(at) + le32(disks)
}

/// Returns an Info-ZIP Unicode path field that renames `rawName`.
func unicodePath(_ name: String, for rawName: [UInt8]) -> [UInt8] {
  let body = [1] + le32(Int(crc32(rawName))) + Array(name.utf8)
  return le16(0x7075) + le16(body.count) + body
}

/// Returns content compressed by deflate, without any header.
func deflated(_ content: [UInt8]) throws -> [UInt8] {
  let archive = try zipArchive(
    of: [ArchiveEntry(name: "a", bytes: content)],
    budget: Budget(unpackedBytes: 1 << 30, ratio: .max))
  let directory = try Directory(of: ArchiveSource(archive), budget: .standard)
  let record = try #require(directory.records.first)
  let start = 30 + archive.u16(26) + archive.u16(28)
  return Array(archive[start..<(start + record.compressed)])
}
