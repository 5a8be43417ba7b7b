internal import Wording

extension Schedule {
  /// Reads a CSV file of moments, such as opens from a log: one a row, in any order.
  ///
  /// The moments are in the column named `at`, `time`, `instant`, `date` or `timestamp`, or in the first when there is no
  /// header. They are written as in `WrittenTime`; a local one is of the campaign's zone. Empty rows are skipped.
  public init(csv bytes: [UInt8], in zone: Zone) throws(ReadingError) {
    var rows = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
    if let first = rows.first, first.starts(with: [0xEF, 0xBB, 0xBF]) {
      rows[rows.startIndex] = first.dropFirst(3)
    }
    var index: Int?
    var times: [(instant: Instant, time: WrittenTime)] = []
    for (number, bytes) in zip(1..., rows) {
      let row = CSVRow(bytes)
      if row.isEmpty { continue }
      guard let column = index else {
        index = try Self.column(in: row, number)
        guard let time = try? WrittenTime(row.fields[0].text) else { continue }
        times.append((time.start(in: zone).instant, time))
        continue
      }
      guard column < row.fields.count else {
        throw ReadingError(
          "there is no moment in this row", help: "Each row needs \(column + 1) columns.",
          row: number, column: row.length + 1)
      }
      let field = row.fields[column]
      do {
        let time = try WrittenTime(field.text)
        times.append((time.start(in: zone).instant, time))
      } catch { throw error.moved(by: field.column - 1, row: number) }
    }
    times.sort { $0.instant < $1.instant }
    self.init(.moments(times.map(\.time)))
  }

  /// The column of the moments, by the first row that is not empty.
  private static func column(in row: CSVRow, _ number: Int) throws(ReadingError) -> Int {
    let names = ["at", "time", "instant", "date", "timestamp"]
    let titles = row.fields.map { $0.text.lowercased() }
    for name in names {
      if let index = titles.firstIndex(of: name) { return index }
    }
    do { _ = try WrittenTime(row.fields[0].text) } catch {
      let hasDigits = titles[0].contains { $0.isNumber }
      guard hasDigits || row.fields.count > 1 else { return 0 }
      if hasDigits { throw error.moved(by: row.fields[0].column - 1, row: number) }
      throw ReadingError(
        "no column is named \(joined(names, by: "or"))",
        help: "Name the one that holds the moments.", row: number)
    }
    return 0
  }
}

/// The fields of a line of CSV, without spaces and quotes round them.
struct CSVRow {
  /// A field, and the character where its text begins, from 1.
  struct Field: Equatable {
    let text: String
    let column: Int
  }

  private(set) var fields: [Field] = []
  /// The characters of the row.
  let length: Int

  /// Whether nothing is written.
  var isEmpty: Bool { fields.allSatisfy(\.text.isEmpty) }

  init(_ bytes: ArraySlice<UInt8>) {
    let bytes = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
    var cursor = TextCursor(String(decoding: bytes, as: UTF8.self))
    repeat {
      cursor.skipSpaces()
      let isQuoted = cursor.skip("\"")
      let column = cursor.column
      var text = isQuoted ? cursor.take(until: "\"") : cursor.take(until: ",")
      while isQuoted, cursor.skip("\""), cursor.skip("\"") {
        text += "\"" + cursor.take(until: "\"")
      }
      if isQuoted { _ = cursor.take(until: ",") }
      while !isQuoted, text.last == " " { text.removeLast() }
      fields.append(Field(text: text, column: column))
    } while cursor.skip(",")
    length = cursor.column - 1
  }
}
