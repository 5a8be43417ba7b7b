extension Files {
  /// Writes many files into a folder, all or none.
  ///
  /// A folder that does not exist appears complete in one step. In one that exists, files that are
  /// not in the list stay, and links are never followed.
  ///
  /// - Parameters:
  ///   - files: Relative paths with slashes, and the whole contents.
  ///   - folders: Folders to make even if no file is in them.
  ///   - folder: The destination; folders above it are made.
  ///   - replacing: False refuses with `.exists`, naming the first file that is in the way.
  /// - Throws: `FileError`; then the destination is as it was.
  public static func writeTree(
    _ files: [(path: String, bytes: [UInt8])], folders: [String] = [], to folder: String,
    replacing: Bool
  ) throws(FileError) {
    try check(folder)
    let plan = try TreePlan(files, folders, to: folder)
    try Signals.holdingBack { () throws(FileError) in
      switch kind(of: folder) {
      case .folder: try TreeMerge(plan).run(replacing: replacing)
      case nil: try plan.appear()
      case .file, .other: throw FileError(.notFolder, folder, "is a file, not a folder")
      }
    }
  }
}

/// What is to be written where, with names that have been checked.
struct TreePlan {
  let files: [(path: TreePath, bytes: [UInt8])]
  let folders: [TreePath]
  let destination: String

  init(
    _ files: [(path: String, bytes: [UInt8])], _ folders: [String], to destination: String
  ) throws(FileError) {
    var seen: Set<String> = []
    self.files = try files.map { file throws(FileError) in
      guard seen.insert(file.path).inserted else {
        throw FileError(.exists, file.path, "appears twice")
      }
      return (try TreePath(file.path), file.bytes)
    }
    self.folders = try folders.map { path throws(FileError) in try TreePath(path) }
    self.destination = destination
  }
}
