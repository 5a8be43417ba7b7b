/// A file or folder inside a ZIP archive.
public struct ArchiveEntry: Equatable, Sendable {
  /// The path inside the archive, with `/` between parts and none at the end.
  public let name: String

  /// The unpacked content; empty for a folder.
  public let bytes: [UInt8]

  /// The number of bytes the content takes inside the archive, or nil before it is packed.
  public let compressedSize: Int?

  /// Whether this is a folder.
  public let isDirectory: Bool

  /// The number of unpacked bytes.
  public var size: Int { bytes.count }

  /// Creates a file to pack.
  public init(name: String, bytes: [UInt8]) {
    self.init(name: name, bytes: bytes, compressedSize: nil, isDirectory: false)
  }

  init(name: String, bytes: [UInt8], compressedSize: Int?, isDirectory: Bool) {
    self.name = name
    self.bytes = bytes
    self.compressedSize = compressedSize
    self.isDirectory = isDirectory
  }
}
