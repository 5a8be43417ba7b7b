#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Writes a tree into a folder that exists.
///
/// All files are first written, by number, into a private folder inside the destination, which is
/// on the same disk for certain; then each is moved to its place.
struct TreeMerge: ~Copyable {
  private let plan: TreePlan
  private let root: Handle
  private let store = TemporaryName.new()
  /// Keeps the store from being taken for litter.
  private var lock: Lock?
  private var staged = Journal()
  private var placed = Journal()

  init(_ plan: TreePlan) throws(FileError) {
    do { root = try Handle.current.open(plan.destination, O_RDONLY | O_DIRECTORY) } catch {
      throw FileError(error, plan.destination, .writing)
    }
    self.plan = plan
  }

  /// Moves everything in, or takes everything back.
  consuming func run(replacing: Bool) throws(FileError) {
    for file in plan.files {
      try refuseObstacle(to: file.path, isFolder: false, replacing: replacing)
    }
    for path in plan.folders { try refuseObstacle(to: path, isFolder: true, replacing: replacing) }
    defer { staged.undo(in: root) }
    do throws(FileError) { try placeAll(over: stageAll()) } catch {
      placed.undo(in: root)
      throw error
    }
    placed.sync(in: root)
    root.removeLitter()
  }

  private func refuseObstacle(
    to path: TreePath, isFolder: Bool, replacing: Bool
  ) throws(FileError) {
    let obstacle: FileError?
    do {
      obstacle = try path.obstacle(
        isFolder: isFolder, in: root, replacing: replacing, below: plan.destination)
    } catch { throw failure(error, at: path) }
    if let obstacle { throw obstacle }
  }

  /// Writes the files and returns, for each, the one it is going to replace.
  private mutating func stageAll() throws(FileError) -> [Status?] {
    do throws(Errno) {
      lock = Lock(try root.makeLockedFolder(store, mode: 0o700))
      staged.madeFolder([store])
      let folder = try root.folder(store)
      let areMany = Handle.syncsTogether(plan.files.count)
      var old: [Status?] = []
      for (number, (path, bytes)) in plan.files.enumerated() {
        let status = try root.status(of: path.text, following: false)
        let file = try folder.create("\(number)", like: status)
        staged.madeFile([store, "\(number)"])
        try file.fill(with: bytes, like: status, amongMany: areMany)
        old.append(status)
      }
      if areMany { try root.syncDisk() }
      return old
    } catch { throw FileError(error, plan.destination, .writing) }
  }

  private mutating func placeAll(over old: [Status?]) throws(FileError) {
    for path in plan.folders {
      do { _ = try placed.folder(path.parts, in: root) } catch { throw failure(error, at: path) }
    }
    for (number, file) in plan.files.enumerated() {
      do { try place(number, at: file.path, isReplacing: old[number] != nil) } catch {
        throw failure(error, at: file.path)
      }
    }
  }

  private mutating func place(
    _ number: Int, at path: TreePath, isReplacing: Bool
  ) throws(Errno) {
    let store = try root.folder(self.store)
    let folder = try placed.folder(path.parts.dropLast(), in: root)
    guard isReplacing else {
      try store.move("\(number)", to: folder, free: path.name)
      placed.madeFile(path.parts)
      return
    }
    let saved = [self.store, TemporaryName.old()]
    staged.madeFile(saved)
    // A second name keeps the old file in its place until the new one takes it over; not every
    // disk has second names.
    do throws(Errno) { try folder.link(path.name, to: store, saved[1]) } catch {
      guard error.isNoSecondName else { throw error }
      try folder.rename(path.name, to: store, saved[1])
    }
    placed.replaced(path.parts, saved: saved)
    try store.rename("\(number)", to: folder, path.name)
  }

  private func failure(_ error: Errno, at path: TreePath) -> FileError {
    FileError(error, Files.joining(plan.destination, path.text), .writing)
  }
}
