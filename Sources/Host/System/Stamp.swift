#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What tells one state of a file from the next without reading it.
public struct FileStamp: Hashable, Sendable {
  private let size: Int
  /// When it was written to, and when that or its name, owner or mode changed.
  private let times: [Int]
  private let identity: Status.Identity

  fileprivate init(_ raw: stat) {
    size = Int(raw.st_size)
    #if canImport(Glibc)
      let both = [raw.st_mtim, raw.st_ctim]
    #else
      let both = [raw.st_mtimespec, raw.st_ctimespec]
    #endif
    times = both.flatMap { [$0.tv_sec, $0.tv_nsec] }
    identity = Status.Identity(disk: raw.st_dev, number: raw.st_ino)
  }
}

extension Files {
  /// The stamp of what a path leads to, through links; nil if nothing is there or it cannot be seen.
  ///
  /// It differs once the file was written to, got another mode, or gave its name to another.
  public static func stamp(of path: String) -> FileStamp? {
    guard (try? check(path)) != nil else { return nil }
    var raw = stat()
    guard unsafe stat(path, &raw) == 0 else { return nil }
    return FileStamp(raw)
  }
}
