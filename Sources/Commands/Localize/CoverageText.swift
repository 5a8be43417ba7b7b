internal import Authoring
internal import Diagnostics
internal import Wording

extension Coverage {
  /// The table, the sums and the keys that do not fit, for a terminal; ends in a newline.
  func text(width: Int, _ paint: Paint) -> String {
    let unlisted = languages.isEmpty ? [] : rows.filter(\.isUnlisted).map(\.key)
    let others = list("in no language", unlisted) + list("not used by the template", unused)
    return [table(width: width, paint), sums(), others].filter { !$0.isEmpty }
      .joined(separator: "\n")
  }

  private func list(_ title: String, _ keys: [String]) -> String {
    keys.isEmpty ? "" : "\(title): \(keys.map { printable($0) }.joined(separator: ", "))\n"
  }

  // MARK: The table

  private func table(width: Int, _ paint: Paint) -> String {
    guard !rows.isEmpty else { return "No placeholders for translations.\n" }
    let names = languages.map { printable($0) }
    let columns = names.indices.map { index in
      ([names[index].displayWidth] + rows.map { $0.states[index].word.count }).max() ?? 0
    }
    let room = max(12, width - columns.reduce(0) { $0 + $1 + 2 })
    let keyWidth = min(room, rows.map { printable($0.key).displayWidth }.max() ?? 0)
    let textWidth = room - keyWidth - 2
    let hasTexts = textWidth >= 12
    let used = hasTexts ? min(textWidth, rows.map { $0.shownText.displayWidth }.max() ?? 0) : 0
    func line(_ key: String, _ text: String, _ cells: [(String, Tone?)]) -> String {
      var line = key.cutInTheMiddle(to: keyWidth).padded(to: keyWidth)
      if hasTexts { line += "  " + text.cut(to: used).padded(to: used) }
      for (cell, width) in zip(cells, columns) {
        let padded = cell.0.padded(to: width)
        line += "  " + (cell.1.map { paint(padded, $0) } ?? padded)
      }
      return line.trimmingEnd + "\n"
    }
    return line("", "", names.map { ($0, .strong) })
      + rows.map { row in
        line(printable(row.key), row.shownText, row.states.map { ($0.word, $0.tone) })
      }.joined()
  }

  // MARK: The sums

  private func sums() -> String {
    guard !languages.isEmpty else {
      return "No \(Input.translationsName) with a language: phones show the defaults.\n"
    }
    let names = languages.map { printable($0) }
    let width = names.map(\.displayWidth).max() ?? 0
    let lines = names.indices.map { "\(names[$0].padded(to: width))  \(sum(at: $0))\n" }
    return lines.joined() + (defaultRemark.map { "\($0)\n" } ?? "")
  }

  private var defaultRemark: String? {
    guard let defaultLanguage else {
      return "No default_language: Android uses no translations at all."
    }
    return languages.contains(defaultLanguage)
      ? nil : "No block for the default language, \(printable(defaultLanguage))."
  }

  private func sum(at index: Int) -> String {
    let counts = [
      (State.same, "same as \(printable(defaultLanguage ?? "the first"))"), (.empty, "empty"),
      (.missing, "missing"), (.notText, "no text"),
    ].map { (count($0.0, at: index), $0.1) }.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let there = rows.count { $0.states[index].isThere }
    let isDefault = languages[index] == defaultLanguage
    let isUntouched = count(.same, at: index) > 0 && count(.translated, at: index) == 0
    let notes = [
      isDefault ? "the default" : nil, isUntouched ? "nothing translated yet" : nil,
      LanguageReachWords(languages[index]).short,
    ].compactMap { $0 }
    return (["\(there) of \(rows.count)"] + counts).joined(separator: ", ")
      + (notes.isEmpty ? "" : "  (\(notes.joined(separator: "; ")))")
  }
}

extension Coverage.Row {
  /// The text on one line.
  fileprivate var shownText: String { printable(text, atMost: 120) }
}

extension Coverage.State {
  fileprivate var word: String {
    switch self {
    case .translated: "ok"
    case .same: "same"
    case .empty: "empty"
    case .missing: "missing"
    case .notText: "no text"
    }
  }

  fileprivate var tone: Tone {
    switch self {
    case .translated: .good
    case .same: .info
    case .empty, .missing, .notText: .warning
    }
  }
}
