#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Handle {
  /// A name that is not UTF-8, which cannot be opened.
  struct NotText {
    let bytes: [UInt8]
    /// Whether it is a folder's, where the system tells without a look.
    let isFolder: Bool
  }

  /// The names in a folder below this one, and those that are not UTF-8.
  func names(in path: String, limit: Int) throws(Errno) -> (names: [String], notText: [NotText]) {
    let folder = try open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
    let own = try call { fcntl(folder.number, F_DUPFD_CLOEXEC, 3) }
    guard let stream = unsafe fdopendir(own) else {
      defer { close(own) }
      throw Errno(errno)
    }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    var notText: [NotText] = []
    while true {
      errno = 0
      guard let entry = unsafe readdir(stream) else { break }
      let start = unsafe UnsafeRawPointer(entry) + Self.nameOffset
      let bytes = unsafe start.assumingMemoryBound(to: CChar.self)
      if let name = unsafe String(validatingCString: bytes) {
        if name != ".", name != ".." { names.append(name) }
      } else {
        let whole = unsafe UnsafeRawBufferPointer(start: start, count: strlen(bytes))
        let isFolder = unsafe Int(entry.pointee.d_type) == Int(DT_DIR)
        unsafe notText.append(NotText(bytes: Array(whole), isFolder: isFolder))
      }
      if names.count + notText.count > limit { throw Errno(EFBIG) }
    }
    if errno != 0 { throw Errno(errno) }
    return (names, notText)
  }

  private static let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
}
