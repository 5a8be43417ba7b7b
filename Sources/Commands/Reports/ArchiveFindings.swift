internal import Archives
internal import Checking
internal import Diagnostics
internal import SourceText

extension ArchiveContents {
  /// What is wrong with the ZIP itself: each refusal, or else what phones do not find or never read.
  func findings(in path: String) -> [Diagnostic] {
    guard refusals.isEmpty else {
      return refusals.map {
        Diagnostic(
          rule: .refusal($0.reason), severity: .error, message: "\($0.entry) \($0.sentence)",
          source: SourceFile(name: path, bytes: []), range: 0..<0, pointer: "", targets: [],
          help: BudgetOptions.Flag(raising: $0.reason).map { BudgetOptions.Flag.help([$0]) })
      }
    }
    let listing = listing(in: path)
    return listing.findings + listing.junk(skipped)
  }

  /// The names of the files.
  func listing(in path: String) -> TemplateListing {
    TemplateListing(
      of: entries.filter { !$0.isDirectory }.map(\.name), in: path, isArchive: true)
  }
}

extension Checked {
  /// What is wrong with a template's files apart from what is in them; nil where nothing is.
  init?(kind: DocumentKind, path: String, _ findings: [Diagnostic]) {
    guard !findings.isEmpty else { return nil }
    self.init(title: path, path: path, report: Report(kind: kind, diagnostics: findings))
  }
}
