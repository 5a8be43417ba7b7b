internal import JSONTree
internal import Schema
internal import Wording

extension Stage {
  /// The inbox: its name, the cards that have room, and quiet rows that stand for other messages.
  func feed(_ scene: Value) -> [Look] {
    let cards = scene.elements("cards")
    guard !cards.isEmpty else { return [Look(marks: inbox + emptied)] }
    let turns = platform == .ios && cards[0].string("name") == "carousel"
    let slides = turns ? cards[0].elements("slides").count : 0
    return (0..<max(1, min(slides, 4))).map { slide in
      Look(
        marks: inbox + rows(of: scene, turnedTo: slide),
        note: slide == 0 ? nil : "slide \(slide + 1) of \(slides)")
    }
  }

  /// The cards from the top on, how many more there are, and what is not known.
  private func rows(of scene: Value, turnedTo slide: Int) -> [Mark] {
    let cards = scene.elements("cards")
    let layout = scene.string("layout") ?? ""
    let left = scene.count("left")
    let note = lines(of: scene.string("footnote") ?? "", width: width - 2, atMost: 3)
      .filter { !$0.isEmpty }
    var (row, drawn) = (firstRow, 0)
    var marks: [Mark] = []
    for (index, card) in cards.enumerated() {
      let part = part(of: card, layout, slide: index == 0 ? slide : 0)
      let isLast = index + 1 == cards.count && left == 0
      let room = height / 2 - note.count - (isLast ? 0 : 1)
      guard index == 0 || row + part.rows <= room else { break }
      marks += part.marks(row)
      (row, drawn) = (row + part.rows, index + 1)
    }
    let hidden = cards.count - drawn + left
    let more = hidden > 0 ? ["and \(hidden) more"] : []
    for line in more + note {
      marks.append(.words(line, (width - line.displayWidth).half, row: row, colors.second))
      row += 1
    }
    return hidden > 0 ? marks : marks + ghosts(from: row)
  }

  /// The row below the name.
  private var firstRow: Int { 2 }

  /// The ground and the name.
  private var inbox: [Mark] {
    let name = "Inbox"
    let x = platform == .android ? 1 : (width - name.count).half
    return [
      // The clock of the app stays.
      .panel(Box(x: 0, y: 2, width: width, height: height - 2), colors.ground, radius: 0),
      .words(name, x, row: 1, colors.label, isBold: true),
    ]
  }

  /// What an inbox without messages says.
  private var emptied: [Mark] {
    let words = platform == .android ? "No messages" : "Your inbox is empty"
    let line = words.cut(to: width)
    return [.words(line, (width - line.count).half, row: 9, colors.second)]
  }

  /// Rows that fade towards the foot of the screen.
  private func ghosts(from row: Int) -> [Mark] {
    let inset = platform == .android ? 0 : 1
    return (0..<3).flatMap { index -> [Mark] in
      let box = Box(
        x: inset, y: (row + 4 * index) * 2 + 1, width: width - 2 * inset, height: 6)
      let share = 0.6 - 0.2 * Double(index)
      let ink = colors.fill.faded(to: share)
      return [
        .panel(box, colors.card.faded(to: share), radius: 2 * inset),
        .panel(Box(x: box.x + 2, y: box.y + 1, width: 4, height: 4), ink, radius: 2),
        .bar(Box(x: box.x + 7, y: box.y + 1, width: width * 2 / 5, height: 1), ink, "─"),
        .bar(Box(x: box.x + 7, y: box.y + 4, width: width * 3 / 5, height: 1), ink, "─"),
      ]
    }
  }

  /// The system's colours, which follow the phone.
  var colors: FeedColors { isDark ? .dark : .light }
}

/// The colours of an inbox.
struct FeedColors {
  let ground: Tint
  let card: Tint
  let label: Tint
  let second: Tint
  let fill: Tint
  let blue: Tint
  let pill: Tint

  static let light = FeedColors(
    ground: Tint(0xF2F2F7), card: .white, label: .black, second: Tint(0x3C3C43, opacity: 0.6),
    fill: Tint(0x787880, opacity: 0.16), blue: Tint(0x007AFF), pill: Tint(0x007AFF, opacity: 0.12))
  static let dark = FeedColors(
    ground: .black, card: Tint(0x1C1C1E), label: .white, second: Tint(0xEBEBF5, opacity: 0.6),
    fill: Tint(0x787880, opacity: 0.32), blue: Tint(0x0A84FF), pill: Tint(0x0A84FF, opacity: 0.16))
}

extension Value {
  /// The elements of a list by its name; none where there is no such list.
  func elements(_ name: String) -> [Value] {
    if case .array(let elements)? = self[name] { elements } else { [] }
  }

  func string(_ name: String) -> String? {
    if case .string(let text)? = self[name] { text } else { nil }
  }

  /// A whole number by its name; 0 where there is none.
  func count(_ name: String) -> Int {
    if case .number(let number)? = self[name] { Int(number) ?? 0 } else { 0 }
  }

  /// The words of a text by its name.
  func words(_ name: String) -> String? { self[name]?.text(.label) }

  /// Whether there is something by a name.
  func has(_ name: String) -> Bool { self[name].map { $0 != .null } ?? false }
}
