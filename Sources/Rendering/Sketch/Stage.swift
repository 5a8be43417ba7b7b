internal import JSONTree
internal import Schema
internal import Wording

/// The screen that a message is laid out on, in pixels.
struct Stage {
  let width: Int
  let height: Int
  let platform: Platform
  let isDark: Bool
  /// Whether it has the views that Android began with.
  var hasFirstViews = false

  /// What one look at a message shows.
  struct Look {
    var marks: [Mark]
    /// When it looks so, in words; nil for the first look.
    var note: String?
  }

  /// How a display type is laid out: a scene as looks, the first one as it comes up.
  typealias Layout = @Sendable (Value, Stage) -> [Look]

  /// How each display type is laid out, by its name.
  static let layouts: [String: Layout] = [
    "banner": { $1.banner($0) }, "modal": { $1.modal($0) }, "sheet": { $1.sheet($0) },
    "carousel": { $1.carousel($0) }, "fullscreen": { $1.fullscreen($0) },
    "stories": { $1.stories($0) }, "video": { $1.video($0) }, "pip": { $1.pip($0) },
    "scratchcard": { $1.scratchcard($0) }, "spinwheel": { $1.spinwheel($0) },
  ]

  /// How what is on a screen is laid out, by what draws it.
  static func layout(_ kind: String) -> Layout? {
    guard kind == Drawing.feed else { return layouts[kind] }
    return { $1.feed($0) }
  }

  var whole: Box { Box(x: 0, y: 0, width: width, height: height) }

  /// What stands in for a message that is not shown.
  var empty: Mark {
    let words = "no message"
    return .words(words, (width - words.count).half, row: 9, Tint(0x8E8E93))
  }

  /// A card in the middle of the screen, as high as what is on it.
  func card(
    _ blocks: [Block], _ tints: [Tint], inset: Int, top: Int = 1, closes: Bool
  ) -> [Mark] {
    let across = width - 4
    let ground = tints.first ?? .white
    let most = height - 4 - top - 2
    let stack = Stack(blocks, width: across - 2 * inset, atMost: most, on: ground)
    // Both edges lie in the middle of a row, with half a row at least between the lower one and what is on the card.
    let high = top + (stack.height + 1).odd - 1 + 1
    let y = (height - high).half.odd
    let box = Box(x: 2, y: y, width: across, height: high)
    return [.surface(box, tints.isEmpty ? [.white] : tints, radius: 2)]
      + stack.marks(box.x + inset, y + top)
      + chip(closes, right: box.right - 1, row: (y + 1).half)
  }

  /// Words and buttons at the foot of the screen, on a picture that darkens downwards.
  ///
  /// What is over `top` stays open.
  func foot(of part: Value) -> (marks: [Mark], top: Int) {
    let blocks = [Block].texts(of: part, width: width - 4) + .buttons(of: part)
    let stack = Stack(blocks, width: width - 4, atMost: height - 12, on: .black)
    let y = (height - 2 - stack.height) & ~1
    let top = y - 6
    let shade = Mark.shade(Box(x: 0, y: top, width: width, height: height - top))
    return ([shade] + stack.marks(2, y), top)
  }

  /// The button that closes the message, where there is one; it ends at a column.
  func chip(_ closes: Bool, right: Int, row: Int) -> [Mark] {
    closes ? [.chip("✕", right - 3, row: row)] : []
  }

  /// The sound of a film, on or off.
  func mute(_ scene: Value, _ x: Int, row: Int) -> Mark {
    .chip("♪", x, row: row, opacity: scene.isOn(.muted) ? 0.35 : 1)
  }
}
