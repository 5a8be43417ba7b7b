internal import Authoring
internal import Diagnostics
internal import Shell
internal import SourceText
internal import Wording

extension Description {
  /// The description for a terminal: aligned columns, the last one wrapped; ends in a newline.
  ///
  /// Where the last column would be very narrow, its texts stand below the others.
  func text(width: Int, _ paint: Paint) -> String {
    var lines = wrapped(title, width: width).map { paint($0, .strong) }
    for table in tables {
      lines.append("")
      if !table.heading.isEmpty { lines.append(paint("\(table.heading):", .strong)) }
      lines += table.lines(width: width)
    }
    if let hint { lines += [""] + wrapped(hint, width: width).map { paint($0, .faint) } }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Description.Table {
  fileprivate func lines(width: Int) -> [String] {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<max(0, columns - 1)).map { column in
      min(rows.map { $0[column].displayWidth }.max() ?? 0, 38)
    }
    let indent = 2 + widths.reduce(0) { $0 + $1 + 2 }
    let isBelow = columns > 2 && width - indent < 24
    let margin = isBelow ? 6 : indent
    return rows.flatMap { row in
      let cells = "  " + zip(row, widths).map { $0.padded(to: $1) + "  " }.joined()
      let last = wrapped(row.last ?? "", width: max(24, width - margin))
      let texts = last.map { String(repeating: " ", count: margin) + $0 }
      return isBelow ? [String(cells.trimmingEnd)] + texts : [cells + last[0]] + texts.dropFirst()
    }
  }
}
