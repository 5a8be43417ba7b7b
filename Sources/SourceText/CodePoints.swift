/// Counts the columns of one file in code points, going on from the last place on the same line.
public struct CodePointColumns {
  private let source: SourceFile
  private var last = (offset: 0, line: 0, column: 1)

  /// Creates a counter for a file.
  public init(_ source: SourceFile) {
    self.source = source
  }

  /// The column of a byte offset in code points, from 1; a byte order mark is none.
  public mutating func column(at offset: Int) -> Int {
    let line = source.line(at: offset)
    let range = source.lineRange(line)
    if line != last.line || offset < last.offset {
      let first = range.lowerBound == 0 ? source.byteOrderMarkLength : range.lowerBound
      last = (min(first, range.upperBound), line, 1)
    }
    let end = source.scalarStart(
      atOrBefore: min(max(offset, last.offset), range.upperBound), notBefore: last.offset)
    let count = String(decoding: source.bytes[last.offset..<end], as: UTF8.self)
      .unicodeScalars.count
    last = (end, line, last.column + count)
    return last.column
  }
}
