internal import Diagnostics
internal import JSONTree
internal import Schema
internal import SourceText
internal import Wording

extension Checker {
  /// What the targets lack of the display type, or draw without the vendor's promise.
  func supportFindings(
    of type: DisplayType, on targets: [Target], in document: Document
  ) -> [Diagnostic] {
    targets.compactMap { target in
      guard type.support.isObserved(on: target) else { return unsupported(type, target, document) }
      guard !type.support.isDocumented(on: target) else { return nil }
      return undocumented(type, target, document)
    }
  }

  private func unsupported(
    _ type: DisplayType, _ target: Target, _ document: Document
  ) -> Diagnostic {
    let since = type.support.observed[target.platform]
    let drawing = Platform.allCases.filter { type.support.observed[$0] != nil }.map(\.title)
    return diagnostic(
      .unsupportedDisplayType,
      explicitPlatforms.contains(target.platform) ? .error : .warning,
      "\(target.title) does not draw a \(type.name)", target, document,
      help: since.map { "\(target.platform.title) draws it from \($0) on" }
        ?? "no \(target.platform.title) release draws it yet; send it to "
        + "\(joined(drawing, by: "and")) only")
  }

  private func undocumented(
    _ type: DisplayType, _ target: Target, _ document: Document
  ) -> Diagnostic {
    let since = type.support.documented[target.platform]
    let promise =
      since.map { "documented from \($0) only" }
      ?? "the vendor's page says not yet"
    return diagnostic(
      .undocumentedSupport, .warning, "\(target.title) draws a \(type.name), though \(promise)",
      target, document, help: "rely on it only after a test on that release")
  }

  private func diagnostic(
    _ rule: Rule, _ severity: Severity, _ message: String, _ target: Target,
    _ document: Document, help: String
  ) -> Diagnostic {
    let range = document.root?.last("displayType")?.range ?? 0..<0
    return Diagnostic(
      rule: rule, severity: severity, message: message, source: document.source, range: range,
      pointer: "/displayType", targets: [target.description], help: help)
  }
}
