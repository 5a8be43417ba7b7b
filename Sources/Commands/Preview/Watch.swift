internal import Diagnostics
internal import Host
internal import JSONTree
internal import SourceText
internal import Wording

/// A template that is read again whenever one of its files changes.
struct Watch {
  /// What is to be shown.
  enum News {
    /// Another look.
    case look(Look)
    /// Why the last look is out of date, in a line.
    case trouble(String)
  }

  /// The milliseconds from one look at the files to the next.
  static let pace = 100

  private let console: Console
  private let read: () throws -> (Input, Look)
  private var files: WatchedFiles
  private var isInTrouble = false
  private(set) var input: Input
  private(set) var look: Look

  /// Reads the template; what cannot be read now is not waited for.
  init(_ console: Console, reading read: @escaping () throws -> (Input, Look)) throws {
    let (input, _) = try read()
    guard let files = WatchedFiles(of: input) else {
      throw Failure("\(printable(input.headline)) cannot be watched: it is no file")
    }
    self.files = files
    self.console = console
    self.read = read
    // Once more, as it may have changed before it was watched.
    (self.input, look) = try read()
  }

  /// Looks at the files once, says what changed, and returns what is to be shown then.
  mutating func news() throws -> News? {
    let changes = files.changes()
    guard !changes.isEmpty else { return nil }
    if let missing = files.missing {
      guard changes.contains(where: { $0.name == missing }) else { return nil }
      isInTrouble = true
      let words = "\(printable(missing)) is gone; waiting for it"
      try console.print(words + ".\n")
      return .trouble(words)
    }
    let (old, verdicts) = (input, look.verdicts(.none))
    do { (input, look) = try read() } catch {
      isInTrouble = true
      let failure = Failure(error)
      try console.say(failure.text)
      return .trouble(failure.message.split(separator: "\n").joined(separator: " "))
    }
    if isInTrouble || !input.holdsTheSame(as: old) {
      let deeds = joined(changes.map(\.words), by: "and")
      try console.print(deeds + consequence(after: verdicts))
    }
    isInTrouble = false
    return .look(look)
  }

  /// What follows from changes, in words to stand behind them; before them, verdicts were these.
  private func consequence(after verdicts: String) -> String {
    if let fault = input.syntaxFault(console.paint()) { return ":\n\(fault)" }
    return look.verdicts(.none) == verdicts
      ? "; the verdicts stay.\n" : ":\n\(look.verdicts(console.paint()))"
  }
}

extension Input {
  /// What ends the reading of a document, with its place; nil where all is JSON.
  fileprivate func syntaxFault(_ paint: Paint) -> String? {
    for document in [config, translations].compactMap(\.self).map({ Document(parsing: $0) }) {
      guard !document.isValid, let fault = document.syntaxFindings.first else { continue }
      var finder = PositionFinder(document.source)
      return fault.text(paint, at: finder.position(at: fault.range.lowerBound)) + "\n"
    }
    return nil
  }

  /// Whether the documents are the same, byte by byte.
  fileprivate func holdsTheSame(as other: Input) -> Bool {
    config.bytes == other.config.bytes && translations?.bytes == other.translations?.bytes
  }
}
