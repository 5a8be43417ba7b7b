internal import Schema
internal import Wording

/// Estimates how much room words take, from average widths of the phones' typeface.
///
/// The widths are rounded and by classes of letters, so a line may come out a tenth too wide or too narrow.
struct GlyphWidths {
  let lettering: Lettering

  /// The width of a text on one line, in points.
  func width(of text: String) -> Double {
    var width = 0.0
    glyphs(of: text) { glyph in
      width += glyph.ems
      return true
    }
    return width * scale
  }

  /// Whether a text takes more lines than a limit in a room of that width.
  ///
  /// Lines break between words or, in Chinese and Japanese, characters.
  func takesMore(than limit: Int, linesOf text: String, in room: Double) -> Bool {
    // No character is wider than one for each of its bytes.
    if Double(text.utf8.count) * scale <= room, !text.utf8.contains(UInt8(ascii: "\n")) {
      return false
    }
    var paragraph = Paragraph(room: room / scale)
    var linesBefore = 0
    glyphs(of: text) { glyph in
      if glyph.kind == .lineBreak {
        paragraph.endPiece()
        linesBefore += paragraph.lines
        paragraph = Paragraph(room: room / scale)
      } else {
        paragraph.add(glyph)
      }
      return linesBefore + paragraph.lines <= limit
    }
    paragraph.endPiece()
    return linesBefore + paragraph.lines > limit
  }

  private var scale: Double { lettering.size * lettering.weight.spread }

  /// Takes each character of a text until told to stop.
  private func glyphs(of text: String, _ body: (Glyph) -> Bool) {
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      for byte in text.utf8 where !body(Glyph(ascii: byte)) { return }
    } else {
      for character in text where !body(Glyph(character)) { return }
    }
  }
}

/// One character as far as lines are concerned.
private struct Glyph {
  enum Kind { case letter, wide, space, lineBreak }

  let kind: Kind
  /// The width as a share of the type size.
  let ems: Double

  private init(_ kind: Kind, _ ems: Double) {
    self.kind = kind
    self.ems = ems
  }

  init(ascii byte: UInt8) {
    let kind: Kind =
      switch byte {
      case UInt8(ascii: " "): .space
      case UInt8(ascii: "\n"): .lineBreak
      default: .letter
      }
    self.init(kind, asciiEms[Int(byte)])
  }

  init(_ character: Character) {
    if let ascii = character.asciiValue {
      self.init(ascii: ascii)
      return
    }
    let cells = character.displayWidth
    self.init(
      cells == 2 ? .wide : .letter,
      cells == 2 ? 1 : cells == 0 ? 0 : character.isUppercase ? 0.67 : 0.6)
  }
}

/// The lines of a paragraph as it is set, in shares of the type size.
private struct Paragraph {
  let room: Double
  private var fullLines = 1
  private var used = 0.0
  /// The word at hand, and the spaces behind it.
  private var word = 0.0
  private var space = 0.0

  init(room: Double) {
    self.room = room
  }

  /// The lines so far; a word longer than a line takes several.
  var lines: Int { fullLines + Int(used / room) }

  mutating func add(_ glyph: Glyph) {
    if glyph.kind == .space {
      space += glyph.ems
      return
    }
    if space > 0 { endPiece() }
    word += glyph.ems
    if glyph.kind == .wide { endPiece() }
  }

  /// Sets the word at hand, on a new line where it does not fit any more.
  mutating func endPiece() {
    if used > 0, used + word > room {
      fullLines += 1
      used = 0
    }
    used += word + space
    word = 0
    space = 0
  }
}

extension Lettering.Weight {
  /// How much wider than semibold the letters are.
  fileprivate var spread: Double {
    switch self {
    case .regular: 0.95
    case .semibold: 1
    case .bold: 1.03
    case .heavy: 1.07
    }
  }
}

/// The widths of the 128 ASCII characters as shares of the type size.
private let asciiEms: [Double] = (0..<128).map { code in
  switch Character(Unicode.Scalar(UInt8(code))) {
  case "\0"..<" ", "\u{7F}": 0
  case " ": 0.27
  case "i", "j", "l", "I", ".", ",", ":", ";", "!", "'", "|": 0.28
  case "f", "r", "t", "(", ")", "[", "]", "-", "/", "\"": 0.38
  case "m", "w", "M", "W", "@", "%": 0.87
  case "A"..."Z": 0.67
  default: 0.58
  }
}
