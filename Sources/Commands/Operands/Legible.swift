internal import Authoring
internal import Checking
internal import Diagnostics
internal import JSONTree
internal import Schema
internal import SourceText
internal import Wording

/// Changes after which the colours that nobody asked for can be read, where the checker knows how.
struct Legible {
  private(set) var changes: [Change]
  private let checker: Checker
  private let translations: Document?

  /// Gives words a readable colour where the edit chose one that is not.
  ///
  /// Dark or white words are tried first; what suits neither gets the nearest shade that does.
  init(
    _ changes: [Change], in template: inout Template, beside translations: Document?,
    _ checker: Checker
  ) throws {
    self.changes = changes
    self.checker = checker
    self.translations = translations
    var faults = poorColors(in: template)
    let all = faults.map(\.pointer)
    guard !all.isEmpty else { return }
    for ink in inks where !faults.isEmpty {
      let poor = poorColors(in: try template.writing(ink, where: faults)).map(\.pointer)
      template = try template.writing(ink, where: faults.filter { !poor.contains($0.pointer) })
      faults = poorColors(in: template)
    }
    let edits = faults.flatMap { $0.fix?.edits ?? [] }.unique
    template = try Template(Document(parsing: template.document.source.applying(edits)))
    for (index, change) in changes.enumerated() where change.isInvented {
      guard all.contains(where: change.path.holds), let text = template.text(at: change.path)
      else { continue }
      let origin = change.note.map { "\($0), " } ?? ""
      self.changes[index] = change.to(text, note: origin + "made readable")
    }
  }

  /// The findings about colours that the edit chose by itself.
  private func poorColors(in template: Template) -> [Diagnostic] {
    let invented = changes.filter(\.isInvented).map(\.path)
    guard !invented.isEmpty else { return [] }
    let asked = changes.filter { !$0.isInvented && $0.new != nil }.map(\.path.pointer)
    let report = checker.check(nativeConfig: template.document, translations: translations)
    return report.diagnostics.filter { finding in
      finding.rule.id == contrastRule && finding.fix != nil && !asked.contains(finding.pointer)
        && invented.contains { $0.holds(finding.pointer) }
    }
  }
}

private let contrastRule = "low-contrast"

/// The colours of words that the schema itself proposes.
private let inks: [String] = Catalogue.displayTypes.flatMap(\.block.fieldsByPath).compactMap {
  guard $0.field.role == .labelColor, case .string(let color)? = $0.field.example else {
    return nil
  }
  return color
}.unique

extension Template {
  /// The template with one colour where the findings point.
  fileprivate func writing(_ color: String, where findings: [Diagnostic]) throws -> Template {
    let ranges = findings.flatMap { $0.fix?.edits ?? [] }.map(\.range).unique
    let edits = ranges.map { TextEdit(range: $0, text: Value.string(color).compact) }
    return try Template(Document(parsing: document.source.applying(edits)))
  }
}

extension Path {
  /// Whether a JSON Pointer leads here or to a value inside.
  fileprivate func holds(_ pointer: String) -> Bool {
    pointer == self.pointer || pointer.hasPrefix(self.pointer + "/")
  }
}
