internal import Archives
internal import Wording

extension TemplateFolder {
  /// What goes in, what stays out and what may not be there, a line each.
  func list(_ budget: Budget) -> String {
    let refusals = refusals(budget)
    let refusedNames = Set(refusals.map(\.name))
    let rows =
      files.filter { !refusedNames.contains($0.name) }.map { ($0.name, byteCount($0.size)) }
      + leftOut.map { ($0.name, "left out: \($0.reason)") }
      + refusals.map { ($0.name, "refused: \($0.reason)") }
    let width = rows.map { printable($0.0).displayWidth }.max() ?? 0
    return rows.map { "\(printable($0.0).padded(to: min(width, 40)))  \($0.1)\n" }.joined()
  }

  /// What stayed out, in a few lines at most; empty when nothing did.
  var leftOutLines: String {
    guard !leftOut.isEmpty else { return "" }
    let shown = leftOut.prefix(Self.mostShown).map { printable($0.name) }
    let more = leftOut.count - shown.count
    let all = joined(shown + (more > 0 ? ["\(more) more (--list names them)"] : []), by: "and")
    return wrapped("left out: \(all)", width: 78).map { "  \($0)\n" }.joined()
  }

  private static var mostShown: Int { 20 }
}
