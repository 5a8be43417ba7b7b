internal import Archives
internal import Checking
internal import Diagnostics
internal import SourceText
internal import Wording

extension ArchiveContents {
  /// Why phones or unpack would not take the ZIP: each refusal, or the configuration that is not at its root.
  func findings(in path: String) -> [Diagnostic] {
    if !refusals.isEmpty {
      return refusals.map {
        Diagnostic(
          Rule($0.reason.rawValue, $0.sentence), "\($0.entry) \($0.sentence)", wholeFile: path)
      }
    }
    guard !entries.contains(where: { $0.name == Input.configName }) else { return [] }
    let failure = Failure(missingConfigIn: self, path)
    return [
      Diagnostic(.configNotAtRoot, failure.message, wholeFile: path, help: failure.help)
    ]
  }
}

extension Rule {
  fileprivate static let configNotAtRoot = Rule(
    "config-not-at-root", "A ZIP must hold native-config.json at its root.")
}

extension Diagnostic {
  /// A finding about a file as a whole.
  fileprivate init(_ rule: Rule, _ message: String, wholeFile path: String, help: String? = nil) {
    self.init(
      rule: rule, severity: .error, message: message, source: SourceFile(name: path, bytes: []),
      range: 0..<0, pointer: "", targets: [], help: help)
  }
}
