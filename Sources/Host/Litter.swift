#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A name beside the place that a new file, or an old one, is to have for a while.
///
/// A program keeps what it gave such a name locked. So what nobody has locked was left by a program that was killed,
/// and goes with the next write in that folder.
public enum TemporaryName {
  private static let start = ".inapp-"
  private static let digits = 13

  /// A name for what is not complete yet.
  static func new() -> String { start + random() + ".new" }

  /// A name for what was there before.
  static func old() -> String { start + random() + ".old" }

  private static func random() -> String {
    let number = String(UInt64.random(in: .min ... .max), radix: 36)
    return String(repeating: "0", count: digits - number.utf8.count) + number
  }

  /// Whether a name is one of these.
  public static func matches(_ name: String) -> Bool {
    guard name.hasPrefix(start), name.hasSuffix(".new") || name.hasSuffix(".old") else {
      return false
    }
    let middle = name.dropFirst(start.count).dropLast(4)
    return middle.utf8.count == digits
      && middle.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) }
  }

  /// Whether a name is one of what was there before.
  static func isOld(_ name: String) -> Bool { matches(name) && name.hasSuffix(".old") }
}

extension Handle {
  /// Makes a file that is locked as long as it is open; `mode` is that of a file nobody else may read yet.
  ///
  /// Between making and locking it, another program may take it for litter; then there is another try.
  func createLocked(_ path: String, mode: mode_t) throws(Errno) -> Handle {
    for _ in 0..<100 {
      let file = try open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: mode)
      file.lockIfPossible()
      if try file.status().names > 0 { return file }
    }
    throw Errno(EAGAIN)
  }

  /// Makes a folder that is locked as long as the handle lives.
  func makeLockedFolder(_ path: String, mode: mode_t = 0o777) throws(Errno) -> Handle {
    for _ in 0..<100 {
      try makeFolder(path, mode: mode)
      do throws(Errno) {
        let made = try folder(path)
        made.lockIfPossible()
        if try status(of: path, following: false) != nil { return made }
      } catch {
        // Under some umasks not even we may open what we make.
        guard error.number == ENOENT else {
          try? removeFolder(path)
          throw error
        }
      }
    }
    throw Errno(EAGAIN)
  }

  /// Locks this file until it is closed; who takes it for litter has it for a moment only.
  ///
  /// Not every disk knows locks; there nothing is ever taken for litter.
  private func lockIfPossible() {
    _ = try? call { flock(number, LOCK_EX) }
  }

  /// Removes from this folder what programs that were killed left behind; whatever fails stays.
  func removeLitter() {
    guard let found = try? names(in: ".", limit: Self.mostNames) else { return }
    for name in found.names where TemporaryName.matches(name) {
      guard let litter = try? open(name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK),
        (try? call { flock(litter.number, LOCK_EX | LOCK_NB) }) != nil,
        let status = try? litter.status()
      else { continue }
      switch status.kind {
      case .file: removeLitter(name, status)
      case .folder: removeLitterFolder(name, litter, depth: 0)
      case .link, .other: break
      }
    }
  }

  /// Looking through more names than these would take longer than the write itself.
  private static let mostNames = 10_000
  private static let mostLevels = 64

  /// Removes a file, unless it may be the only copy of an old one.
  private func removeLitter(_ name: String, _ status: Status) {
    if TemporaryName.isOld(name), status.names < 2 { return }
    try? remove(name)
  }

  private func removeLitterFolder(_ name: String, _ folder: borrowing Handle, depth: Int) {
    guard depth < Self.mostLevels, let found = try? folder.names(in: ".", limit: Self.mostNames)
    else { return }
    for inner in found.names {
      guard let status = try? folder.status(of: inner, following: false) else { continue }
      if status.kind != .folder {
        folder.removeLitter(inner, status)
      } else if let below = try? folder.folder(inner) {
        folder.removeLitterFolder(inner, below, depth: depth + 1)
      }
    }
    try? removeFolder(name)
  }
}

/// What keeps an open file or folder from being taken for litter.
final class Lock {
  private let handle: Handle

  /// Holds on to what is locked already.
  init(_ locked: consuming Handle) {
    handle = locked
  }

  /// Locks a file that is there and may be read.
  static func ofFile(_ path: String) -> [Lock] {
    guard let file = try? Handle.current.open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK) else {
      return []
    }
    // Another program may have locked the user's own file for good.
    _ = try? call { flock(file.number, LOCK_EX | LOCK_NB) }
    return [Lock(file)]
  }
}
