/// Counts the insertions, deletions, replacements and swaps of neighbours that turn one word into the other.
///
/// This is the optimal string alignment distance. The result is nil when it is greater than `limit`; only cells
/// that can stay within the limit are compared, and words that differ early are given up early.
func editDistance(_ left: [Character], _ right: [Character], atMost limit: Int) -> Int? {
  guard abs(left.count - right.count) <= limit else { return nil }
  let width = right.count
  let beyond = limit + 1
  var twoBack = [Int](repeating: beyond, count: width + 1)
  var previous = (0...width).map { min($0, beyond) }
  var current = twoBack

  for row in 0..<left.count {
    let first = max(0, row - limit)
    let last = min(width, row + limit + 1)
    for column in 0...width { current[column] = beyond }
    if first == 0 { current[0] = min(row + 1, beyond) }
    var least = current[0]
    for column in first..<max(first, last) {
      let replaced = previous[column] + (left[row] == right[column] ? 0 : 1)
      var cost = min(replaced, previous[column + 1] + 1, current[column] + 1, beyond)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        cost = min(cost, twoBack[column - 1] + 1)
      }
      current[column + 1] = cost
      least = min(least, cost)
    }
    // A swap reaches over one row, so both rows must be beyond the limit before the answer is known.
    if least > limit, (previous.min() ?? 0) > limit { return nil }
    (twoBack, previous, current) = (previous, current, twoBack)
  }
  return previous[width] <= limit ? previous[width] : nil
}
