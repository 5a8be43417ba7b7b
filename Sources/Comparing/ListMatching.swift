internal import JSONTree

/// Which elements of two lists are the same ones, possibly changed or moved.
///
/// Equal elements at both ends are set aside first, so that an insertion is one addition. Of the others, the longest
/// common subsequence stays, further equal ones are moved, and what is left is matched by what it has in common (see
/// `Similarity`) and at last by its order. Time is proportional to n log n for distinct elements. Where equal elements
/// make more than `mostPairs` pairs, the first is matched with the first, the second with the second and so on,
/// which may move more elements than are needed.
struct ListMatching {
  /// Elements that are the same, in the order of the new list.
  private(set) var pairs: [(pair: IndexPair, isMoved: Bool)] = []
  /// The old elements without a partner.
  private(set) var removed: [Int] = []
  /// The new elements without a partner.
  private(set) var added: [Int] = []

  private let old: [Item]
  private let new: [Item]
  private var matches: [IndexPair] = []
  private var freeOld: [Int] = []
  private var freeNew: [Int] = []

  private static let mostPairs = 200_000

  init(_ old: [Item], _ new: [Item]) {
    self.old = old
    self.new = new
    let middle = setEndsAside()
    let kept = keepCommon(middle.old, middle.new)
    moveEqual()
    let gaps = Gaps(between: kept)
    take(Similarity(old, new, freeOld, freeNew, gaps).pairs)
    matchInOrder(gaps)
    finish()
  }

  /// The same matching for who goes from the new list to the old one.
  var turned: ListMatching {
    var result = self
    result.pairs = pairs.map { (IndexPair(old: $0.pair.new, new: $0.pair.old), $0.isMoved) }
      .sorted { $0.0.new < $1.0.new }
    result.removed = added
    result.added = removed
    return result
  }

  /// Matches what is equal at both ends, and returns what lies between.
  private mutating func setEndsAside() -> (old: Range<Int>, new: Range<Int>) {
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start].number == new[start].number { start += 1 }
    var tail = 0
    while tail < shorter - start,
      old[old.count - 1 - tail].number == new[new.count - 1 - tail].number
    { tail += 1 }
    matches = (0..<start).map { IndexPair(old: $0, new: $0) }
    matches += (0..<tail).map { IndexPair(old: old.count - 1 - $0, new: new.count - 1 - $0) }
    return (start..<(old.count - tail), start..<(new.count - tail))
  }

  /// Matches the longest common subsequence, and returns it.
  private mutating func keepCommon(_ olds: Range<Int>, _ news: Range<Int>) -> [IndexPair] {
    let oldPlaces = Dictionary(grouping: olds) { old[$0].number }
    let newPlaces = Dictionary(grouping: news) { new[$0].number }
    let count = oldPlaces.reduce(0) { $0 + $1.value.count * (newPlaces[$1.key]?.count ?? 0) }
    var candidates: [IndexPair] = []
    if count <= Self.mostPairs {
      for index in olds {
        for other in (newPlaces[old[index].number] ?? []).reversed() {
          candidates.append(IndexPair(old: index, new: other))
        }
      }
    } else {
      for (number, places) in oldPlaces {
        candidates += zip(places, newPlaces[number] ?? []).map { IndexPair(old: $0, new: $1) }
      }
      candidates.sort { $0.old < $1.old }
    }
    let kept = longestIncreasing(candidates)
    freeOld = Array(olds)
    freeNew = Array(news)
    take(kept)
    return kept
  }

  /// Matches what is equal and not in order.
  private mutating func moveEqual() {
    let newPlaces = Dictionary(grouping: freeNew) { new[$0].number }
    let oldPlaces = Dictionary(grouping: freeOld) { old[$0].number }
    take(
      oldPlaces.flatMap { number, places in
        zip(places, newPlaces[number] ?? []).map { IndexPair(old: $0, new: $1) }
      })
  }

  /// Matches what is left between two kept elements one by one, where both lists have as much there.
  private mutating func matchInOrder(_ gaps: Gaps) {
    let news = Dictionary(grouping: freeNew) { gaps.ofNew($0) }
    let olds = Dictionary(grouping: freeOld) { gaps.ofOld($0) }
    let found = olds.flatMap { gap, places -> [IndexPair] in
      guard let others = news[gap], others.count == places.count else { return [] }
      return zip(places, others).map { IndexPair(old: $0, new: $1) }
    }
    take(found.filter { old[$0.old].isComparable(with: new[$0.new]) })
  }

  private mutating func take(_ found: [IndexPair]) {
    guard !found.isEmpty else { return }
    matches += found
    let olds = Set(found.map(\.old))
    let news = Set(found.map(\.new))
    freeOld.removeAll(where: olds.contains)
    freeNew.removeAll(where: news.contains)
  }

  /// Leaves as many elements as possible in their order; the others are moved.
  private mutating func finish() {
    let still = Set(longestIncreasing(matches.sorted { $0.old < $1.old }))
    pairs = matches.sorted { $0.new < $1.new }.map { ($0, !still.contains($0)) }
    removed = freeOld
    added = freeNew
  }
}

extension Item {
  /// Whether both are objects, both are lists, or neither is any.
  fileprivate func isComparable(with other: Item) -> Bool {
    let kinds = [node.kind, other.node.kind]
    return kinds[0] == kinds[1] || !kinds.contains(.object) && !kinds.contains(.array)
  }
}

/// The stretches of two lists between elements that stay where they are.
struct Gaps {
  private let olds: [Int]
  private let news: [Int]

  init(between kept: [IndexPair]) {
    olds = kept.map(\.old)
    news = kept.map(\.new)
  }

  /// The stretch that an element of the old list lies in.
  func ofOld(_ index: Int) -> Int { Self.count(below: index, in: olds) }

  /// The stretch that an element of the new list lies in.
  func ofNew(_ index: Int) -> Int { Self.count(below: index, in: news) }

  private static func count(below index: Int, in sorted: [Int]) -> Int {
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
