internal import JSONTree
internal import SourceText

/// Walks down two documents together and notes where they differ.
struct ValueComparison {
  private(set) var changes: [ValueChange] = []
  /// The keys of the root that have another name in the new document.
  private let renamed: [Int32: Int32]
  /// Whether lists are matched from the new document to the old one.
  ///
  /// Of several equally good matchings, a comparison and its reverse then find the same one.
  private let isTurned: Bool

  /// Compares two documents; `renamed` tells of a member of the root, by its keys, that is the same under both.
  init?(from old: Document, to new: Document, renamed: (old: String, new: String)? = nil) {
    guard let before = old.root, let after = new.root else { return nil }
    isTurned = new.source.bytes.lexicographicallyPrecedes(old.source.bytes)
    var numbers = ValueNumbers()
    self.renamed =
      renamed.map { [numbers.number(ofKey: $0.old): numbers.number(ofKey: $0.new)] } ?? [:]
    let items = (numbers.read(before), numbers.read(after))
    compare(items.0, items.1, .root, .root)
  }

  private mutating func compare(_ old: Item, _ new: Item, _ oldPath: Path, _ newPath: Path) {
    guard old.number != new.number else { return }
    switch (old.node.kind, new.node.kind) {
    case (.object, .object): compareObjects(old, new, oldPath, newPath)
    case (.array, .array): compareLists(old, new, oldPath, newPath)
    default: note(.changed, old, new, oldPath, newPath)
    }
  }

  private mutating func compareObjects(
    _ old: Item, _ new: Item, _ oldPath: Path, _ newPath: Path
  ) {
    let news = new.members
    let places = Dictionary(news.indices.map { (news[$0].keyNumber, $0) }) { $1 }
    var met: Set<Int32> = []
    for member in old.members {
      let inner = oldPath.appending(key: member.key)
      let name = oldPath.steps.isEmpty ? renamed[member.keyNumber] : nil
      guard let place = places[name ?? member.keyNumber] else {
        note(.removed, member.item, nil, inner, nil)
        continue
      }
      let partner = news[place]
      let partnerPath = newPath.appending(key: partner.key)
      met.insert(partner.keyNumber)
      if name != nil { note(.moved, member.item, partner.item, inner, partnerPath) }
      compare(member.item, partner.item, inner, partnerPath)
    }
    for member in news where !met.contains(member.keyNumber) {
      note(.added, nil, member.item, nil, newPath.appending(key: member.key))
    }
  }

  private mutating func compareLists(
    _ old: Item, _ new: Item, _ oldPath: Path, _ newPath: Path
  ) {
    let (olds, news) = (old.elements, new.elements)
    let matching = isTurned ? ListMatching(news, olds).turned : ListMatching(olds, news)
    for index in matching.removed {
      note(.removed, olds[index], nil, oldPath.appending(index: index), nil)
    }
    for (pair, isMoved) in matching.pairs where isMoved {
      note(
        .moved, olds[pair.old], news[pair.new], oldPath.appending(index: pair.old),
        newPath.appending(index: pair.new))
    }
    for index in matching.added {
      note(.added, nil, news[index], nil, newPath.appending(index: index))
    }
    for (pair, _) in matching.pairs where olds[pair.old].number != news[pair.new].number {
      compare(
        olds[pair.old], news[pair.new], oldPath.appending(index: pair.old),
        newPath.appending(index: pair.new))
    }
  }

  private mutating func note(
    _ kind: ValueChange.Kind, _ old: Item?, _ new: Item?, _ oldPath: Path?, _ newPath: Path?
  ) {
    changes.append(
      ValueChange(
        kind: kind, oldPath: oldPath, newPath: newPath, old: old?.node, new: new?.node))
  }
}
