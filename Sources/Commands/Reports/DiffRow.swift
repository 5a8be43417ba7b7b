internal import Comparing
internal import Diagnostics
internal import JSONTree
internal import Wording

/// One difference: where, and what.
struct DiffRow {
  /// What is said of a difference.
  enum Body {
    /// Words that are never cut, and the columns they take.
    case plain(String, width: Int)
    /// Words before a value.
    case value(String, Tone, String)
    /// An old and a new value.
    case pair(DiffValues)
  }

  let name: String
  let body: Body
  let note: String?
  var paint = Paint.none
}

extension DiffRow {
  init(_ name: String, _ change: ValueChange, label: String?, note: String?, _ paint: Paint) {
    let body: Body
    let label = change.isOfToken ? nil : label
    switch (change.kind, change.old, change.new) {
    case (.changed, let old?, let new?) where change.isOfToken:
      let words = (old.hiddenWords(), new.hiddenWords())
      let shown = "\(words.0) → \(words.1 == words.0 ? "another one" : words.1)"
      body = .plain(shown, width: shown.displayWidth)
    case (_, let old?, nil) where change.isOfToken:
      body = .value("removed, was", .error, old.hiddenWords())
    case (_, nil, let new?) where change.isOfToken:
      body = .value("added", .good, new.hiddenWords())
    case (.moved, _, _):
      let places = [change.oldPath, change.newPath].map { path -> String in
        guard case .index(let index)? = path?.steps.last else { return "" }
        return "\(index)"
      }
      let words =
        "\(label.map { quoted($0) } ?? "an element") moved \(places.joined(separator: " → "))"
      body = .plain(words, width: words.displayWidth)
    case (_, let old?, let new?): body = .pair(DiffValues(old, new))
    case (_, let old?, nil): body = .value("removed, was", .error, old.words)
    case (_, nil, let new?): body = .value("added", .good, new.words)
    case (_, nil, nil): body = .plain("", width: 0)
    }
    self.init(name: name, body: body, note: note, paint: paint)
  }

  /// The rows in columns; values that are too wide are cut, or stand one below the other.
  static func lines(_ rows: [DiffRow], width: Int) -> [String] {
    let names = rows.map { printable($0.name).cutInTheMiddle(to: max(20, width - 8)) }
    let column = names.map(\.displayWidth).filter { $0 <= width / 2 }.max() ?? 0
    return zip(rows, names).flatMap { row, name in
      let margin = 2 + column + 2
      let texts = row.texts(width: max(24, width - margin))
      let blank = String(repeating: " ", count: margin)
      guard name.displayWidth <= column, let first = texts.first else {
        return ["  " + name] + texts.map { blank + $0 }
      }
      return ["  \(name.padded(to: column))  \(first)"] + texts.dropFirst().map { blank + $0 }
    }
  }

  /// The lines of the second column.
  private func texts(width: Int) -> [String] {
    var (texts, last) = bodyTexts(width: width)
    guard let note else { return texts }
    if last + 3 + note.displayWidth <= width, let end = texts.popLast() {
      return texts + ["\(end)   \(note)"]
    }
    return texts + wrapped(note, width: width)
  }

  /// The lines of the body, and the columns that the last one takes.
  private func bodyTexts(width: Int) -> ([String], Int) {
    switch body {
    case .plain(let words, let columns): return ([words], columns)
    case .value(let words, let tone, let value):
      let shown = printable(value, atMost: 2000)
        .cutInTheMiddle(to: width - words.count - 2)
      return (["\(paint(words, tone)) \(shown)"], words.count + 1 + shown.displayWidth)
    case .pair(let values):
      let sum = values.old.displayWidth + values.new.displayWidth + 3
      if sum <= width { return (["\(paint(values.old, .faint)) → \(values.new)"], sum) }
      let cut = values.cut(to: width - 2)
      return (
        [paint(cut.old, .faint), "→ \(cut.new)"], cut.new.displayWidth + 2
      )
    }
  }
}
