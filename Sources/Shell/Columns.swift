internal import Wording

/// Rows of a name and a text, aligned in two columns.
struct Columns {
  /// The columns left of the name.
  let indent: Int
  /// The columns of the whole page.
  let width: Int
  /// The width of the first column; a wider name stands on a line of its own.
  let nameWidth: Int

  init(names: [String], width: Int, indent: Int = 2) {
    self.width = width
    self.indent = indent
    let most = min(26, width / 2 - indent - 2)
    nameWidth = names.map { $0.displayWidth }.filter { $0 <= most }.max() ?? most
  }

  func lines(_ name: String, _ text: String, paint: HelpPaint) -> [String] {
    let margin = String(repeating: " ", count: indent)
    let textColumn = indent + nameWidth + 2
    let left = margin + paint.bold(name)
    if text.isEmpty { return [left] }
    var texts = wrapped(text, width: width - textColumn)
    var lines = [left]
    if name.displayWidth <= nameWidth {
      let gap = String(repeating: " ", count: nameWidth - name.displayWidth + 2)
      lines = [left + gap + texts.removeFirst()]
    }
    return lines + texts.map { String(repeating: " ", count: textColumn) + $0 }
  }
}
