/// Breaks a text at spaces into lines of at most `width` columns.
///
/// A word that is wider stays whole on a line of its own, so that addresses can be copied. Other white space counts
/// as one space. The result has at least one line.
public func wrapped(_ text: String, width: Int) -> [String] {
  wrapped(text.split(whereSeparator: \.isWhitespace), width: width)
}

/// Sets words into lines of at most `width` columns; one that is wider stands on a line of its own.
///
/// The result has at least one line.
public func wrapped(_ words: [some StringProtocol], width: Int) -> [String] {
  var lines: [String] = []
  var line = ""
  var column = 0
  for word in words {
    let wordWidth = word.displayWidth
    if !line.isEmpty, column + 1 + wordWidth > width {
      lines.append(line)
      line = ""
      column = 0
    }
    if !line.isEmpty {
      line += " "
      column += 1
    }
    line += word
    column += wordWidth
  }
  lines.append(line)
  return lines
}
