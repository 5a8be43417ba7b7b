/// A structure of a ZIP: the number it begins with, and its bytes without names, extra fields and
/// comments.
struct ZIPStructure {
  let signature: Int
  let size: Int

  /// What stands in front of a content.
  static let header = ZIPStructure(signature: 0x0403_4B50, size: 30)
  /// A record of the directory.
  static let record = ZIPStructure(signature: 0x0201_4B50, size: 46)
  /// The end.
  static let end = ZIPStructure(signature: 0x0605_4B50, size: 22)
  /// The end of a ZIP64.
  static let largeEnd = ZIPStructure(signature: 0x0606_4B50, size: 56)
  /// What says where the end of a ZIP64 is.
  static let locator = ZIPStructure(signature: 0x0706_4B50, size: 20)

  /// The flag of sizes and a checksum that follow the content.
  static let streamFlag = 0x0008
  /// The flag of a content that only changes another file.
  static let patchFlag = 0x0020
  /// The flag of a name that is UTF-8.
  static let utf8Flag = 0x0800
  /// The flags of an encrypted content, of strong encryption, and of a directory that hides names.
  static let encryptionFlags = 0x2041
  /// The flags of which both headers of an entry must have the same.
  static let sharedFlags = streamFlag | patchFlag | utf8Flag | encryptionFlags
  /// The newest published version of the format, in tenths.
  static let newestVersion = 63

  /// What may stand before the facts that follow a content.
  static let trailerSignature = 0x0807_4B50
}

extension [UInt8] {
  /// Whether a structure begins at an offset.
  func begins(_ structure: ZIPStructure, at offset: Int) -> Bool {
    u32(offset) == structure.signature
  }

  /// The bytes of the directory's record at an offset, with its name, extra fields and comment.
  func recordSize(at offset: Int) -> Int {
    ZIPStructure.record.size + u16(offset + 28) + u16(offset + 30) + u16(offset + 32)
  }
}
