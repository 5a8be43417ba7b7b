internal import Wording

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

  /// All bytes of a file; a pipe or a device, which may never end, is refused.
  public static func readFile(
    _ path: String, limit: Int = sizeLimit
  ) throws(FileError) -> [UInt8] {
    guard kind(of: path) != .other else {
      throw FileError(.notRegular, path, "is no file but a pipe or a device")
    }
    return try read(path, limit: limit)
  }

  /// All bytes of the standard input.
  public static func readStandardInput(limit: Int = sizeLimit) throws(FileError) -> [UInt8] {
    do { return try Handle(lent: 0).readAll(limit: limit) } catch {
      throw failure(error, "standard input", limit)
    }
  }

  private static func failure(_ error: Errno, _ path: String, _ limit: Int) -> FileError {
    guard error.number == EFBIG else { return FileError(error, path, .reading) }
    return FileError(.tooLarge, path, "larger than \(byteCount(limit))")
  }
}

extension Handle {
  /// Reads to the end; more than the limit is refused with `EFBIG`.
  fileprivate func readAll(limit: Int) throws(Errno) -> [UInt8] {
    let status = try status()
    if status.kind == .folder { throw Errno(EISDIR) }
    if status.size > limit, status.kind == .file { throw Errno(EFBIG) }
    // One byte more than the file has, so that one call sees the end.
    var size = (status.kind == .file ? status.size : 0) + 1
    var bytes: [UInt8] = []
    while true {
      let piece = try read(size)
      if bytes.isEmpty { bytes = piece } else { bytes += piece }
      if bytes.count > limit { throw Errno(EFBIG) }
      if piece.count < size { return bytes }
      size = 1 << 16
    }
  }
}
