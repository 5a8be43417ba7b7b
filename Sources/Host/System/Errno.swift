#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The number with which the system refuses a call.
struct Errno: Error, Equatable {
  let number: Int32

  init(_ number: Int32) { self.number = number }

  /// Whether a disk refuses second names, or this file may not have one.
  var isNoSecondName: Bool {
    [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS, EMLINK].contains(number)
  }

  /// The system's own words.
  var text: String { unsafe String(cString: strerror(number)) }
}

/// Makes a system call, again if a signal cut it short, and throws what it refuses with.
@discardableResult
func call<Result: FixedWidthInteger>(_ body: () -> Result) throws(Errno) -> Result {
  while true {
    let result = body()
    if result >= 0 { return result }
    if errno != EINTR { throw Errno(errno) }
  }
}

/// What was being done, which decides the words.
enum Deed { case reading, writing, sending }

extension FileError {
  /// Says in plain words what the system refused.
  init(_ failure: Errno, _ path: String, _ deed: Deed) {
    if failure.number == EEXIST || failure.number == ENOTEMPTY {
      self = .exists(path)
      return
    }
    let (code, reason) = Self.meaning(of: failure, path, deed)
    self.init(code, path, reason)
  }

  private static func meaning(of failure: Errno, _ path: String, _ deed: Deed) -> (Code, String) {
    switch failure.number {
    case ENOENT where deed == .writing: (.notFound, "its folder does not exist")
    case ENOENT where path.unicodeScalars.contains("\u{FFFD}"):
      (.notFound, "no such file; if its name is not UTF-8, rename it")
    case ENOENT: (.notFound, "no such file or folder")
    case EACCES, EPERM:
      (
        .permissionDenied,
        deed == .writing ? "no permission to write here" : "no permission to read it"
      )
    case EISDIR: (.isFolder, "is a folder, not a file")
    case ENOTDIR: (.notFolder, "a part of this path is a file, not a folder")
    case ENOSPC where deed == .sending: (.diskFull, "disk full")
    case ENOSPC, EDQUOT: (.diskFull, "disk full, nothing was written")
    case EFBIG: (.tooLarge, "larger than the system lets a file be, nothing was written")
    case EROFS: (.readOnly, "this disk is read-only")
    case ENAMETOOLONG: (.nameTooLong, "the name is too long")
    case ELOOP: (.other(ELOOP), "its links lead in a circle")
    case EINTR: (.interrupted, "interrupted, nothing was written")
    case EPIPE: (.closedPipe, "nobody reads it any more")
    case EBADF: (.other(EBADF), "is not open for this")
    default: (.other(failure.number), failure.text)
    }
  }
}
