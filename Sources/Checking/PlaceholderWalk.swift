internal import Diagnostics
internal import JSONTree
internal import Localization
internal import Schema
internal import Wording

extension Walker {
  /// Reports placeholders that phones read in different ways, or whose type is none that is known.
  mutating func notePlaceholders(in text: String, at node: Node) {
    for placeholder in Placeholder.all(in: text) {
      let written = { quoted(text.part(at: placeholder.range)) }
      if let fault = placeholder.faults.first(where: \.isPortability) {
        report(
          .placeholderNotPortable, at: node.range, "\(written()): \(placeholder.words(for: fault))",
          fault == .singleBraces ? .tags : .everywhere(.accepted), atLeast: .warning,
          help: placeholder.help(for: fault))
      }
      if let type = placeholder.type, placeholder.faults.contains(.unknownType) {
        noteUnknownType(type, of: written, at: node)
      }
    }
  }

  private func noteUnknownType(_ type: String, of written: () -> String, at node: Node) {
    let known = Placeholder.knownTypes
    report(
      .placeholderTypeUnknown, at: node.range,
      "\(written()): the type \(quoted(type)) changes nothing", .accepted,
      help: (known.first { $0.lowercased() == type.lowercased() } ?? nearest(to: type, in: known))
        .map { "did you mean \(quoted($0))?" } ?? "write text")
  }

  /// Reports the keys of a text that languages lack, once for all languages that lack the same.
  mutating func noteMissing(_ readings: [(Reading, Set<Int>)], in text: String, at node: Node) {
    guard readings.contains(where: { !$0.0.missingKeys.isEmpty }) else { return }
    let written = Placeholder.all(in: text).map(\.key)
    for (keys, lacking) in lacking(readings, among: Set(written)) {
      var named: Set<String> = []
      let inOrder = written.filter { keys.contains($0) && named.insert($0).inserted }
      limited(to: lacking) {
        $0.report(
          .missingTranslation, at: node.range,
          "\(joined(inOrder.map { quoted($0) }, by: "and")) "
            + "\(inOrder.count == 1 ? "is" : "are") not translated",
          .accepted, atLeast: .warning,
          help: "phones show the placeholder's own default, not the default language's text")
      }
    }
  }

  /// The phones by the keys that their languages lack, in the order of the phones.
  private func lacking(
    _ readings: [(Reading, Set<Int>)], among written: Set<String>
  ) -> [(keys: Set<String>, phones: Set<Int>)] {
    let missing = readings.map { (keys: written.intersection($0.missingKeys), phones: $1) }
      .filter { !$0.keys.isEmpty }
    guard Set(missing.map(\.keys)).count > 1 else {
      return missing.first.map { first in
        [(first.keys, missing.dropFirst().reduce(first.phones) { $0.union($1.phones) })]
      } ?? []
    }
    var keys: [String?: Set<String>] = [:]
    var lacking: [String?: Set<Int>] = [:]
    for (missing, members) in missing {
      for index in members {
        keys[phones[index].locale, default: []].formUnion(missing)
        lacking[phones[index].locale, default: []].insert(index)
      }
    }
    let groups = Dictionary(grouping: keys.keys) { keys[$0] ?? [] }.map { keys, locales in
      (keys: keys, phones: locales.reduce(into: Set()) { $0.formUnion(lacking[$1] ?? []) })
    }
    return groups.sorted { $0.phones.min() ?? 0 < $1.phones.min() ?? 0 }
  }
}

extension Finding.Effect {
  /// In which iOS release after 7.2.0 values from tags came is not documented.
  fileprivate static let tags = Finding.Effect.changed(
    in: Availability(
      ios: SDKVersion(7, 2, 1), android: Capability.tagValues.support.observed.android),
    before: Outcomes(both: .degraded(to: "its default")),
    since: Outcomes(ios: .undocumented, android: .accepted))
}

extension Placeholder {
  /// What is wrong, as the end of a sentence.
  fileprivate func words(for fault: Fault) -> String {
    switch fault {
    case .unclosed: "the closing braces are missing, so no phone replaces it"
    case .noType: "without a type no phone replaces it"
    case .shortKey: "Android needs a key of two characters or more"
    case .shortType: "Android needs a type of two characters or more"
    case .emptyDefault: "where it is not translated, iOS shows nothing and Android the key"
    case .barInside: "a bar inside the default is read by Android only"
    case .braceInside where [key, type, fallback].contains { $0?.contains("{") ?? false }:
      "a placeholder inside another garbles both"
    case .braceInside: "a brace inside ends it early, and what follows shows as it is"
    case .surroundingSpace: "a space at the edge of a part counts"
    case .unknownType: "the type has no effect"
    case .singleBraces: "values from tags are read by newer releases only"
    }
  }

  /// What to do about it.
  fileprivate func help(for fault: Fault) -> String {
    switch fault {
    case .unclosed: "close it with }}"
    case .noType: "write {{\(printable(key))|text|default}}"
    case .shortKey: "name the key with two characters or more"
    case .shortType: "write the type text"
    case .emptyDefault: "write what a phone is to show where it is not translated"
    case .barInside: "leave bars out of the default"
    case .braceInside: "leave braces out of the key, the type and the default"
    case .surroundingSpace: "remove the spaces beside the bars and braces"
    case .unknownType: "write the type text"
    case .singleBraces: "give it a default that reads well by itself"
    }
  }
}
