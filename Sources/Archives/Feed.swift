import CArchive

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Hands a source to libarchive piece by piece, without the comment at its end.
@safe
final class Feed {
  /// Why the source could not be read; the library then knows only that it could not.
  private(set) var failure: (any Error)?
  private let source: ArchiveSource
  private let end: Int
  private var position = 0
  /// The piece that the library looks at until it asks for the next.
  private let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: pieceSize, alignment: 16)
  private static let pieceSize = 1 << 17

  init(_ source: ArchiveSource, end: Int) {
    self.source = source
    self.end = end
  }

  deinit {
    unsafe piece.deallocate()
  }

  /// The feed that was given to the library as callback data.
  static func of(_ data: UnsafeMutableRawPointer?) -> Feed {
    guard let data = unsafe data else { preconditionFailure("the library lost its data") }
    return unsafe Unmanaged<Feed>.fromOpaque(data).takeUnretainedValue()
  }

  func read(into block: UnsafeMutablePointer<UnsafeRawPointer?>?) -> Int {
    do {
      var bytes = try source.bytes(position, min(Self.pieceSize, end - position))
      // The two bytes before the end are the comment's length.
      for index in bytes.indices.suffix(max(0, position + bytes.count - (end - 2))) {
        bytes[index] = 0
      }
      unsafe piece.copyBytes(from: bytes)
      unsafe block?.pointee = UnsafeRawPointer(piece.baseAddress)
      position += bytes.count
      return bytes.count
    } catch {
      failure = error
      return Int(ARCHIVE_FATAL)
    }
  }

  func skip(_ count: Int64) -> Int64 {
    let skipped = max(0, min(Int(clamping: count), end - position))
    position += skipped
    return Int64(skipped)
  }

  func seek(to offset: Int64, from origin: Int32) -> Int64 {
    let start = origin == SEEK_CUR ? position : origin == SEEK_END ? end : 0
    let (sum, overflow) = start.addingReportingOverflow(Int(clamping: offset))
    position = overflow ? end : min(max(sum, 0), end)
    return Int64(position)
  }
}
