/// Blocks under each other, as many and as high as there is room for.
struct Stack {
  private(set) var blocks: [Block]
  private let width: Int
  /// The colour of what the sketch says by itself.
  private let contrast: Tint

  /// Takes blocks, the first at an even pixel, and makes less of them until they are no higher than given.
  init(_ blocks: [Block], width: Int, atMost limit: Int, on ground: Tint) {
    self.blocks = blocks
    self.width = width
    contrast = ground.contrast
    while height > limit, shorten() {}
  }

  /// In pixels.
  var height: Int { places.last.map { $0.y + $0.block.height } ?? 0 }

  /// What draws the blocks from an even pixel on.
  func marks(_ x: Int, _ y: Int) -> [Mark] {
    places.flatMap { $0.block.marks(x, y + $0.y, width: width) }
  }

  private var places: [(block: Block, y: Int)] {
    var y = 0
    return blocks.enumerated().map { index, block in
      let start = block.start(after: y, isFirst: index == 0)
      y = start + block.height
      return (block, start)
    }
  }

  /// Makes one block smaller, or leaves the last one out; what is least missed goes first.
  private mutating func shorten() -> Bool {
    shrinkArt() || flattenButtons() || cutWords() || leaveOut()
  }

  private mutating func shrinkArt() -> Bool {
    for (index, block) in blocks.enumerated() {
      guard case .art(let height, let least, let inset, let draw) = block.content, height > least
      else { continue }
      blocks[index].content = .art(
        height: max(least, height - 2), least: least, inset: inset, draw)
      return true
    }
    return false
  }

  private mutating func flattenButtons() -> Bool {
    var isChanged = false
    for (index, block) in blocks.enumerated() {
      guard case .button(let button, isTall: true) = block.content else { continue }
      blocks[index].content = .button(button, isTall: false)
      isChanged = true
    }
    return isChanged
  }

  /// Cuts a line from the longest text, the lowest of those.
  private mutating func cutWords() -> Bool {
    let lengths = blocks.map { block in
      if case .words(let words) = block.content { words.lines.count } else { 0 }
    }
    guard let most = lengths.max(), most > 1, let index = lengths.lastIndex(of: most),
      case .words(let words) = blocks[index].content
    else { return false }
    blocks[index].content = .words(words.cut(to: most - 1, width: width))
    return true
  }

  /// Leaves out what is lowest, and says how much.
  private mutating func leaveOut() -> Bool {
    var count = 0
    if case .rest(let known, _)? = blocks.last?.content {
      count = known
      blocks.removeLast()
    }
    guard blocks.count > 1 else { return false }
    blocks.removeLast()
    blocks.append(Block(gap: 0, content: .rest(count + 1, contrast)))
    return true
  }
}
