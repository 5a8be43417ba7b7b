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
    throw FileError(.other(38), folder, "not there yet")
  }
}
