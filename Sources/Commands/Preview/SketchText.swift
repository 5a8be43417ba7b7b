internal import Checking
internal import Diagnostics
internal import Rendering
internal import Schema
internal import Wording

extension [Sketch] {
  /// The sketches side by side, as many as there is room for, each over what phones it is.
  ///
  /// Where room is left in the first row, what the message shows later is drawn beside.
  func text(width: Int, _ paint: Paint) -> String {
    let perRow = Swift.max(1, (width + 1) / (Sketch.width + 2))
    let drawn = filter { !$0.pictures.isEmpty }
    var room = Swift.max(0, perRow - drawn.count)
    let panels = drawn.flatMap { sketch in
      let pictures = sketch.pictures.prefix(1 + room)
      room -= pictures.count - 1
      return pictures.map { (sketch, $0) }
    }
    var text = ""
    for start in stride(from: 0, to: panels.count, by: perRow) {
      let row = panels[start..<Swift.min(start + perRow, panels.count)]
      let room = row.count == 1 ? Swift.max(20, width - 1) : Sketch.width
      text += sideBySide(
        row.map { sketch, picture in
          picture.lines
            + (picture.note.map { [paint($0.cut(to: room).padded(to: Sketch.width), .faint)] }
              ?? sketch.caption(width: room, paint))
        })
    }
    let rest = filter(\.pictures.isEmpty).flatMap { $0.caption(width: width - 1, paint) }
    return text + rest.map { " \($0.trimmingEnd)\n" }.joined()
  }

  private func sideBySide(_ columns: [[String]]) -> String {
    let count = columns.map(\.count).max() ?? 0
    return (0..<count).map { row in
      let cells = columns.map { $0.indices.contains(row) ? $0[row] : "".padded(to: Sketch.width) }
      return " \(cells.joined(separator: "  "))".trimmingEnd + "\n"
    }.joined()
  }
}

extension Sketch {
  /// Which phones it is, in which language, and what becomes of the message on them; as wide as a phone at least.
  ///
  /// Phones of which different things are to be said are named apart.
  fileprivate func caption(width: Int, _ paint: Paint) -> [String] {
    phones.map(Fate.init).unique.flatMap { fate in
      fate.caption(of: phones.filter { Fate($0) == fate }, width: width, paint)
    }
  }
}

/// What becomes of the message on a phone.
private struct Fate: Hashable {
  let tone: Tone?
  let verdict: String
  let details: [String]

  init(_ phone: Preview.Phone) {
    tone = phone.verdict == Verdict.notSent ? .faint : Outcome(rawValue: phone.outcome)?.tone
    verdict = phone.verdict
    details = phone.details
  }

  func caption(of phones: [Preview.Phone], width: Int, _ paint: Paint) -> [String] {
    let languages = phones.compactMap(\.locale).unique.map { printable($0, atMost: 20) }
    let names = [phones.map(\.target.title).unique, languages].filter { !$0.isEmpty }
      .map { joined($0, by: "and") + " · " }.joined()
    let told = details.prefix(3) + (details.count > 3 ? ["\(details.count - 3) more"] : [])
    let why = told.isEmpty ? "" : ": \(told.joined(separator: "; "))"
    let whole = names + verdict + why
    guard whole.displayWidth <= width else {
      return wrapped(whole, width: width).map { $0.padded(to: Sketch.width) }
    }
    let painted = tone.map { paint(verdict, $0) } ?? verdict
    let blank = "".padded(to: Sketch.width - whole.displayWidth)
    return [names + painted + why + blank]
  }
}
