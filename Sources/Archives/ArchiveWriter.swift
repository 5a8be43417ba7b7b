import CArchive
internal import Wording

/// Writes a ZIP into memory: deflate at a fixed level, no times, no owner, mode 0644.
@safe
struct ArchiveWriter: ~Copyable {
  /// Gathers what libarchive writes; libarchive keeps a pointer to it.
  private final class Sink {
    var bytes: [UInt8] = []
  }

  private let archive: OpaquePointer
  private let sink: Sink

  init() throws(ArchiveError) {
    _ = ArchiveLibrary.prepare
    guard let archive = unsafe archive_write_new() else {
      throw ArchiveError(.library, "libarchive has no memory left")
    }
    let sink = Sink()
    let opened =
      unsafe archive_write_set_format_zip(archive) == ARCHIVE_OK
      && archive_write_set_format_option(archive, "zip", "compression", "deflate") == ARCHIVE_OK
      && archive_write_set_format_option(archive, "zip", "compression-level", "9") == ARCHIVE_OK
      && archive_write_set_format_option(archive, "zip", "hdrcharset", "UTF-8") == ARCHIVE_OK
      && archive_write_set_bytes_per_block(archive, 0) == ARCHIVE_OK
      && archive_write_open(
        archive, Unmanaged.passUnretained(sink).toOpaque(), nil,
        { _, sink, bytes, count in
          guard let sink = unsafe sink, let bytes = unsafe bytes else { return -1 }
          let chunk = unsafe UnsafeRawBufferPointer(start: bytes, count: count)
          unsafe Unmanaged<Sink>.fromOpaque(sink).takeUnretainedValue().bytes.append(
            contentsOf: chunk)
          return count
        }, nil) == ARCHIVE_OK
    guard opened else {
      let message = unsafe ArchiveLibrary.message(archive)
      unsafe archive_write_free(archive)
      throw ArchiveError(.library, message)
    }
    unsafe self.archive = archive
    self.sink = sink
  }

  deinit {
    unsafe archive_write_free(archive)
  }

  /// Appends a file.
  mutating func add(name: String, bytes: [UInt8]) throws(ArchiveError) {
    guard let entry = unsafe archive_entry_new() else {
      throw ArchiveError(.library, "libarchive has no memory left", entry: printable(name))
    }
    defer { unsafe archive_entry_free(entry) }
    unsafe archive_entry_set_pathname_utf8(entry, name)
    unsafe archive_entry_set_filetype(entry, 0o100000)
    unsafe archive_entry_set_perm(entry, 0o644)
    unsafe archive_entry_set_size(entry, Int64(bytes.count))
    guard unsafe archive_write_header(archive, entry) == ARCHIVE_OK else {
      throw failure(name)
    }
    var done = 0
    while done < bytes.count {
      let count = unsafe bytes[done...].withUnsafeBytes {
        unsafe archive_write_data(archive, $0.baseAddress, $0.count)
      }
      guard count > 0 else { throw failure(name) }
      done += count
    }
    guard unsafe archive_write_finish_entry(archive) == ARCHIVE_OK else { throw failure(name) }
  }

  /// Closes the archive and returns its bytes.
  consuming func finish() throws(ArchiveError) -> [UInt8] {
    guard unsafe archive_write_close(archive) == ARCHIVE_OK else { throw failure(nil) }
    return sink.bytes
  }

  private func failure(_ name: String?) -> ArchiveError {
    ArchiveError(
      .library, unsafe ArchiveLibrary.message(archive), entry: name.map { printable($0) })
  }
}
