internal import Schema
internal import Wording

/// Estimates how much room words take, from average widths of the phones' typeface.
///
/// The widths are rounded and by classes of letters, so a line may come out a tenth too wide or too narrow.
struct GlyphWidths {
  let lettering: Lettering

  /// The width of a text on one line, in points.
  func width(of text: some StringProtocol) -> Double {
    text.reduce(0) { $0 + width(of: $1) }
  }

  /// How many lines a text takes in a room of that width, broken between words or, in Chinese and Japanese, characters.
  func lines(of text: String, in room: Double) -> Int {
    text.split(separator: "\n", omittingEmptySubsequences: false).reduce(0) {
      $0 + lines(ofParagraph: $1, in: room)
    }
  }

  private func lines(ofParagraph text: Substring, in room: Double) -> Int {
    var lines = 1
    var used = 0.0
    for word in text.breakingPieces {
      let piece = width(of: word)
      guard used + width(of: word.dropLast { $0 == " " }) > room, used > 0 else {
        used += piece
        continue
      }
      lines += 1
      used = piece
    }
    return lines + Int(used / room)
  }

  private func width(of character: Character) -> Double {
    character.ems * lettering.size * lettering.weight.spread
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

extension Character {
  /// The width as a share of the type size.
  fileprivate var ems: Double {
    if let ascii = asciiValue { return asciiEms[Int(ascii)] }
    return displayWidth == 2 ? 1 : displayWidth == 0 ? 0 : isUppercase ? 0.67 : 0.6
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

extension Substring {
  /// The pieces that a line may end after: words with the spaces behind them, and single wide characters.
  fileprivate var breakingPieces: [Substring] {
    var pieces: [Substring] = []
    var start = startIndex
    for place in indices {
      let next = index(after: place)
      let endsPiece =
        self[place].displayWidth == 2
        || self[place] == " " && (next == endIndex || self[next] != " ")
      guard endsPiece else { continue }
      pieces.append(self[start..<next])
      start = next
    }
    return start < endIndex ? pieces + [self[start...]] : pieces
  }

  fileprivate func dropLast(while isDropped: (Character) -> Bool) -> Substring {
    self[..<(lastIndex { !isDropped($0) }.map(index(after:)) ?? startIndex)]
  }
}
