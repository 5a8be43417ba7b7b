internal import Diagnostics
internal import JSONTree
internal import Localization
internal import Schema
internal import Wording

extension Walker {
  /// Checks each translation by itself.
  mutating func checkTranslations(_ translations: Translations) {
    for entry in translations.blocks.flatMap(\.entries) {
      inside(entry.language, entry.key) {
        guard let text = entry.value.string else { return $0.reportNoText(entry) }
        $0.notePlaceholder(in: text, of: entry)
      }
    }
  }

  private func reportNoText(_ entry: TranslationEntry) {
    let value = entry.value
    let isNumber = value.kind == .number
    let quotedText = isNumber || value.kind == .boolean ? Value.string(value.text) : nil
    report(
      .translationNotText, at: entry.range,
      "\(entry.key) must be a string, not \(value.kind.described)",
      Outcomes(ios: entry.printed(on: .ios), android: entry.printed(on: .android)),
      help: quotedText.map { "write \($0.compact)" } ?? "write the words in quotes",
      fix: quotedText.map {
        let edit = edit(replacing: value, with: $0)
        return isNumber ? .safe("put quotes round it", edit) : .unsafe("put quotes round it", edit)
      })
  }

  private func notePlaceholder(in text: String, of entry: TranslationEntry) {
    guard let placeholder = Placeholder.all(in: text).first else { return }
    let comesTooLate = placeholder.kind == .translation && placeholder.fallback != nil
    report(
      .placeholderInTranslation, at: entry.range,
      "the translation holds a placeholder: \(quoted(text.part(at: placeholder.range)))", .accepted,
      atLeast: comesTooLate ? .warning : .info,
      help: comesTooLate
        ? "phones have passed that step already; write the words themselves"
        : "phones replace it after the translation")
  }

  /// Reports the keys that a language lacks and another has.
  mutating func noteDifferingKeys(_ translations: Translations) {
    var keys: [String] = []
    var known: Set<String> = []
    for entry in translations.blocks.flatMap(\.entries) where known.insert(entry.key).inserted {
      keys.append(entry.key)
    }
    for block in translations.blocks {
      let own = Set(block.entries.map(\.key))
      guard own.count < keys.count else { continue }
      inside(block.language) {
        $0.report(
          .keysDiffer, at: block.keyRange,
          "\(block.language) lacks \(someOf(keys.filter { !own.contains($0) }.map { quoted($0) }))",
          .accepted,
          atLeast: .warning, help: "phones show the placeholder's own default there")
      }
    }
    noteEmpty(translations.blocks.flatMap(\.entries), atLeast: .warning)
  }

  /// Reports empty translations.
  mutating func noteEmpty(_ entries: [TranslationEntry], atLeast severity: Severity) {
    for entry in entries where entry.value.string?.isEmpty ?? false {
      inside(entry.language, entry.key) {
        $0.report(
          .emptyTranslation, at: entry.range, "\(entry.key) is empty in \(entry.language)",
          .accepted, atLeast: severity,
          help: "phones show nothing in its place, not even the placeholder's default")
      }
    }
  }
}

/// The first few of many names, and how many more there are.
func someOf(_ names: [String]) -> String {
  joined(names.prefix(3) + (names.count > 3 ? ["\(names.count - 3) more"] : []), by: "and")
}

extension TranslationEntry {
  /// What a platform shows for a value that is no string.
  fileprivate func printed(on platform: Platform) -> Consequence {
    let reading = reading(on: platform)
    return reading.isCertain ? .degraded(to: quoted(reading.text)) : .undocumented
  }
}

extension String {
  /// The part at UTF-8 offsets.
  func part(at range: Range<Int>) -> String {
    String(decoding: Array(utf8)[range], as: UTF8.self)
  }
}
