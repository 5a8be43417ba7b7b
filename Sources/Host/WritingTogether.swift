extension Files {
  /// Writes several files over what is there, all or none; each through links and with its mode kept.
  ///
  /// - Throws: `FileError`; then every file is as it was.
  public static func writeTogether(
    _ files: [(path: String, bytes: [UInt8])]
  ) throws(FileError) {
    try Signals.holdingBack { () throws(FileError) in
      var group = FileGroup()
      do throws(FileError) {
        for file in files { try group.stage(file.bytes, for: file.path) }
        try group.place()
      } catch {
        group.undo()
        throw error
      }
      group.finish()
    }
  }
}

/// Files that take their places together: each lies complete beside its place before the first moves.
private struct FileGroup {
  private struct Member {
    let path: String
    let target: String
    let old: Status?
    let temporary: String
    /// The second name of the old file.
    let saved: String
    /// Keep the new file and the old one from being taken for litter.
    var locks: [Lock] = []
    var isPlaced = false

    var folder: String { Files.parent(of: target) }
  }

  private var members: [Member] = []

  /// Writes a file beside its place.
  mutating func stage(_ bytes: [UInt8], for path: String) throws(FileError) {
    try Files.check(path)
    let (target, old) = try Files.destination(path, replacing: true)
    let folder = Files.parent(of: target)
    let member = Member(
      path: path, target: target, old: old,
      temporary: Files.joining(folder, TemporaryName.new()),
      saved: Files.joining(folder, TemporaryName.old()))
    do throws(Errno) {
      let file = try Handle.current.create(member.temporary, like: old)
      members.append(member)
      try file.fill(with: bytes, like: old)
      members[members.count - 1].locks = [Lock(file)] + Lock.ofFile(target)
    } catch { throw FileError(error, path, .writing) }
  }

  /// Gives every file its name.
  mutating func place() throws(FileError) {
    for index in members.indices {
      do throws(Errno) { try place(members[index]) } catch {
        throw FileError(error, members[index].path, .writing)
      }
      members[index].isPlaced = true
    }
  }

  private func place(_ member: Member) throws(Errno) {
    let here = Handle.current
    guard member.old != nil else {
      return try here.move(member.temporary, to: here, free: member.target)
    }
    // The old file keeps its place until the new one takes it over; not every disk has second names.
    do throws(Errno) { try here.link(member.target, to: here, member.saved) } catch {
      guard error.isNoSecondName else { throw error }
      try here.rename(member.target, to: here, member.saved)
    }
    try here.rename(member.temporary, to: here, member.target)
  }

  /// Puts the old files back and removes the new ones.
  func undo() {
    let here = Handle.current
    for member in members.reversed() {
      if member.old != nil {
        try? here.rename(member.saved, to: here, member.target)
      } else if member.isPlaced {
        try? here.remove(member.target)
      }
      try? here.remove(member.saved)
      try? here.remove(member.temporary)
    }
  }

  /// Forgets the old files and puts the changed names on the disk.
  func finish() {
    for member in members {
      if member.old != nil { try? Handle.current.remove(member.saved) }
      Handle.current.settleFolder(member.folder)
    }
  }
}
