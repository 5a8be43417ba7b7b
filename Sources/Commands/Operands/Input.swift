internal import Archives
internal import Host
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

  static let configName = "native-config.json"
  static let translationsName = "pushwoosh.json"

  let origin: Origin
  /// native-config.json.
  let config: SourceFile
  /// pushwoosh.json beside it, where there is one.
  let translations: SourceFile?

  init(origin: Origin, config: SourceFile, translations: SourceFile? = nil) {
    self.origin = origin
    self.config = config
    self.translations = translations
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
}

extension Input {
  /// Reads the template that a word names: a folder, a file, a ZIP, or `-`; nil takes the current folder.
  static func template(
    _ word: String?, command: String, stdinName: String?, _ console: Console
  ) throws -> Input {
    guard let word else {
      guard Files.kind(of: configName) == .file else {
        throw UsageError(
          command: command, "no template is named, and this folder holds no \(configName)",
          hint: "Name a folder, a JSON file or a ZIP, or go into a template's folder.")
      }
      return try file(configName)
    }
    if word == "-" {
      let source = SourceFile(name: stdinName ?? "<stdin>", bytes: try console.input())
      return Input(origin: .stdin, config: source)
    }
    if Files.kind(of: word) == .folder {
      let path = Files.joining(word, configName)
      guard Files.kind(of: path) != nil else {
        throw Failure(
          "\(word) holds no \(configName)", help: "inapp new TYPE \(word) writes one there")
      }
      return try file(path)
    }
    let bytes = try Files.read(word, limit: Limits.document)
    return isArchive(bytes) ? try archive(word, bytes) : beside(word, bytes)
  }

  /// Whether bytes are a ZIP's.
  static func isArchive(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) || bytes.starts(with: [0x50, 0x4B, 0x05, 0x06])
  }

  private static func file(_ path: String) throws -> Input {
    beside(path, try Files.read(path, limit: Limits.document))
  }

  private static func beside(_ path: String, _ bytes: [UInt8]) -> Input {
    let isConfig = Files.lastComponent(path) == configName
    let other = String(path.dropLast(configName.count)) + translationsName
    let found = isConfig && Files.kind(of: other) == .file ? try? Files.read(other) : nil
    return Input(
      origin: .file(path), config: SourceFile(name: path, bytes: bytes),
      translations: found.map { SourceFile(name: other, bytes: $0) })
  }

  private static func archive(_ path: String, _ bytes: [UInt8]) throws -> Input {
    let contents = ArchiveContents(reading: bytes, name: path)
    guard contents.refusals.isEmpty else { throw Failure(refusing: contents, path) }
    guard let config = contents.entries.first(where: { $0.name == configName }) else {
      throw Failure(missingConfigIn: contents, path)
    }
    let translations = contents.entries.first { $0.name == translationsName }
    return Input(
      origin: .archive(path),
      config: SourceFile(name: "\(path)/\(configName)", bytes: config.bytes),
      translations: translations.map {
        SourceFile(name: "\(path)/\(translationsName)", bytes: $0.bytes)
      })
  }
}

extension Failure {
  /// The refusal of a hostile or broken ZIP, an entry a line.
  init(refusing contents: ArchiveContents, _ path: String) {
    let width = contents.refusals.map(\.entry.count).max() ?? 0
    let lines = contents.refusals.map {
      "  \($0.entry.padded(to: min(width, 40)))  \($0.sentence)"
    }
    self.init(
      "\(path): refused, nothing was written\n" + lines.joined(separator: "\n"),
      exitCode: ExitCodes.findings)
  }

  /// A ZIP that no phone finds a configuration in.
  init(missingConfigIn contents: ArchiveContents, _ path: String) {
    let nested = contents.entries.first { $0.name.hasSuffix("/\(Input.configName)") }
    self.init(
      "\(path) holds no \(Input.configName) at its root",
      help: nested.map { "it is at \($0.name): zip the folder's contents, not the folder" }
        ?? "pack the template with inapp pack",
      exitCode: ExitCodes.findings)
  }
}
