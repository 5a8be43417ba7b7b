internal import Archives
internal import Wording

extension TemplateFolder {
  /// What goes in, what stays out and what may not be there, a line each.
  func list(_ budget: Budget) -> String {
    let faults = faults(budget)
    let placesAtFault = Set(faults.flatMap(\.indices))
    let sound = zip(1..., files).filter { !placesAtFault.contains($0.0) }.map(\.1)
    return remarkTable(
      sound.map { ($0.name, byteCount($0.size)) }
        + leftOut.map { ($0.name, "left out: \($0.text)") }
        + remarks(on: faults).map { ($0.name, "refused: \($0.text)") }, indent: 0)
  }

  /// What stayed out, in a few lines at most; empty when nothing did.
  var leftOutLines: String {
    leftOutText(leftOut.map(\.name), rest: "--list names them")
  }
}

extension ArchiveContents {
  /// What was not unpacked, in a few lines at most; empty when all was.
  var leftOutLines: String {
    leftOutText(skipped.map(\.name), rest: "inapp inspect names them")
  }
}

/// Names in a few lines; `rest` says what tells those that are too many.
private func leftOutText(_ names: [String], rest: String) -> String {
  guard !names.isEmpty else { return "" }
  let shown = names.prefix(mostShown).map { printable($0) }
  let more = names.count - shown.count
  let all = joined(shown + (more > 0 ? ["\(more) more (\(rest))"] : []), by: "and")
  return wrapped("left out: \(all)", width: 78).map { "  \($0)\n" }.joined()
}

private let mostShown = 20
