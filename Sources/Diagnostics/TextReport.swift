public import SourceText
internal import Wording

extension Diagnostic {
  /// The finding for a terminal: a headline, the line with a caret, and what to do; ends in a newline.
  ///
  /// A caller with many findings of one file tells the position it found.
  public func text(_ paint: Paint, at known: Position? = nil) -> String {
    let position = known ?? source.position(at: range.lowerBound)
    let name = printable(source.name)
    let place = source.bytes.isEmpty ? name : "\(name):\(position)"
    var lines = [
      "\(paint(place, .strong)): \(paint(severity.rawValue, severity.tone)): "
        + "\(printable(message, atMost: 2000)) \(paint("[\(rule.id)]", .faint))"
    ]
    lines += excerpt(line: position.line, paint)
    lines += notes.map { "  \(printable($0, atMost: 2000))" }
    if let help {
      lines.append("  \(paint("help", .info)): \(printable(help, atMost: 2000))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func excerpt(line number: Int, _ paint: Paint) -> [String] {
    let excerpt = Excerpt(of: range, in: source)
    guard !excerpt.line.isEmpty else { return [] }
    let gutter = "  \(number) | "
    let blank = String(repeating: " ", count: gutter.count - 2) + "| "
    let indent = String(repeating: " ", count: excerpt.caretColumn)
    let carets = String(repeating: "^", count: max(1, excerpt.caretWidth))
    return [
      paint(gutter, .faint) + excerpt.line,
      paint(blank, .faint) + indent + paint(carets, severity.tone),
    ]
  }
}
