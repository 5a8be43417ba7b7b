internal import Archives
internal import Host
internal import SourceText
internal import Wording

extension Input {
  /// Writes one of the template's files anew where it lies; standard input goes to standard output.
  func save(_ new: SourceFile, over old: SourceFile, _ console: Console) throws {
    try save([FileChange(old: old, new: new)], console)
  }

  /// Writes some of the template's files where they lie, all or none.
  ///
  /// The configuration that came from standard input goes to standard output, changed or not.
  func save(_ changes: [FileChange], _ console: Console) throws {
    switch origin {
    case .stdin where archive != nil:
      throw Failure("a ZIP on standard input cannot be changed", help: "name the ZIP itself")
    case .stdin:
      try console.print((changes.first?.new ?? config).text)
    case .file:
      try Files.whileLocked(folderOf: config.name) {
        for change in changes where try Self.bytes(of: change.new.name) != change.old?.bytes {
          throw ChangedMeanwhile(path: change.new.name)
        }
        if changes.count == 1, let new = changes.first?.new {
          return try Files.write(new.bytes, to: new.name, replacing: true)
        }
        // Should the machine stop halfway, texts without placeholders harm nobody.
        try Files.writeTogether(changes.reversed().map { ($0.new.name, $0.new.bytes) })
      }
    case .archive(let path):
      try Files.whileLocked(folderOf: path) { try save(changes, inArchive: path, console) }
    }
  }

  private func save(
    _ changes: [FileChange], inArchive path: String, _ console: Console
  ) throws {
    let time = try console.entryTime()
    let budget = archive?.budget ?? .standard
    let source = try ArchiveSource(path, console)
    let contents = try ArchiveContents(reading: source, name: path, budget: budget)
    var entries = contents.entries
    for change in changes {
      let name = Files.lastComponent(change.new.name)
      let index = entries.firstIndex { $0.name == name }
      guard index.map({ entries[$0].bytes }) == change.old?.bytes else {
        throw ChangedMeanwhile(path: path)
      }
      let entry = ArchiveEntry(name: name, bytes: change.new.bytes)
      if let index { entries[index] = entry } else { entries.append(entry) }
    }
    let new = try zipArchive(
      of: entries, comment: archiveComment(source, name: path), time: time, budget: budget)
    try Files.write(new, to: path, replacing: true)
    if let loss = contents.lossWhenWrittenAnew(path) { try console.say(loss) }
  }

  /// The bytes of a file, or nil where none is.
  private static func bytes(of path: String) throws -> [UInt8]? {
    Files.kind(of: path) == nil ? nil : try Files.read(path, limit: Limits.document)
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
    Failure(
      "\(printable(path)) changed while it was being edited; nothing was written", help: "try again"
    )
  }
}
