internal import Checking
internal import Diagnostics
internal import Schema
internal import Wording

extension ValidationRun {
  /// The findings for a terminal: verdicts first, then faults, then the sum; ends in a newline.
  func text(_ paint: Paint) -> String {
    var text = ""
    for document in checked {
      if !document.report.verdicts.isEmpty { text += document.headline(paint) + "\n" }
      for finding in document.report.diagnostics { text += finding.text(paint) + "\n" }
    }
    return text + sum(paint) + "\n"
  }

  private func sum(_ paint: Paint) -> String {
    let errors = count(of: .error)
    let warnings = count(of: .warning)
    let files = counted(checked.count, "file")
    guard errors + warnings > 0 else { return paint("No faults in \(files).", .good) }
    let tone: Tone = errors > 0 ? .error : .warning
    let parts = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }
    return paint(parts.map(counted).joined(separator: ", ") + " in \(files).", tone)
  }
}

extension Checked {
  /// The template, its display type, and each target's verdict.
  private func verdictLines(_ paint: Paint) -> [String] {
    let width = report.verdicts.map(\.target.title.count).max() ?? 0
    return report.verdicts.map { verdict in
      let rules = verdict.rules.isEmpty ? "" : "  " + verdict.rules.joined(separator: ", ")
      let outcome = verdict.outcome.rawValue.padded(to: rules.isEmpty ? 0 : 7)
      return "  \(verdict.target.title.padded(to: width))  "
        + "\(paint(outcome, verdict.outcome.tone))\(paint(rules, .faint))"
    }
  }

  fileprivate func headline(_ paint: Paint) -> String {
    let type = report.displayType.map { "  \($0)" } ?? ""
    return ([paint(title, .strong) + type] + verdictLines(paint)).joined(separator: "\n") + "\n"
  }
}

extension Outcome {
  fileprivate var tone: Tone {
    switch self {
    case .shown: .good
    case .changed: .warning
    case .dropped: .error
    }
  }
}
