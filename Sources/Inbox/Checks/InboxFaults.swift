internal import Diagnostics
internal import JSONTree
internal import Schema
internal import Wording

/// The faults of one request, each once.
struct InboxFaults {
  private var faults: [InboxFault] = []
  private var places: [InboxFault.Identity: Int] = [:]

  /// Adds a fault, or its targets and languages to the same one.
  mutating func add(_ fault: InboxFault) {
    let identity = fault.identity
    guard let index = places[identity] else {
      places[identity] = faults.count
      return faults.append(fault)
    }
    faults[index].targets = (faults[index].targets + fault.targets).unique.sorted()
    let isEverywhere = faults[index].locales.isEmpty || fault.locales.isEmpty
    faults[index].locales = isEverywhere ? [] : (faults[index].locales + fault.locales).unique
    faults[index].notes = (faults[index].notes + fault.notes).unique
  }

  /// The faults in the order of the text, without those of which another says more; of one kind at most so many,
  /// and how many more there are.
  func all(limit: Int) -> [InboxFault] {
    let closer = CloserLook(faults)
    let ordered = faults.filter { !closer.saysMore(of: $0) }.enumerated()
      .sorted {
        ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
      }
      .map(\.element)
    let counts = ordered.reduce(into: [:]) { $0[$1.rule, default: 0] += 1 }
    var met: [Rule: Int] = [:]
    return ordered.compactMap { fault in
      met[fault.rule, default: 0] += 1
      let more = counts[fault.rule, default: 0] - limit
      guard let number = met[fault.rule], number > limit, more > 1 else { return fault }
      return number == limit + 1 ? fault.standing(for: more) : nil
    }
  }
}

/// The places of which faults of a card tell more than that a value is of the wrong type.
struct CloserLook {
  private let places: Set<[PathStep]>

  init(_ faults: [InboxFault]) {
    let rules: Set<Rule> = [
      .unusableCardPart, .pinnedNotRead, .slideWithoutImage, .buttonWithoutTitle,
    ]
    places = Set(faults.filter { rules.contains($0.rule) }.map(\.place))
  }

  /// Whether one of them lies at the place of a fault, or round it.
  func saysMore(of fault: InboxFault) -> Bool {
    guard fault.rule == .inboxWrongType, !places.isEmpty else { return false }
    return fault.place.indices.contains { places.contains(Array(fault.place[...$0])) }
  }
}

extension InboxFault {
  /// The same fault in the place of many.
  fileprivate func standing(for count: Int) -> InboxFault {
    var fault = InboxFault(
      rule: rule, severity: severity, message: Diagnostic.more(count), range: range, path: path,
      notes: notes)
    fault.count = count
    fault.targets = targets
    fault.locales = locales
    return fault
  }
}
