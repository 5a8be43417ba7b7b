internal import Diagnostics
internal import JSONTree
internal import Localization
internal import Schema
internal import SourceText
internal import Wording

extension ReportBuilder {
  /// The file and bytes to blame: a translation's, or the template's.
  func place(of finding: Finding) -> (source: SourceFile, range: Range<Int>) {
    guard let entry = finding.entry, let translations else {
      return (document.source, finding.range)
    }
    return (translations.source, entry.range)
  }

  /// Where a translation comes to stand.
  func origin(_ finding: Finding, in locales: [String]) -> [String] {
    guard finding.entry != nil else {
      return finding.rule == .missingTranslation
        ? ["This concerns \(joined(locales.map { DeviceLanguage($0).title }, by: "and"))."] : []
    }
    let position = document.source.position(at: finding.range.lowerBound)
    return ["It becomes \(finding.place) at \(document.source.name):\(position)."]
  }

  /// The languages concerned, where the finding does not hold in all.
  func locales(_ finding: Finding, _ concerned: [Int]) -> [String] {
    guard finding.phones != nil else { return [] }
    return concerned.compactMap { phones[$0].locale }.unique
  }

  /// What targets do, one sentence for those that do the same in the same languages.
  func notes(_ finding: Finding, _ concerned: [Int]) -> [String] {
    var groups: [(effect: EffectInLanguages, titles: [String])] = []
    for target in concerned.map({ phones[$0].target }).unique {
      let readers = concerned.filter { phones[$0].target == target }
      let effect = EffectInLanguages(
        consequence: finding.consequence(on: target),
        locales: finding.phones == nil ? nil : readers.map { phones[$0].locale })
      if let known = groups.firstIndex(where: { $0.effect == effect }) {
        groups[known].titles.append(target.title)
      } else {
        groups.append((effect, [target.title]))
      }
    }
    let sentences = groups.compactMap {
      $0.effect.consequence.sentence(about: $0.titles, place($0.effect.locales))
    }
    let isReached = sentences.isEmpty || concerned.contains { phones[$0].isReached }
    return isReached ? sentences : sentences + ["No phone is without strings as things are."]
  }

  /// Languages as the end of a sentence; empty where all phones with translations or without are meant.
  private func place(_ locales: [String?]?) -> String {
    guard let locales, Set(locales) != Set(phones.map(\.locale)) else { return "" }
    let names = locales.compactMap { $0 }.map {
      $0 == otherLocale ? "all other languages" : DeviceLanguage($0).title
    }
    let spoken = names.isEmpty ? "" : " in \(joined(names, by: "and"))"
    let unread = locales.contains(nil) ? " where no strings are loaded" : ""
    return spoken + (spoken.isEmpty || unread.isEmpty ? "" : " and") + unread
  }
}

/// What a target does, and in which languages; nil for all.
private struct EffectInLanguages: Equatable {
  let consequence: Consequence
  let locales: [String?]?
}

extension Finding {
  /// What a consequence does to the message, as half a sentence.
  func words(for consequence: Consequence) -> String {
    switch consequence {
    case .dropped: message
    case .clamped: change ?? message
    case .ignored: change ?? "\(place) is ignored"
    case .degraded(let plainer): change ?? "\(place) gives way to \(plainer)"
    case .undocumented, .accepted: message
    }
  }
}

extension TranslationEntry {
  /// The entry's place in pushwoosh.json as a JSON Pointer.
  var pointer: String {
    Path([.key("localization"), .key(language), .key(key)]).pointer
  }
}

extension Consequence {
  fileprivate func sentence(about titles: [String], _ place: String) -> String? {
    let names = joined(titles, by: "and")
    let isOne = titles.count == 1
    switch self {
    case .dropped: return "\(names) \(isOne ? "drops" : "drop") the whole message\(place)."
    case .clamped: return "\(names) \(isOne ? "shows" : "show") the nearest value allowed\(place)."
    case .ignored: return "\(names) \(isOne ? "ignores" : "ignore") it\(place)."
    case .degraded(let plainer):
      return "\(names) \(isOne ? "uses" : "use") \(plainer) instead\(place)."
    case .undocumented: return "What \(names) \(isOne ? "does" : "do") is not documented\(place)."
    case .accepted: return nil
    }
  }
}
