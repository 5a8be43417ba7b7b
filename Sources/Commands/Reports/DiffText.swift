internal import Checking
internal import Comparing
internal import Diagnostics
internal import JSONTree
internal import Schema
internal import Wording

extension TemplateDiff {
  /// The differences for a terminal: how many there are, then a line each; ends in a newline.
  func text(title: String? = nil, width: Int, _ paint: Paint) -> String {
    let start = title.map { paint(printable($0), .strong) + ": " } ?? ""
    guard !isEqual else {
      let words = files.isEmpty ? "No difference." : "Same content; only the layout differs."
      return start + paint(title == nil ? words : words.lowercasedStart, .good) + "\n"
    }
    let sections = sections(paint)
    var lines = [start + (title != nil && status != .changed ? "\(status.rawValue)." : summary)]
    for section in sections {
      if sections.count > 1 { lines.append(paint(section.title, .strong)) }
      lines += DiffRow.lines(section.rows, width: width)
    }
    return lines.joined(separator: "\n") + "\n" + verdictText(paint)
  }

  /// How many fields, translations and files differ, in one sentence.
  private var summary: String {
    let fields = count(in: Input.configName)
    let translations = count(in: Input.translationsName)
    let counts = [
      (fields, "field"), (translations, "translation"), (byteFiles.count, "file"),
    ].filter { $0.0 > 0 }
    let sum = counts.reduce(0) { $0 + $1.0 }
    return "\(joined(counts.map(counted), by: "and")) \(sum == 1 ? "differs" : "differ")."
  }

  private func count(in name: String) -> Int {
    files.first { $0.path == name }.map(\.visibleChanges.count) ?? 0
  }

  private var byteFiles: [File] { files.filter { $0.comparison == nil } }

  private func sections(_ paint: Paint) -> [(title: String, rows: [DiffRow])] {
    let documents = files.map { (title: $0.path, rows: $0.rows(paint)) }
    let others = byteFiles.map { $0.row(paint) }
    return (documents + [(title: "other files", rows: others)]).filter { !$0.rows.isEmpty }
  }

  private func verdictText(_ paint: Paint) -> String {
    let width = verdicts.map(\.target.title.count).max() ?? 0
    return verdicts.isEmpty
      ? ""
      : "\nOn phones:\n"
        + verdicts.map { change in
          let outcomes =
            "\(paint(change.old.rawValue, change.old.tone)) → "
            + paint(change.new.rawValue, change.new.tone)
          let locales = change.locales.map { printable($0, atMost: 20) }
          let places = locales.isEmpty ? "" : "  in \(joined(locales, by: "and"))"
          return "  \(change.target.title.padded(to: width))  \(outcomes)\(places)\n"
        }.joined()
  }
}

extension TemplateDiff.File {
  /// The changes worth a line: the block's new name goes without saying.
  fileprivate var visibleChanges: [ValueChange] {
    guard let comparison else { return [] }
    return comparison.changes.filter { !comparison.isBlockRenamed($0) }
  }

  fileprivate func rows(_ paint: Paint) -> [DiffRow] {
    guard let comparison else { return [] }
    return visibleChanges.map { change in
      DiffRow(
        comparison.name(of: change), change, label: comparison.label(of: change),
        note: comparison.inertBecause(change).map { "no visible effect. \($0)" }, paint)
    }
  }

  /// What became of the bytes.
  fileprivate func row(_ paint: Paint) -> DiffRow {
    let sizes = [oldSize, newSize].compactMap(\.self)
    let (old, new) = (byteCount(sizes.first ?? 0), byteCount(sizes.last ?? 0))
    let words =
      switch status {
      case .added: "\(paint("added", .good)), \(new)"
      case .removed: "\(paint("removed", .error)), was \(old)"
      default: old == new ? "other bytes, still \(new)" : "\(old) → \(new)"
      }
    return DiffRow(name: path, body: .plain(words, width: 0), note: nil)
  }
}

extension String {
  /// The text as it goes on after a colon.
  fileprivate var lowercasedStart: String { prefix(1).lowercased() + dropFirst() }
}
