internal import Checking
internal import Diagnostics
internal import Host
internal import Schema
internal import Wording

extension ValidationRun {
  /// The findings for a terminal: verdicts first, then faults, then the sum; ends in a newline.
  func text(_ paint: Paint) -> String {
    Threads.map(checked) { $0.text(paint, isExplained) }.joined() + sum(paint) + hidden(paint)
      + "\n"
  }

  /// What --select and --ignore leave out.
  private func hidden(_ paint: Paint) -> String {
    guard hiddenCount > 0 else { return "" }
    return paint(
      " Left out: \(counted(hiddenCount, "finding")) of other rules.", .faint)
  }

  private func sum(_ paint: Paint) -> String {
    let errors = count(of: .error)
    let warnings = count(of: .warning)
    let files = counted(fileCount, "file")
    guard errors + warnings > 0 else { return paint("No faults in \(files).", .good) }
    let tone: Tone = errors > 0 ? .error : .warning
    let parts = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }
    return paint(parts.map(counted).joined(separator: ", ") + " in \(files).", tone) + next(paint)
  }

  /// What to read about the gravest finding.
  private func next(_ paint: Paint) -> String {
    let findings = checked.lazy.flatMap(\.report.diagnostics)
    guard let gravest = findings.max(by: { $0.severity < $1.severity }) else { return "" }
    return paint(" inapp explain \(gravest.rule.id)", .faint)
  }
}

extension Checked {
  fileprivate func text(_ paint: Paint, _ isExplained: Bool) -> String {
    var head = report.verdicts.isEmpty ? "" : headline(paint) + "\n"
    let steps = isExplained ? cardSteps(report.verdicts, paint) : ""
    if !steps.isEmpty { head += steps + "\n" }
    return located.reduce(into: head) { $0 += $1.0.text(paint, at: $1.1) + "\n" }
  }

  fileprivate func headline(_ paint: Paint) -> String {
    let type = report.displayType.map { "  \($0)" } ?? ""
    return "\(paint(printable(title), .strong))\(type)\n\(table(paint))"
  }

  /// What each target does with it: with a template, or with the messages of a request.
  func table(_ paint: Paint) -> String {
    report.kind == .createMessage ? cardTables(report.verdicts, paint) : verdictTable(paint)
  }

  /// Each target's verdict: a column a language where there are several, the rules where there is one.
  func verdictTable(_ paint: Paint) -> String {
    let locales = report.verdicts.map(\.locale).unique
    let targets = report.verdicts.map(\.target).unique
    let width = targets.map(\.title.count).max() ?? 0
    let names = locales.map {
      $0 == report.otherLocale ? "others" : $0.map { printable($0, atMost: 20) } ?? "no strings"
    }
    var lines: [String] = []
    if locales != [nil] {
      let head = names.map { $0.padded(to: 10) }.joined(separator: "  ")
      lines.append("  " + "".padded(to: width) + "  " + head.trimmingEnd)
    }
    for target in targets {
      let verdicts = report.verdicts.filter { $0.target == target }
      let title = "  " + target.title.padded(to: width) + "  "
      guard locales == [nil] else {
        let cells = verdicts.map { paint($0.outcome.rawValue.padded(to: 10), $0.outcome.tone) }
        lines.append(title + cells.joined(separator: "  ").trimmingEnd)
        continue
      }
      lines += verdicts[0].lines(after: title, paint)
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension Verdict {
  /// The outcome, and beside it what is shown otherwise than written, wrapped.
  fileprivate func lines(after title: String, _ paint: Paint) -> [String] {
    guard outcome != .shown else { return [title + paint(outcome.rawValue, outcome.tone)] }
    let told = changes.prefix(3) + (changes.count > 3 ? ["\(changes.count - 3) more"] : [])
    let start = title + outcome.rawValue.padded(to: 9)
    let blank = String(repeating: " ", count: start.displayWidth)
    let lines = wrapped(
      told.map { printable($0, atMost: 200) }.joined(separator: "; "),
      width: max(30, 80 - blank.count))
    return lines.enumerated().map { number, line in
      number == 0
        ? title + paint(outcome.rawValue.padded(to: 9), outcome.tone) + line : blank + line
    }
  }
}

extension Outcome {
  var tone: Tone {
    switch self {
    case .shown: .good
    case .changed: .warning
    case .dropped: .error
    }
  }
}
