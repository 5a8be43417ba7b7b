/// Returns the changes that turn one list of lines into another, in order.
///
/// Equal lines at both ends are set aside; the middle is compared with Myers's greedy algorithm. When more than
/// `limit` lines differ, the middle is replaced as a whole, which bounds time and memory.
func changedLines(
  from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>], limit: Int = 1000
) -> [LineChange] {
  var start = 0
  while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
  var oldEnd = old.count
  var newEnd = new.count
  while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
    oldEnd -= 1
    newEnd -= 1
  }
  guard start < oldEnd || start < newEnd else { return [] }
  let whole = LineChange(old: start..<oldEnd, new: start..<newEnd)
  guard start < oldEnd, start < newEnd else { return [whole] }

  // Each distinct line becomes a number, so that the comparison itself is cheap.
  var numbers: [ArraySlice<UInt8>: Int] = [:]
  let number = { (line: ArraySlice<UInt8>) -> Int in
    if let known = numbers[line] { return known }
    numbers[line] = numbers.count
    return numbers.count - 1
  }
  let oldNumbers = old[start..<oldEnd].map(number)
  let newNumbers = new[start..<newEnd].map(number)
  guard let kept = commonLines(oldNumbers, newNumbers, limit: limit) else { return [whole] }

  var changes: [LineChange] = []
  var (oldNext, newNext) = (0, 0)
  for (oldLine, newLine) in kept + [(oldNumbers.count, newNumbers.count)] {
    if oldNext < oldLine || newNext < newLine {
      changes.append(
        LineChange(
          old: start + oldNext..<start + oldLine, new: start + newNext..<start + newLine))
    }
    (oldNext, newNext) = (oldLine + 1, newLine + 1)
  }
  return changes
}

/// Returns the pairs of lines that stay, or nothing when more than `limit` lines differ.
private func commonLines(_ old: [Int], _ new: [Int], limit: Int) -> [(Int, Int)]? {
  // furthest[k + offset] is the furthest old line reached on diagonal k = old - new.
  let bound = min(limit, old.count + new.count)
  let offset = bound + 1
  var furthest = [Int](repeating: 0, count: 2 * bound + 3)
  var history: [[Int]] = []
  for distance in 0...bound {
    history.append(Array(furthest[offset - distance - 1...offset + distance + 1]))
    for diagonal in stride(from: -distance, through: distance, by: 2) {
      let goesDown =
        diagonal == -distance
        || diagonal != distance && furthest[offset + diagonal - 1] < furthest[offset + diagonal + 1]
      var x = goesDown ? furthest[offset + diagonal + 1] : furthest[offset + diagonal - 1] + 1
      while x < old.count, x - diagonal < new.count, x - diagonal >= 0, old[x] == new[x - diagonal]
      {
        x += 1
      }
      furthest[offset + diagonal] = x
      if x >= old.count, x - diagonal >= new.count {
        return walkBack(history, from: (old.count, new.count))
      }
    }
  }
  return nil
}

/// Follows the recorded reach of each round back to the start, collecting the lines kept.
private func walkBack(_ history: [[Int]], from end: (Int, Int)) -> [(Int, Int)] {
  var (x, y) = end
  var kept: [(Int, Int)] = []
  for (distance, reach) in history.enumerated().reversed() {
    let diagonal = x - y
    let center = distance + 1
    let goesDown =
      diagonal == -distance
      || diagonal != distance && reach[center + diagonal - 1] < reach[center + diagonal + 1]
    let previous = goesDown ? diagonal + 1 : diagonal - 1
    let previousX = distance == 0 ? 0 : reach[center + previous]
    let previousY = distance == 0 ? 0 : previousX - previous
    while x > previousX, y > previousY {
      x -= 1
      y -= 1
      kept.append((x, y))
    }
    (x, y) = (previousX, previousY)
  }
  return kept.reversed()
}
