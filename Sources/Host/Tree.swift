#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
internal import Wording

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
  /// The folder itself may be a link; links in it are listed and not followed. A folder for whose
  /// path `opening` is false is listed, and not what is in it.
  ///
  /// Something whose name is not UTF-8 is refused, unless `skipping` is true of the bytes of its path.
  public static func tree(
    in folder: String, limit: Int = 100_000, opening: (String) -> Bool = { _ in true },
    skipping: (_ path: [UInt8], _ isFolder: Bool) -> Bool = { _, _ in false }
  ) throws(FileError) -> [TreeEntry] {
    try tree(in: folder, limit: limit, opening, skipping) { (error) throws(FileError) in
      throw error
    }
  }

  /// The same where a part that cannot be listed does not hide the others; it ends in `failures`.
  public static func tree(
    in folder: String, limit: Int = 100_000, failures: inout [FileError]
  ) throws(FileError) -> [TreeEntry] {
    var met: [FileError] = []
    let entries = try tree(in: folder, limit: limit, { _ in true }, { _, _ in false }) {
      met.append($0)
    }
    failures += met
    return entries
  }

  private static func tree(
    in folder: String, limit: Int, _ opening: (String) -> Bool,
    _ skipping: ([UInt8], Bool) -> Bool,
    onFailure: (FileError) throws(FileError) -> Void
  ) throws(FileError) -> [TreeEntry] {
    try check(folder)
    let top: Handle
    do { top = try Handle.current.open(folder, O_RDONLY | O_DIRECTORY) } catch {
      throw error.number == ENOTDIR
        ? FileError(.notFolder, folder, "is a file, not a folder")
        : FileError(error, folder, .reading)
    }
    let tooMany = FileError(.tooLarge, folder, "holds more than \(limit) files")
    var entries: [TreeEntry] = []
    var open = [""]
    while let path = open.popLast() {
      let place = joining(folder, path)
      let found: (entries: [TreeEntry], notText: [Handle.NotText])
      do { found = try top.entries(in: path, limit: limit) } catch {
        if error.number == EFBIG { throw tooMany }
        try onFailure(FileError(error, place, .reading))
        continue
      }
      let start = path.isEmpty ? [] : Array("\(path)/".utf8)
      for name in found.notText where !skipping(start + name.bytes, name.isFolder) {
        let shown = quoted(String(decoding: name.bytes, as: UTF8.self))
        try onFailure(FileError(.badName, place, "holds \(shown), whose name is not UTF-8"))
      }
      open += found.entries.filter { $0.kind == .folder }.map(\.path).filter(opening)
      entries += found.entries
      if entries.count > limit { throw tooMany }
    }
    return entries.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
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
  fileprivate func entries(
    in path: String, limit: Int
  ) throws(Errno) -> (entries: [Files.TreeEntry], notText: [NotText]) {
    let (names, notText) = try names(in: path.isEmpty ? "." : path, limit: limit)
    var entries: [Files.TreeEntry] = []
    for name in names {
      let inner = path.isEmpty ? name : "\(path)/\(name)"
      guard let status = try status(of: inner, following: false) else { continue }
      entries.append(.init(path: inner, kind: .init(status.kind), size: status.size))
    }
    return (entries, notText)
  }
}
