/// A path below a folder, in parts that cannot leave it.
struct TreePath {
  let text: String
  let parts: [String]

  /// The last part.
  var name: String { parts.last ?? "" }

  /// Refuses what is absolute, has an empty part, `.` or `..`, or a NUL.
  init(_ path: String) throws(FileError) {
    try Files.check(path)
    text = path
    parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    for part in parts where part.isEmpty || part == "." || part == ".." {
      throw FileError(.badName, path, "is not a plain path below the folder")
    }
  }

  /// What is in the way of a file or folder below the root; nil if nothing is.
  func obstacle(
    isFolder: Bool, in root: borrowing Handle, replacing: Bool, below shown: String
  ) throws(Errno) -> FileError? {
    for count in 1...parts.count {
      let path = parts[..<count].joined(separator: "/")
      guard let status = try root.status(of: path, following: false) else { return nil }
      let isFile = count == parts.count && !isFolder
      let place = Files.joining(shown, path)
      switch status.kind {
      case .link: return FileError(.notRegular, place, "is a symbolic link, which is not followed")
      case .other: return FileError(.notRegular, place, "is a pipe or a device, not a file")
      case .folder where isFile: return FileError(.isFolder, place, "is a folder, not a file")
      case .file where !isFile: return FileError(.notFolder, place, "is a file, not a folder")
      case .file where !replacing: return .exists(place)
      case .folder, .file: break
      }
    }
    return nil
  }
}
