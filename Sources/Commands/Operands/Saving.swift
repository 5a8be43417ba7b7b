internal import Archives
internal import Host
internal import SourceText
internal import Wording

extension Input {
  /// Writes one of the template's files anew where it lies; standard input goes to standard output.
  func save(_ new: SourceFile, over old: SourceFile, _ console: Console) throws {
    switch origin {
    case .stdin:
      try console.print(new.text)
    case .file:
      guard try Files.read(old.name, limit: Limits.document) == old.bytes else {
        throw changedMeanwhile(old.name)
      }
      try Files.write(new.bytes, to: old.name, replacing: true)
    case .archive(let path):
      let contents = ArchiveContents(
        reading: try Files.read(path, limit: Limits.document), name: path)
      let name = Files.lastComponent(old.name)
      guard contents.entries.first(where: { $0.name == name })?.bytes == old.bytes else {
        throw changedMeanwhile(path)
      }
      let entries = contents.entries.map {
        $0.name == name ? ArchiveEntry(name: name, bytes: new.bytes) : $0
      }
      try Files.write(try zipArchive(of: entries), to: path, replacing: true)
    }
  }

  private func changedMeanwhile(_ path: String) -> Failure {
    Failure(
      "\(printable(path)) changed while it was being edited; nothing was written", help: "try again"
    )
  }

  /// Where talk goes: beside the data, unless the data itself is the configuration.
  func report(_ text: String, _ console: Console) throws {
    if origin == .stdin { try console.say(text) } else { try console.print(text) }
  }
}
