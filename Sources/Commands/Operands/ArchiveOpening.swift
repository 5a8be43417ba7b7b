internal import Archives
internal import Host

extension ArchiveSource {
  /// Opens what a word names, a file or `-`; a pipe is read whole, and no further than any document.
  init(_ word: String, _ console: Console) throws {
    if word == "-" {
      self.init(try console.input())
    } else if let file = try SeekableFile(word) {
      self.init(file)
    } else {
      self.init(try Files.read(word, limit: Limits.document))
    }
  }

  private init(_ file: SeekableFile) {
    self.init(count: file.size) { offset, count in try file.read(count, at: offset) }
  }

  /// Opens a file that is a ZIP, or has a name that says that it should be; nil for any other.
  init?(ifArchive path: String) throws {
    guard Files.kind(of: path) == .file, let file = try SeekableFile(path),
      Input.isArchive(try file.read(4, at: 0), named: path)
    else { return nil }
    self.init(file)
  }
}

extension ArchiveContents {
  /// Whether the configuration is where phones look for it.
  var hasConfig: Bool { entries.contains { $0.name == Input.configName } }
}
