#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the system knows about a file without reading it.
struct Status {
  enum Kind { case file, folder, link, other }

  let kind: Kind
  let size: Int
  /// The nine permission bits and the three special ones.
  let mode: mode_t
  let owner: uid_t
  let group: gid_t
  /// The disk it is on, and its number there, which no two files share.
  let identity: Identity
  /// How many names the file has; 0 for one that was removed while it is open.
  let names: Int

  struct Identity: Hashable {
    let disk: dev_t
    let number: ino_t
  }

  init(_ raw: stat) {
    kind =
      switch raw.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    size = Int(raw.st_size)
    mode = raw.st_mode & 0o7777
    owner = raw.st_uid
    group = raw.st_gid
    identity = Identity(disk: raw.st_dev, number: raw.st_ino)
    names = Int(raw.st_nlink)
  }
}

extension Handle {
  /// What this file is.
  func status() throws(Errno) -> Status {
    var raw = stat()
    try call { unsafe fstat(number, &raw) }
    return Status(raw)
  }

  /// What a path seen from this folder is; nil if nothing is there.
  func status(of path: String, following: Bool) throws(Errno) -> Status? {
    var raw = stat()
    do {
      try call { unsafe fstatat(number, path, &raw, following ? 0 : AT_SYMLINK_NOFOLLOW) }
    } catch {
      if error.number == ENOENT { return nil }
      throw error
    }
    return Status(raw)
  }

  /// Gives this file the mode of another, and its owner as far as we may.
  ///
  /// A group that cannot be kept gets no more than everybody; special bits stay with the owner.
  func take(_ old: Status) throws(Errno) {
    let mine = try status()
    var mode = old.mode
    if (mine.owner, mine.group) != (old.owner, old.group),
      fchown(number, old.owner, old.group) != 0
    {
      mode &= 0o777
      if mine.group != old.group, fchown(number, uid_t.max, old.group) != 0 {
        mode = mode & 0o707 | (mode & 0o007) << 3
      }
    }
    if try status().mode != mode { try call { fchmod(number, mode) } }
  }
}
