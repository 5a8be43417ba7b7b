internal import Authoring
internal import Checking
internal import Diagnostics
internal import Host
internal import JSONTree
internal import SourceText
internal import Wording

/// Documents laid out anew, template by template, and those that cannot be.
struct FormattingRun {
  /// A template and what is to change in it.
  struct FormattedTemplate {
    let input: Input
    var changes: [FileChange]
  }

  private(set) var templates: [FormattedTemplate] = []
  /// The syntax errors.
  private(set) var faults: [Diagnostic] = []
  private(set) var failures: [Failure] = []
  /// How many documents were laid out or needed no change.
  private(set) var count = 0
  private var seen: Set<String> = []

  /// Lays out each document that words of a command line led to, one that is named twice once.
  init(_ subjects: [Subject]) {
    for subject in subjects {
      switch subject {
      case .readable(let readable): add(readable)
      case .unusable(let archive): failures.append(archive.failure.asFailure)
      case .archive, .checked: break
      }
    }
  }

  private mutating func add(_ readable: Readable) {
    guard seen.insert(readable.place(of: readable.document)).inserted else { return }
    let document = readable.document
    let others: [DocumentKind: String] = [.campaign: "campaign file", .createMessage: "request"]
    if let other = others[readable.kind] {
      let name = printable(document.source.name)
      failures.append(Failure("\(name) is a \(other); fmt lays out templates only"))
      return
    }
    guard document.isValid else {
      faults += Checker().check(document, as: readable.kind).diagnostics
        .filter { $0.rule == .invalidJSON }
      return
    }
    do {
      let new =
        readable.kind == .pushwooshJSON
        ? try document.formattedTranslations() : try document.formattedConfig()
      count += 1
      let change = FileChange(old: document.source, new: new)
      let changes = new.bytes == document.source.bytes ? [] : [change]
      if let last = templates.last, last.input.config.name == readable.input.config.name {
        templates[templates.count - 1].changes += changes
      } else {
        templates.append(FormattedTemplate(input: readable.input, changes: changes))
      }
    } catch {
      failures.append(Failure(error))
    }
  }
}

extension FormattingRun.FormattedTemplate {
  /// Whether the document itself is what is printed.
  var isStandardInput: Bool { input.origin == .stdin }

  /// Writes what changed, and names it; standard input goes to standard output, changed or not.
  func save(_ console: Console) throws {
    guard !isStandardInput else { return try input.save(changes, console) }
    guard !changes.isEmpty else { return }
    try input.save(changes, console)
    try console.print(
      changes.map { "\(printable($0.new.name))  laid out anew\n" }.joined())
  }
}

extension Failure {
  /// The same, as a job that could not be done.
  fileprivate var asFailure: Failure { Failure(message, help: help) }
}
