/// Where a line of JSON, sound or not, has the value of a key `auth`: API tokens must not get into logs.
///
/// The key may stand in the text before the line, of which the end is enough. The placeholder `API_TOKEN` is no
/// secret.
func tokenRanges(_ line: [Character], after text: String = "") -> [Range<Int>] {
  var before = text.map { $0.isWhitespace ? " " : $0 }
  var isOpen = false
  while let last = before.last, " [{".contains(last) {
    before.removeLast()
    isOpen = isOpen || last != " "
  }
  guard !before.isEmpty else { return tokenRanges(in: line) }
  return tokenRanges(in: before + line)
    .filter { $0.lowerBound >= before.count }
    .map { $0.lowerBound - before.count..<(isOpen ? line.count : $0.upperBound - before.count) }
}

private func tokenRanges(in line: [Character]) -> [Range<Int>] {
  var ranges: [Range<Int>] = []
  var at = 0
  while at + 4 <= line.count {
    defer { at += 1 }
    guard line[at..<at + 4].map({ $0.lowercased() }).joined() == "auth",
      at == 0 || !line[at - 1].isPartOfName
    else { continue }
    let gap = line[(at + 4)...].prefix { $0.isQuote || " :=".contains($0) }
    // Words that mention it are no key: a sign follows a key, or the quotes of key and value.
    guard gap.contains(where: { ":=".contains($0) }) || gap.filter(\.isQuote).count > 1 else {
      continue
    }
    let end = valueEnd(line, from: gap.endIndex, after: gap)
    let value = gap.endIndex..<end
    if !value.isEmpty, String(line[value]) != "API_TOKEN" { ranges.append(value) }
    at = max(at, end - 1)
  }
  return ranges
}

/// Where a value ends that begins after a key and signs; what is no single value goes to the end of the line.
private func valueEnd(
  _ line: [Character], from start: Int, after gap: ArraySlice<Character>
) -> Int {
  guard let first = start < line.count ? line[start] : nil, !"[{".contains(first) else {
    return line.count
  }
  let quote = gap.count > 1 ? gap.last.flatMap { $0.isQuote ? $0 : nil } : nil
  var end = start
  while end < line.count {
    if quote != nil, line[end] == "\\" {
      end += 2
      continue
    }
    if quote.map({ line[end] == $0 }) ?? ",}".contains(line[end]) { break }
    end += 1
  }
  return min(end, line.count)
}

extension Character {
  fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" }
  fileprivate var isQuote: Bool { self == "\"" || self == "'" }
}
