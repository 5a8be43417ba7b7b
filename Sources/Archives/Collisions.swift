internal import Wording

/// Finds entries that cannot lie side by side on a disk, each set of names once.
///
/// Names come without a final slash, places are counted from 1. The sentences tell them if
/// `placesAreKnown` to the reader, as those in a ZIP that is there.
func collisions(
  _ entries: [(name: String, isDirectory: Bool, index: Int)], placesAreKnown: Bool = true
) -> [Refusal] {
  var uses: [String: [DiskUse]] = [:]
  var order: [String] = []
  func add(_ use: DiskUse) {
    let key = diskKey(use.name)
    if uses[key]?.append(use) == nil {
      uses[key] = [use]
      order.append(key)
    }
  }
  var parents: Set<[UInt8]> = []
  for entry in entries {
    add(DiskUse(name: entry.name, kind: entry.isDirectory ? .folder : .file, index: entry.index))
    for slash in entry.name.utf8.indices where entry.name.utf8[slash] == UInt8(ascii: "/") {
      // The first entry below a folder stands for all of them.
      let parent = entry.name[..<slash]
      guard parents.insert(Array(parent.utf8)).inserted else { continue }
      add(DiskUse(name: String(parent), kind: .implied, index: entry.index))
    }
  }
  return order.flatMap { refusals(of: uses[$0, default: []], placesAreKnown) }
}

/// What one entry makes of a path on the disk.
private struct DiskUse {
  enum Kind { case file, folder, implied }

  let name: String
  let kind: Kind
  let index: Int
}

/// Finds what is wrong with the uses of one path.
private func refusals(of uses: [DiskUse], _ placesAreKnown: Bool) -> [Refusal] {
  guard uses.count > 1, let first = uses.first else { return [] }
  func refuse(
    _ reason: Refusal.Reason, _ entry: DiskUse, _ indices: [Int], _ sentence: String
  ) -> Refusal {
    Refusal(entry: printable(entry.name), indices: indices, reason: reason, sentence: sentence)
  }
  func places(_ indices: [Int]) -> String {
    guard placesAreKnown else { return "" }
    return indices.count > 1 ? " (entries \(listed(indices)))" : " (entry \(listed(indices)))"
  }
  var found: [Refusal] = []
  let explicit = uses.filter { $0.kind != .implied }
  if let other = uses.first(where: { !$0.name.utf8.elementsEqual(first.name.utf8) }) {
    let indices = Set(uses.map(\.index)).sorted()
    found.append(
      refuse(
        .sameOnDisk, first, indices,
        "is \(quoted(other.name)) in another spelling" + places(indices)))
  } else {
    for kind in [DiskUse.Kind.file, .folder] {
      let indices = uses.filter { $0.kind == kind }.map(\.index)
      guard indices.count > 1 else { continue }
      let times = indices.count == 2 ? "twice" : "\(indices.count) times"
      found.append(
        refuse(.duplicate, first, indices, "appears \(times)" + places(indices)))
    }
  }
  if let file = uses.first(where: { $0.kind == .file }),
    uses.contains(where: { $0.kind != .file })
  {
    found.append(
      refuse(.fileIsFolder, file, explicit.map(\.index), "is a file and a folder at once"))
  }
  return found
}

/// Returns numbers as words join them: "1, 4 and 9", at most five of them.
private func listed(_ numbers: [Int]) -> String {
  let shown = numbers.prefix(5).map(String.init)
  if numbers.count > shown.count { return shown.joined(separator: ", ") + ", …" }
  guard let last = shown.last, shown.count > 1 else { return shown.joined() }
  return shown.dropLast().joined(separator: ", ") + " and " + last
}
