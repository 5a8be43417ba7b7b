#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What tells one state of a file from the next without reading it.
public struct FileStamp: Hashable, Sendable {
  private let size: Int
  private let seconds: Int
  private let nanoseconds: Int
  private let identity: Status.Identity

  fileprivate init(_ raw: stat) {
    size = Int(raw.st_size)
    #if canImport(Glibc)
      let changed = raw.st_mtim
    #else
      let changed = raw.st_mtimespec
    #endif
    (seconds, nanoseconds) = (changed.tv_sec, changed.tv_nsec)
    identity = Status.Identity(disk: raw.st_dev, number: raw.st_ino)
  }
}

extension Files {
  /// The stamp of what a path leads to, through links; nil if nothing is there or it cannot be seen.
  ///
  /// It differs once the file was written to, and once another has taken its name.
  public static func stamp(of path: String) -> FileStamp? {
    guard (try? check(path)) != nil else { return nil }
    var raw = stat()
    guard unsafe stat(path, &raw) == 0 else { return nil }
    return FileStamp(raw)
  }
}
