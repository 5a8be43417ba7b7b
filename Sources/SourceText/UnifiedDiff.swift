/// Returns the change between two files as a unified diff, or an empty text when they are equal.
///
/// Lines end at LF, as `patch` and `git apply` count them; a missing final line break is marked the usual way.
public func unifiedDiff(from old: SourceFile, to new: SourceFile, context: Int = 3) -> String {
  guard old.bytes != new.bytes else { return "" }
  let oldLines = splitLines(old.bytes)
  let newLines = splitLines(new.bytes)
  let changes = changedLines(from: oldLines, to: newLines)
  var output = "--- \(headerName(old.name))\n+++ \(headerName(new.name))\n"
  for hunk in groupHunks(changes, context: context) {
    write(hunk, from: oldLines, to: newLines, context: max(0, context), into: &output)
  }
  return output
}

/// Lines that go and lines that come at one place.
struct LineChange: Hashable {
  var old: Range<Int>
  var new: Range<Int>
}

/// Returns the lines of a file, each with its LF.
func splitLines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
  var lines: [ArraySlice<UInt8>] = []
  var start = 0
  while start < bytes.count {
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
    lines.append(bytes[start..<end])
    start = end
  }
  return lines
}

/// Puts changes whose contexts touch into one hunk.
private func groupHunks(_ changes: [LineChange], context: Int) -> [[LineChange]] {
  var hunks: [[LineChange]] = []
  for change in changes {
    if let previous = hunks.last?.last,
      change.old.lowerBound - previous.old.upperBound <= 2 * context
    {
      hunks[hunks.count - 1].append(change)
    } else {
      hunks.append([change])
    }
  }
  return hunks
}

private func write(
  _ hunk: [LineChange], from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>], context: Int,
  into output: inout String
) {
  guard let first = hunk.first, let last = hunk.last else { return }
  let lead = min(context, first.old.lowerBound)
  let tail = min(context, old.count - last.old.upperBound)
  let oldRange = first.old.lowerBound - lead..<last.old.upperBound + tail
  let newRange = first.new.lowerBound - lead..<last.new.upperBound + tail
  output += "@@ -\(spell(oldRange)) +\(spell(newRange)) @@\n"
  var line = oldRange.lowerBound
  for change in hunk {
    for index in line..<change.old.lowerBound { write(old[index], sign: " ", into: &output) }
    for index in change.old { write(old[index], sign: "-", into: &output) }
    for index in change.new { write(new[index], sign: "+", into: &output) }
    line = change.old.upperBound
  }
  for index in line..<oldRange.upperBound { write(old[index], sign: " ", into: &output) }
}

private func write(_ line: ArraySlice<UInt8>, sign: Character, into output: inout String) {
  output.append(sign)
  output += String(decoding: line, as: UTF8.self)
  if line.last != UInt8(ascii: "\n") { output += "\n\\ No newline at end of file\n" }
}

/// Spells a range of lines: the first from 1, or the line before an empty range, and the count unless 1.
private func spell(_ range: Range<Int>) -> String {
  let start = range.isEmpty ? range.lowerBound : range.lowerBound + 1
  return range.count == 1 ? "\(start)" : "\(start),\(range.count)"
}

/// Returns a name as a header line needs it: a tab ends a name with spaces, and control characters are quoted.
private func headerName(_ name: String) -> String {
  if name.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C || $0 == 0x7F }) {
    var quoted = "\""
    for byte in name.utf8 {
      switch byte {
      case 0x22: quoted += "\\\""
      case 0x5C: quoted += "\\\\"
      case 0x20..<0x7F: quoted.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let octal = String(byte, radix: 8)
        quoted += "\\" + String(repeating: "0", count: 3 - octal.count) + octal
      }
    }
    return quoted + "\""
  }
  return name.contains(" ") ? name + "\t" : name
}
