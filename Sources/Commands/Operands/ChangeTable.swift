internal import Authoring
internal import Wording

extension [Change] {
  /// The changes as lines: the field, the old and the new value, and what else there is to say of it.
  ///
  /// Values that are too wide are cut in the middle, or stand one below the other.
  func table(width: Int) -> String {
    let names = map { printable($0.name).cutInTheMiddle(to: Swift.max(20, width / 2)) }
    let margin = (names.map(\.displayWidth).max() ?? 0) + 2
    let room = Swift.max(20, width - margin)
    let values = map { $0.values(width: room) }
    let widths = zip(self, values).filter { !$0.remark.isEmpty && $1.count == 1 }
      .map { $1[0].displayWidth }
    let column = widths.filter { $0 <= mostPadding }.max() ?? 0
    let blank = String(repeating: " ", count: margin)
    return zip(zip(self, names), values).flatMap { row, values in
      let lines = row.0.lines(values, padded: column, width: room)
      return zip([row.1.padded(to: margin)] + [String](repeating: blank, count: lines.count), lines)
        .map { "\($0)\($1)\n" }
    }.joined()
  }
}

/// Values longer than this push their own note to the right, and not those of others.
private let mostPadding = 30

extension Change {
  /// The values, and after or below them the remark.
  fileprivate func lines(_ values: [String], padded column: Int, width: Int) -> [String] {
    guard !remark.isEmpty, let last = values.last else { return values }
    let most = Swift.max(0, width - remark.displayWidth - 3)
    let line = "\(last.padded(to: values.count == 1 ? min(column, most) : 0))   \(remark)"
    return line.displayWidth <= width
      ? values.dropLast() + [line] : values + wrapped(remark, width: width)
  }

  fileprivate var remark: String {
    let inert = inertBecause.map { "no visible effect. \($0)" }
    return [note.map { printable($0) }, inert].compactMap { $0 }.joined(separator: "; ")
  }

  /// The old and the new value in one line, or in two where they are too wide.
  fileprivate func values(width: Int) -> [String] {
    if let event { return [printable(event)] }
    let besideRemark = Swift.max(12, width - remark.displayWidth - 6)
    let limit = isInvented ? min(mostPadding - 3, besideRemark) : 300
    func cut(_ value: String, after lead: String = "") -> String {
      lead + printable(value, atMost: limit).cutInTheMiddle(to: width - lead.displayWidth)
    }
    switch (old?.orEmptyQuotes, new?.orEmptyQuotes) {
    case (let old?, let new?) where old == new:
      return [printable(new, atMost: limit).cutInTheMiddle(to: width - 8) + " already"]
    case (let old?, let new?):
      let line = "\(printable(old, atMost: limit)) → \(printable(new, atMost: limit))"
      return line.displayWidth <= width ? [line] : [cut(old), cut(new, after: "→ ")]
    case (nil, let new?): return [cut(new, after: "→ ")]
    case (let old?, nil): return [cut(old, after: "removed, was ")]
    case (nil, nil): return [""]
    }
  }
}

extension String {
  /// The text, or what shows that there is none.
  fileprivate var orEmptyQuotes: String { isEmpty ? "\"\"" : self }
}
