internal import Diagnostics
internal import JSONTree
internal import Schema
internal import SourceText
internal import Wording

/// Something wrong in a request, with the targets and languages that meet it.
struct InboxFault {
  let rule: Rule
  let severity: Severity
  let message: String
  let range: Range<Int>
  let path: Path
  var help: String?
  /// What the server or phones do about it, as sentences.
  var notes: [String] = []
  /// What a card lacks, where that is the fault.
  var lacking: [CardPart] = []
  /// Whether the card is drawn otherwise than it was written.
  var isChange = false
  /// The releases that meet it; empty for what the server does.
  var targets: [Target] = []
  /// The languages that meet it; empty for all.
  var locales: [String] = []

  /// The same fault on a release of which it is not known whether it follows the rules that make it one.
  func inDoubt(on target: Target) -> InboxFault {
    var fault = self
    fault.notes =
      notes.map {
        $0.replacing("\(target.title) ", with: "\(target.title) perhaps ", maxReplacements: 1)
      }
      + ["Which release began the rules that say so is not documented."]
    return fault
  }

  /// Whether both are one fault, met by other targets or in other languages.
  func isSame(as other: InboxFault) -> Bool {
    rule == other.rule && range == other.range && path == other.path && message == other.message
  }

  func diagnostic(in source: SourceFile) -> Diagnostic {
    Diagnostic(
      rule: rule, severity: severity, message: message, source: source, range: range,
      pointer: path.pointer, targets: targets.map(\.description), locales: locales, notes: notes,
      help: help)
  }
}

/// The faults of one request, each once.
struct InboxFaults {
  private(set) var all: [InboxFault] = []

  /// Adds a fault, or its targets and languages to the same one.
  mutating func add(_ fault: InboxFault) {
    guard let index = all.firstIndex(where: { $0.isSame(as: fault) }) else {
      return all.append(fault)
    }
    all[index].targets = (all[index].targets + fault.targets).unique.sorted()
    let isEverywhere = all[index].locales.isEmpty || fault.locales.isEmpty
    all[index].locales = isEverywhere ? [] : (all[index].locales + fault.locales).unique
    all[index].notes = (all[index].notes + fault.notes).unique
  }

  /// Takes away what a closer look says better.
  mutating func remove(_ rule: Rule, at path: Path) {
    all.removeAll { $0.rule == rule && $0.path == path }
  }
}
