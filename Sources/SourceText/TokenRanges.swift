/// Where a line of JSON, sound or not, has the value of a key `auth`: API tokens must not get into logs.
///
/// The placeholder `API_TOKEN` is no secret.
func tokenRanges(_ line: [Character]) -> [Range<Int>] {
  var ranges: [Range<Int>] = []
  var at = 0
  while at + 4 <= line.count {
    defer { at += 1 }
    guard String(line[at..<at + 4]).lowercased() == "auth", at == 0 || !line[at - 1].isPartOfName
    else { continue }
    var start = at + 4
    let gap = line[start...].prefix { "\"' :=".contains($0) }
    // Quotes alone end the key; a value has at least one more of these before it.
    guard gap.contains(where: { ":= ".contains($0) }) || gap.count > 2 else { continue }
    start += gap.count
    let isQuoted = gap.count > 1 && gap.last.map { "\"'".contains($0) } ?? false
    var end = start
    while end < line.count {
      let isEscaped = end > start && line[end - 1] == "\\"
      if isQuoted ? "\"'".contains(line[end]) && !isEscaped : ",}".contains(line[end]) { break }
      end += 1
    }
    if start < end, String(line[start..<end]) != "API_TOKEN" { ranges.append(start..<end) }
    at = max(at, end - 1)
  }
  return ranges
}

extension Character {
  fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}
