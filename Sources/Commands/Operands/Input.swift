internal import Archives
internal import Host
internal import Schema
internal import Shell
internal import SourceText
internal import Wording

/// A template as it was found: where it lies, and the files of it that phones read.
struct Input {
  /// Where a template lies.
  enum Origin: Equatable {
    /// A native-config.json on disk, and its path.
    case file(String)
    /// A ZIP, and its path.
    case archive(String)
    /// Standard input.
    case stdin
  }

  static let configName = Model.nativeConfig.name
  static let translationsName = Model.pushwooshJSON.name
  /// The names of the files that phones read.
  static let documentNames = [configName, translationsName]

  let origin: Origin
  /// native-config.json.
  let config: SourceFile
  /// pushwoosh.json beside it, where there is one.
  let translations: SourceFile?
  /// The name of the ZIP that holds them.
  let archiveName: String?
  /// What else is in that ZIP.
  let archive: ArchiveContents?

  init(
    origin: Origin, config: SourceFile, translations: SourceFile? = nil, archiveName: String? = nil,
    archive: ArchiveContents? = nil
  ) {
    self.archive = archive
    self.origin = origin
    self.archiveName = archiveName
    self.config = config
    self.translations = translations
  }

  /// Where pushwoosh.json lies, or would lie.
  var translationsPath: String {
    switch origin {
    case .stdin: Self.translationsName
    case .archive(let path): "\(path)/\(Self.translationsName)"
    case .file(let path): Files.joining(Files.parent(of: path), Self.translationsName)
    }
  }

  /// The template's short name for a headline: its folder or ZIP.
  var title: String {
    switch origin {
    case .stdin: config.name
    case .archive(let path): path
    case .file(let path):
      Files.lastComponent(path) == Self.configName && Files.parent(of: path) != "."
        ? Files.parent(of: path) : path
    }
  }

  /// The same, and where that is the folder the user is in, its name.
  var headline: String {
    title == Self.configName ? Files.lastComponent(Files.currentFolder) : title
  }
}

extension Input {
  /// Reads the template that a word names: a folder, a file, a ZIP, or `-`; nil takes the current folder.
  ///
  /// A ZIP must keep the budget.
  static func template(
    _ word: String?, command: String, stdinName: String?, budget: Budget = .standard,
    _ console: Console
  ) throws -> Input {
    guard let word else {
      guard Files.kind(of: configName) != nil else {
        throw UsageError(
          command: command, "no template is named, and this folder holds no \(configName)",
          hint: "Name a folder, a JSON file or a ZIP, or go into a template's folder.")
      }
      return try file(configName)
    }
    if word == "-" {
      let bytes = try console.input()
      let name = stdinName ?? "<stdin>"
      guard !isArchive(bytes, named: name) else {
        return try archive(
          name, ArchiveContents(reading: bytes, name: name, budget: budget), .stdin)
      }
      return Input(origin: .stdin, config: SourceFile(name: name, bytes: bytes))
    }
    guard Files.kind(of: word) == .folder else {
      return try lying(at: word, budget: budget)
    }
    let path = Files.joining(word, configName)
    guard Files.kind(of: path) != nil else {
      throw Failure(
        "\(printable(word)) holds no \(configName)",
        help: "inapp new TYPE \(printable(shellQuoted(word))) writes one there")
    }
    return try file(path)
  }

  /// Reads the template of which a file is a part, or the ZIP that holds it.
  static func lying(at path: String, budget: Budget = .standard) throws -> Input {
    if let source = try ArchiveSource(ifArchive: path) {
      let contents = try ArchiveContents(reading: source, name: path, budget: budget)
      return try archive(path, contents, .archive(path))
    }
    let bytes = try Files.read(path, limit: Limits.document)
    guard isArchive(bytes, named: path) else { return try beside(path, bytes) }
    return try archive(
      path, ArchiveContents(reading: bytes, name: path, budget: budget), .archive(path))
  }

  /// Whether bytes are a ZIP's, or a name says that they should be.
  static func isArchive(_ bytes: [UInt8], named name: String) -> Bool {
    bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) || bytes.starts(with: [0x50, 0x4B, 0x05, 0x06])
      || name.lowercased().hasSuffix(".zip")
  }

  private static func file(_ path: String) throws -> Input {
    try beside(path, try Files.readFile(path, limit: Limits.document))
  }

  private static func beside(_ path: String, _ bytes: [UInt8]) throws -> Input {
    let config = SourceFile(name: path, bytes: bytes)
    let other = String(path.dropLast(configName.count)) + translationsName
    guard Files.lastComponent(path) == configName, Files.kind(of: other) != nil else {
      return Input(origin: .file(path), config: config)
    }
    let translations = SourceFile(
      name: other, bytes: try Files.readFile(other, limit: Limits.document))
    return Input(origin: .file(path), config: config, translations: translations)
  }

  private static func archive(
    _ path: String, _ contents: ArchiveContents, _ origin: Origin
  ) throws -> Input {
    guard let config = contents.entries.first(where: { $0.name == configName }),
      contents.refusals.isEmpty
    else { throw UnusableArchive(path: path, contents: contents) }
    let translations = contents.entries.first { $0.name == translationsName }
    return Input(
      origin: origin,
      config: SourceFile(name: "\(path)/\(configName)", bytes: config.bytes),
      translations: translations.map {
        SourceFile(name: "\(path)/\(translationsName)", bytes: $0.bytes)
      },
      archiveName: path, archive: contents)
  }
}
