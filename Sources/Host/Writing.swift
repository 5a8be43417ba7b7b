#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Files {
  /// Writes a file as a whole: the old one stays until the new one is complete and on the disk.
  ///
  /// Goes through links to the file they end at and keeps its mode, and its owner where we may.
  /// `/dev/null`, `/dev/stdout`, `/dev/stderr` and `/dev/fd/N` are written to as they are.
  ///
  /// - Parameters:
  ///   - bytes: The whole content.
  ///   - path: The file; its folder must exist.
  ///   - replacing: False refuses with `.exists` whatever has the name, even at the last moment.
  ///   - isPrivate: Whether only its owner may read it, whatever mode it had.
  /// - Throws: `FileError`; then nothing was changed and nothing is left behind.
  public static func write(
    _ bytes: [UInt8], to path: String, replacing: Bool, isPrivate: Bool = false
  ) throws(FileError) {
    try check(path)
    if path == "/dev/null" { return }
    if let number = descriptor(named: path) {
      do { return try Handle(lent: number).write(bytes) } catch {
        throw FileError(error, path, .sending)
      }
    }
    let (target, old) = try destination(path, replacing: replacing)
    do {
      try Signals.holdingBack { () throws(Errno) in
        try place(bytes, at: target, like: old, replacing: replacing, isPrivate: isPrivate)
      }
    } catch { throw FileError(error, path, .writing) }
  }

  /// Throws what `write` would, as far as that can be told before there is anything to write.
  public static func expectToWrite(_ path: String, replacing: Bool) throws(FileError) {
    try check(path)
    if !isStream(path) { _ = try destination(path, replacing: replacing) }
  }

  /// Where a write to a path ends, through links, and the file that is there.
  static func destination(
    _ path: String, replacing: Bool
  ) throws(FileError) -> (target: String, old: Status?) {
    if path.utf8.last == UInt8(ascii: "/") { throw FileError(Errno(EISDIR), path, .writing) }
    let (target, old, isTaken): (String, Status?, Bool)
    do {
      target = try Handle.current.followingLinks(path)
      old = try Handle.current.status(of: target, following: false)
      isTaken = try Handle.current.status(of: path, following: false) != nil
    } catch { throw FileError(error, path, .writing) }
    switch old?.kind {
    case .folder: throw FileError(Errno(EISDIR), path, .writing)
    case .link, .other: throw FileError(.notRegular, path, "is a pipe or a device, not a file")
    case .file, nil: break
    }
    if isTaken, !replacing { throw .exists(path) }
    return (target, old)
  }

  private static func place(
    _ bytes: [UInt8], at target: String, like old: Status?, replacing: Bool, isPrivate: Bool
  ) throws(Errno) {
    let here = Handle.current
    let folder = parent(of: target)
    let temporary = joining(folder, TemporaryName.new())
    let file =
      try isPrivate
      ? here.createLocked(temporary, mode: 0o600) : here.create(temporary, like: old)
    do {
      try file.fill(with: bytes, like: isPrivate ? nil : old)
      if replacing {
        try here.rename(temporary, to: here, target)
      } else {
        try here.move(temporary, to: here, free: target)
      }
    } catch {
      try? here.remove(temporary)
      throw error
    }
    here.settleFolder(folder)
  }

  /// The descriptor a path like `/dev/stdout` or `/dev/fd/63` stands for.
  ///
  /// Opening it by name would start again at the first byte of a redirected file.
  private static func descriptor(named path: String) -> Int32? {
    switch path {
    case "/dev/stdout": 1
    case "/dev/stderr": 2
    default:
      ["/dev/fd/", "/proc/self/fd/"].first(where: path.hasPrefix)
        .flatMap { Int32(path.dropFirst($0.count)) }
    }
  }
}

extension Handle {
  /// Makes a file that did not exist; only we may read it if it is to become like another.
  func create(_ path: String, like old: Status?) throws(Errno) -> Handle {
    try createLocked(path, mode: old == nil ? 0o666 : 0o600)
  }

  /// Writes a new file and puts it on the disk, with the mode and owner of the one it is like.
  ///
  /// One of many waits for `syncDisk` instead.
  func fill(with bytes: [UInt8], like old: Status?, amongMany: Bool = false) throws(Errno) {
    try write(bytes, proceed: Signals.check)
    if let old { try take(old) }
    if !amongMany { try sync() }
    try Signals.check()
  }

  /// Removes litter from a folder and puts its names on the disk, where the system can.
  func settleFolder(_ path: String) {
    guard let folder = try? open(path, O_RDONLY | O_DIRECTORY) else { return }
    folder.removeLitter()
    try? folder.sync()
  }
}
