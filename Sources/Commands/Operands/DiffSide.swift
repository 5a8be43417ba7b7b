internal import Archives
internal import Checking
internal import Host
internal import JSONTree
internal import SourceText
internal import Wording

/// One side of a comparison: the files of a template, or one of its documents.
struct DiffSide {
  /// The name in messages.
  let place: String
  /// The bytes of each file by its path in the template.
  let files: [String: [UInt8]]
  /// The document that was named, where it is not a whole template.
  let only: String?

  /// Nothing, as git names a file that was added or deleted.
  static let none = DiffSide(place: nowhere, files: [:], only: nil)
  static let nowhere = "/dev/null"

  /// A file of it, named for messages.
  func source(_ name: String) -> SourceFile? {
    files[name].map {
      SourceFile(name: only == nil ? Files.joining(place, name) : place, bytes: $0)
    }
  }

  /// The same side without the files that are not compared with one document.
  func limited(to name: String) -> DiffSide {
    DiffSide(place: place, files: files.filter { $0.key == name }, only: only)
  }
}

extension DiffSide {
  /// Reads what a word names: a template's folder, one of its documents, a ZIP, `-`, or nothing.
  init(_ word: String, stdinName: String?, _ console: Console) throws {
    switch word {
    case Self.nowhere: self = .none
    case "-": try self.init(bytes: console.input(), of: stdinName ?? "<stdin>")
    default:
      guard Files.kind(of: word) == .folder else {
        if let source = try ArchiveSource(ifArchive: word) {
          try self.init(ArchiveContents(reading: source, name: word), of: word)
        } else {
          try self.init(bytes: Files.read(word, limit: Limits.document), of: word)
        }
        return
      }
      try self.init(folder: word)
    }
  }

  /// Reads a template's folder, without what pack leaves out.
  init(folder: String) throws {
    var files: [String: [UInt8]] = [:]
    for file in try TemplateFolder(folder).files {
      files[file.name] = try Files.read(file.place, limit: Limits.document)
    }
    for name in Input.documentNames where files[name] == nil {
      let path = Files.joining(folder, name)
      // A link to a document is followed, as validate does.
      if Files.kind(of: path) != nil {
        files[name] = try Files.readFile(path, limit: Limits.document)
      }
    }
    self.init(place: folder, files: files, only: nil)
  }

  /// Takes the bytes of a ZIP or of a document, told apart by what they are.
  init(bytes: [UInt8], of name: String) throws {
    guard Input.isArchive(bytes, named: name) else {
      let document = Document(parsing: SourceFile(name: name, bytes: bytes))
      let isNamed = Files.lastComponent(name) == Input.translationsName
      let kind = isNamed ? .pushwooshJSON : document.likelyKind
      let file = kind == .pushwooshJSON ? Input.translationsName : Input.configName
      self.init(place: name, files: [file: bytes], only: file)
      return
    }
    try self.init(ArchiveContents(reading: bytes, name: name), of: name)
  }

  private init(_ contents: ArchiveContents, of name: String) throws {
    guard contents.refusals.isEmpty else {
      throw Failure(
        refusing: contents, name, help: contents.helpWithoutLimits,
        exitCode: ExitCodes.failure)
    }
    let files = contents.entries.filter { !$0.isDirectory }
    self.init(
      place: name, files: Dictionary(files.map { ($0.name, $0.bytes) }) { $1 }, only: nil)
  }
}

extension DiffSide {
  /// The templates below a folder that is none itself, by their paths from it; nil for anything else.
  static func templates(below folder: String) throws -> [String: String]? {
    guard Files.kind(of: folder) == .folder,
      Files.kind(of: Files.joining(folder, Input.configName)) == nil
    else { return nil }
    let files = try Files.tree(in: folder).filter {
      $0.kind == .file && !isJunk(Files.parent(of: $0.path))
    }
    var found = Set(
      files.filter { Files.lastComponent($0.path) == Input.configName }
        .map { Files.parent(of: $0.path) })
    // What lies inside a template belongs to it.
    found = found.filter { !Self.isInside($0, found) }
    let archives = files.map(\.path).filter {
      $0.lowercased().hasSuffix(".zip") && !Self.isInside($0, found)
    }
    let names = found + archives
    return Dictionary(names.map { ($0, Files.joining(folder, $0)) }) { $1 }
  }

  private static func isInside(_ path: String, _ folders: Set<String>) -> Bool {
    var folder = Files.parent(of: path)
    while folder != "." {
      if folders.contains(folder) { return true }
      folder = Files.parent(of: folder)
    }
    return false
  }
}
