internal import Archives
internal import Checking
internal import Diagnostics
internal import JSONTree
internal import Schema
internal import SourceText
internal import Wording

extension ArchiveContents {
  /// What is wrong with the ZIP itself: each refusal, or else what phones do not find or never read.
  ///
  /// Obstacles are findings for those of the targets that would show the template without them.
  func findings(in path: String, stopping targets: [Target] = []) -> [Diagnostic] {
    guard refusals.isEmpty else { return refusals.map { finding($0, in: path) }.named() }
    let listing = listing(in: path)
    let stopped = targets.isEmpty ? [] : obstacles.map { finding($0, in: path, targets) }
    return stopped.named() + listing.findings.named() + listing.junk(skipped).named()
  }

  private func finding(_ refusal: Refusal, in path: String) -> Diagnostic {
    Diagnostic(
      rule: .refusal(refusal.reason), severity: .error,
      message: "\(refusal.entry) \(refusal.sentence)",
      source: SourceFile(name: path, bytes: []), range: 0..<0, pointer: "", targets: [],
      help: BudgetOptions.Flag(raising: refusal.reason).map { BudgetOptions.Flag.help([$0]) })
  }

  private func finding(_ obstacle: Obstacle, in path: String, _ targets: [Target]) -> Diagnostic {
    let drop = targets.count == 1 ? "drops" : "drop"
    return Diagnostic(
      rule: .obstacle(obstacle.reason), severity: .error,
      message: "\(obstacle.entry) \(obstacle.sentence)",
      source: SourceFile(name: path, bytes: []), range: 0..<0, pointer: "",
      targets: targets.map(\.description),
      notes: ["\(joined(targets.map(\.title), by: "and")) \(drop) the whole message."],
      help: "inapp unpack it, and inapp pack the folder")
  }

  /// The names of the files.
  func listing(in path: String) -> TemplateListing {
    TemplateListing(
      of: entries.filter { !$0.isDirectory }.map(\.name), in: path, isArchive: true,
      isWrapped: stripped()?.hasConfig ?? false)
  }
}

extension Input {
  /// What is wrong with the ZIP that holds the template, apart from what is in its files; nil where nothing is.
  func checkedArchive(by checker: Checker) -> Checked? {
    guard let archive, let archiveName else { return nil }
    let report =
      archive.obstacles.isEmpty
      ? nil : checker.report(on: Document(parsing: config), as: .nativeConfig, beside: nil)
    return Checked(
      kind: .archive, path: archiveName,
      archive.findings(in: archiveName, stopping: report?.targetsStoppedByObstacles ?? []))
  }
}

extension [Diagnostic] {
  fileprivate func named() -> [Diagnostic] {
    named(by: \.rule) { $0.standing(for: $1) }
  }
}

extension [Refusal] {
  /// The faults as lines of a table.
  var remarks: [Remark] {
    map { (reason: $0.reason, remark: ($0.entry, $0.sentence) as Remark) }
      .named(by: { $0.reason }) { ($0.reason, ("…", Diagnostic.more($1))) }
      .map(\.remark)
  }
}

extension Array {
  /// The same, of each kind at most as many as a report names; one more stands for the others.
  fileprivate func named(
    by kind: (Element) -> some Hashable, standing: (Element, _ count: Int) -> Element
  ) -> [Element] {
    let counts = Dictionary(grouping: self, by: kind).mapValues(\.count)
    var seen = counts.mapValues { _ in 0 }
    return compactMap { element in
      let kind = kind(element)
      seen[kind, default: 0] += 1
      let more = counts[kind, default: 0] - Checker.mostNamed
      switch seen[kind, default: 0] - Checker.mostNamed {
      case ...0: return element
      case 1: return more == 1 ? element : standing(element, more)
      default: return nil
      }
    }
  }
}

extension Checked {
  /// What is wrong with a template's files apart from what is in them; nil where nothing is.
  init?(kind: DocumentKind, path: String, _ findings: [Diagnostic]) {
    guard !findings.isEmpty else { return nil }
    self.init(title: path, path: path, report: Report(kind: kind, diagnostics: findings))
  }
}
