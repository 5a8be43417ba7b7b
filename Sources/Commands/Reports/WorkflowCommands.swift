internal import Checking
internal import Diagnostics
internal import SourceText
internal import Wording

extension ValidationRun {
  /// The findings as commands of a GitHub Actions workflow, one a line; empty where there are none.
  var workflowCommands: String {
    checked.flatMap(\.workflowCommands).map { $0 + "\n" }.joined()
  }
}

extension Checked {
  fileprivate var workflowCommands: [String] {
    spans.map { span in
      let properties = properties(of: span).map { "\($0)=\(escaped($1, within: true))" }
      let finding = span.finding
      return "::\(finding.severity.annotation) \(properties.joined(separator: ","))"
        + "::\(escaped(place(of: span) + finding.paragraphs, within: false))"
    }
  }

  /// The file and place; columns only within one line, as GitHub takes them.
  private func properties(of span: Span) -> [(String, String)] {
    let title = ("title", span.finding.rule.id)
    if let archive { return isStandardInput(archive) ? [title] : [("file", archive), title] }
    guard !isStandardInput(path) else { return [title] }
    guard span.isInText else { return [("file", path), title] }
    let lines = [("line", span.start.line), ("endLine", span.end.line)]
    let columns = [("col", span.start.column), ("endColumn", span.end.column)]
    let place =
      span.start.line == span.end.line ? [lines[0], columns[0], lines[1], columns[1]] : lines
    return [("file", path)] + place.map { ($0.0, "\($0.1)") } + [title]
  }

  /// The place in words, where GitHub cannot show it.
  private func place(of span: Span) -> String {
    guard span.isInText, archive != nil || isStandardInput(path) else { return "" }
    return "\(path):\(span.start): "
  }
}

/// Whether a name is the one of standard input without --stdin-filename.
private func isStandardInput(_ name: String) -> Bool { name == "<stdin>" }

extension Diagnostic {
  /// The finding in plain lines: the message with its rule, what phones do, and what to do about it.
  var paragraphs: String {
    (["\(message) [\(rule.id)]"] + notes + (help.map { ["help: \($0)"] } ?? []))
      .joined(separator: "\n")
  }
}

extension Severity {
  fileprivate var annotation: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .info: "notice"
    }
  }
}

/// A text with the characters escaped that would end a command, or a property within it.
///
/// What is invisible or moves the cursor becomes `\u{…}`, as in other reports.
private func escaped(_ text: String, within isProperty: Bool) -> String {
  text.flatMap(\.scalarsByVisibility).map { scalar, isHidden in
    switch scalar {
    case "%": "%25"
    case "\r": "%0D"
    case "\n": "%0A"
    case ":" where isProperty: "%3A"
    case "," where isProperty: "%2C"
    default: isHidden ? printable("\(scalar)") : "\(scalar)"
    }
  }.joined()
}
