internal import Authoring
internal import Host
internal import JSONTree
internal import Shell
internal import SourceText
internal import Wording

/// The files of a new template.
struct NewFiles {
  private let template: Template
  private let languages: [String]
  private let extraction: Extraction?
  private let translations: TranslationsFile?

  /// Takes a template as it is, or with its words moved to translations if languages are named.
  init(_ template: Template, languages: [String]) throws {
    self.languages = languages
    extraction = languages.isEmpty ? nil : try template.extraction()
    translations = try extraction.map {
      try TranslationsFile(
        name: Input.translationsName, languages: languages, entries: $0.entries)
    }
    self.template = extraction?.template ?? template
  }

  /// Writes native-config.json alone, or prints it.
  func write(toFile path: String, _ options: NewOptions, _ console: Console) throws {
    guard translations == nil else {
      throw UsageError(
        command: "new", "--locales writes two files, and --output is one",
        hint: "Name a folder instead.")
    }
    if path == "-" { return try console.print(template.document.source.text) }
    let tell = console.talk(besides: path)
    try Files.write(template.document.source.bytes, to: path, replacing: options.isForced)
    try tell("Created \(printable(path))\n")
  }

  /// Writes the folder.
  func write(toFolder path: String, _ options: NewOptions, _ console: Console) throws {
    let folder = Files.withoutEndSlashes(path)
    try Files.writeTree(files, to: folder, replacing: options.isForced)
    let lines = [(Input.configName, template.summary)] + (translationLine.map { [$0] } ?? [])
    let width = lines.map(\.0.count).max() ?? 0
    try console.print(
      "Created \(printable(folder))/\n"
        + lines.map { "  \($0.0.padded(to: width))   \($0.1)\n" }.joined())
    let name = printable(shellQuoted(folder))
    try console.say(
      "Next: inapp set \(name) --help · inapp preview \(name) · inapp pack \(name)\n")
  }

  /// The template as it would be read again, from the file or the folder that it was written to.
  func input(_ output: String?) -> Input {
    Input(
      origin: output.map { $0 == "-" || Files.isStream($0) ? .stdin : .file($0) }
        ?? .file(Input.configName),
      config: template.document.source, translations: translations?.document.source)
  }

  private var files: [(path: String, bytes: [UInt8])] {
    let config = (path: Input.configName, bytes: template.document.source.bytes)
    guard let translations else { return [config] }
    return [config, (path: Input.translationsName, bytes: translations.document.source.bytes)]
  }

  private var translationLine: (String, String)? {
    guard let extraction, let first = languages.first else { return nil }
    let others = languages.dropFirst()
    let rest = others.isEmpty ? "" : "; \(joined(Array(others), by: "and")) still to translate"
    let count = counted(extraction.moved.count, "text")
    return (Input.translationsName, "\(first) (default), \(count)\(rest)")
  }
}
