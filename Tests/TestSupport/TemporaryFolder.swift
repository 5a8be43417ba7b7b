public import Foundation

/// A new empty folder that is removed, with all it holds, when the last reference to it goes.
public final class TemporaryFolder: Sendable {
  /// Where the folder is.
  public let url: URL

  /// Makes a folder with a name of its own in the system's temporary folder.
  public init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("inapp-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { remove() }

  /// The place of a file in the folder, whether it exists or not.
  public subscript(path: String) -> URL { url.appendingPathComponent(path) }

  /// Writes a file, making the folders on its path.
  @discardableResult
  public func write(_ bytes: some Sequence<UInt8>, to path: String) throws -> URL {
    let file = self[path]
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return file
  }

  /// The paths of all files and folders below, relative to the folder, sorted.
  public func list() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: url.path).sorted()
  }

  /// Removes the folder now rather than later.
  public func remove() {
    try? FileManager.default.removeItem(at: url)
  }
}
