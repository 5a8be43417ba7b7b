#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Files {
  /// The most bytes that are read unless another limit is given: 256 MiB.
  public static let sizeLimit = 256 << 20

  /// All bytes of a file, a pipe or a device.
  ///
  /// The limit also ends what has no end, such as `/dev/zero`.
  public static func read(_ path: String, limit: Int = sizeLimit) throws(FileError) -> [UInt8] {
    try check(path)
    do {
      let file = try Handle.current.open(path, O_RDONLY)
      return try file.readAll(limit: limit)
    } catch {
      throw failure(error, path, limit)
    }
  }

  /// All bytes of the standard input.
  public static func readStandardInput(limit: Int = sizeLimit) throws(FileError) -> [UInt8] {
    do { return try Handle(lent: 0).readAll(limit: limit) } catch {
      throw failure(error, "standard input", limit)
    }
  }

  private static func failure(_ error: Errno, _ path: String, _ limit: Int) -> FileError {
    guard error.number == EFBIG else { return FileError(error, path, .reading) }
    let size = limit >= 1 << 20 ? "\(limit >> 20) MiB" : "\(limit) bytes"
    return FileError(.tooLarge, path, "larger than \(size)")
  }
}

extension Handle {
  /// Reads to the end; more than the limit is refused with `EFBIG`.
  fileprivate func readAll(limit: Int) throws(Errno) -> [UInt8] {
    let status = try status()
    if status.kind == .folder { throw Errno(EISDIR) }
    if status.size > limit, status.kind == .file { throw Errno(EFBIG) }
    // One byte more than the file has, so that one piece sees the end.
    var bytes = try piece(status.size + 1)
    while true {
      if bytes.count > limit { throw Errno(EFBIG) }
      let next = try piece(1 << 16)
      if next.isEmpty { return bytes }
      bytes += next
    }
  }

  /// Reads until the size is reached or nothing more comes.
  private func piece(_ size: Int) throws(Errno) -> [UInt8] {
    var failure: Errno?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      do throws(Errno) {
        while count < size {
          let rest = unsafe UnsafeMutableRawBufferPointer(
            rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
          let more = unsafe try read(into: rest)
          if more == 0 { break }
          count += more
        }
      } catch { failure = error }
    }
    if let failure { throw failure }
    return bytes
  }
}
