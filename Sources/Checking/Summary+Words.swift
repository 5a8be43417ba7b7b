internal import Diagnostics
internal import JSONTree
internal import Localization
internal import Schema
internal import SourceText
internal import Wording

extension Summary {
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
        ? ["This concerns \(joined(locales, by: "and"))."] : []
    }
    let position = document.source.position(at: finding.range.lowerBound)
    return ["It becomes \(finding.place) at \(document.source.name):\(position)."]
  }

  /// The languages concerned, where the finding does not hold in all.
  func locales(_ finding: Finding, _ concerned: [Int]) -> [String] {
    guard finding.phones != nil else { return [] }
    var names: [String] = []
    for locale in concerned.compactMap({ phones[$0].locale }) where !names.contains(locale) {
      names.append(locale)
    }
    return names
  }

  /// One sentence a consequence, naming the targets and languages it holds for.
  func notes(_ finding: Finding, _ concerned: [Int]) -> [String] {
    var sentences: [(consequence: Consequence, titles: [String], phones: [Int])] = []
    for index in concerned {
      let consequence = finding.consequence(on: phones[index].target)
      let title = phones[index].target.title
      guard let known = sentences.firstIndex(where: { $0.consequence == consequence }) else {
        sentences.append((consequence, [title], [index]))
        continue
      }
      if !sentences[known].titles.contains(title) { sentences[known].titles.append(title) }
      sentences[known].phones.append(index)
    }
    return sentences.compactMap {
      let locales = locales(finding, $0.phones)
      let place = locales.isEmpty ? "" : " in \(joined(locales, by: "and"))"
      return $0.consequence.sentence(about: $0.titles, place)
    }
  }
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
