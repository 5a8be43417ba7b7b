internal import Wording

/// Finds entries that cannot lie side by side on a disk, each set of names once.
///
/// Names come without a final slash, places are counted from 1.
func collisions(
  _ entries: [(name: String, isDirectory: Bool, index: Int)]
) -> [Refusal] {
  var groups: [String: [Int]] = [:]
  var order: [String] = []
  var parents: Set<String> = []
  for (position, entry) in entries.enumerated() {
    let key = diskKey(entry.name)
    if groups[key] == nil { order.append(key) }
    groups[key, default: []].append(position)
    for slash in key.utf8.indices where key.utf8[slash] == UInt8(ascii: "/") {
      parents.insert(String(key[..<slash]))
    }
  }

  return order.flatMap { key -> [Refusal] in
    let group = groups[key, default: []].map { entries[$0] }
    guard let first = group.first else { return [] }
    let indices = group.map(\.index)
    func refuse(_ reason: Refusal.Reason, _ sentence: String) -> Refusal {
      Refusal(entry: printable(first.name), indices: indices, reason: reason, sentence: sentence)
    }
    var found: [Refusal] = []
    if group.count > 1 {
      let places = listed(indices)
      let exact = group.allSatisfy { $0.name.utf8.elementsEqual(first.name.utf8) }
      if exact {
        let times = group.count == 2 ? "twice" : "\(group.count) times"
        found.append(refuse(.duplicate, "appears \(times) (entries \(places))"))
      } else {
        found.append(
          refuse(
            .sameOnDisk,
            "differs from another name only in case or accents' spelling (entries \(places))"))
      }
    }
    let isFile = group.contains { !$0.isDirectory }
    if isFile, parents.contains(key) || group.contains(where: \.isDirectory) {
      found.append(refuse(.fileIsFolder, "is a file and a folder at once"))
    }
    return found
  }
}

/// Returns numbers as words join them: "1, 4 and 9", at most five of them.
private func listed(_ numbers: [Int]) -> String {
  let shown = numbers.prefix(5).map(String.init)
  if numbers.count > shown.count { return shown.joined(separator: ", ") + ", …" }
  guard let last = shown.last, shown.count > 1 else { return shown.joined() }
  return shown.dropLast().joined(separator: ", ") + " and " + last
}
