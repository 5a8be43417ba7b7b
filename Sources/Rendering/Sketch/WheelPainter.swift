extension Canvas {
  /// Draws a wheel's slices, mixing colours where they meet.
  mutating func paint(_ wheel: Wheel) {
    let last = wheel.slices.count - 1
    guard last >= 0 else { return }
    for y in wheel.box.lines {
      for x in wheel.box.columns {
        var counts: [Int: Int] = [:]
        for point in 0..<16 {
          let at = (Double(point % 4) / 4 + 0.125, Double(point / 4) / 4 + 0.125)
          let (dx, dy) = wheel.offset(Double(x) + at.0, Double(y) + at.1)
          if let slice = wheel.slice(dx, dy) { counts[slice, default: 0] += 1 }
        }
        let covered = counts.values.reduce(0, +)
        guard covered > 0 else { continue }
        var mean = Tint(0)
        var sum = 0
        for (slice, count) in counts.sorted(by: { $0.key < $1.key }) {
          sum += count
          let tint = wheel.slices[slice].tint.over(.white)
          mean = mean.mixed(with: tint, Double(count) / Double(sum))
        }
        blend(mean.faded(to: Double(covered) / 16), x, y)
      }
    }
    let middle = wheel.box.x + wheel.box.width / 2
    for (y, reach) in [(wheel.box.y - 1, 2), (wheel.box.y, 1)] {
      for x in middle - reach..<middle + reach { blend(wheel.pointer, x, y) }
    }
  }

  /// Draws a wheel's slices by their numbers.
  mutating func outline(_ wheel: Wheel, _ pen: Pen) {
    write(String(pen.drawn("▼")), wheel.box.x + wheel.box.width / 2, (wheel.box.y - 1).half)
    for row in wheel.box.rows {
      for x in wheel.box.columns {
        guard let slice = wheel.slice(x: x, y: row * 2) ?? wheel.slice(x: x, y: row * 2 + 1) else {
          continue
        }
        write(slice < 36 ? String(slice, radix: 36) : "*", x, row)
      }
    }
  }
}
