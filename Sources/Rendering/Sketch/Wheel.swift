internal import Wording

/// A wheel of equal slices, clockwise from the top.
struct Wheel {
  struct Slice {
    let tint: Tint
    let words: String
    let letters: Tint
  }

  /// The square that it touches.
  let box: Box
  let slices: [Slice]
  /// The colour of what points at the slice on top.
  let pointer: Tint

  /// The slice at a point, from the middle on; nil outside.
  func slice(_ dx: Double, _ dy: Double) -> Int? {
    let radius = Double(box.width) / 2
    guard !slices.isEmpty, dx * dx + dy * dy <= radius * radius else { return nil }
    return min(slices.count - 1, Int(turn(dx, dy) * Double(slices.count)))
  }

  /// The slice at the middle of a pixel.
  func slice(x: Int, y: Int) -> Int? {
    let (dx, dy) = offset(Double(x) + 0.5, Double(y) + 0.5)
    return slice(dx, dy)
  }

  func offset(_ x: Double, _ y: Double) -> (Double, Double) {
    (x - Double(box.x) - Double(box.width) / 2, y - Double(box.y) - Double(box.height) / 2)
  }
}

/// The part of a turn, clockwise from the top, at which a point lies; right to a hundredth.
private func turn(_ dx: Double, _ dy: Double) -> Double {
  let (across, down) = (abs(dx), abs(dy))
  guard across + down > 0 else { return 0 }
  let slope = min(across, down) / max(across, down)
  let eighth = slope * (1 + 0.3476 * (1 - slope)) / 8
  // From the upright axis to the level one.
  let quarter = across < down ? eighth : 0.25 - eighth
  switch (dx >= 0, dy < 0) {
  case (true, true): return quarter
  case (true, false): return 0.5 - quarter
  case (false, false): return 0.5 + quarter
  case (false, true): return min(0.999_999, 1 - quarter)
  }
}

/// Where the words of a slice go.
struct SliceLabel {
  let text: String
  let column: Int
  let row: Int
}

extension Wheel {
  /// The words that have room in their own slices, beside the button in the middle; one row each.
  func labels(besides hub: Box) -> [(slice: Int, label: SliceLabel)] {
    guard slices.count <= Self.mostWithLabels else { return [] }
    return slices.indices.compactMap { index in
      guard let run = longestRun(of: index, besides: hub) else { return nil }
      let words = lines(of: slices[index].words, width: run.columns.count, atMost: 1)
      guard let word = words.first, !word.isEmpty else { return nil }
      let text = word.displayWidth + 1 < run.columns.count ? " \(word) " : word
      let start = run.columns.lowerBound + (run.columns.count - text.displayWidth).half
      return (index, SliceLabel(text: text, column: start, row: run.row))
    }
  }

  private static let mostWithLabels = 24

  /// The columns in a row of cells that lie within a slice: the most, and then the nearest to the middle of the slice.
  private func longestRun(of index: Int, besides hub: Box) -> (row: Int, columns: Range<Int>)? {
    var best: (row: Int, columns: Range<Int>, distance: Double)?
    for row in box.rows {
      var start: Int?
      for x in box.x...box.right {
        if x < box.right, holds(index, x, row, besides: hub) {
          start = start ?? x
          continue
        }
        guard let first = start else { continue }
        start = nil
        let (dx, dy) = offset(Double(first + x) / 2, Double(row * 2 + 1))
        let radius = Double(box.width) / 2
        let off = (dx * dx + dy * dy) / (radius * radius) - 0.4
        let run = (row, first..<x, abs(off))
        guard let old = best else {
          best = run
          continue
        }
        let (more, less) = (min(x - first, 9), min(old.columns.count, 9))
        if more > less || more == less && abs(off) < old.distance { best = run }
      }
    }
    return best.flatMap { $0.columns.count > 2 ? ($0.row, $0.columns) : nil }
  }

  private func holds(_ index: Int, _ x: Int, _ row: Int, besides hub: Box) -> Bool {
    if hub.columns.contains(x), hub.rows.contains(row) { return false }
    return slice(x: x, y: row * 2) == index && slice(x: x, y: row * 2 + 1) == index
  }
}
