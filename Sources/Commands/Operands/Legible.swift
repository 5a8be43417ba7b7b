internal import Authoring
internal import Checking
internal import Diagnostics
internal import JSONTree
internal import Schema
internal import SourceText
internal import Wording

extension Template {
  /// The template with a readable colour for words where the changes chose one that is not, and the changes as they
  /// then are.
  ///
  /// Dark or white words are tried first; what suits neither gets the nearest shade that does.
  func madeLegible(
    _ changes: [Change], beside translations: Document?, _ checker: Checker
  ) throws -> (template: Template, changes: [Change]) {
    let invented = changes.filter { $0.isInvented && $0.event == nil }.map(\.path)
    let asked = changes.filter { !$0.isInvented && $0.new != nil }.map(\.path.pointer)
    /// The findings about colours that the edit chose by itself.
    func poorColors(in template: Template) -> [Diagnostic] {
      guard !invented.isEmpty else { return [] }
      let report = checker.check(nativeConfig: template.document, translations: translations)
      return report.diagnostics.filter { finding in
        finding.rule.id == Rule.lowContrast.id && finding.fix != nil
          && !asked.contains(finding.pointer) && invented.contains { $0.holds(finding.pointer) }
      }
    }
    var template = self
    var faults = poorColors(in: template)
    let all = faults.map(\.pointer)
    guard !all.isEmpty else { return (self, changes) }
    for ink in inks where !faults.isEmpty {
      let poor = poorColors(in: try template.writing(ink, where: faults)).map(\.pointer)
      template = try template.writing(ink, where: faults.filter { !poor.contains($0.pointer) })
      faults = poorColors(in: template)
    }
    let edits = faults.flatMap { $0.fix?.edits ?? [] }.unique
    template = try Template(Document(parsing: template.document.source.applying(edits)))
    let readable = changes.map { change in
      guard change.isInvented, all.contains(where: change.path.holds),
        let text = template.text(at: change.path)
      else { return change }
      let origin = change.note.map { $0.hasSuffix(repaired) ? "" : "\($0), " } ?? ""
      return change.to(text, note: origin + repaired)
    }
    return (template, readable)
  }
}

/// How the note on a colour that was changed ends.
private let repaired = "made readable"

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
