internal import Archives
internal import Checking
internal import Host
internal import JSONTree
internal import SourceText
internal import Wording

/// A document to check, and the template it belongs to.
struct Readable {
  let input: Input
  let document: Document
  let kind: DocumentKind
  /// The pushwoosh.json beside a native-config.json.
  var translations: Document?

  func checked(by checker: Checker) -> Checked {
    Checked(
      title: input.title, path: document.source.name, archive: input.archiveName,
      report: checker.check(document, as: kind, translations: translations))
  }
}

/// What a word of the command line led to.
enum Subject {
  /// A document to check.
  case readable(Readable)
  /// A ZIP about which all is said already.
  case unusable(UnusableArchive)
}

/// Finds the documents that the words of a command line name.
struct DocumentReader {
  let stdinName: String?
  let console: Console

  /// The documents, in the order named; none named takes the current folder.
  ///
  /// A word that leads to none does not keep the others from being read; it ends in `failures`.
  func subjects(_ words: [String]) throws -> (found: [Subject], failures: [Failure]) {
    if words.isEmpty { return (try subjects(nil), []) }
    var found: [Subject] = []
    var failures: [Failure] = []
    for word in words {
      do {
        found += try subjects(below: word)
      } catch {
        failures.append(Failure(error))
      }
    }
    return (found, failures)
  }

  private func subjects(below word: String) throws -> [Subject] {
    guard Files.kind(of: word) == .folder,
      Files.kind(of: Files.joining(word, Input.configName)) == nil
    else { return try subjects(word) }
    let below = try Files.tree(in: word).filter {
      $0.kind == .file && Files.lastComponent($0.path) == Input.configName
    }
    guard !below.isEmpty else {
      throw Failure(
        "\(printable(word)) holds no \(Input.configName), and no folder below it does",
        help: "inapp new TYPE \(printable(shellQuoted(word))) writes one there")
    }
    return try below.flatMap { try subjects(Files.joining(word, $0.path)) }
  }

  private func subjects(_ word: String?) throws -> [Subject] {
    do {
      return readable(try template(word)).map(Subject.readable)
    } catch let archive as UnusableArchive {
      return [.unusable(archive)]
    }
  }

  private func template(_ word: String?) throws -> Input {
    try Input.template(word, command: "validate", stdinName: stdinName, console)
  }

  private func readable(_ input: Input) -> [Readable] {
    let document = Document(parsing: input.config)
    let beside = input.translations.map { Document(parsing: $0) }
    let main = Readable(
      input: input, document: document, kind: document.likelyKind, translations: beside)
    return [main]
      + (beside.map { [Readable(input: input, document: $0, kind: .pushwooshJSON)] } ?? [])
  }
}

extension Document {
  /// The kind that the content suggests: translations name languages and no display type.
  fileprivate var likelyKind: DocumentKind {
    guard let root, root["displayType"] == nil else { return .nativeConfig }
    let isTranslations = root["localization"] != nil || root["default_language"] != nil
    return isTranslations ? .pushwooshJSON : .nativeConfig
  }
}
