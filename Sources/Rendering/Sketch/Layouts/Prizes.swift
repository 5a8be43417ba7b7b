internal import JSONTree
internal import Schema
internal import Wording

extension Stage {
  func scratchcard(_ scene: Value) -> [Look] {
    let cover = scene.part(.cover)
    let button = scene.part(.revealButton).map { [Block(button: $0)] } ?? []
    let foil = Block(gap: 1, content: .art(height: 14, least: 6, inset: 0) { self.foil(cover, $0) })
    let prize = Stack(
      rewards(scene["prize"], on: ticket), width: width - 12, atMost: 18, on: ticket)
    let won = Block(
      gap: 1,
      content: .art(height: prize.height + 5, least: prize.height + 5, inset: 0) { box in
        [.surface(box, [ticket], radius: 1, border: Tint(0xFFCC00, opacity: 0.85))]
          + prize.marks(box.x + 2, (box.y + 2).even)
      })
    return [
      Look(marks: prizeCard(scene, [foil] + button)),
      Look(marks: prizeCard(scene, [won] + button), note: "under the foil"),
    ]
  }

  private var ticket: Tint { Tint(0xF7F7F7) }

  private func foil(_ cover: Value?, _ box: Box) -> [Mark] {
    if cover?.part(.image) != nil { return [.picture(box, .day, radius: 1)] }
    let tint = cover?.tint(.background) ?? Tint(0xBBBBBB)
    let hint = "Scratch here"
    let row = box.middleRow ?? box.y.half
    let start = box.x + (box.width - hint.count).half
    return [.foil(box, tint), .words(hint, start, row: row, tint.contrast.faded(to: 0.6))]
  }

  func spinwheel(_ scene: Value) -> [Look] {
    let wheel = Block(
      gap: 0, content: .art(height: 24, least: 12, inset: 0) { self.wheel(scene, $0) })
    let ground = scene.tints(.background).first ?? .white
    var looks = [Look(marks: prizeCard(scene, [wheel]))]
    if let prize = scene["prize"] {
      let marks = prizeCard(scene, rewards(prize, on: ground))
      looks.append(Look(marks: marks, note: stop(scene)))
    }
    return looks
  }

  private func wheel(_ scene: Value, _ box: Box) -> [Mark] {
    let segments = scene.list(.segments)
    let size = min(box.width, box.height - 2) & ~1
    let y = box.y.even + ((size / 2) & 1 == 1 ? 2 : 1)
    let disc = Box(x: box.x + (box.width - size).half, y: y, width: size, height: size)
    let slices = segments.map { segment in
      Wheel.Slice(
        tint: segment.tint(.background) ?? .white, words: segment.part(.label)?.text(.label) ?? "",
        letters: segment.part(.label)?.tint(.labelColor) ?? .white)
    }
    let wheel = Wheel(box: disc, slices: slices, pointer: isDark ? .white : .black)
    let button = scene.part(.hubButton)
    let label = lines(of: button?.part(.label)?.text(.label) ?? "", width: 8, atMost: 1).first ?? ""
    let across = max(6, label.displayWidth.even)
    let hub = Box(
      x: disc.x + (size - across) / 2, y: disc.y + size / 2 - 3, width: across, height: 6)
    let words = wheel.labels(besides: hub).map { index, label in
      Mark.words(label.text, label.column, row: label.row, slices[index].letters, isBold: true)
    }
    return [.wheel(wheel)] + words + [
      .surface(hub, [button?.tint(.background) ?? .white], radius: 3),
      .words(
        label, hub.x + (across - label.displayWidth).half, row: (hub.y + 2).half,
        button?.part(.label)?.tint(.labelColor) ?? .black, isBold: true),
    ]
  }

  /// Where the wheel stops, in words.
  private func stop(_ scene: Value) -> String {
    let segments = scene.list(.segments)
    guard let winner = scene.number(.winner).flatMap({ Int(exactly: $0) }),
      segments.indices.contains(winner),
      let words = segments[winner].part(.label)?.text(.label)
    else { return "once it stops" }
    return "stops at \(quoted(words))"
  }

  private func prizeCard(_ scene: Value, _ blocks: [Block]) -> [Mark] {
    let texts = [Block].texts(of: scene, width: width - 8, isCentred: true)
    return card(
      texts + blocks, scene.tints(.background), inset: 2, top: 3, closes: scene.closes)
  }

  /// Title, message, code and button of a prize.
  private func rewards(_ prize: Value?, on surface: Tint) -> [Block] {
    guard let prize else { return [] }
    var blocks = [Block].texts(of: prize, gap: 2, width: width - 12, isCentred: true)
    if let code = prize.text(.code) {
      let letters = prize.part(.title)?.tint(.labelColor) ?? surface.contrast
      let chip = Block.Button(
        label: code, letters: letters,
        fill: surface.isLight ? Tint(0, opacity: 0.06) : Tint(0xFFFFFF, opacity: 0.16),
        border: surface.contrast.faded(to: 0.4), radius: 1)
      blocks.append(Block(gap: 1, content: .button(chip, isTall: true)))
    }
    return blocks + (prize.part(.buttons).map { [Block(button: $0)] } ?? [])
  }
}
