internal import Wording

extension Canvas {
  /// Draws in colours.
  mutating func paint(_ mark: Mark) {
    switch mark {
    case .app(let isDark): paintApp(isDark)
    case .dim(let opacity): cover(with: Tint(0, opacity: opacity))
    case .surface(let box, let tints, let radius, let border):
      paintSurface(box, tints, radius: radius, border)
    case .panel(let box, let tint, let radius):
      clear(box)
      fill(box, radius: radius) { _, _ in tint }
    case .shade(let box):
      for y in box.lines {
        let depth = Double(y - box.y + 1) / Double(max(1, box.height))
        for x in box.columns { blend(Tint(0, opacity: 0.75 * depth), x, y) }
      }
    case .picture(let box, let landscape, let radius, let open):
      paint(landscape, box, radius: radius)
      let label = landscape.label
      guard let place = box.place(of: label, open: open) else { return }
      write(label, place.column, place.row, landscape.letters, isBold: true)
    case .foil(let box, let tint):
      clear(box)
      let sheen = [-0.1, 0.12, -0.1, 0.12].map { tint.brightened(by: $0) }
      fill(box, radius: 2) { sheen.gradient(at: ($0 + $1) / 2) }
    case .words(let line, let x, let row, let tint, let isBold):
      write(line, x, row, tint, isBold: isBold)
    case .chip(let character, let x, let row, let opacity):
      clear(Box(x: x, y: row * 2, width: 3, height: 2))
      for y in row * 2..<row * 2 + 2 {
        for column in x..<x + 3 { blend(Tint(0, opacity: 0.4), column, y) }
      }
      write(String(character), x + 1, row, Tint(0xFFFFFF, opacity: opacity), isBold: true)
    case .bar(let box, let tint, _): fill(box, radius: 0) { _, _ in tint }
    case .wheel(let wheel): paint(wheel)
    }
  }

  private mutating func paintSurface(
    _ box: Box, _ tints: [Tint], radius: Int, _ border: Tint?
  ) {
    let isGradient = tints.count > 1
    if isGradient || tints.first?.alpha == 255 { clear(box) }
    fill(box, radius: radius) { x, y in
      // From a tenth of the upper edge to nine tenths of the lower one, opaque.
      let place = ((x - 0.1) * 0.8 + y) / 1.64
      return isGradient ? tints.gradient(at: place).opaque : tints.first ?? .white
    }
    guard let border else { return }
    let inside = box.inset(1, 1)
    for y in box.lines {
      for x in box.columns {
        let hole = inside.holds(x, y) ? inside.coverage(x, y, radius: radius - 1) : 0
        blend(border.faded(to: box.coverage(x, y, radius: radius) - hole), x, y)
      }
    }
  }

  /// Fills a box with the colours at 0…1 of its width and height.
  mutating func fill(_ box: Box, radius: Int, _ tint: (Double, Double) -> Tint) {
    for y in box.lines {
      for x in box.columns {
        let place = (
          (Double(x - box.x) + 0.5) / Double(box.width),
          (Double(y - box.y) + 0.5) / Double(box.height)
        )
        blend(tint(place.0, place.1).faded(to: box.coverage(x, y, radius: radius)), x, y)
      }
    }
  }

  /// A quiet app, so that one sees what a message covers and how much it darkens.
  private mutating func paintApp(_ isDark: Bool) {
    let screen = Box(x: 0, y: 0, width: width, height: height)
    fill(screen, radius: 0) { _, _ in isDark ? Tint(0x000000) : Tint(0xF2F2F7) }
    let bar = Box(x: 2, y: 4, width: width * 2 / 5, height: 2)
    fill(bar, radius: 0) { _, _ in isDark ? Tint(0x2C2C30) : Tint(0xDEDEE6) }
    for y in stride(from: 8, to: height, by: 8) {
      let row = Box(x: 2, y: y, width: width - 4, height: 6)
      fill(row, radius: 1) { _, _ in isDark ? Tint(0x1C1C1E) : .white }
    }
    write("9:41", 3, 0, isDark ? .white : .black, isBold: true)
  }

  private mutating func paint(_ landscape: Landscape, _ box: Box, radius: Int) {
    clear(box)
    let ratio = Double(box.width) / Double(max(1, box.height))
    let (across, down) = (0.25 / Double(max(1, box.width)), 0.25 / Double(max(1, box.height)))
    fill(box, radius: radius) { x, y in
      let points = [(-across, -down), (across, -down), (-across, down), (across, down)]
      let tints = points.map { landscape.tint(x + $0.0, y + $0.1, ratio: ratio) }
      let upper = tints[0].mixed(with: tints[1], 0.5)
      return upper.mixed(with: tints[2].mixed(with: tints[3], 0.5), 0.5)
    }
  }
}

extension Box {
  /// Where a word stands in the middle of the uppermost pixels; nil where it has no room.
  func place(of word: String, open: Int?) -> (column: Int, row: Int)? {
    var part = self
    part.height = open.map { min($0, height) } ?? height
    guard width >= word.displayWidth + 2, let row = part.middleRow else { return nil }
    return (x + (width - word.displayWidth).half, row)
  }

  /// The row of cells in its middle that is all its own; nil where it has none.
  var middleRow: Int? {
    let row = (y + bottom - 1).half.half
    return row * 2 >= y && row * 2 + 2 <= bottom ? row : nil
  }
}
