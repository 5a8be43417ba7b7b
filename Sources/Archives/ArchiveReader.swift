import CArchive

/// Unpacks the entries of a ZIP in the order in which their contents lie.
///
/// Owns a copy of the archive, since libarchive keeps a pointer into it between calls.
@safe
struct ArchiveReader: ~Copyable {
  /// What became of one entry's content.
  struct Content {
    /// The bytes read, at most one more than the limit.
    var bytes: [UInt8] = []
    /// Whether the library gave up or doubts the content.
    var isBroken = false
  }

  private let archive: OpaquePointer
  private let copy: UnsafeMutableRawBufferPointer

  init(_ bytes: [UInt8]) throws(ArchiveError) {
    _ = ArchiveLibrary.prepare
    guard let archive = unsafe archive_read_new() else {
      throw ArchiveError(.library, "libarchive has no memory left")
    }
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
    unsafe copy.copyBytes(from: bytes)
    guard
      unsafe archive_read_support_format_zip_seekable(archive) == ARCHIVE_OK,
      unsafe archive_read_set_format_option(archive, "zip", "mac-ext", nil) == ARCHIVE_OK,
      unsafe archive_read_open_memory(archive, copy.baseAddress, copy.count) == ARCHIVE_OK
    else {
      let message = unsafe ArchiveLibrary.message(archive)
      unsafe archive_read_free(archive)
      unsafe copy.deallocate()
      throw ArchiveError(.library, message)
    }
    unsafe self.archive = archive
    unsafe self.copy = copy
  }

  deinit {
    unsafe archive_read_free(archive)
    unsafe copy.deallocate()
  }

  /// Moves to the next entry; false at the end or when the library cannot go on.
  mutating func next() -> Bool {
    var entry: OpaquePointer?
    let status = unsafe archive_read_next_header(archive, &entry)
    return status == ARCHIVE_OK || status == ARCHIVE_WARN
  }

  /// Reads the content of the entry the reader is at, and stops one byte past `limit`.
  mutating func read(limit: Int) -> Content {
    var content = Content()
    while content.bytes.count <= limit {
      var block: UnsafeRawPointer?
      var size = 0
      var offset: Int64 = 0
      let status = unsafe archive_read_data_block(archive, &block, &size, &offset)
      if status == ARCHIVE_EOF { break }
      guard status == ARCHIVE_OK else {
        content.isBroken = true
        break
      }
      let wanted = min(size, limit + 1 - content.bytes.count)
      unsafe content.bytes.append(
        contentsOf: UnsafeRawBufferPointer(start: block, count: wanted))
    }
    return content
  }
}
