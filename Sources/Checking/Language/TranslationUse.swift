internal import Diagnostics
internal import JSONTree
internal import Localization
internal import Schema
internal import Wording

/// What the texts of a template ask of its translations, on all phones together.
private struct TranslationUse {
  /// The keys looked for, found or not.
  var keys: Set<String> = []
  /// The translations that went into a text of which something was left.
  var inTexts: Set<TranslationEntry> = []
  /// The translations that went into a text that came out empty.
  var inEmptyTexts: Set<TranslationEntry> = []

  mutating func note(_ resolution: Resolution) {
    keys.formUnion(resolution.missingKeys)
    keys.formUnion(resolution.usedEntries.map(\.key))
    if resolution.text.isEmpty {
      inEmptyTexts.formUnion(resolution.usedEntries)
    } else {
      inTexts.formUnion(resolution.usedEntries)
    }
  }
}

extension Walker {
  /// Reports translations for which a template has no use, and empty ones inside its texts.
  mutating func checkUse(of translations: Translations, in texts: [String], _ root: Node) {
    let entries = translations.blocks.flatMap(\.entries)
    guard texts.contains(where: { !Placeholder.all(in: $0).isEmpty }) else {
      guard !entries.isEmpty, let member = root.lastMember("localization") else { return }
      return inside(.key(member.key)) {
        $0.report(
          .translationsUnused, at: member.keyRange,
          "the template has no placeholder, so no translation is used", .accepted,
          help: "write {{key|text|default}} where a translation belongs")
      }
    }
    var use = TranslationUse()
    for text in Set(texts) {
      for shared in phoneGroups.resolve(text, among: nil) { use.note(shared.resolution) }
    }
    noteUnused(entries, use.keys)
    noteEmpty(
      entries.filter { use.inTexts.contains($0) && !use.inEmptyTexts.contains($0) }, atLeast: .info)
  }

  private mutating func noteUnused(_ entries: [TranslationEntry], _ keys: Set<String>) {
    let asked = keys.sorted()
    var places: [String: Int] = [:]
    var unused: [(entry: TranslationEntry, languages: [String])] = []
    for entry in entries where !keys.contains(entry.key) {
      if let place = places[entry.key] {
        unused[place].languages.append(entry.language)
      } else {
        places[entry.key] = unused.count
        unused.append((entry, [entry.language]))
      }
    }
    for (entry, languages) in unused {
      let others = languages.unique.dropFirst()
      inside(entry.language, entry.key) {
        $0.report(
          .unusedTranslation, at: entry.keyRange,
          "no placeholder of the template asks for \(quoted(entry.key))"
            + (others.isEmpty ? "" : ", which is in \(someOf(Array(others))) too"),
          .accepted,
          help: nearest(to: entry.key, in: asked).map { "did you mean \(quoted($0))?" })
      }
    }
  }
}
