internal import JSONTree

/// Which objects of two lists are alike: the more members they share that few others have, the more alike.
///
/// A text such as a label or an address, which one element of each list has, outweighs a colour that many have.
/// What so many elements share that they make more than `mostSharing` pairs, old with new, tells nothing and is passed
/// over, which bounds the cost: it is proportional to the number of elements.
struct Similarity {
  /// The pairs that are alike, the most alike first; each element is in one at most.
  private(set) var pairs: [IndexPair] = []

  /// A member, or a member of a member, and its value.
  private struct Trait: Hashable {
    let key: Int32
    let inner: Int32
    let value: Int32
  }

  private struct Candidate {
    let pair: IndexPair
    let weight: Int

    /// The most alike come first, of those the nearest; the same whichever list is the old one.
    var rank: (Int, Int, Int) { (-weight, abs(pair.old - pair.new), pair.old + pair.new) }
  }

  private static let mostSharing = 64
  private static let mostTraits = 64

  init(_ old: [Item], _ new: [Item], _ freeOld: [Int], _ freeNew: [Int], _ gaps: Gaps) {
    guard !freeOld.isEmpty, !freeNew.isEmpty else { return }
    let oldTraits = freeOld.map { Self.traits(of: old[$0]) }
    let newTraits = freeNew.map { Self.traits(of: new[$0]) }
    let owners = Self.owners(newTraits)
    var weights: [IndexPair: (weight: Int, shared: Int)] = [:]
    for (trait, olds) in Self.owners(oldTraits) {
      guard let news = owners[trait], olds.count * news.count <= Self.mostSharing else { continue }
      let weight = Self.mostSharing / (olds.count * news.count)
      for left in olds {
        for right in news {
          let known = weights[IndexPair(old: left, new: right)] ?? (0, 0)
          weights[IndexPair(old: left, new: right)] = (known.weight + weight, known.shared + 1)
        }
      }
    }
    var candidates: [Candidate] = []
    for (places, likeness) in weights {
      let pair = IndexPair(old: freeOld[places.old], new: freeNew[places.new])
      let most = max(oldTraits[places.old].count, newTraits[places.new].count)
      // What lies elsewhere must be mostly the same to be taken for moved.
      let isNear = gaps.ofOld(pair.old) == gaps.ofNew(pair.new)
      guard isNear || likeness.shared * 2 >= most else { continue }
      candidates.append(Candidate(pair: pair, weight: likeness.weight))
    }
    candidates.sort { $0.rank < $1.rank }
    var takenOld: Set<Int> = []
    var takenNew: Set<Int> = []
    for pair in candidates.map(\.pair)
    where !takenOld.contains(pair.old) && !takenNew.contains(pair.new) {
      takenOld.insert(pair.old)
      takenNew.insert(pair.new)
      pairs.append(pair)
    }
  }

  private static func owners(_ traits: [[Trait]]) -> [Trait: [Int]] {
    var owners: [Trait: [Int]] = [:]
    for (place, traits) in traits.enumerated() {
      for trait in traits { owners[trait, default: []].append(place) }
    }
    return owners
  }

  private static func traits(of item: Item) -> [Trait] {
    var traits: [Trait] = []
    for member in item.members {
      traits.append(Trait(key: member.keyNumber, inner: -1, value: member.item.number))
      for inner in member.item.members {
        traits.append(
          Trait(key: member.keyNumber, inner: inner.keyNumber, value: inner.item.number))
      }
      if traits.count >= mostTraits { break }
    }
    return Array(traits.prefix(mostTraits))
  }
}
