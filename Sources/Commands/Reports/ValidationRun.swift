internal import Checking
internal import Diagnostics
internal import SourceText

/// One checked document.
struct Checked {
  let title: String
  let path: String
  let report: Report
}

extension Checked {
  /// The findings with the positions at which they begin.
  var located: [(Diagnostic, Position)] {
    guard let source = report.diagnostics.first?.source else { return [] }
    var finder = PositionFinder(source)
    return report.diagnostics.map { ($0, finder.position(at: $0.range.lowerBound)) }
  }
}

/// Everything that one run of validate found.
struct ValidationRun {
  let checked: [Checked]

  /// Takes checked documents; a finding goes to the document that holds the bytes to blame.
  init(checked: [Checked]) {
    let strangers = checked.flatMap { document in
      document.report.diagnostics.filter { $0.source.name != document.path }
    }
    self.checked = checked.map { document in
      let own = document.report.diagnostics.filter { $0.source.name == document.path }
      let arrived = strangers.filter { $0.source.name == document.path }
      let sorted = (own + arrived).sorted { $0.range.lowerBound < $1.range.lowerBound }
      return Checked(
        title: document.title, path: document.path,
        report: document.report.with(diagnostics: sorted))
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
