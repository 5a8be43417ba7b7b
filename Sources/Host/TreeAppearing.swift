#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension TreePlan {
  /// Builds the folder beside its place and gives it its name in one step.
  func appear() throws(FileError) {
    var made: [String] = []
    do throws(Errno) {
      let target = try Handle.current.followingLinks(destination)
      let above = Files.parent(of: target)
      made = try Files.makeFolders(above)
      let root = try Handle.current.open(above, O_RDONLY | O_DIRECTORY)
      try build(as: Files.lastComponent(target), in: root)
    } catch {
      for path in made.reversed() { try? Handle.current.removeFolder(path) }
      throw FileError(error, destination, .writing)
    }
  }

  private func build(as name: String, in root: borrowing Handle) throws(Errno) {
    let temporary = TemporaryName.new()
    let lock = Lock(try root.makeLockedFolder(temporary))
    defer { withExtendedLifetime(lock) {} }
    var journal = Journal()
    journal.madeFolder([temporary])
    do throws(Errno) {
      for folder in folders { _ = try journal.folder([temporary] + folder.parts, in: root) }
      let areMany = Handle.syncsTogether(files.count)
      for (path, bytes) in files {
        let place = [temporary] + path.parts
        let file = try journal.folder(place.dropLast(), in: root).create(path.name, like: nil)
        journal.madeFile(place)
        try file.fill(with: bytes, like: nil, amongMany: areMany)
      }
      if areMany { try root.syncDisk() }
      try Signals.check()
      journal.sync(in: root)
      try root.rename(temporary, to: root, name)
    } catch {
      journal.undo(in: root)
      throw error
    }
    root.removeLitter()
    try? root.sync()
  }
}
