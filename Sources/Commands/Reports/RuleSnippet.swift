internal import Diagnostics
internal import SourceText
internal import Wording

extension RuleExample {
  /// The example for a terminal: what it is a piece of, and its lines, with carets under the marked bytes.
  func lines(width: Int, _ paint: Paint, under tone: Tone) -> [String] {
    var lines = [paint("  \(title)", .faint)] + snippet(text, width, paint, tone)
    if case .translations(let beside) = place, !beside.isEmpty {
      lines += [paint("    beside, in a banner", .faint)] + snippet(beside, width, paint, tone)
    }
    return lines
  }

  private var title: String {
    let on = target.map { ", for \($0)" } ?? ""
    switch place {
    case .document: return "native-config.json\(on)"
    case .block(let type): return "in a \(type)\(on)"
    case .root(let type): return "at the root, beside a \(type)\(on)"
    case .translations: return "pushwoosh.json\(on)"
    case .campaign: return "a campaign file"
    case .request: return "a createMessage request"
    case .message: return "in a message of a createMessage request\(on)"
    }
  }
}

/// The lines of a marked text, with carets under what is marked.
private func snippet(_ marked: String, _ width: Int, _ paint: Paint, _ tone: Tone) -> [String] {
  let text = MarkedText(marked)
  let source = SourceFile(name: "", bytes: Array(text.text.utf8))
  let last = text.text.hasSuffix("\n") ? source.lineCount - 1 : source.lineCount
  return (1...max(1, last)).flatMap { number -> [String] in
    let line = source.lineRange(number)
    let blamed = text.mark.flatMap { mark -> Range<Int>? in
      guard source.line(at: mark.lowerBound) == number else { return nil }
      return mark.lowerBound..<min(mark.upperBound, max(line.upperBound, mark.lowerBound))
    }
    let excerpt = Excerpt(
      of: blamed ?? line.lowerBound..<line.lowerBound, in: source, columns: width - 4)
    guard blamed != nil else { return ["    " + excerpt.line] }
    let indent = String(repeating: " ", count: excerpt.caretColumn)
    let carets = String(repeating: "^", count: excerpt.caretWidth)
    return ["    " + excerpt.line, "    " + indent + paint(carets, tone)]
  }
}
