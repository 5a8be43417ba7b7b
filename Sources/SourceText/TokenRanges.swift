/// Whether a key names an API token: it mentions `auth` or `token`, and not an author.
public func namesToken(_ key: some StringProtocol) -> Bool {
  let name = key.lowercased().replacing("authori", with: "auth").replacing("author", with: "")
  return name.contains("auth") || name.contains("token")
}

/// The value that stands for a token, and is no secret.
public let tokenPlaceholder = "API_TOKEN"

/// Where a line of JSON, sound or not, has the value of a key that names a token: tokens must not get into logs.
///
/// The key may stand in the text before the line, of which the end is enough.
func tokenRanges(_ line: [Character], after text: String = "") -> [Range<Int>] {
  let before = Array(text)
  return tokenRanges(in: before + line).compactMap { range in
    let start = max(0, range.lowerBound - before.count)
    let end = range.upperBound - before.count
    return start < end ? start..<end : nil
  }
}

private func tokenRanges(in text: [Character]) -> [Range<Int>] {
  var ranges: [Range<Int>] = []
  var at = 0
  while at < text.count {
    let name = text[at...].prefix(while: \.isPartOfName)
    guard !name.isEmpty else {
      at += 1
      continue
    }
    at = name.endIndex
    guard namesToken(unescaped(name)) else { continue }
    let gap = text[at...].prefix { $0.isQuote || $0.isWhitespace || ":=".contains($0) }
    guard isEndOfKey(gap, before: text.dropFirst(gap.endIndex).first) else { continue }
    let value = gap.endIndex..<valueEnd(text, from: gap.endIndex, after: gap)
    at = value.upperBound
    if !value.isEmpty, String(text[value]) != tokenPlaceholder { ranges.append(value) }
  }
  return ranges
}

/// Whether signs end a key, not words that mention it: a sign is among them, the quotes of key and value, or the
/// quote of a key without a sign before a value.
private func isEndOfKey(_ gap: ArraySlice<Character>, before next: Character?) -> Bool {
  if gap.contains(where: { ":=".contains($0) }) || gap.filter(\.isQuote).count > 1 { return true }
  return gap.count > 1 && gap.first?.isQuote == true && next.map { !",}]".contains($0) } ?? false
}

/// A name in which `\u0061` and its like are letters.
private func unescaped(_ name: ArraySlice<Character>) -> String {
  let parts = String(name).split(separator: "\\u", omittingEmptySubsequences: false)
  return parts.dropFirst().reduce(into: String(parts.first ?? "")) { text, part in
    let scalar = UInt32(part.prefix(4), radix: 16).flatMap(Unicode.Scalar.init)
    text += scalar.map { String(Character($0)) } ?? ""
    text += part.dropFirst(4)
  }
}

/// Where a value ends that begins after a key and signs; what is no single value goes to the end of the line.
private func valueEnd(
  _ text: [Character], from start: Int, after gap: ArraySlice<Character>
) -> Int {
  guard start < text.count else { return start }
  if "[{".contains(text[start]) { return closing(text, from: start) }
  guard gap.count > 1, let quote = gap.last, quote.isQuote else {
    return text[start...].firstIndex { ",}".contains($0) || $0.isNewline } ?? text.count
  }
  guard let end = closingQuote(text, quote, from: start) else { return text.count }
  // What follows a value belongs to it, unless it is a sign of JSON.
  let next = text[(end + 1)...].first { $0 != " " && $0 != "\t" }
  guard let next, !next.isNewline, !",}]".contains(next), !isKey(text, after: end) else {
    return end
  }
  return text[end...].firstIndex(where: \.isNewline) ?? text.count
}

/// Whether a key follows a place, with its quotes and colon: a comma is missing before it.
private func isKey(_ text: [Character], after place: Int) -> Bool {
  guard let start = text[(place + 1)...].firstIndex(where: { $0 != " " && $0 != "\t" }),
    text[start] == "\"", let end = closingQuote(text, "\"", from: start + 1)
  else { return false }
  return text[(end + 1)...].first { !$0.isWhitespace } == ":"
}

private func closingQuote(_ text: [Character], _ quote: Character, from start: Int) -> Int? {
  var at = start
  while at < text.count, text[at] != quote { at += text[at] == "\\" ? 2 : 1 }
  return at < text.count ? at : nil
}

/// The end of the list or object that begins at a bracket.
private func closing(_ text: [Character], from start: Int) -> Int {
  var (at, depth) = (start, 0)
  while at < text.count {
    switch text[at] {
    case "[", "{": depth += 1
    case "]", "}": depth -= 1
    case "\"": at = closingQuote(text, "\"", from: at + 1) ?? text.count
    default: break
    }
    at += 1
    if depth == 0 { break }
  }
  return min(at, text.count)
}

extension Character {
  fileprivate var isPartOfName: Bool { isLetter || isNumber || "_-.\\".contains(self) }
  fileprivate var isQuote: Bool { self == "\"" || self == "'" }
}
