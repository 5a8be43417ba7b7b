public import Diagnostics
internal import JSONTree
internal import Schema
internal import SourceText
internal import Wording

/// The kinds of document that the tool knows.
public enum DocumentKind: String, Sendable {
  case nativeConfig = "native-config"
  case pushwooshJSON = "pushwoosh"
  case archive = "zip"
}

/// What was found in one document.
public struct Report: Sendable {
  /// The kind of document.
  public let kind: DocumentKind
  /// The display type, if it is known.
  public let displayType: String?
  /// The findings, in the order of the file.
  public let diagnostics: [Diagnostic]
  /// What each target does; empty for documents that no phone draws.
  public let verdicts: [Verdict]

  /// Creates a report of findings that no schema made.
  public init(kind: DocumentKind, diagnostics: [Diagnostic]) {
    self.init(kind: kind, displayType: nil, diagnostics: diagnostics, verdicts: [])
  }

  init(
    kind: DocumentKind, displayType: String?, diagnostics: [Diagnostic], verdicts: [Verdict]
  ) {
    self.kind = kind
    self.displayType = displayType
    self.diagnostics = diagnostics
    self.verdicts = verdicts
  }

  /// How many findings are this grave.
  public func count(of severity: Severity) -> Int {
    diagnostics.count { $0.severity == severity }
  }
}

extension Finding {
  /// The finding for the targets asked about; nil where it is about what none of them has.
  func diagnostic(for targets: [Target], in source: SourceFile) -> Diagnostic? {
    let consequences = targets.map { ($0, consequence(on: $0)) }
    let concerned = consequences.filter { $0.1 != .accepted }
    if concerned.isEmpty, isAboutSupport { return nil }
    if let scope, !targets.contains(where: scope.isObserved) { return nil }
    let worst = concerned.map(\.1.severity).max() ?? .info
    let severity = max(worst, leastSeverity)
    return Diagnostic(
      rule: rule, severity: severity, message: message, source: source, range: range,
      pointer: path.pointer,
      targets: (concerned.isEmpty ? targets : concerned.map(\.0)).map(\.description),
      notes: Self.notes(concerned), help: help, fix: fix)
  }

  /// One sentence a consequence, naming the targets it holds for.
  private static func notes(_ concerned: [(Target, Consequence)]) -> [String] {
    var sentences: [(consequence: Consequence, titles: [String])] = []
    for (target, consequence) in concerned {
      if let known = sentences.firstIndex(where: { $0.consequence == consequence }) {
        sentences[known].titles.append(target.title)
      } else {
        sentences.append((consequence, [target.title]))
      }
    }
    return sentences.compactMap { $0.consequence.sentence(about: $0.titles) }
  }
}

extension Consequence {
  fileprivate func sentence(about titles: [String]) -> String? {
    let names = joined(titles, by: "and")
    let isOne = titles.count == 1
    switch self {
    case .dropped: return "\(names) \(isOne ? "drops" : "drop") the whole message."
    case .clamped: return "\(names) \(isOne ? "shows" : "show") the nearest value allowed."
    case .ignored: return "\(names) \(isOne ? "ignores" : "ignore") it."
    case .degraded(let plainer): return "\(names) \(isOne ? "uses" : "use") \(plainer) instead."
    case .undocumented: return "What \(names) \(isOne ? "does" : "do") is not documented."
    case .accepted: return nil
    }
  }
}
