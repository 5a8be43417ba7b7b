internal import JSONTree
internal import Schema
internal import Wording

/// A part of an inbox that takes whole rows of cells.
struct FeedPart {
  let rows: Int
  /// What draws it from a row on.
  let marks: (Int) -> [Mark]

  init(rows: Int, marks: @escaping (Int) -> [Mark]) {
    self.rows = rows
    self.marks = marks
  }
}

extension [FeedPart] {
  /// What draws the parts under each other from a row on.
  func marks(under row: Int) -> [Mark] {
    var row = row
    return flatMap { part in
      defer { row += part.rows }
      return part.marks(row)
    }
  }
}

extension Stage {
  /// The title with the date at its right, and the words below; no more lines than a phone shows.
  func wording(
    _ card: Value, _ titleLines: Int, _ contentLines: Int, from x: Int = 4, isUnread: Bool = true,
    isClassic: Bool = false
  ) -> FeedPart {
    let right = platform == .ios ? width - 3 : width - 1
    let date = timeWords(card)
    let isPinned = isClassic && card["isPinned"] == .boolean(true)
    let start = right - date.count - (isPinned ? 2 : 0)
    let title = card.words("title") ?? (isClassic ? card.words("content") : nil)
    let titles = lines(
      of: title ?? "", width: start - 1 - x, atMost: Block.rows(titleLines, size: 16))
    let contents = lines(
      of: card.words("content") ?? "", width: right - x,
      atMost: card.has("content") ? Block.rows(contentLines, size: 14) : 0)
    return FeedPart(rows: max(1, titles.count) + contents.count) { row in
      let head = titles.enumerated().map { index, line in
        Mark.words(line, x, row: row + index, colors.label, isBold: true)
      }
      let body = contents.enumerated().map { index, line in
        Mark.words(line, x, row: row + max(1, titles.count) + index, colors.second)
      }
      return head + body
        + [.words(date, right - date.count, row: row, colors.second)]
        + (isPinned ? [.words("↥", start, row: row, colors.blue, isBold: true)] : [])
        + (isUnread ? [dot(x - 2, row: row)] : [])
    }
  }

  /// The time of day at which a message came.
  private func timeWords(_ card: Value) -> String {
    guard card.has("sent") else { return "9:41" }
    // A date may lie before 1970.
    let minute = (card.count("sent") % 1440 + 1440) % 1440
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
    return "\(two(minute / 60)):\(two(minute % 60))"
  }

  /// The mark of an unread message.
  func dot(_ x: Int, row: Int) -> Mark { .words("●", x, row: row, colors.blue) }

  /// The pin of a message that stays at the top, on its picture.
  func pin(_ card: Value, _ row: Int) -> [Mark] {
    card["isPinned"] == .boolean(true) ? [.chip("↥", width - 5, row: row)] : []
  }

  /// The buttons of a card in one row of equal shares, under an empty row.
  func pills(_ card: Value, _ x: Int) -> FeedPart {
    let buttons = card.elements("buttons")
    let room = width - 3 - x
    let shown = buttons.prefix(max(1, (room + 1) / 5))
    guard !shown.isEmpty else { return FeedPart(rows: 0) { _ in [] } }
    let rest = buttons.count - shown.count
    return FeedPart(rows: rest > 0 ? 3 : 2) { row in
      let pills = shown.enumerated().flatMap { index, button -> [Mark] in
        let left = x + index * (room + 1) / shown.count
        let right = x + (index + 1) * (room + 1) / shown.count - 1
        let box = Box(x: left, y: row * 2 + 2, width: right - left, height: 2)
        let label = (button["label"]?.text(.label) ?? "").cutInMiddle(to: box.width - 2)
        let start = left + (box.width - label.displayWidth).half
        return [
          .surface(box, [colors.pill], radius: 1),
          .words(label, start, row: row + 1, colors.blue),
        ]
      }
      let more = "and \(rest) more"
      let place = x + (room - more.count).half
      return pills + (rest > 0 ? [.words(more, place, row: row + 2, colors.second)] : [])
    }
  }
}

extension String {
  /// The text as a line of at most so many columns, with an ellipsis for its middle where it is longer.
  func cutInMiddle(to width: Int) -> String {
    guard width > 0 else { return "" }
    // More can not be seen; a text may be as long as a document.
    let ends =
      unicodeScalars.count > 2000
      ? String(unicodeScalars.prefix(1000)) + "…" + String(unicodeScalars.suffix(1000)) : self
    let words = ends.split(whereSeparator: \.isWhitespace).map { printable($0, atMost: .max) }
    let line = words.joined(separator: " ")
    guard line.displayWidth > width else { return line }
    let head = line.start(within: width / 2)
    let tail = line.reversed().start(within: width - 1 - head.displayWidth)
    return "\(head)…\(String(tail.reversed()))"
  }
}

extension Sequence<Character> {
  /// The characters from the start on that fit into so many columns.
  fileprivate func start(within width: Int) -> String {
    var (text, used) = ("", 0)
    for character in self {
      used += character.displayWidth
      guard used <= width else { break }
      text.append(character)
    }
    return text
  }
}
