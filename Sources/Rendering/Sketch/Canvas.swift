internal import Wording

/// A picture of terminal cells, each of a character or of two pixels, one over the other.
///
/// Pixels are square, as a cell is twice as high as wide. What lies outside is cut off.
struct Canvas: Equatable {
  /// In columns, or pixels.
  let width: Int
  let rows: Int
  /// In pixels.
  var height: Int { rows * 2 }
  /// What no pixel covers is the terminal's own ground.
  private var pixels: [Tint?]
  private var cells: [Cell?]

  /// A character in its place.
  private struct Cell: Equatable {
    /// Empty where a wide character reaches in from the left.
    var text: String
    var tint: Tint?
    var isBold: Bool
  }

  init(width: Int, rows: Int) {
    self.width = width
    self.rows = rows
    pixels = Array(repeating: nil, count: width * rows * 2)
    cells = Array(repeating: nil, count: width * rows)
  }

  /// The colour of a pixel.
  subscript(x: Int, y: Int) -> Tint? {
    get { holds(x, y) ? pixels[y * width + x] : nil }
    set { if holds(x, y) { pixels[y * width + x] = newValue } }
  }

  private func holds(_ x: Int, _ y: Int) -> Bool { x >= 0 && y >= 0 && x < width && y < height }

  /// Lays a colour over a pixel and the character there.
  mutating func blend(_ tint: Tint, _ x: Int, _ y: Int) {
    guard holds(x, y) else { return }
    self[x, y] = tint.over(self[x, y] ?? .black)
  }

  /// Darkens what was drawn.
  mutating func cover(with tint: Tint) {
    for index in pixels.indices { pixels[index] = pixels[index].map(tint.over) }
    for index in cells.indices {
      if let own = cells[index]?.tint { cells[index]?.tint = tint.over(own) }
    }
  }

  /// Removes the characters in a part, so that what is drawn next hides them.
  mutating func clear(_ box: Box) {
    for row in box.rows { for x in box.columns { wipe(x, row) } }
  }

  private mutating func wipe(_ x: Int, _ row: Int) {
    guard x >= 0, x < width, row >= 0, row < rows else { return }
    let index = row * width + x
    if cells[index]?.text == "", x > 0 { cells[index - 1]?.text = " " }
    if x + 1 < width, cells[index + 1]?.text == "" { cells[index + 1]?.text = " " }
    cells[index] = nil
  }

  /// Writes a line from a column on; what reaches over the edge is left out.
  mutating func write(
    _ line: String, _ column: Int, _ row: Int, _ tint: Tint? = nil, isBold: Bool = false
  ) {
    guard row >= 0, row < rows else { return }
    var x = column
    for character in line {
      let size = character.displayWidth
      guard size > 0 else {
        if x > column, x <= width { cells[row * width + x - 1]?.text.append(character) }
        continue
      }
      guard x >= 0, x + size <= width else { return }
      for place in x..<x + size { wipe(place, row) }
      cells[row * width + x] = Cell(text: String(character), tint: tint, isBold: isBold)
      if size == 2 { cells[row * width + x + 1] = Cell(text: "", tint: tint, isBold: isBold) }
      x += size
    }
  }

  /// Copies another picture into this one.
  mutating func place(_ other: Canvas, _ x: Int, row: Int) {
    for y in 0..<other.rows {
      for column in 0..<other.width where holds(x + column, (row + y) * 2) {
        cells[(row + y) * width + x + column] = other.cells[y * other.width + column]
      }
    }
    for y in 0..<other.height {
      for column in 0..<other.width { self[x + column, row * 2 + y] = other[column, y] }
    }
  }

  /// The cells as lines, each as wide as the canvas.
  func lines(in style: SketchStyle) -> [String] {
    guard case .colors(let depth) = style else { return (0..<rows).map(plainLine) }
    var line = ColoredLine(depth)
    return (0..<rows).map { coloredLine($0, &line) }
  }

  private func plainLine(_ row: Int) -> String {
    cells[row * width..<(row + 1) * width].map { $0?.text ?? " " }.joined()
  }

  private func coloredLine(_ row: Int, _ line: inout ColoredLine) -> String {
    for x in 0..<width {
      let (top, bottom) = (self[x, row * 2], self[x, row * 2 + 1])
      guard let cell = cells[row * width + x] else {
        line.append(top, over: bottom)
        continue
      }
      guard !cell.text.isEmpty else { continue }
      let ground = top.map { top in bottom.map { top.mixed(with: $0, 0.5) } ?? top } ?? bottom
      line.append(cell.text, cell.tint ?? .white, on: ground, isBold: cell.isBold)
    }
    return line.end()
  }
}
