internal import Checking
internal import Diagnostics
internal import JSONTree
internal import Schema
internal import SourceText

extension ValidationRun {
  /// The findings as one document for scripts.
  var json: Value {
    [
      "version": 1,
      "summary": [
        "files": Value(fileCount), "errors": Value(count(of: .error)),
        "warnings": Value(count(of: .warning)),
      ],
      "files": .array(checked.map(\.json)),
    ]
  }
}

extension Checked {
  var json: Value {
    [
      "path": .string(path),
      "kind": .string(report.kind.rawValue),
      "displayType": Value(report.displayType),
      "verdicts": .array(report.verdicts.map(\.json)),
      "findings": .array(findings),
    ]
  }
}

extension Checked {
  /// The findings for scripts.
  var findings: [Value] {
    spans.map { $0.finding.json(from: $0.start, to: $0.end) }
  }
}

extension Verdict {
  var json: Value {
    let card: [Value.Entry] =
      inboxCard.map { [.init("card", Value($0.name)), .init("notification", Value($0.message))] }
      ?? []
    return .object(
      [
        .init("target", .string(target.description)), .init("locale", Value(locale)),
        .init("outcome", .string(outcome.rawValue)),
      ] + card + [.init("rules", .array(rules.map(Value.string)))])
  }
}

extension Diagnostic {
  fileprivate func json(from start: Position, to end: Position) -> Value {
    [
      "rule": .string(rule.id), "severity": .string(severity.rawValue),
      "message": .string(message), "pointer": .string(pointer),
      "line": Value(start.line), "column": Value(start.column),
      "endLine": Value(end.line), "endColumn": Value(end.column),
      "targets": .array(targets.map(Value.string)), "locales": .array(locales.map(Value.string)),
      "fix": fix.map(\.json) ?? .null,
    ]
  }
}

extension Fix {
  fileprivate var json: Value {
    [
      "title": .string(title), "safe": .boolean(isSafe), "edits": .array(edits.map(\.json)),
    ]
  }
}

extension TextEdit {
  fileprivate var json: Value {
    [
      "start": Value(range.lowerBound), "end": Value(range.upperBound),
      "text": .string(String(decoding: replacement, as: UTF8.self)),
    ]
  }
}

extension Value {
  /// The text, or null.
  init(_ text: String?) {
    self = text.map(Value.string) ?? .null
  }
}
