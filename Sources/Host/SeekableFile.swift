#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An open file whose bytes are read from any place.
public final class SeekableFile: Sendable {
  /// The number of bytes at the time of opening.
  public let size: Int
  private let path: String
  private let handle: Handle

  /// Opens a file; nil for a pipe or a device, which can only be read from the front.
  public init?(_ path: String) throws(FileError) {
    try Files.check(path)
    // A pipe must not be opened: closing it again would end whoever writes into it.
    if Files.kind(of: path) == .other { return nil }
    do throws(Errno) {
      handle = try Handle.current.open(path, O_RDONLY)
      let status = try handle.status()
      if status.kind == .folder { throw Errno(EISDIR) }
      guard status.kind == .file else { return nil }
      size = status.size
      self.path = path
    } catch {
      throw FileError(error, path, .reading)
    }
  }

  /// Reads bytes at an offset; fewer only where the file ends.
  public func read(_ count: Int, at offset: Int) throws(FileError) -> [UInt8] {
    do { return try handle.read(count, at: offset) } catch {
      throw FileError(error, path, .reading)
    }
  }
}
