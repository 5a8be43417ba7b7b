internal import Checking
internal import Diagnostics

/// One checked document.
struct Checked {
  let title: String
  let path: String
  let report: Report
}

/// Everything that one run of validate found.
struct ValidationRun {
  let checked: [Checked]

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
