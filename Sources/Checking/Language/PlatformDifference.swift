internal import Diagnostics
internal import JSONTree
internal import Localization
internal import Schema
internal import Wording

extension Walker {
  /// Reports a text that the platforms show differently although they take it from the same translations.
  ///
  /// Differences that a placeholder's own faults explain are told as those.
  mutating func noteDifference(in text: String, at node: Node, _ readers: Set<Int>?) {
    let isFaulty = Placeholder.all(in: text).contains { $0.faults.contains { $0.isPortability } }
    var differing: Set<Int> = []
    var first: (ios: String, android: String)?
    for pair in askedPairs(among: readers) {
      let ios = phones[pair.ios].resolver.resolve(text)
      let android = phones[pair.android].resolver.resolve(text)
      let isMissing = !ios.missingKeys.isEmpty || !android.missingKeys.isEmpty
      guard ios.text != android.text, Set(ios.usedEntries) == Set(android.usedEntries),
        ios.usedEntries.allSatisfy({ $0.value.kind == .string }), !(isFaulty && isMissing)
      else { continue }
      differing.formUnion([pair.ios, pair.android])
      first = first ?? (ios.text, android.text)
    }
    guard let first else { return }
    let isEverywhere = differing.count == phones.count
    limited(to: isEverywhere ? nil : differing) {
      $0.report(
        .placeholderReadsDifferently, at: node.range,
        "this reads \(quoted(first.ios)) on iOS and \(quoted(first.android)) on Android",
        .accepted, atLeast: .warning,
        help: "write the words as they should read, with the type text")
    }
  }

  /// For each language, the newest phone asked about of each platform.
  private func askedPairs(among readers: Set<Int>?) -> [(ios: Int, android: Int)] {
    var newest: [String?: [Platform: Int]] = [:]
    for index in phones.indices where phones[index].isAsked && readers?.contains(index) ?? true {
      let phone = phones[index]
      newest[phone.locale, default: [:]][phone.target.platform] = index
    }
    let pairs: [(ios: Int, android: Int)] = newest.values.compactMap { places in
      guard let ios = places[.ios], let android = places[.android] else { return nil }
      return (ios, android)
    }
    return pairs.sorted { $0.ios < $1.ios }
  }
}

extension Placeholder.Fault {
  /// Whether phones read a placeholder with the fault in different ways.
  var isPortability: Bool { self != .unknownType }
}
