internal import JSONTree
internal import SourceText

/// Bytes of a file as SARIF names them: by lines, by columns in code points, and by offset.
struct SARIFRegion {
  let lines: (Int, Int)
  let columns: (Int, Int)
  let bytes: Range<Int>

  var value: Value {
    [
      "startLine": Value(lines.0), "startColumn": Value(columns.0),
      "endLine": Value(lines.1), "endColumn": Value(columns.1),
      "byteOffset": Value(bytes.lowerBound), "byteLength": Value(bytes.count),
    ]
  }
}

extension SARIFRegion {
  /// Finds the lines and columns of bytes.
  init(_ bytes: Range<Int>, in source: SourceFile, _ counter: inout CodePointColumns) {
    lines = (source.line(at: bytes.lowerBound), source.line(at: bytes.upperBound))
    columns = (counter.column(at: bytes.lowerBound), counter.column(at: bytes.upperBound))
    self.bytes = bytes
  }
}
