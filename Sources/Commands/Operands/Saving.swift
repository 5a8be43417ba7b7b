internal import Archives
internal import Host
internal import SourceText

extension Input {
  /// Writes one of the template's files anew where it lies; standard input goes to standard output.
  func save(_ new: SourceFile, over old: SourceFile, _ console: Console) throws {
    switch origin {
    case .stdin:
      try console.print(new.text)
    case .file:
      try Files.whileLocked(folderOf: old.name) {
        guard try Files.read(old.name, limit: Limits.document) == old.bytes else {
          throw ChangedMeanwhile(path: old.name)
        }
        try Files.write(new.bytes, to: old.name, replacing: true)
      }
    case .archive(let path):
      try Files.whileLocked(folderOf: path) { try save(new, over: old, inArchive: path) }
    }
  }

  private func save(_ new: SourceFile, over old: SourceFile, inArchive path: String) throws {
    let contents = ArchiveContents(
      reading: try Files.read(path, limit: Limits.document), name: path)
    let name = Files.lastComponent(old.name)
    guard contents.entries.first(where: { $0.name == name })?.bytes == old.bytes else {
      throw ChangedMeanwhile(path: path)
    }
    let entries = contents.entries.map {
      $0.name == name ? ArchiveEntry(name: name, bytes: new.bytes) : $0
    }
    try Files.write(try zipArchive(of: entries), to: path, replacing: true)
  }

  /// Where talk goes: beside the data, unless the data itself is the configuration.
  func report(_ text: String, _ console: Console) throws {
    if origin == .stdin { try console.say(text) } else { try console.print(text) }
  }
}

/// A file that is no longer what it was when it was read; nothing was written.
struct ChangedMeanwhile: Error {
  let path: String

  var failure: Failure {
    Failure("\(path) changed while it was being edited; nothing was written", help: "try again")
  }
}
