#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Handle {
  /// The names in a folder below this one; `EILSEQ` if one is not UTF-8 and so could not be opened.
  func names(in path: String, limit: Int) throws(Errno) -> [String] {
    let folder = try open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
    let own = try call { fcntl(folder.number, F_DUPFD_CLOEXEC, 3) }
    guard let stream = unsafe fdopendir(own) else {
      defer { close(own) }
      throw Errno(errno)
    }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = unsafe readdir(stream) else { break }
      let start = unsafe UnsafeRawPointer(entry) + Self.nameOffset
      guard let name = unsafe String(validatingCString: start.assumingMemoryBound(to: CChar.self))
      else { throw Errno(EILSEQ) }
      if name != ".", name != ".." { names.append(name) }
      if names.count > limit { throw Errno(EFBIG) }
    }
    if errno != 0 { throw Errno(errno) }
    return names
  }

  private static let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
}
