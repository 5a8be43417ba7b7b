internal import Wording

/// One record of a ZIP's central directory.
struct DirectoryRecord {
  /// The place in the directory, counted from 1.
  let index: Int
  /// The name's bytes, only the first ones of a name that is far too long.
  let rawName: [UInt8]
  /// The number of bytes of the whole name.
  let nameLength: Int
  let flags: Int
  let method: Int
  let checksum: UInt32
  let compressed: Int
  let unpacked: Int
  let headerOffset: Int
  /// The file type bits of a Unix mode; 0 when the archive says nothing.
  let fileType: Int
  let hasFolderAttribute: Bool
  /// The name an Info-ZIP Unicode path field gives instead.
  let unicodeName: [UInt8]?

  /// Whether it has an extra field twice that may say different things.
  let repeatsField: Bool
  /// Whether an extra field is cut off.
  let hasBrokenField: Bool
  /// The version of the format that a reader must know, in tenths.
  let neededVersion: Int

  /// Whether the name ends with a slash, which makes the entry a folder.
  let isDirectory: Bool

  /// Takes a record apart: its first 46 bytes, its name and its extra fields.
  init(
    _ header: [UInt8], name: ArraySlice<UInt8>, extra: ArraySlice<UInt8>, index: Int,
    keeping limit: Int
  ) throws {
    let fields = ExtraFields(extra)
    let numbers = fields.resolved([header.u32(24), header.u32(20), header.u32(42)])
    if header.u16(34) != 0 { throw ArchiveFault.splitArchive }
    let whole = Array(name)
    let attributes = header.u32(38)
    self.index = index
    // One byte more than is allowed tells that there are too many.
    rawName = Array(whole.prefix(limit + 1))
    nameLength = whole.count
    isDirectory = whole.last == UInt8(ascii: "/")
    flags = header.u16(8)
    method = header.u16(10)
    checksum = UInt32(header.u32(16))
    (unpacked, compressed, headerOffset) = numbers.map { ($0[0], $0[1], $0[2]) } ?? (0, 0, 0)
    fileType = attributes >> 16 & 0o170000
    hasFolderAttribute = attributes & 0x10 != 0
    repeatsField = fields.repeatsField
    hasBrokenField = fields.isBroken
    neededVersion = header.u16(6) & 0xFF
    unicodeName = fields.unicodeName(for: whole).map { Array($0.prefix(limit + 1)) }
    if numbers == nil {
      var fault =
        hasBrokenField
        ? ArchiveFault.brokenField
        : ArchiveFault(.damaged, "is damaged: the directory lacks its size or its place")
      fault.entry = (printableName, index)
      throw fault
    }
  }

  /// Whether sizes and checksum follow the content instead of preceding it.
  var streams: Bool { flags & ZIPStructure.streamFlag != 0 }

  /// The name as text without a leading `./` or a folder's final slash; nil when it is not text.
  var name: String? {
    guard var text = decodedName else { return nil }
    if text.hasPrefix("./") { text.removeFirst(2) }
    if text.hasSuffix("/"), text.utf8.count > 1 { text.removeLast() }
    return text
  }

  /// Whether the name in the headers themselves is UTF-8, whether or not it says so.
  var isUTF8: Bool { textIfUTF8(rawName) != nil }

  /// The name for messages, whatever bytes it is made of; only the start, and `…`, of one that is
  /// far too long.
  var printableName: String {
    if isRoot { return "./" }
    if rawName.count < Budget.shownNameBytes, let name { return printable(name) }
    return printable(String(decoding: rawName.prefix(Budget.shownNameBytes), as: UTF8.self))
  }

  /// Whether this is the packed folder itself, which some tools write as `./`.
  var isRoot: Bool { rawName.elementsEqual("./".utf8) }

  /// Whether a Unicode path field contradicts a name that is itself good UTF-8.
  var hasTwoNames: Bool {
    guard let unicodeName, isUTF8 else { return false }
    return unicodeName != rawName
  }

  private var decodedName: String? {
    if let unicodeName { return textIfUTF8(unicodeName) }
    if let text = textIfUTF8(rawName) { return text }
    return flags & ZIPStructure.utf8Flag == 0 ? decodeCP437(rawName) : nil
  }

  /// Macs write UTF-8 without saying so; what is not UTF-8 and does not claim to be is CP437.
  private func textIfUTF8(_ bytes: [UInt8]) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.utf8.elementsEqual(bytes) ? text : nil
  }

  /// Finds why an entry of this kind cannot be read, or must not be.
  func kindFault() -> ArchiveFault? {
    if flags & ZIPStructure.encryptionFlags != 0 {
      return ArchiveFault(.encrypted, "is encrypted; phones cannot read it")
    }
    if flags & ZIPStructure.patchFlag != 0 {
      return ArchiveFault(.unknownFeature, "is a patch for another file; phones cannot read it")
    }
    if neededVersion > ZIPStructure.newestVersion {
      let version = "\(neededVersion / 10).\(neededVersion % 10)"
      return ArchiveFault(
        .unknownFeature, "needs version \(version) of the ZIP format, which tools do not know")
    }
    if method != 0 && method != 8 {
      let known = [9: "Deflate64", 12: "bzip2", 14: "LZMA", 93: "Zstandard", 95: "XZ"]
      let label = known[method] ?? "number \(method)"
      return ArchiveFault(.unsupportedMethod, "is compressed by \(label); phones read only deflate")
    }
    if unpacked / Self.mostExpansion > compressed || unpacked == .beyondFiles {
      return ArchiveFault(.wrongSize, "announces more bytes than its content can unpack to")
    }
    if method == 0 && streams {
      return ArchiveFault(
        .storedStreaming, "is stored with its size after the content; Android cannot read it")
    }
    if fileType == 0o120000 { return ArchiveFault(.link, "is a link") }
    if fileType == 0o010000, !isDirectory {
      return ArchiveFault(
        .specialFile,
        "is marked as a pipe, as zip does with standard input; zip the file by its name")
    }
    if fileType != 0 && fileType != (isDirectory ? 0o040000 : 0o100000) {
      return ArchiveFault(.specialFile, "is neither a plain file nor a folder")
    }
    if hasFolderAttribute && !isDirectory {
      return ArchiveFault(.specialFile, "is marked as a folder but named as a file")
    }
    // Java deflates a folder's nothing to two bytes.
    if isDirectory && (unpacked != 0 || compressed > 2) {
      return ArchiveFault(.wrongSize, "is a folder with content")
    }
    if isDirectory && checksum != 0 { return .wrongChecksum }
    if method == 0 && compressed != unpacked {
      return ArchiveFault(.wrongSize, "is stored, yet its two sizes differ")
    }
    if method == 8 && compressed == 0 {
      return ArchiveFault(.damaged, "is damaged: its compressed content is missing")
    }
    return nil
  }

  /// How many bytes a byte of deflate can unpack to: 258 for each two bits.
  private static let mostExpansion = 1032
}

extension ArchiveFault {
  static let splitArchive = ArchiveFault(
    .splitArchive, "is one part of an archive in several files")
  static let brokenField = ArchiveFault(
    .damaged, "is damaged: one of its extra fields is cut off")
  static let wrongChecksum = ArchiveFault(
    .wrongChecksum, "is damaged: its checksum does not match")
}
