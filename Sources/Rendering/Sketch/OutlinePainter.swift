internal import Wording

/// The characters that lines are drawn with.
struct Pen {
  let isASCII: Bool

  var corners: [Character] { isASCII ? ["+", "+", "+", "+"] : ["╭", "╮", "╰", "╯"] }
  var across: Character { isASCII ? "-" : "─" }
  var down: Character { isASCII ? "|" : "│" }
  var grain: Character { isASCII ? "." : "·" }
  /// What a darkened screen is filled with.
  func dim(_ opacity: Double) -> Character {
    isASCII ? (opacity > 0.7 ? "%" : ":") : (opacity > 0.7 ? "▒" : "░")
  }
  /// What a foil is filled with.
  var foil: Character { isASCII ? "#" : "▒" }

  /// A character that ASCII may lack.
  func drawn(_ character: Character) -> Character {
    guard isASCII, !character.isASCII else { return character }
    switch character {
    case "✕": return "x"
    case "▶": return ">"
    case "▼": return "v"
    case "━", "─": return "="
    case "●": return "*"
    case "○": return "o"
    case "↥": return "^"
    default: return "?"
    }
  }

  /// Words, with a mark for each column of what ASCII lacks.
  func drawn(_ line: String) -> String {
    guard isASCII else { return line }
    return line.reduce(into: "") { text, character in
      if character.isASCII { return text.append(character) }
      switch character {
      case "’", "‘": text += "'"
      case "“", "”": text += "\""
      case "…": text += "~"
      case "–", "—": text += "-"
      default: text += String(repeating: String(drawn(character)), count: character.displayWidth)
      }
    }
  }
}

extension Canvas {
  /// Draws with lines and letters.
  mutating func outline(_ mark: Mark, _ pen: Pen) {
    switch mark {
    case .app: break
    case .shade(let box), .panel(let box, _, _): clear(box)
    case .dim(let opacity): fill(Box(x: 0, y: 0, width: width, height: height), pen.dim(opacity))
    case .surface(let box, _, _, _): frame(box, pen)
    case .picture(let box, let landscape, _, let open):
      outlinePicture(box, pen)
      let label = pen.drawn(landscape.label)
      guard let place = box.place(of: label, open: open) else { return }
      write(" \(label) ", place.column - 1, place.row)
    case .foil(let box, _):
      frame(box, pen)
      fill(box.inset(1, 2), pen.foil)
    case .words(let line, let x, let row, _, _): write(pen.drawn(line), x, row)
    case .chip(let character, let x, let row, _):
      write(" \(pen.drawn(character)) ", x, row)
    case .bar(let box, _, let character):
      for x in box.columns { write(String(pen.drawn(character)), x, box.y.half) }
    case .wheel(let wheel): outline(wheel, pen)
    }
  }

  /// A box of lines with nothing in it; one row high it has ends only.
  mutating func frame(_ box: Box, _ pen: Pen) {
    let rows = box.rows
    clear(box)
    guard box.width > 1 else { return }
    guard rows.count > 1, let first = rows.first, let last = rows.last else {
      if let row = rows.first {
        write("[", box.x, row)
        write("]", box.right - 1, row)
      }
      return
    }
    let line = String(repeating: pen.across, count: box.width - 2)
    write("\(pen.corners[0])\(line)\(pen.corners[1])", box.x, first)
    for row in first + 1..<last {
      write(String(pen.down), box.x, row)
      write(String(pen.down), box.right - 1, row)
    }
    write("\(pen.corners[2])\(line)\(pen.corners[3])", box.x, last)
  }

  /// A patch of dots.
  private mutating func outlinePicture(_ box: Box, _ pen: Pen) {
    clear(box)
    for row in box.rows {
      for x in box.columns where (x - box.x + 2 * (row & 1)) % 4 == 1 {
        write(String(pen.grain), x, row)
      }
    }
  }

  private mutating func fill(_ box: Box, _ character: Character) {
    let line = String(repeating: character, count: max(0, box.width))
    for row in box.rows { write(line, box.x, row) }
  }
}
