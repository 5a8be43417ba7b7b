#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Files {
  /// Runs the body while no other program that asks the same way is at work in a file's folder.
  ///
  /// The lock goes with the process, so none is ever left behind. Where a disk knows no locks, the body just runs.
  public static func whileLocked<Result>(
    folderOf path: String, _ body: () throws -> Result
  ) throws -> Result {
    let target = (try? Handle.current.followingLinks(path)) ?? path
    guard let folder = try? Handle.current.open(parent(of: target), O_RDONLY | O_DIRECTORY) else {
      return try body()
    }
    folder.lock()
    return try withExtendedLifetime(folder) { try body() }
  }
}

extension Handle {
  /// Waits until nobody else has locked this file, and locks it until it is closed.
  fileprivate borrowing func lock() {
    _ = try? call { flock(number, LOCK_EX) }
  }
}
