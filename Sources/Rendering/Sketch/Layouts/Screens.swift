internal import JSONTree
internal import Schema

extension Stage {
  func fullscreen(_ scene: Value) -> [Look] {
    let cover = scene.part(.cover)
    let foot = foot(of: scene)
    let ground: Mark =
      cover?.part(.image) == nil
      ? .surface(whole.inset(-1, -1), cover?.tints(.background) ?? [], radius: 0)
      : .picture(whole, .dusk, radius: 0, open: foot.top)
    return [Look(marks: [ground] + foot.marks + chip(scene.closes, right: width - 1, row: 1))]
  }

  func video(_ scene: Value) -> [Look] {
    let foot = foot(of: scene)
    let film = Box(x: 0, y: (height - 20).half & ~1, width: width, height: 20)
    let marks: [Mark] = [
      .surface(whole.inset(-1, -1), [.black], radius: 0), .picture(film, .film, radius: 0, open: 0),
    ]
    // In the middle of the film, or over the words where those reach so high.
    let row = min(film.middleRow ?? 0, foot.top.half + 1)
    let play = Mark.words(Landscape.film.label, width.half, row: row, .white, isBold: true)
    return [
      Look(
        marks: marks + foot.marks + [play, mute(scene, 1, row: 1)]
          + chip(scene.closes, right: width - 1, row: 1))
    ]
  }

  func pip(_ scene: Value) -> [Look] {
    let across = (scene.number(.width) ?? 0.4) * Double(width)
    let down = across * (scene.number(.aspectRatio) ?? 1)
    let size = (width: across.pixels(in: 4...width - 2), height: down.pixels(in: 2...33).even)
    let corner = scene.text(.position) ?? ""
    let box = Box(
      x: corner.hasSuffix("left") ? 1 : width - 1 - size.width,
      y: corner.hasPrefix("top") ? 4 : (height - 2 - size.height) & ~1,
      width: size.width, height: size.height)
    var marks: [Mark] = [
      .picture(box, .film, radius: (scene.number(.cornerRadius) ?? 16) < 8 ? 0 : 1)
    ]
    marks += chip(scene.closes && box.width >= 4, right: box.right, row: box.y.half)
    if box.width >= 9, box.height >= 6 {
      let row = box.bottom.half - 1
      marks += [mute(scene, box.right - 3, row: row), .chip("⤢", box.x, row: row)]
    }
    return [Look(marks: marks)]
  }

  func stories(_ scene: Value) -> [Look] {
    let items = scene.list(.items)
    return looks(of: items, "slide") { index in
      let item = items[index]
      let foot = foot(of: item)
      let marks = [.picture(whole, .dusk, radius: 0, open: foot.top)] + foot.marks
      return marks + progress(index, of: min(items.count, (width - 2) / 2))
        + chip(scene.closes, right: width - 1, row: 2)
    }
  }

  /// Bars of which the earlier ones are full, and this one half so.
  private func progress(_ index: Int, of count: Int) -> [Mark] {
    (0..<count).flatMap { bar -> [Mark] in
      let room = width - 2
      let (start, end) = (1 + bar * (room + 1) / count, (bar + 1) * (room + 1) / count)
      let box = Box(x: start, y: 3, width: end - start, height: 1)
      let share = bar < index ? box.width : bar == index ? (box.width + 1) / 2 : 0
      return [
        .bar(box, Tint(0xFFFFFF, opacity: 0.35), "─"),
        .bar(Box(x: start, y: 3, width: share, height: 1), .white, "━"),
      ]
    }
  }

  func carousel(_ scene: Value) -> [Look] {
    guard !hasFirstViews else { return firstCarousel(scene) }
    let items = scene.list(.items)
    let card = Box(x: 2, y: 3, width: width - 4, height: height - 6)
    return looks(of: items, "card") { index in
      let item = items[index]
      let stack = Stack(
        .texts(of: item, width: card.width - 4), width: card.width - 4, atMost: 12, on: .black)
      let y = (card.bottom - 4 - stack.height) & ~1
      var marks: [Mark] = [.dim(0.8), .picture(card, .dusk, radius: 2)]
      if !stack.blocks.isEmpty {
        marks.append(
          .shade(Box(x: card.x, y: y - 4, width: card.width, height: card.bottom - y + 4)))
      }
      marks += stack.marks(card.x + 2, y)
      marks += dots(index, of: items.count, under: card)
      return marks + chip(scene.closes, right: card.right - 1, row: (card.y + 1).half)
    }
  }

  /// Android's first carousel: pages over the whole width, each with its text below the picture.
  private func firstCarousel(_ scene: Value) -> [Look] {
    let items = scene.list(.items)
    let page = Box(x: 0, y: 6, width: width, height: height * 7 / 10)
    return looks(of: items, "card") { index in
      let stack = Stack(
        .texts(of: items[index], width: width - 4), width: width - 4, atMost: 12, on: .black)
      let y = (page.bottom - stack.height) & ~1
      let picture = Box(x: 0, y: page.y, width: width, height: y - page.y)
      let foot = Box(x: 0, y: y, width: width, height: height - 2 - y)
      return [.dim(0.8), .picture(picture, .dusk, radius: 0)]
        + [.panel(foot, Tint(0, opacity: 0), radius: 0)] + stack.marks(2, y)
        + dots(index, of: items.count, under: page.moved(0, 5))
        + chip(scene.closes, right: width - 1, row: 1)
    }
  }

  /// A dot for each of several pages, at the foot of a card.
  func dots(_ index: Int, of count: Int, under card: Box) -> [Mark] {
    guard count > 1, count <= card.width / 2 - 1 else { return [] }
    let start = card.x + (card.width - 2 * count + 1).half
    return (0..<count).map { dot in
      let box = Box(x: start + 2 * dot, y: card.bottom - 3, width: 1, height: 1)
      return .bar(box, Tint(0xFFFFFF, opacity: dot == index ? 1 : 0.4), dot == index ? "●" : "○")
    }
  }

  /// The looks at the first elements of a list.
  private func looks(of items: [Value], _ noun: String, _ marks: (Int) -> [Mark]) -> [Look] {
    items.indices.prefix(4).map { index in
      Look(marks: marks(index), note: index == 0 ? nil : "\(noun) \(index + 1) of \(items.count)")
    }
  }
}

extension Double {
  /// The nearest whole number of pixels that is allowed; the least where this is no number.
  fileprivate func pixels(in limits: ClosedRange<Int>) -> Int {
    guard self > Double(limits.lowerBound) else { return limits.lowerBound }
    return self < Double(limits.upperBound) ? Int(rounded()) : limits.upperBound
  }
}
