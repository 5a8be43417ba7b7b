/// A part of a canvas, in pixels.
struct Box: Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  var right: Int { x + width }
  var bottom: Int { y + height }
  var columns: Range<Int> { x..<max(x, right) }
  var lines: Range<Int> { y..<max(y, bottom) }
  /// The rows of cells that it touches.
  var rows: Range<Int> {
    let first = y.half
    return first..<max(first, (bottom + 1).half)
  }

  /// The box without this much at its sides, and above and below.
  func inset(_ across: Int, _ down: Int) -> Box {
    Box(x: x + across, y: y + down, width: width - 2 * across, height: height - 2 * down)
  }

  func moved(_ across: Int, _ down: Int) -> Box {
    Box(x: x + across, y: y + down, width: width, height: height)
  }

  func holds(_ x: Int, _ y: Int) -> Bool { columns.contains(x) && lines.contains(y) }

  /// How much of a pixel lies within the box, its corners rounded: 0…1.
  func coverage(_ x: Int, _ y: Int, radius: Int) -> Double {
    let reach = min(radius, width / 2, height / 2)
    let across = max(self.x + reach - x, x - (right - 1 - reach), 0)
    let down = max(self.y + reach - y, y - (bottom - 1 - reach), 0)
    guard reach > 0, across > 0, down > 0 else { return 1 }
    return share { dx, dy in
      let (far, low) = (Double(across) - 1 + dx, Double(down) - 1 + dy)
      return far * far + low * low <= Double(reach * reach)
    }
  }
}

/// The share of sixteen points of a pixel that are inside; the points are at 0…1.
func share(_ isInside: (Double, Double) -> Bool) -> Double {
  var count = 0
  for row in 0..<4 {
    for column in 0..<4
    where isInside(Double(column) / 4 + 0.125, Double(row) / 4 + 0.125) {
      count += 1
    }
  }
  return Double(count) / 16
}

extension Int {
  /// Half of it, rounded down.
  var half: Int { self >> 1 }
  /// This, or one more, so that it is even.
  var even: Int { self + (self & 1) }
  /// This, or one more, so that it is odd.
  var odd: Int { self | 1 }
}
