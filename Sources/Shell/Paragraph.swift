internal import Wording

/// Lays out one paragraph: wrapped, or as it is when its first line is indented.
func paragraph(_ text: String, width: Int) -> [String] {
  if isLiteral(text) {
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
  return wrapped(text, width: width)
}

/// Whether a paragraph is shown as it is.
func isLiteral(_ paragraph: String) -> Bool {
  paragraph.first?.isWhitespace == true
}
