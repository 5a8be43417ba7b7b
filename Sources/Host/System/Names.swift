#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Changes to the names in a folder; each is whole or does not happen.
extension Handle {
  func makeFolder(_ path: String, mode: mode_t = 0o777) throws(Errno) {
    try call { unsafe mkdirat(number, path, mode) }
  }

  func remove(_ path: String) throws(Errno) {
    try call { unsafe unlinkat(number, path, 0) }
  }

  func removeFolder(_ path: String) throws(Errno) {
    try call { unsafe unlinkat(number, path, AT_REMOVEDIR) }
  }

  /// Gives a file another name, over a file that has it.
  func rename(_ path: String, to folder: borrowing Handle, _ name: String) throws(Errno) {
    let there = folder.number
    try call { unsafe renameat(number, path, there, name) }
  }

  /// Gives a file a second name, which must be free.
  func link(_ path: String, to folder: borrowing Handle, _ name: String) throws(Errno) {
    let there = folder.number
    try call { unsafe linkat(number, path, there, name, 0) }
  }

  /// Gives a file another name, which must be free.
  ///
  /// Where files cannot have two names (FAT, some network disks) an empty file claims the name.
  func move(_ path: String, to folder: borrowing Handle, free name: String) throws(Errno) {
    do throws(Errno) { try link(path, to: folder, name) } catch {
      guard error.isNoSecondName else { throw error }
      _ = try folder.open(name, O_WRONLY | O_CREAT | O_EXCL, mode: 0o600)
      do { try rename(path, to: folder, name) } catch {
        try? folder.remove(name)
        throw error
      }
      return
    }
    try? remove(path)
  }

  /// Where a link points; nil if the path is no link or nothing is there.
  func destination(ofLink path: String) throws(Errno) -> String? {
    let size = Int(PATH_MAX)
    var bytes = [CChar](repeating: 0, count: size + 1)
    do throws(Errno) { try call { unsafe readlinkat(number, path, &bytes, size) } } catch {
      if error.number == EINVAL || error.number == ENOENT { return nil }
      throw error
    }
    guard
      let path = unsafe bytes.withUnsafeBufferPointer({ buffer in
        unsafe buffer.baseAddress.flatMap { unsafe String(validatingCString: $0) }
      })
    else { throw Errno(EILSEQ) }
    return path
  }

  /// The path a chain of links ends at, whether something is there or not.
  func followingLinks(_ path: String) throws(Errno) -> String {
    var path = path
    for _ in 0..<40 {
      guard let next = try destination(ofLink: path) else { return path }
      path = Files.joining(Files.parent(of: path), next)
    }
    throw Errno(ELOOP)
  }
}
