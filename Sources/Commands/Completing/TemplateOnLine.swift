internal import Archives
internal import Authoring
internal import Host
internal import JSONTree
internal import Schema
internal import Shell
internal import SourceText

/// A question for words, and the files that the line names.
struct WordQuestion {
  let request: WordRequest
  let files: FilesOnLine

  /// What there is of the word.
  var word: String { request.word }

  /// The template that the line names, or the one in this folder; nil where there is none that can be read quickly.
  ///
  /// For `new` it is the starter of the display type.
  var template: Template? {
    if let name = request.operand("TYPE"), request.command == "new" {
      return Catalogue.displayType(named: name).flatMap { try? starter(of: $0) }
    }
    return document(Input.configName).flatMap { try? Template($0) }
  }

  /// A file of the template that the line names.
  func document(_ name: String) -> Document? {
    guard let word = request.template else { return files.document(at: name) }
    guard let path = expandingHome(word) else { return nil }
    switch Files.kind(of: path) {
    case .folder: return files.document(at: Files.joining(path, name))
    case .file:
      let isConfig = Files.lastComponent(path) == Input.configName
      return isConfig && name != Input.configName
        ? files.document(at: Files.joining(Files.parent(of: path), name))
        : files.document(at: path, entry: name)
    case .other, nil: return nil
    }
  }
}

/// Files, each read once, as a line is asked about again where one word leads to the next.
final class FilesOnLine {
  private var known: [[String]: Document?] = [:]

  /// The document in a file, or in an entry of it where it is a ZIP; nil for what cannot be read quickly.
  func document(at path: String, entry: String = "") -> Document? {
    if let document = known[[path, entry]] { return document }
    let document = source(path, entry).map { Document(parsing: $0) }
    known[[path, entry]] = document
    return document
  }

  private func source(_ path: String, _ entry: String) -> SourceFile? {
    guard let bytes = try? Files.readFile(path, limit: 4 << 20) else { return nil }
    guard Input.isArchive(bytes, named: path) else { return SourceFile(name: path, bytes: bytes) }
    return ArchiveContents(reading: bytes, name: path).entries.first { $0.name == entry }
      .map { SourceFile(name: entry, bytes: $0.bytes) }
  }
}

/// A path as a shell passes it on: `~/` is the user's home.
func expandingHome(_ path: String) -> String? {
  guard path.hasPrefix("~/") else { return path }
  return Environment["HOME"].map { Files.joining($0, String(path.dropFirst(2))) }
}
