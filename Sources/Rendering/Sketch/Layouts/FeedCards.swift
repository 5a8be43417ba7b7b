internal import JSONTree
internal import Schema
internal import Wording

extension Stage {
  /// A message as the platform draws it, with a carousel at one of its slides.
  func part(of card: Value, _ layout: String, slide: Int) -> FeedPart {
    guard platform == .ios else { return plain(card) }
    let parts: [FeedPart]
    switch card.string("name") {
    case "banner": parts = [hero(card, layout, rows: 5, isUnread: true)]
    case "captioned": parts = captioned(card, layout)
    case "carousel": parts = [gallery(card, layout, slide), wording(card, 1, 2)]
    case "video":
      let texts = card.has("title") || card.has("content") ? [wording(card, 1, 2)] : []
      parts = [hero(card, layout, rows: 5, .film)] + texts
    case "wallet":
      let hero = card.has("image") ? [hero(card, layout, rows: 4)] : []
      parts = hero + [wording(card, 2, 3), passButton]
    default: parts = [classic(card)]
    }
    let inside = parts.map(\.rows).reduce(0, +)
    return FeedPart(rows: inside + 2) { row in
      let box = Box(x: 1, y: row * 2 + 1, width: width - 2, height: inside * 2 + 2)
      return [.surface(box, [colors.card], radius: 2)] + parts.marks(under: row + 1)
    }
  }

  private func captioned(_ card: Value, _ layout: String) -> [FeedPart] {
    let isOnPicture = layout == "icon"
    let hero = hero(card, layout, rows: 4, isUnread: isOnPicture)
    guard isOnPicture else { return [hero, wording(card, 2, 3), pills(card, 4)] }
    let hasIcon = card.has("icon")
    let texts = wording(card, 2, 3, from: hasIcon ? 8 : 3, isUnread: false)
    let body = FeedPart(rows: hasIcon ? max(2, texts.rows) : texts.rows) { row in
      let y = (row + (texts.rows - 2).half) * 2
      let icon = Mark.picture(Box(x: 3, y: max(row * 2, y), width: 4, height: 4), .day, radius: 2)
      return (hasIcon ? [icon] : []) + texts.marks(row)
    }
    return [hero, body, pills(card, 3)]
  }

  /// A round picture beside the words; a letter stands for the icon of the app.
  private func classic(_ card: Value) -> FeedPart {
    let x = 10
    let body = [wording(card, 1, 2, from: x, isUnread: false, isClassic: true), pills(card, x)]
    let rows = max(3, body.map(\.rows).reduce(0, +))
    return FeedPart(rows: rows) { row in
      let middle = row + (rows - 1).half
      let disc = Box(x: 4, y: middle * 2 - 1, width: 5, height: 4)
      let avatar: [Mark] =
        card.has("icon")
        ? [.picture(disc, .day, radius: 2)]
        : [
          .surface(disc, [colors.blue], radius: 2),
          .words("A", disc.x + 2, row: middle, .white, isBold: true),
        ]
      return avatar + [dot(2, row: middle)] + body.marks(under: row)
    }
  }

  /// The picture of a card; a film's has a mark that plays it, also where no poster is.
  private func hero(
    _ card: Value, _ layout: String, rows: Int, _ landscape: Landscape = .day,
    isUnread: Bool = false
  ) -> FeedPart {
    FeedPart(rows: rows) { row in
      let box = frame(layout, row, rows)
      let play = landscape.label
      let picture: [Mark] =
        card.has("image")
        ? [.picture(box, landscape, radius: 1)]
        : [
          .panel(box, colors.fill, radius: 1),
          .words(play, (width - play.count).half, row: row + rows / 2, colors.label),
        ]
      return picture + (isUnread ? [dot(3, row: row)] : []) + pin(card, row)
    }
  }

  private func gallery(_ card: Value, _ layout: String, _ slide: Int) -> FeedPart {
    let slides = card.elements("slides")
    let rows = 5
    return FeedPart(rows: rows) { row in
      let box = frame(layout, row, rows)
      guard slides.indices.contains(slide) else { return [.panel(box, colors.fill, radius: 1)] }
      let caption = lines(
        of: slides[slide].words("caption") ?? "", width: width - 6,
        atMost: Block.rows(2, size: 17)
      ).filter { !$0.isEmpty }
      let first = row + rows - 1 - caption.count
      var marks: [Mark] = [.picture(box, .day, radius: 1, open: first * 2 - box.y)]
      if !caption.isEmpty {
        let foot = Box(x: box.x, y: first * 2, width: box.width, height: box.bottom - first * 2)
        marks.append(.shade(foot))
      }
      for (index, line) in caption.enumerated() {
        marks.append(.words(line, 3, row: first + index, .white, isBold: true))
      }
      return marks + dots(slide, of: slides.count, under: box.moved(0, 1)) + pin(card, row)
    }
  }

  /// Where the picture of a card lies; the first releases had it reach the edges.
  private func frame(_ layout: String, _ row: Int, _ rows: Int) -> Box {
    layout == "edge"
      ? Box(x: 1, y: row * 2 - 1, width: width - 2, height: rows * 2 + 1)
      : Box(x: 2, y: row * 2, width: width - 4, height: rows * 2)
  }

  /// The system's button for passes, in plain letters.
  private var passButton: FeedPart {
    FeedPart(rows: 3) { row in
      let box = Box(x: 3, y: row * 2 + 1, width: width - 6, height: 4)
      let label = lines(of: "Add to Apple Wallet", width: box.width - 2, atMost: 1).first ?? ""
      let edge = isDark ? Tint(0xFFFFFF, opacity: 0.22) : nil
      return [
        .surface(box, [.black], radius: 1, border: edge),
        .words(label, (width - label.displayWidth).half, row: row + 1, .white, isBold: true),
      ]
    }
  }

  /// A row of Android, whose look is made up.
  private func plain(_ card: Value) -> FeedPart {
    let hasIcon = card.has("icon")
    let texts = wording(card, 1, 3, from: hasIcon ? 6 : 1, isUnread: false)
    let rows = max(hasIcon ? 2 : 1, texts.rows)
    return FeedPart(rows: rows + 1) { row in
      let box = Box(x: 0, y: row * 2, width: width, height: rows * 2 + 1)
      let icon = Mark.picture(Box(x: 1, y: row * 2, width: 4, height: 4), .day, radius: 2)
      return [
        .panel(box, colors.card, radius: 0),
        .bar(Box(x: 0, y: box.bottom, width: width, height: 1), colors.fill, "─"),
      ] + (hasIcon ? [icon] : []) + texts.marks(row)
    }
  }
}
