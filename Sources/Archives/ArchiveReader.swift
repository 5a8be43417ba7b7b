import CArchive

/// Unpacks the entries of a ZIP in the order in which their contents lie.
@safe
struct ArchiveReader: ~Copyable {
  /// What became of one entry's content.
  struct Content {
    /// The bytes read, at most one more than expected.
    var bytes: [UInt8] = []
    /// Whether the library gave up or doubts the content: its end, its size or its checksum.
    var isBroken = false
  }

  private let archive: OpaquePointer
  private let feed: Feed

  /// Opens a source of which everything from `end` on, a comment, is not shown to the library.
  init(_ source: ArchiveSource, end: Int) throws {
    _ = ArchiveLibrary.prepare
    guard let archive = unsafe archive_read_new() else {
      throw ArchiveError(.library, "libarchive has no memory left")
    }
    let feed = Feed(source, end: end)
    let opened =
      unsafe archive_read_support_format_zip_seekable(archive) == ARCHIVE_OK
      && archive_read_set_format_option(archive, "zip", "mac-ext", nil) == ARCHIVE_OK
      && archive_read_set_read_callback(archive, { unsafe Feed.of($1).read(into: $2) })
        == ARCHIVE_OK
      && archive_read_set_skip_callback(archive, { unsafe Feed.of($1).skip($2) }) == ARCHIVE_OK
      && archive_read_set_seek_callback(archive, { unsafe Feed.of($1).seek(to: $2, from: $3) })
        == ARCHIVE_OK
      && archive_read_set_callback_data(archive, Unmanaged.passUnretained(feed).toOpaque())
        == ARCHIVE_OK
      && archive_read_open1(archive) == ARCHIVE_OK
    guard opened else {
      let message = unsafe ArchiveLibrary.message(archive)
      unsafe archive_read_free(archive)
      throw feed.failure ?? ArchiveError(.library, message)
    }
    unsafe self.archive = archive
    self.feed = feed
  }

  deinit {
    unsafe archive_read_free(archive)
  }

  /// Moves to the next entry; false at the end or when the library cannot go on.
  mutating func next() throws -> Bool {
    var entry: OpaquePointer?
    let status = unsafe archive_read_next_header(archive, &entry)
    if let failure = feed.failure { throw failure }
    return status == ARCHIVE_OK || status == ARCHIVE_WARN
  }

  /// Why the library cannot go on.
  var error: ArchiveError { ArchiveError(.library, unsafe ArchiveLibrary.message(archive)) }

  /// Reads the content of the entry the reader is at, and stops one byte past the size expected.
  mutating func read(expecting size: Int) throws -> Content {
    var content = Content()
    // The size is what the archive says of itself: what comes decides about more memory.
    content.bytes.reserveCapacity(min(size, 1 << 20))
    while content.bytes.count <= size {
      var block: UnsafeRawPointer?
      var count = 0
      var offset: Int64 = 0
      let status = unsafe archive_read_data_block(archive, &block, &count, &offset)
      if status == ARCHIVE_EOF { break }
      guard status == ARCHIVE_OK else {
        content.isBroken = true
        break
      }
      let wanted = min(count, size + 1 - content.bytes.count)
      unsafe content.bytes.append(
        contentsOf: UnsafeRawBufferPointer(start: block, count: wanted))
    }
    if let failure = feed.failure { throw failure }
    return content
  }
}
