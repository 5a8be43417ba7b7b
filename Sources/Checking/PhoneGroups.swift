internal import Localization
internal import Schema

/// Phones by the translations they have, so that those which find none of a text's keys share one resolution.
struct PhoneGroups {
  /// The phones of a platform that all have translations, or all have none.
  private struct Group {
    /// Resolves as the phones of the group do where they find no key.
    let bare: Resolver
    let hasTranslations: Bool
    var phones: Set<Int> = []
    /// The phones that have a translation, by its key.
    var holders: [String: Set<Int>] = [:]
  }

  /// A text as some phones read it.
  struct Shared {
    let resolution: Resolution
    let phones: Set<Int>
    /// Whether the phones have translations, found or not.
    let hasTranslations: Bool
  }

  private let phones: [Phone]
  private var groups: [Group] = []

  init(_ phones: [Phone]) {
    self.phones = phones
    for (index, phone) in phones.enumerated() {
      let block = phone.resolver.block
      let place = place(of: phone.target, hasTranslations: block != nil)
      groups[place].phones.insert(index)
      for entry in block?.entries ?? [] {
        groups[place].holders[entry.key, default: []].insert(index)
      }
    }
  }

  private mutating func place(of target: Target, hasTranslations: Bool) -> Int {
    let known = groups.firstIndex {
      $0.bare.target.platform == target.platform && $0.hasTranslations == hasTranslations
    }
    if let known { return known }
    let bare = Resolver(target: target, language: .withoutCollection)
    groups.append(Group(bare: bare, hasTranslations: hasTranslations))
    return groups.count - 1
  }

  /// Returns a text as each phone reads it, in the order of the phones; nil means all of them.
  ///
  /// The doubts are not those of each release and language.
  func resolve(_ text: String, among readers: Set<Int>?) -> [Shared] {
    var found: [(first: Int, shared: Shared)] = []
    func add(_ resolution: Resolution, _ phones: Set<Int>, _ group: Group) {
      guard let first = phones.min() else { return }
      found.append(
        (
          first,
          Shared(
            resolution: resolution, phones: phones, hasTranslations: group.hasTranslations)
        ))
    }
    for group in groups {
      let resolution = group.bare.resolve(text)
      let members = readers.map(group.phones.intersection) ?? group.phones
      let holders = resolution.missingKeys.reduce(into: Set()) {
        $0.formUnion(group.holders[$1] ?? [])
      }
      guard !holders.isEmpty else {
        add(resolution, members, group)
        continue
      }
      for phone in holders.intersection(members) {
        add(phones[phone].resolver.resolve(text), [phone], group)
      }
      add(resolution, members.subtracting(holders), group)
    }
    return found.sorted { $0.first < $1.first }.map(\.shared)
  }
}
