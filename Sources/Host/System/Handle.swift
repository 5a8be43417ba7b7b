#if canImport(Glibc)
  import CLinux
  import Glibc
#else
  import Darwin
#endif

/// An open file or folder, closed when the value goes.
struct Handle: ~Copyable {
  let number: Int32
  private let isOurs: Bool

  /// The folder from which relative paths start.
  static var current: Handle { Handle(lent: AT_FDCWD) }

  /// A descriptor that stays open.
  init(lent number: Int32) {
    self.number = number
    isOurs = false
  }

  /// A descriptor that is ours from now on.
  ///
  /// One below 3 is moved away: with `>&-` the next file opened would become the standard output.
  init(opened number: Int32) throws(Errno) {
    isOurs = true
    guard number <= 2 else {
      self.number = number
      return
    }
    defer { _ = close(number) }
    self.number = try call { fcntl(number, F_DUPFD_CLOEXEC, 3) }
  }

  deinit {
    if isOurs { _ = close(number) }
  }

  /// Opens a path as seen from this folder.
  func open(_ path: String, _ flags: Int32, mode: mode_t = 0) throws(Errno) -> Handle {
    try Handle(
      opened: call { unsafe openat(number, path, flags | O_CLOEXEC | O_NOCTTY, mode) })
  }

  /// Opens a folder as seen from this one, not through a link.
  func folder(_ name: String) throws(Errno) -> Handle {
    try open(name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
  }

  /// Reads until the size is reached or nothing more comes.
  func read(_ size: Int) throws(Errno) -> [UInt8] {
    try unsafe fill(size) { _, rest in unsafe Self.read(number, rest) }
  }

  /// Reads bytes at an offset of a file until the size is reached or nothing more comes.
  func read(_ size: Int, at offset: Int) throws(Errno) -> [UInt8] {
    try unsafe fill(size) { done, rest in
      unsafe pread(number, rest.baseAddress, rest.count, off_t(offset + done))
    }
  }

  private func fill(
    _ size: Int, with read: (_ done: Int, _ rest: UnsafeMutableRawBufferPointer) -> Int
  ) throws(Errno) -> [UInt8] {
    var failure: Errno?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      do throws(Errno) {
        while count < size {
          let rest = unsafe UnsafeMutableRawBufferPointer(
            rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
          let more = try patiently(POLLIN) { unsafe read(count, rest) }
          if more == 0 { break }
          count += more
        }
      } catch { failure = error }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Writes all bytes, in pieces before each of which `proceed` may throw.
  func write(_ bytes: [UInt8], proceed: () throws(Errno) -> Void = {}) throws(Errno) {
    var done = 0
    while done < bytes.count {
      try proceed()
      let piece = bytes[done..<min(done + Self.pieceSize, bytes.count)]
      done += try patiently(POLLOUT) {
        unsafe piece.withUnsafeBytes { unsafe Self.write(number, $0) }
      }
    }
  }

  private static let pieceSize = 1 << 20

  /// Puts on the disk what was written.
  func sync() throws(Errno) {
    #if canImport(Darwin)
      if fcntl(number, F_FULLFSYNC) >= 0 { return }
    #endif
    do { try call { fsync(number) } } catch {
      // Some network and memory file systems have nothing to sync.
      guard [EINVAL, ENOTSUP, EOPNOTSUPP].contains(error.number) else { throw error }
    }
  }

  /// Whether as many files are better put on the disk together than each by itself.
  ///
  /// Measured with ext4: 2,000 files take 8 s one after the other, 0.5 s together.
  static func syncsTogether(_ count: Int) -> Bool {
    #if canImport(Glibc)
      count > 16
    #else
      false
    #endif
  }

  /// Puts on the disk all that was written to it, where `syncsTogether` says so.
  func syncDisk() throws(Errno) {
    #if canImport(Glibc)
      try call { syncfs(number) }
    #endif
  }

  /// Waits where a descriptor that another program made non-blocking is not ready.
  private func patiently(_ event: some BinaryInteger, _ body: () -> Int) throws(Errno) -> Int {
    while true {
      do { return try call(body) } catch {
        guard error.number == EAGAIN || error.number == EWOULDBLOCK else { throw error }
        var waiting = pollfd(fd: number, events: Int16(event), revents: 0)
        try call { unsafe poll(&waiting, 1, -1) }
      }
    }
  }

  private static func read(_ number: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    #if canImport(Glibc)
      unsafe Glibc.read(number, buffer.baseAddress, buffer.count)
    #else
      unsafe Darwin.read(number, buffer.baseAddress, buffer.count)
    #endif
  }

  private static func write(_ number: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      unsafe Glibc.write(number, buffer.baseAddress, buffer.count)
    #else
      unsafe Darwin.write(number, buffer.baseAddress, buffer.count)
    #endif
  }
}
