#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Files {
  /// One thing in a folder.
  public struct TreeEntry: Hashable, Sendable {
    /// What an entry is; a link is not followed.
    public enum Kind: Sendable { case file, folder, symlink, other }

    /// The path below the folder, with slashes between its parts.
    public let path: String
    /// What it is.
    public let kind: Kind
    /// The bytes of a file; without meaning for the others.
    public let size: Int
  }

  /// Everything below a folder, hidden files too, sorted by the bytes of the path.
  ///
  /// The folder itself may be a link; links in it are listed and not followed.
  public static func tree(
    in folder: String, limit: Int = 100_000
  ) throws(FileError) -> [TreeEntry] {
    try check(folder)
    let top: Handle
    do { top = try Handle.current.open(folder, O_RDONLY | O_DIRECTORY) } catch {
      throw error.number == ENOTDIR
        ? FileError(.notFolder, folder, "is a file, not a folder")
        : FileError(error, folder, .reading)
    }
    var entries: [TreeEntry] = []
    var open = [""]
    while let path = open.popLast() {
      do throws(Errno) {
        for entry in try top.entries(in: path, limit: limit) {
          if entry.kind == .folder { open.append(entry.path) }
          entries.append(entry)
        }
        if entries.count > limit { throw Errno(EFBIG) }
      } catch { throw failure(error, folder, path, limit) }
    }
    return entries.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private static func failure(
    _ error: Errno, _ folder: String, _ path: String, _ limit: Int
  ) -> FileError {
    switch error.number {
    case EFBIG: FileError(.tooLarge, folder, "holds more than \(limit) files")
    case EILSEQ: FileError(.badName, joining(folder, path), "holds a file whose name is not UTF-8")
    default: FileError(error, joining(folder, path), .reading)
    }
  }
}

extension Files.TreeEntry.Kind {
  fileprivate init(_ kind: Status.Kind) {
    self =
      switch kind {
      case .file: .file
      case .folder: .folder
      case .link: .symlink
      case .other: .other
      }
  }
}

extension Handle {
  /// What is in a folder below this one, in no order; the empty path is this folder.
  fileprivate func entries(in path: String, limit: Int) throws(Errno) -> [Files.TreeEntry] {
    var entries: [Files.TreeEntry] = []
    for name in try names(in: path.isEmpty ? "." : path, limit: limit) {
      let inner = path.isEmpty ? name : "\(path)/\(name)"
      guard let status = try status(of: inner, following: false) else { continue }
      entries.append(.init(path: inner, kind: .init(status.kind), size: status.size))
    }
    return entries
  }
}
