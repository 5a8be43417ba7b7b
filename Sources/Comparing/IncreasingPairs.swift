/// Indices of two elements, one of an old list and one of a new one.
struct IndexPair: Hashable {
  let old: Int
  let new: Int
}

/// Returns as many of the pairs as can be read in one order in both lists, in time proportional to n log n.
///
/// The pairs come sorted by old index, and those of one old index by new index downwards.
func longestIncreasing(_ pairs: [IndexPair]) -> [IndexPair] {
  // ends[k] is the pair with the least new index that ends a run of k + 1.
  var ends: [Int] = []
  var previous = [Int](repeating: -1, count: pairs.count)
  for place in pairs.indices {
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if pairs[ends[middle]].new < pairs[place].new { low = middle + 1 } else { high = middle }
    }
    if low > 0 { previous[place] = ends[low - 1] }
    if low == ends.count { ends.append(place) } else { ends[low] = place }
  }
  var result: [IndexPair] = []
  var place = ends.last ?? -1
  while place >= 0 {
    result.append(pairs[place])
    place = previous[place]
  }
  return result.reversed()
}
