/// Returns text that is safe to print: what is invisible or moves the cursor becomes `\u{…}`.
///
/// Longer text than the limit, in code points, is cut, and ends with `…`.
public func printable(_ text: some StringProtocol, atMost limit: Int = 300) -> String {
  let whole = String(text)
  if whole.utf8.count <= limit, whole.isPlain { return whole }
  let start = text.unicodeScalars.prefix(limit)
  var result = String.UnicodeScalarView()
  for character in String(String.UnicodeScalarView(start)) {
    for (scalar, isHidden) in character.scalarsByVisibility {
      if isHidden {
        result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
  }
  if start.endIndex < text.endIndex { result.append("…") }
  return String(result)
}

/// The text between straight quotes, safe to print and cut after 60 code points.
public func quoted(_ text: some StringProtocol) -> String {
  "\"\(printable(text, atMost: 60))\""
}

extension String {
  /// Whether there are only ASCII characters that show.
  var isPlain: Bool { utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } }
}
