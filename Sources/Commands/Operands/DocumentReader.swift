internal import Archives
internal import Checking
internal import Host
internal import JSONTree
internal import SourceText
internal import Wording

/// A document to check, and the template it belongs to.
struct Readable {
  var input: Input
  var document: Document
  let kind: DocumentKind
  /// The template's other document: its pushwoosh.json, or its native-config.json.
  var beside: Document?

  func checked(by checker: Checker) -> Checked {
    Checked(
      title: input.title, path: document.source.name, archive: input.archiveName,
      report: checker.report(on: document, as: kind, beside: beside)
        .unread(for: input.archive?.obstacles ?? []))
  }
}

/// What a word of the command line led to.
enum Subject {
  /// A document to check.
  case readable(Readable)
  /// A ZIP about which all is said already.
  case unusable(UnusableArchive)
  /// A template's ZIP apart from what is in its files.
  case archive(Input)
  /// What all is said about already, such as the names of a template's files.
  case checked(Checked)
}

extension Subject {
  /// The same after repairs, which write a ZIP anew.
  func readAgain(_ budget: Budget) throws -> Subject {
    func again(_ input: Input) throws -> Input {
      guard case .archive(let path) = input.origin else { return input }
      return try .lying(at: path, budget: budget)
    }
    switch self {
    case .readable(var readable):
      readable.input = try again(readable.input)
      return .readable(readable)
    case .archive(let input): return .archive(try again(input))
    case .unusable, .checked: return self
    }
  }
}

/// Finds the documents that the words of a command line name.
struct DocumentReader {
  let stdinName: String?
  let console: Console
  /// The command whose words these are, for usage errors.
  var command = "validate"
  /// What a ZIP may hold.
  var budget = Budget.standard
  /// Checks the many documents below a folder as they are read; nil where they are to be repaired first.
  var checker: Checker?

  /// The documents, in the order named; none named takes the current folder.
  ///
  /// A word or folder that cannot be read does not keep the others from it; it ends in `failures`.
  func subjects(_ words: [String]) throws -> (found: [Subject], failures: [Failure]) {
    if words.isEmpty { return (try subjects(nil), []) }
    var found: [Subject] = []
    var failures: [Failure] = []
    for word in words {
      do {
        let below = try subjects(below: word)
        found += below.found
        failures += below.failures
      } catch {
        failures.append(Failure(error))
      }
    }
    return (found, failures)
  }

  private func subjects(below word: String) throws -> (found: [Subject], failures: [Failure]) {
    guard Files.kind(of: word) == .folder,
      Files.kind(of: Files.joining(word, Input.configName)) == nil
    else { return (try subjects(word), []) }
    var unlisted: [FileError] = []
    let below = try Files.tree(in: word, failures: &unlisted).filter {
      $0.kind == .file && Files.lastComponent($0.path) == Input.configName
    }
    guard !below.isEmpty || !unlisted.isEmpty else {
      throw Failure(
        "\(printable(word)) holds no \(Input.configName), and no folder below it does",
        help: TemplateListing(inFolder: word).helpWithMisnamedConfig
          ?? "inapp new TYPE \(printable(shellQuoted(word))) writes one there")
    }
    let paths = below.map { Files.joining(word, $0.path) }
    var found: [Subject] = []
    var failures = unlisted.map { Failure($0) }
    let results = Threads.map(paths) { [checker] path in
      Result {
        let found = try Self.subjects { try Input.lying(at: path) }
        guard let checker else { return found }
        return found.compactMap { $0.checked(by: checker).map(Subject.checked) }
      }
    }
    for result in results {
      switch result {
      case .success(let subjects): found += subjects
      case .failure(let error): failures.append(Failure(error))
      }
    }
    return (found, failures)
  }

  private static func subjects(of template: () throws -> Input) throws -> [Subject] {
    do {
      return readable(try template()).map(Subject.readable)
    } catch let archive as UnusableArchive {
      return [.unusable(archive)]
    }
  }

  private func subjects(_ word: String?) throws -> [Subject] {
    do {
      let input = try template(word)
      return Self.readable(input).map(Subject.readable) + files(of: input, word)
    } catch let archive as UnusableArchive {
      return [.unusable(archive)]
    }
  }

  private func template(_ word: String?) throws -> Input {
    try Input.template(
      word, command: command, stdinName: stdinName, budget: budget, console)
  }

  private static func readable(_ input: Input) -> [Readable] {
    let document = Document(parsing: input.config)
    let beside = input.translations.map { Document(parsing: $0) }
    let main = Readable(
      input: input, document: document, kind: document.likelyKind, beside: beside)
    guard let beside else { return [main] }
    return [main, Readable(input: input, document: beside, kind: .pushwooshJSON, beside: document)]
  }

  /// What is wrong with the names of the files in a template's ZIP or folder.
  private func files(of input: Input, _ word: String?) -> [Subject] {
    switch input.origin {
    case .file:
      guard word.map({ Files.kind(of: $0) == .folder }) ?? true else { return [] }
      let folder = word ?? "."
      let checked = Checked(kind: .folder, path: folder, TemplateListing(inFolder: folder).findings)
      return checked.map { [.checked($0)] } ?? []
    case .archive, .stdin: return input.archive == nil ? [] : [.archive(input)]
    }
  }
}

extension TemplateListing {
  /// Lists a folder without what pack leaves out; what cannot be listed counts as empty.
  init(inFolder folder: String) {
    let files = (try? TemplateFolder(folder))?.files ?? []
    self.init(of: files.map(\.name), in: folder, isArchive: false)
  }
}

extension Document {
  /// The kind that the content suggests.
  var likelyKind: DocumentKind { likelyKind(else: .nativeConfig) }

  /// The kind that the content suggests: a request has notifications, translations name languages, a campaign names
  /// messages, and none of them has a display type.
  func likelyKind(else unknown: DocumentKind) -> DocumentKind {
    guard let root else { return unknown }
    if root["displayType"] != nil { return .nativeConfig }
    if root["request"] != nil || root["notifications"] != nil { return .createMessage }
    if root["localization"] != nil || root["default_language"] != nil { return .pushwooshJSON }
    let schema = root["$schema"]?.string ?? ""
    return root["messages"] != nil || schema.contains("campaign") ? .campaign : unknown
  }
}
