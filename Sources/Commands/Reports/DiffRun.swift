internal import Checking
internal import Diagnostics
internal import JSONTree
internal import Wording

/// A comparison of two templates, or of all below two folders.
struct DiffRun {
  /// A pair of templates and its name below the folders; the name is nil where two templates were named.
  var diffs: [(name: String?, diff: TemplateDiff)] = []
  /// The templates below the old folder only.
  var onlyOld: [String] = []
  /// The templates below the new folder only.
  var onlyNew: [String] = []
  /// Why pairs could not be compared.
  var failures: [DiffFailure] = []

  /// Whether nothing differs but layout.
  var isEqual: Bool {
    failures.isEmpty && onlyOld.isEmpty && onlyNew.isEmpty && diffs.allSatisfy(\.diff.isEqual)
  }

  /// Whether nothing could be compared.
  var isEmpty: Bool { diffs.isEmpty && onlyOld.isEmpty && onlyNew.isEmpty }

  /// The differences for a terminal; ends in a newline, and is empty where nothing could be compared.
  func text(width: Int, _ paint: Paint) -> String {
    guard !isEmpty else { return "" }
    if let single = diffs.first, single.name == nil {
      return single.diff.text(width: width, paint)
    }
    let changed = diffs.filter { !$0.diff.files.isEmpty }
    guard !changed.isEmpty || !onlyOld.isEmpty || !onlyNew.isEmpty else {
      return paint("No difference in \(counted(diffs.count, "template")).", .good) + "\n"
    }
    let differing = diffs.count { !$0.diff.isEqual } + onlyOld.count + onlyNew.count
    let all = diffs.count + onlyOld.count + onlyNew.count
    let verb = differing == 1 ? "differs" : "differ"
    var text = "\(differing) of \(counted(all, "template")) \(verb).\n"
    text += onlyOld.map { "  \(paint("removed", .error))  \(printable($0))\n" }.joined()
    text += onlyNew.map { "  \(paint("added", .good))    \(printable($0))\n" }.joined()
    for (name, diff) in changed {
      text += "\n" + diff.text(title: name, width: width, paint)
    }
    return text
  }

  /// The differences as one document for scripts.
  var json: Value {
    let missing = onlyOld.map { ($0, "removed") } + onlyNew.map { ($0, "added") }
    return [
      "version": 1, "equal": .boolean(isEqual),
      "files": .array(
        missing.map { ["path": .string($0), "status": .string($1), "changes": []] }
          + diffs.flatMap { $0.diff.filesJSON(in: $0.name) }),
      "verdicts": .array(diffs.flatMap { $0.diff.verdictsJSON(in: $0.name) }),
    ]
  }
}

/// Why two templates could not be compared.
struct DiffFailure {
  private let error: any Error

  init(_ error: any Error) {
    self.error = error
  }

  /// What is wrong with a document, with its place, or the reason in words; ends in a newline.
  func text(_ paint: Paint) -> String {
    (error as? UnreadableDocument).map { document in
      document.findings.map { $0.text(paint) }.joined(separator: "\n")
    } ?? Failure(error).text
  }
}
