internal import Authoring
internal import Checking
internal import Diagnostics
internal import JSONTree
internal import SourceText
internal import Wording

/// Changes after which the colours that nobody asked for can be read, where the checker knows how.
struct Legible {
  private(set) var changes: [Change]

  /// Gives words a readable colour where the edit chose one that is not.
  init(
    _ changes: [Change], in template: inout Template, beside translations: Document?,
    _ checker: Checker
  ) throws {
    self.changes = changes
    let invented = changes.filter(\.isInvented).map(\.path)
    guard !invented.isEmpty else { return }
    let asked = changes.filter { !$0.isInvented && $0.new != nil }.map(\.path.pointer)
    let report = checker.check(nativeConfig: template.document, translations: translations)
    let repairs = report.diagnostics.filter { finding in
      finding.rule.id == contrastRule && finding.fix != nil && !asked.contains(finding.pointer)
        && invented.contains { $0.holds(finding.pointer) }
    }
    guard !repairs.isEmpty else { return }
    let edits = repairs.flatMap { $0.fix?.edits ?? [] }.unique
    template = try Template(Document(parsing: template.document.source.applying(edits)))
    for (index, change) in changes.enumerated() where change.isInvented {
      guard repairs.contains(where: { change.path.holds($0.pointer) }),
        let text = template.text(at: change.path)
      else { continue }
      let origin = change.note.map { "\($0), " } ?? ""
      self.changes[index] = change.to(text, note: origin + "made readable")
    }
  }
}

private let contrastRule = "low-contrast"

extension Path {
  /// Whether a JSON Pointer leads here or to a value inside.
  fileprivate func holds(_ pointer: String) -> Bool {
    pointer == self.pointer || pointer.hasPrefix(self.pointer + "/")
  }
}
