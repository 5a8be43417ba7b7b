internal import JSONTree
internal import Schema

extension Stage {
  func modal(_ scene: Value) -> [Look] {
    let isCentred = platform == .ios
    let picture: [Block] = scene.part(.image) == nil ? [] : [.picture(height: 12, inset: 1)]
    let texts = [Block].texts(
      of: scene, gap: picture.isEmpty ? 0 : 1, width: width - 8, isCentred: isCentred)
    let marks = card(
      picture + texts + .buttons(of: scene), scene.tints(.background), inset: 2,
      top: picture.isEmpty ? 3 : 1, closes: scene.closes)
    return [Look(marks: dim(scene) + marks)]
  }

  func sheet(_ scene: Value) -> [Look] {
    let picture: [Block] = scene.part(.image) == nil ? [] : [.picture(height: 12, inset: 1)]
    let ground = scene.tint(.background) ?? .white
    let stack = Stack(
      picture + .texts(of: scene, gap: 1, width: width - 4) + .buttons(of: scene),
      width: width - 4, atMost: height - 8, on: ground)
    let y = ((height - 2 - stack.height) & ~1) - 3
    let grabber = Box(x: (width - 4).half, y: y + 1, width: 4, height: 1)
    let marks: [Mark] =
      [
        .surface(Box(x: 0, y: y, width: width, height: height - y + 4), [ground], radius: 2),
        .bar(grabber, ground.contrast.faded(to: 0.3), "━"),
      ] + stack.marks(2, y + 3) + chip(scene.closes, right: width - 1, row: (y + 3).half)
    return [Look(marks: dim(scene) + marks)]
  }

  func banner(_ scene: Value) -> [Look] {
    let hasPicture = scene.part(.image) != nil
    let size = hasFirstViews ? 4 : 6
    let x = hasPicture ? size + 3 : 3
    let right = width - (scene.closes ? hasFirstViews ? 6 : 5 : 3)
    let stack = Stack(
      .texts(of: scene, width: max(1, right - x)), width: max(1, right - x), atMost: 12,
      on: scene.tint(.background) ?? .white)
    let inside = max(stack.height, hasPicture ? size : 2)
    let y = scene.text(.position) == "bottom" ? (height - inside - 5) | 1 : 3
    let box = Box(x: 1, y: y, width: width - 2, height: inside + 2)
    var marks: [Mark] = [.surface(box, scene.tints(.background), radius: 1)]
    if hasPicture {
      let thumb = Box(x: 2, y: y + 1 + ((inside - size).half & ~1), width: size, height: size)
      marks.append(.picture(thumb, .day, radius: hasFirstViews ? 0 : 1))
    }
    marks += stack.marks(x, y + 1 + ((inside - stack.height).half & ~1))
    if scene.closes {
      let row = (y + 1 + (inside - 1).half).half
      marks +=
        hasFirstViews
        ? chip(true, right: box.right - 1, row: row)
        : [.words("✕", box.right - 3, row: row, Tint(0xFFFFFF, opacity: 0.6))]
    }
    return [Look(marks: marks)]
  }

  private func dim(_ scene: Value) -> [Mark] { scene.isOn(.dim) ? [.dim(0.6)] : [] }
}

extension Block {
  static func picture(height: Int, inset: Int) -> Block {
    Block(
      gap: 0,
      content: .art(height: height, least: 4, inset: inset) { [.picture($0, .day, radius: 1)] })
  }
}
