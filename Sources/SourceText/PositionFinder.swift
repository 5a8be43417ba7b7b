/// Finds many positions of one file in the order in which they stand, without counting a line anew for each.
public struct PositionFinder {
  private let source: SourceFile
  private var last: (offset: Int, position: Position)?

  /// Creates a finder for a file.
  public init(_ source: SourceFile) {
    self.source = source
  }

  /// The position of a byte offset, counted on from the last one where both are on one line.
  public mutating func position(at offset: Int) -> Position {
    let position = continued(to: offset) ?? source.position(at: offset)
    last = isBoundary(offset) ? (offset, position) : nil
    return position
  }

  private func continued(to offset: Int) -> Position? {
    guard let last, offset >= last.offset, isBoundary(offset),
      source.line(at: offset) == last.position.line
    else { return nil }
    let count = countCharacters(in: source.bytes.span, from: last.offset, to: offset)
    return Position(line: last.position.line, column: last.position.column + count)
  }

  /// Whether a character surely begins here: between two ASCII bytes of one line.
  private func isBoundary(_ offset: Int) -> Bool {
    guard offset > 0, offset < source.bytes.count else { return false }
    let pair = source.bytes[offset - 1...offset]
    return pair.allSatisfy { (0x20..<0x7F).contains($0) }
  }
}
