internal import Archives
internal import Checking
internal import Diagnostics
internal import JSONTree
internal import SourceText

extension Checked {
  /// The findings as SARIF results.
  func results(_ rules: SARIFRules) -> [Value] {
    guard let source = report.diagnostics.first?.source else { return [] }
    var starts = CodePointColumns(source)
    var ends = starts
    var fixes = starts
    var seen: [String: Int] = [:]
    return spans.map { span in
      let finding = span.finding
      let columns = (
        starts.column(at: finding.range.lowerBound), ends.column(at: finding.range.upperBound)
      )
      let print = finding.fingerprint
      seen[print, default: 0] += 1
      return result(
        span, columns, fix: finding.fix?.repair(of: artifactName, source, &fixes), rules,
        "\(print):\(seen[print, default: 0])")
    }
  }

  private func result(
    _ span: Span, _ columns: (Int, Int), fix: Value?, _ rules: SARIFRules, _ fingerprint: String
  ) -> Value {
    let finding = span.finding
    let region = span.isInText && archive == nil ? span.region(columns) : nil
    let place = archive == nil ? "" : "\(path):\(span.start): "
    var entries: [Value.Entry] = [
      .init("ruleId", .string(finding.rule.id)),
      .init("ruleIndex", Value(rules.index(of: finding.rule))),
      .init("level", finding.severity.level),
      .init("message", ["text": messageText(place + finding.sentences)]),
      .init(
        "locations", [location(artifactName, region, pointer: finding.pointer)]),
      .init("partialFingerprints", ["ruleAndPlace/v1": .string(fingerprint)]),
    ]
    if let related = finding.related, archive == nil {
      entries.append(.init("relatedLocations", [related.location]))
    }
    if let fix, archive == nil { entries.append(.init("fixes", [fix])) }
    entries.append(
      .init(
        "properties",
        [
          "targets": .array(finding.targets.map(Value.string)),
          "locales": .array(finding.locales.map(Value.string)),
        ]))
    return .object(entries)
  }
}

/// A place in a file, and beside it the JSON Pointer, which names it however lines move.
private func location(_ path: String, _ region: Value?, pointer: String) -> Value {
  let artifact = Value.Entry("artifactLocation", ["uri": artifactURI(of: path)])
  let physical = [artifact] + (region.map { [Value.Entry("region", $0)] } ?? [])
  return [
    "physicalLocation": .object(physical),
    "logicalLocations": [["fullyQualifiedName": .string(pointer)]],
  ]
}

extension Span {
  /// The region by lines and columns in code points, and by bytes.
  fileprivate func region(_ columns: (Int, Int)) -> Value {
    SARIFRegion(lines: (start.line, end.line), columns: columns, bytes: finding.range).value
  }
}

extension Diagnostic {
  /// The message, what phones do and what to do about it, as sentences.
  fileprivate var sentences: String {
    (["\(message)."] + notes + (help.map { ["help: \($0)"] } ?? [])).joined(separator: "\n")
  }

  /// What stays the same when lines are added before.
  fileprivate var fingerprint: String {
    String(sha256(Array("\(rule.id)\n\(pointer)".utf8)).prefix(16))
  }
}

extension RelatedPlace {
  fileprivate var location: Value {
    var columns = CodePointColumns(source)
    let region = SARIFRegion(range, in: source, &columns).value
    return [
      "id": 1,
      "message": ["text": "where it comes to stand"],
      "physicalLocation": [
        "artifactLocation": ["uri": artifactURI(of: source.name)], "region": region,
      ],
      "logicalLocations": [["fullyQualifiedName": .string(pointer)]],
    ]
  }
}

extension Fix {
  fileprivate func repair(
    of path: String, _ source: SourceFile, _ columns: inout CodePointColumns
  ) -> Value {
    [
      "description": ["text": messageText(title)],
      "artifactChanges": [
        [
          "artifactLocation": ["uri": artifactURI(of: path)],
          "replacements": .array(
            edits.map { edit in
              [
                "deletedRegion": SARIFRegion(edit.range, in: source, &columns).value,
                "insertedContent": [
                  "text": .string(String(decoding: edit.replacement, as: UTF8.self))
                ],
              ]
            }),
        ]
      ],
      "properties": ["safe": .boolean(isSafe)],
    ]
  }
}
