#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reading and writing the user's files, whole or not at all.
public enum Files {
  /// What a path leads to.
  public enum Kind: Sendable { case file, folder, other }

  /// What a path leads to, through links; nil if nothing is there or it cannot be seen.
  public static func kind(of path: String) -> Kind? {
    guard (try? check(path)) != nil,
      let status = try? Handle.current.status(of: path, following: true)
    else { return nil }
    return switch status.kind {
    case .file: .file
    case .folder: .folder
    case .link, .other: .other
    }
  }

  /// Whether what is written to a path is read as it comes, or lies where standard output goes.
  public static func isStream(_ path: String) -> Bool {
    guard (try? check(path)) != nil,
      let there = try? Handle.current.status(of: path, following: true)
    else { return false }
    return there.kind == .other || there.identity == (try? Handle(lent: 1).status().identity)
  }

  /// Whether a path names a link, wherever that leads.
  public static func isLink(_ path: String) -> Bool {
    guard (try? check(path)) != nil else { return false }
    return (try? Handle.current.status(of: path, following: false))?.kind == .link
  }

  /// The bytes of a file, through links; nil where none is or it cannot be seen.
  public static func size(of path: String) -> Int? {
    guard (try? check(path)) != nil else { return nil }
    return (try? Handle.current.status(of: path, following: true))?.size
  }

  /// Makes a folder and those above it; one that exists is fine.
  public static func createFolder(_ path: String) throws(FileError) {
    try check(path)
    do { _ = try makeFolders(path) } catch { throw FileError(error, path, .writing) }
  }

  /// The folder from which relative paths start.
  public static var currentFolder: String { Surroundings.currentFolder ?? "." }

  /// The absolute path without links, for telling whether two names mean one file.
  ///
  /// What does not exist is taken by its name in the resolved folder.
  public static func resolved(_ path: String) -> String {
    let path = joining(currentFolder, path.isEmpty ? "." : path)
    guard (try? check(path)) != nil, path.utf8.count < PATH_MAX else { return path }
    if let real = Surroundings.realPath(path) { return real }
    let end = (try? Handle.current.followingLinks(path)) ?? path
    if end != path { return resolved(end) }
    let folder = parent(of: path)
    guard folder != path else { return path }
    let name = lastComponent(path)
    return name == ".." ? parent(of: resolved(folder)) : joining(resolved(folder), name)
  }

  /// Refuses names that the system would cut short.
  static func check(_ path: String) throws(FileError) {
    if path.isEmpty { throw FileError(.badName, path, "the file name is empty") }
    if path.utf8.contains(0) { throw FileError(.badName, path, "a file name cannot hold a NUL") }
  }

  /// Makes the folders of a path that are missing and returns them, outermost first.
  static func makeFolders(_ path: String) throws(Errno) -> [String] {
    switch try Handle.current.status(of: path, following: true)?.kind {
    case .folder: return []
    case .some: throw Errno(ENOTDIR)
    case nil: break
    }
    let above = parent(of: path)
    var made = above == path ? [] : try makeFolders(above)
    do {
      try Handle.current.makeFolder(path)
      made.append(path)
    } catch {
      // Someone else was faster, or the path ends in "..".
      guard error.number == EEXIST, kind(of: path) == .folder else { throw error }
    }
    return made
  }
}
