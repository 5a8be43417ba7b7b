internal import Archives
internal import Host
internal import SourceText

extension Input {
  /// Writes a new configuration to where the old one lies; standard input goes to standard output.
  func save(_ config: SourceFile, _ console: Console) throws {
    switch origin {
    case .stdin:
      try console.print(config.text)
    case .file(let path):
      guard try Files.read(path, limit: Limits.document) == self.config.bytes else {
        throw Failure(
          "\(path) changed while it was being edited; nothing was written", help: "try again")
      }
      try Files.write(config.bytes, to: path, replacing: true)
    case .archive(let path):
      let entries = entries.map {
        $0.name == Self.configName ? ArchiveEntry(name: $0.name, bytes: config.bytes) : $0
      }
      try Files.write(try zipArchive(of: entries), to: path, replacing: true)
    }
  }

  /// Where talk goes: beside the data, unless the data itself is the configuration.
  func report(_ text: String, _ console: Console) throws {
    if origin == .stdin { try console.say(text) } else { try console.print(text) }
  }
}
