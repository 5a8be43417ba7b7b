internal import Archives
internal import Checking
internal import Diagnostics
internal import SourceText

/// One checked document.
struct Checked {
  let title: String
  let path: String
  /// The ZIP that holds it.
  var archive: String?
  let report: Report
}

extension Checked {
  /// The same document with other findings.
  func with(_ diagnostics: [Diagnostic]) -> Checked {
    Checked(
      title: title, path: path, archive: archive, report: report.with(diagnostics: diagnostics))
  }

  /// The same document in a ZIP with obstacles.
  func unread(for obstacles: [Obstacle]) -> Checked {
    Checked(title: title, path: path, archive: archive, report: report.unread(for: obstacles))
  }

  /// The findings about bytes of another document.
  fileprivate var strangers: [Diagnostic] {
    report.diagnostics.filter { $0.source.name != path }
  }

  /// The findings with the positions at which they begin.
  var located: [(Diagnostic, Position)] {
    guard let source = report.diagnostics.first?.source else { return [] }
    var finder = PositionFinder(source)
    return report.diagnostics.map { ($0, finder.position(at: $0.range.lowerBound)) }
  }
}

/// A finding with the positions of its bytes.
struct Span {
  let finding: Diagnostic
  let start: Position
  let end: Position

  /// Whether it is about bytes of the file, and not about the file as a whole.
  var isInText: Bool { !finding.source.bytes.isEmpty }
}

extension Checked {
  /// The findings with the positions at which they begin and end.
  var spans: [Span] {
    guard let source = report.diagnostics.first?.source else { return [] }
    var ends = PositionFinder(source)
    return located.map { finding, start in
      Span(finding: finding, start: start, end: ends.position(at: finding.range.upperBound))
    }
  }
}

/// Everything that one run of validate found.
struct ValidationRun {
  let checked: [Checked]
  /// How many findings are of rules that are not wanted.
  private(set) var hiddenCount = 0
  /// Whether the steps to each inbox card are told.
  private(set) var isExplained = false

  /// Takes checked documents; a finding goes to the document that holds the bytes to blame.
  init(checked: [Checked]) {
    let strangers = Dictionary(grouping: checked.flatMap(\.strangers)) { $0.source.name }
    guard !strangers.isEmpty else {
      self.checked = checked
      return
    }
    self.checked = checked.map { document in
      let own = document.report.diagnostics.filter { $0.source.name == document.path }
      let all = own + (strangers[document.path] ?? [])
      return document.with(all.sorted { $0.range.lowerBound < $1.range.lowerBound })
    }
  }

  /// The same run without the findings of other rules; verdicts stay what they are.
  func showing(_ rules: RuleSelection, isExplained: Bool = false) -> ValidationRun {
    var whole = self
    whole.isExplained = isExplained
    guard rules.isChoosing else { return whole }
    var run = ValidationRun(
      checked: checked.map { document in
        document.with(document.report.diagnostics.filter { rules.includes($0.rule) })
      })
    run.hiddenCount = findingCount - run.findingCount
    run.isExplained = isExplained
    return run
  }

  private var findingCount: Int {
    checked.flatMap(\.report.diagnostics).reduce(0) { $0 + $1.count }
  }

  /// How many documents were checked, and ZIPs without any; what is beside documents is no file of its own.
  var fileCount: Int {
    checked.count { one in
      switch one.report.kind {
      case .folder: false
      case .archive: !checked.contains { $0.path.hasPrefix("\(one.path)/") }
      default: true
      }
    }
  }

  func count(of severity: Severity) -> Int {
    checked.reduce(0) { $0 + $1.report.count(of: severity) }
  }

  /// Whether a finding is as grave as the level, or graver.
  func fails(at level: ValidateOptions.FailLevel) -> Bool {
    guard let least = level.severity else { return false }
    return checked.contains { $0.report.diagnostics.contains { $0.severity >= least } }
  }
}

extension ValidateOptions.FailLevel {
  fileprivate var severity: Severity? { Severity(rawValue: rawValue) }
}
