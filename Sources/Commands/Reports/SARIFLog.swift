internal import Checking
internal import Diagnostics
internal import JSONTree
internal import Wording

/// The findings of a run as a SARIF 2.1.0 log (OASIS Standard, March 2020).
struct SARIFLog {
  let value: Value

  /// Writes a run; failures are the words about what could not be read.
  init(_ run: ValidationRun, failures: [String]) {
    let rules = SARIFRules(run)
    value = [
      "$schema": .string(schemaAddress),
      "version": "2.1.0",
      "runs": [
        [
          "tool": [
            "driver": [
              "name": "inapp", "version": .string(Inapp.version),
              "semanticVersion": .string(Inapp.version), "rules": .array(rules.descriptors),
            ]
          ],
          "invocations": [
            [
              "executionSuccessful": .boolean(failures.isEmpty),
              "toolExecutionNotifications": .array(failures.map(notification)),
            ]
          ],
          "columnKind": "unicodeCodePoints",
          "newlineSequences": ["\r\n", "\n", "\r"],
          "artifacts": .array(
            Set(run.checked.map(\.artifactName)).sorted().map {
              ["location": ["uri": artifactURI(of: $0)]]
            }),
          "results": .array(run.checked.flatMap { $0.results(rules) }),
          "properties": ["files": .array(run.checked.map(\.verdictBag))],
        ]
      ],
    ]
  }
}

private let schemaAddress =
  "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

private func notification(_ text: String) -> Value {
  ["level": "error", "message": ["text": messageText(text)]]
}

/// A text for a SARIF message, in which a brace is written twice.
func messageText(_ text: String) -> Value {
  .string(
    String(
      text.flatMap { character in
        character == "{" || character == "}" ? [character, character] : [character]
      }))
}

/// A path as a relative URI, or an absolute one as a file URI.
func artifactURI(of path: String) -> Value {
  let plain = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/!$&'()*+,;=@".utf8)
  let encoded = path.utf8.map { byte in
    plain.contains(byte) ? String(UnicodeScalar(byte)) : percentEncoding(of: byte)
  }
  return .string((path.hasPrefix("/") ? "file://" : "") + encoded.joined())
}

extension Severity {
  /// The SARIF level.
  var level: Value {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }
}

extension Checked {
  /// The file on disk: the document itself, or the ZIP that holds it.
  var artifactName: String { archive ?? path }

  /// The verdicts in the words of the JSON format.
  fileprivate var verdictBag: Value {
    [
      "path": .string(path), "kind": .string(report.kind.rawValue),
      "displayType": Value(report.displayType), "verdicts": .array(report.verdicts.map(\.json)),
    ]
  }
}
