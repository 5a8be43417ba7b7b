internal import JSONTree
internal import SourceText

/// What a row of a log says of each thing, as bytes.
struct LogFields {
  private(set) var bytes: [UInt8] = []
  private var ranges = Array(repeating: 0..<0, count: LogColumn.allCases.count)
  /// The character at which each begins, from 1; empty where the bytes are those of the file.
  private var columns: [Int] = []
  private var line = 0

  /// Where something is among the bytes; empty where the row does not say it.
  subscript(role: LogColumn) -> Range<Int> { ranges[role.rawValue] }

  /// What the row says of something.
  func text(_ role: LogColumn) -> String { String(decoding: bytes[self[role]], as: UTF8.self) }

  /// The character of the row at which something begins, from 1.
  func column(_ role: LogColumn) -> Int {
    if !columns.isEmpty { return columns[role.rawValue] }
    let start = max(self[role].lowerBound, line)
    return String(decoding: bytes[line..<start], as: UTF8.self).count + 1
  }

  /// Takes a row of CSV without quotes, by the columns of each thing, from the bytes of many rows.
  mutating func split(_ bytes: [UInt8], _ row: Range<Int>, _ places: [Int]) {
    self.bytes = bytes
    columns = []
    line = row.lowerBound
    for role in places.indices { ranges[role] = row.upperBound..<row.upperBound }
    var (start, column) = (row.lowerBound, 0)
    for index in row.lowerBound...row.upperBound {
      guard index == row.upperBound || bytes[index] == UInt8(ascii: ",") else { continue }
      if let role = places.firstIndex(of: column) {
        ranges[role] = trimmed(start..<index)
      }
      (start, column) = (index + 1, column + 1)
    }
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, bytes[start] == UInt8(ascii: " ") { start += 1 }
    while start < end, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return start..<end
  }

  /// Takes a row of CSV with quotes.
  mutating func take(_ row: CSVRow, _ places: [Int]) {
    clear(row.length + 1)
    for role in LogColumn.allCases where row.fields.indices.contains(places[role.rawValue]) {
      let field = row.fields[places[role.rawValue]]
      set(role, field.text, column: field.column)
    }
  }

  /// Takes an object of JSON, such as `{"user": "u1", "at": 1796083200, "event": "open"}`.
  mutating func take(_ object: Node, _ row: ArraySlice<UInt8>) {
    func column(_ offset: Int) -> Int {
      String(decoding: row.prefix(offset), as: UTF8.self).count + 1
    }
    clear(column(object.range.lowerBound))
    for member in object.members {
      let key = member.key.lowercased()
      guard let role = LogColumn.allCases.first(where: { $0.names.contains(key) }),
        let text = member.value.string ?? member.value.numberText
      else { continue }
      set(role, text, column: column(member.value.range.lowerBound))
    }
  }

  private mutating func clear(_ column: Int) {
    bytes.removeAll(keepingCapacity: true)
    ranges = Array(repeating: 0..<0, count: LogColumn.allCases.count)
    columns = Array(repeating: column, count: LogColumn.allCases.count)
  }

  private mutating func set(_ role: LogColumn, _ text: String, column: Int) {
    let start = bytes.count
    bytes += Array(text.utf8)
    ranges[role.rawValue] = start..<bytes.count
    columns[role.rawValue] = column
  }
}
