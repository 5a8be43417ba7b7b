internal import Authoring
internal import Wording

extension [Change] {
  /// The changes as lines: the field, the old and the new value, and what else there is to say of it.
  var table: String {
    let rows = map { (name: printable($0.name), values: $0.values, note: $0.remark) }
    let nameWidth = rows.map(\.name.displayWidth).max() ?? 0
    let widths = rows.filter { !$0.note.isEmpty }.map(\.values.displayWidth)
    let valueWidth = widths.filter { $0 <= mostPadding }.max() ?? 0
    return rows.map { row in
      let start = "\(row.name.padded(to: nameWidth))  "
      return row.note.isEmpty
        ? "\(start)\(row.values)\n" : "\(start)\(row.values.padded(to: valueWidth))   \(row.note)\n"
    }.joined()
  }
}

/// Values longer than this push their own note to the right, and not those of others.
private let mostPadding = 30

extension Change {
  fileprivate var values: String {
    if let event { return printable(event) }
    let limit = isInvented ? mostPadding - 3 : 300
    return switch (old, new) {
    case (let old?, let new?):
      old == new
        ? "\(printable(new)) already"
        : "\(printable(old, atMost: limit)) → \(printable(new, atMost: limit))"
    case (nil, let new?): "→ \(printable(new, atMost: limit))"
    case (let old?, nil): "removed, was \(printable(old))"
    case (nil, nil): ""
    }
  }

  fileprivate var remark: String {
    let inert = inertBecause.map { "no visible effect. \($0)" }
    return [note.map { printable($0) }, inert].compactMap { $0 }.joined(separator: "; ")
  }
}
