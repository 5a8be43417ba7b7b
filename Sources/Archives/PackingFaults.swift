internal import Wording

/// What is known of a file or folder before it is packed.
public struct PlannedEntry: Sendable {
  let name: String
  let size: Int
  let isDirectory: Bool

  /// Creates a file, named as in the ZIP, of so many bytes.
  public init(name: String, size: Int) {
    self.init(name: name, size: size, isDirectory: false)
  }

  init(name: String, size: Int, isDirectory: Bool) {
    self.name = name
    self.size = size
    self.isDirectory = isDirectory
  }
}

/// Finds every fault of names, sizes and numbers for which a ZIP would not be written.
///
/// Faults of all together are said of `name`; places are those in the list, counted from 1. How far
/// files can be compressed shows only when they are.
public func packingRefusals(
  of planned: [PlannedEntry], name: String, budget: Budget
) -> [Refusal] {
  var found = wholeRefusals(planned, name, budget)
  var sound: [(name: String, isDirectory: Bool, index: Int)] = []
  for (index, entry) in zip(1..., planned) {
    if let fault = fault(inName: entry.name, budget: budget) {
      found.append(refusal(fault, entry.name, [index]))
    } else {
      sound.append((entry.name, entry.isDirectory, index))
    }
    if entry.size > budget.unpackedBytes {
      found.append(refusal(tooLarge("has", entry.size, budget), entry.name, [index]))
    }
  }
  return found + collisions(sound, placesAreKnown: false)
}

private func wholeRefusals(
  _ planned: [PlannedEntry], _ name: String, _ budget: Budget
) -> [Refusal] {
  var faults: [ArchiveFault] = []
  if planned.count > budget.entries {
    let what = planned.contains(where: \.isDirectory) ? "entries" : "files"
    faults.append(
      ArchiveFault(
        .tooManyEntries, "holds \(planned.count) \(what); the limit is \(budget.entries)"))
  }
  let total = planned.reduce(0) { $0 + $1.size }
  if total > budget.unpackedBytes, !planned.contains(where: { $0.size > budget.unpackedBytes }) {
    faults.append(tooLarge("holds", total, budget))
  }
  return faults.map { refusal($0, name, []) }
}

private func tooLarge(_ verb: String, _ size: Int, _ budget: Budget) -> ArchiveFault {
  let (size, limit) = (
    byteCount(size, besides: budget.unpackedBytes), byteCount(budget.unpackedBytes)
  )
  return ArchiveFault(.tooLarge, "\(verb) \(size); the limit is \(limit)")
}

private func refusal(_ fault: ArchiveFault, _ name: String, _ indices: [Int]) -> Refusal {
  Refusal(
    entry: printable(name), indices: indices, reason: fault.reason, sentence: fault.sentence)
}
