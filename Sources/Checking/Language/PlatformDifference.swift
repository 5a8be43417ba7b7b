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
    let groups = phoneGroups.resolve(text, among: readers)
    guard Set(groups.map(\.resolution.text)).count > 1 else { return }
    let isFaulty = Placeholder.all(in: text).contains { $0.faults.contains { $0.isPortability } }
    var differing: Set<Int> = []
    var first: (ios: String, android: String)?
    var resolutions: [Int: Resolution] = [:]
    for group in groups {
      for phone in group.phones { resolutions[phone] = group.resolution }
    }
    for speakers in speakersOfOneLanguage(among: readers) {
      let read = speakers.compactMap { phone in resolutions[phone].map { (phone, $0) } }
      let onAndroid = read.filter { phones[$0.0].target.platform == .android }
      for (phone, ios) in read where phones[phone].target.platform == .ios {
        for (other, android) in onAndroid where ios.differs(from: android, ifMissing: !isFaulty) {
          differing.formUnion([phone, other])
          first = first ?? (ios.text, android.text)
        }
      }
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

  /// The phones asked about that are set to one language, for each language.
  private func speakersOfOneLanguage(among readers: Set<Int>?) -> [[Int]] {
    let asked = phones.indices.filter { phones[$0].isAsked && readers?.contains($0) ?? true }
    return Dictionary(grouping: asked) { phones[$0].locale }.values.sorted { $0[0] < $1[0] }
  }
}

extension Resolution {
  /// Whether two phones show different texts although they use the same translations.
  fileprivate func differs(from other: Resolution, ifMissing countsMissing: Bool) -> Bool {
    let isMissing = !missingKeys.isEmpty || !other.missingKeys.isEmpty
    return text != other.text && (countsMissing || !isMissing)
      && Set(usedEntries) == Set(other.usedEntries)
      && usedEntries.allSatisfy { $0.value.kind == .string }
  }
}

extension Placeholder.Fault {
  /// Whether phones read a placeholder with the fault in different ways.
  var isPortability: Bool { self != .unknownType }
}
