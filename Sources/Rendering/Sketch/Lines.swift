internal import Wording

/// An author's words as lines of at most `width` columns, safe to print.
///
/// Words too wide are broken. What has no room in the lines allowed is cut, and ends in an ellipsis.
func lines(of text: String, width: Int, atMost limit: Int) -> [String] {
  guard width > 0, limit > 0 else { return [] }
  // More can not be seen; a text may be as long as a document.
  let start = String(text.unicodeScalars.prefix(limit * width * 8))
  var lines: [String] = []
  for paragraph in start.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
    let words = paragraph.split(whereSeparator: \.isWhitespace)
      .map { printable($0, atMost: .max) }
    lines += wrapped(words.flatMap { broken($0, width: width) }, width: width)
    if lines.count > limit { break }
  }
  let isCut = lines.count > limit || start.utf8.count < text.utf8.count
  guard isCut, let last = lines.prefix(limit).last else { return lines }
  return lines.prefix(limit).dropLast() + [last.ending(in: width)]
}

/// A word in parts that are no wider than a line.
private func broken(_ word: String, width: Int) -> [String] {
  guard word.displayWidth > width else { return [word] }
  var parts: [String] = []
  var part = ""
  var used = 0
  for character in word {
    let size = character.displayWidth
    guard size <= width else { continue }
    if used + size > width {
      parts.append(part)
      (part, used) = ("", 0)
    }
    part.append(character)
    used += size
  }
  return part.isEmpty ? parts : parts + [part]
}

extension String {
  /// The text with an ellipsis after as much of it as fits.
  func ending(in width: Int) -> String {
    displayWidth < width ? "\(self)…" : "\(self)…".cut(to: width)
  }
}
