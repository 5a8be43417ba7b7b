internal import JSONTree
internal import Schema
internal import Wording

/// One of the things that stand under each other in a message.
struct Block {
  enum Content {
    case words(Words)
    /// How many more there are.
    case rest(Int, Tint)
    case button(Button, isTall: Bool)
    /// A picture, or another part that can shrink to a least height.
    case art(height: Int, least: Int, inset: Int, (Box) -> [Mark])
  }

  /// The pixels between this block and the one above, at least.
  var gap: Int
  var content: Content

  /// Lines that are no wider than the room for them.
  struct Words {
    var lines: [String]
    let tint: Tint
    let isBold: Bool
    let isCentred: Bool

    /// The first lines, of which the last ends in an ellipsis.
    func cut(to count: Int, width: Int) -> Words {
      var words = self
      words.lines = lines.prefix(count).dropLast()
      if let last = lines.prefix(count).last { words.lines.append(last.ending(in: width)) }
      return words
    }
  }

  /// A label on a ground of its own.
  struct Button {
    let label: String
    let letters: Tint
    let fill: Tint
    let border: Tint?
    let radius: Int
  }

  var height: Int {
    switch content {
    case .words(let words): words.lines.count * 2
    case .rest: 2
    case .button(_, let isTall): isTall ? 4 : 2
    case .art(let height, _, _, _): height
    }
  }

  /// The first place from a pixel on where letters lie in rows of cells.
  func start(after y: Int, isFirst: Bool) -> Int {
    let gap = isFirst ? 0 : gap
    switch content {
    case .button(_, isTall: true): return (y + gap).odd
    case .words, .rest, .button: return (y + gap).even
    case .art: return y + gap
    }
  }

  /// The marks that draw the block; it starts at a pixel and is as wide as given.
  func marks(_ x: Int, _ y: Int, width: Int) -> [Mark] {
    switch content {
    case .words(let words):
      return words.lines.enumerated().map { index, line in
        let start = words.isCentred ? (width - line.displayWidth).half : 0
        return .words(line, x + start, row: y.half + index, words.tint, isBold: words.isBold)
      }
    case .rest(let count, let tint):
      let line = "and \(count) more"
      return [.words(line, x + (width - line.count).half, row: y.half, tint.faded(to: 0.7))]
    case .button(let button, let isTall):
      let box = Box(x: x, y: y, width: width, height: isTall ? 4 : 2)
      let label = lines(of: button.label, width: max(1, width - 2), atMost: 1).first ?? ""
      let start = x + (width - label.displayWidth).half
      return [
        .surface(
          box, [button.fill], radius: isTall ? button.radius : 0,
          border: isTall ? button.border : nil),
        .words(label, start, row: (y + 1).half, button.letters, isBold: true),
      ]
    case .art(let height, _, let inset, let draw):
      return draw(Box(x: x - inset, y: y, width: width + 2 * inset, height: height))
    }
  }
}

extension Block {
  /// The words of a text; nil where there is none.
  init?(_ part: Value?, gap: Int = 0, width: Int, isCentred: Bool = false) {
    guard let part, let text = part.text(.label) else { return nil }
    let look = part["lettering"]
    var limit = 12
    if case .number(let count)? = look?["lines"], case .number(let size)? = look?["size"],
      let count = Double(count), let size = Double(size)
    {
      limit = Self.rows(Int(count), size: size)
    }
    var isBold = false
    if case .number(let weight)? = look?["weight"] { isBold = (Int(weight) ?? 400) >= 600 }
    let lines = lines(of: text, width: width, atMost: limit)
    self.init(
      gap: gap,
      content: .words(
        Words(
          lines: lines, tint: part.tint(.labelColor) ?? .white, isBold: isBold,
          isCentred: isCentred)))
  }

  /// The rows for what has so many lines on a phone, in letters of a size in points.
  ///
  /// A letter is about half as wide as high on a phone, and a column wide here.
  static func rows(_ lines: Int, size: Double) -> Int {
    let rows = Double(lines) * pointsInColumn / (size * 0.53)
    return max(lines, Int((rows - 0.1).rounded(.up)))
  }

  /// What the columns of a sketch are of a phone's screen, in points.
  private static let pointsInColumn = Double(Screen.phone.width) / Double(Sketch.width - 2)

  /// A button of the message.
  init(button part: Value, gap: Int = 2) {
    let border = part.part(.border)
    let fill = part.tint(.background) ?? Tint(0, opacity: 0)
    let line = border?.tint(.border)
    let radius = border?.number(.cornerRadius) ?? 0
    let button = Button(
      label: part.part(.label)?.text(.label) ?? "",
      letters: part.part(.label)?.tint(.labelColor) ?? .white, fill: fill,
      border: line == fill ? nil : line?.faded(to: 0.7),
      radius: radius < 6 ? 0 : radius < 18 ? 1 : 2)
    self.init(gap: gap, content: .button(button, isTall: true))
  }
}

extension [Block] {
  /// Title and message.
  static func texts(of part: Value, gap: Int = 0, width: Int, isCentred: Bool = false) -> [Block] {
    [
      Block(part.part(.title), gap: gap, width: width, isCentred: isCentred),
      Block(part.part(.message), width: width, isCentred: isCentred),
    ].compactMap { $0 }
  }

  /// Buttons under each other; no more than a screen can hold.
  static func buttons(of part: Value) -> [Block] {
    let parts = part.list(.buttons)
    let rest = parts.count - most
    let shown = parts.prefix(most).map { Block(button: $0) }
    return rest > 0 ? shown + [Block(gap: 0, content: .rest(rest, .white))] : shown
  }

  private static let most = 12
}
