internal import Archives
internal import Authoring
internal import Host
internal import JSONTree
internal import Schema
internal import Shell
internal import SourceText

/// The template that a line names, or the one in this folder; nil where there is none that can be read quickly.
///
/// For `new` it is the starter of the display type.
func templateOnLine(_ request: WordRequest) -> Template? {
  if let name = request.operand("TYPE"), request.command == "new" {
    return Catalogue.displayType(named: name).flatMap { try? starter(of: $0) }
  }
  return documentOnLine(Input.configName, request).flatMap { try? Template($0) }
}

/// A file of the template that a line names.
func documentOnLine(_ name: String, _ request: WordRequest) -> Document? {
  guard let word = request.template, let path = expandingHome(word) else {
    return request.template == nil ? document(at: name) : nil
  }
  switch Files.kind(of: path) {
  case .folder: return document(at: Files.joining(path, name))
  case .file:
    guard let bytes = contents(of: path) else { return nil }
    if Input.isArchive(bytes, named: path) {
      let entry = ArchiveContents(reading: bytes, name: path).entries.first { $0.name == name }
      return entry.map { Document(parsing: SourceFile(name: name, bytes: $0.bytes)) }
    }
    return name == Input.configName || Files.lastComponent(path) != Input.configName
      ? Document(parsing: SourceFile(name: path, bytes: bytes))
      : document(at: Files.joining(Files.parent(of: path), name))
  case .other, nil: return nil
  }
}

/// A path as a shell passes it on: `~/` is the user's home.
func expandingHome(_ path: String) -> String? {
  guard path.hasPrefix("~/") else { return path }
  return Environment["HOME"].map { Files.joining($0, String(path.dropFirst(2))) }
}

private func document(at path: String) -> Document? {
  contents(of: path).map { Document(parsing: SourceFile(name: path, bytes: $0)) }
}

/// The bytes of a file, unless it is so large that reading it would be felt.
private func contents(of path: String) -> [UInt8]? {
  try? Files.readFile(path, limit: 4 << 20)
}
