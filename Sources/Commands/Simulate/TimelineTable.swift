internal import Campaigns
internal import Diagnostics
internal import Wording

/// The lines of a timeline in aligned columns, the reason wrapped.
struct TimelineTable {
  private let rehearsal: Rehearsal
  private let run: Run
  private let width: Int
  private let rows: [TimelineRow]
  /// The offset of all rows; nil where clocks were set between them.
  private let offset: String?

  init(rehearsal: Rehearsal, run: Run, width: Int) {
    self.rehearsal = rehearsal
    self.run = run
    self.width = width
    rows = run.rows
    let offsets = Set(rows.map { rehearsal.offset(at: $0.at) })
    offset = offsets.count == 1 ? offsets.first : nil
  }

  /// The lines; of a long timeline the first and the last, unless all are asked for.
  func lines(isWhole: Bool, _ paint: Paint) -> [String] {
    guard !run.timeline.isEmpty else { return [] }
    let isCut = !isWhole && rows.count > Self.headCount + Self.tailCount + 1
    let shown = isCut ? Array(rows.prefix(Self.headCount) + rows.suffix(Self.tailCount)) : rows
    let columns = columns(of: shown)
    var lines = [paint(line(columns.map { ($0.title, nil) }, columns, .none)[0], .faint)]
    for (index, row) in shown.enumerated() {
      if isCut, index == Self.headCount {
        let count = rows.count - Self.headCount - Self.tailCount
        lines.append(paint("  … \(count) more lines; --all prints them", .faint))
      }
      let cells = columns.map { ($0.cell(row), $0.tone(row)) }
      lines += line(cells, columns, paint)
    }
    return lines
  }

  private static let headCount = 10
  private static let tailCount = 2

  private struct Column {
    /// The columns that are treated in a way of their own.
    enum Kind {
      case plain, message, why, next
    }

    var kind = Kind.plain
    let title: String
    var width = 0
    let cell: (TimelineRow) -> String
    var tone: (TimelineRow) -> Tone? = { _ in nil }
  }

  private func columns(of rows: [TimelineRow]) -> [Column] {
    var columns = [Column(title: offset.map { "when (\($0))" } ?? "when", cell: { time($0.at) })]
    if Set(rows.map(\.install)).count > 1 {
      columns.append(Column(title: "device", cell: { "\($0.install + 1)" }))
    }
    columns.append(Column(title: "event", cell: \.event.rawValue))
    if rehearsal.messages.count > 1 {
      columns.append(
        Column(kind: .message, title: "message") {
          $0.attempt.map { rehearsal.shortName(of: $0.message) } ?? ""
        })
    }
    columns.append(
      Column(
        title: "outcome", cell: { $0.attempt?.outcome.name ?? "" },
        tone: { $0.attempt?.outcome == .shown ? .good : nil }))
    columns.append(Column(kind: .why, title: "why") { run.words(for: $0) })
    if rows.contains(where: { $0.attempt.map { ($0.next ?? $0.at) > $0.at } ?? false }) {
      columns.append(Column(kind: .next, title: "next") { $0.attempt.map(next) ?? "" })
    }
    for index in columns.indices {
      let cells = rows.map { columns[index].cell($0).displayWidth }
      columns[index].width = max(columns[index].title.displayWidth, cells.max() ?? 0)
    }
    fit(&columns)
    return columns
  }

  /// Makes columns narrower until a line fits: reasons are wrapped, and where they would have no room, what is next
  /// possible is left out and names are cut.
  private func fit(_ columns: inout [Column]) {
    func room() -> Int {
      width - columns.filter { $0.kind != .why }.reduce(2) { $0 + $1.width + 2 }
    }
    if let message = columns.firstIndex(where: { $0.kind == .message }) {
      columns[message].width = min(columns[message].width, 16)
      if room() < 20, columns.last?.kind == .next { columns.removeLast() }
      columns[message].width -= min(max(18 - room(), 0), columns[message].width - 6)
    }
    if room() < 20, columns.last?.kind == .next { columns.removeLast() }
    for index in columns.indices where columns[index].kind == .why {
      columns[index].width = min(columns[index].width, max(16, room()))
    }
  }

  private func line(
    _ cells: [(text: String, tone: Tone?)], _ columns: [Column], _ paint: Paint
  ) -> [String] {
    let texts = zip(cells, columns).map { cell, column in
      column.kind == .why
        ? wrapped(cell.text, width: column.width) : [cell.text.cut(to: column.width)]
    }
    return (0..<(texts.map(\.count).max() ?? 1)).map { row in
      let parts = zip(texts, columns).enumerated().map { index, pair in
        let text = (row < pair.0.count ? pair.0[row] : "").padded(to: pair.1.width)
        return cells[index].tone.map { paint(text, $0) } ?? text
      }
      return String(("  " + parts.joined(separator: "  ")).trimmingEnd)
    }
  }

  private func time(_ instant: Instant) -> String {
    let time = rehearsal.zone.local(of: instant)
    let year = rehearsal.spansYears ? " \(time.date.year)" : ""
    let weekday = rehearsal.spansYears ? "" : "\(time.date.weekday.shortName) "
    let words = "\(weekday)\(time.date.dayWord) \(time.date.monthWord)\(year)"
    return "\(words) \(time.clock)" + (offset == nil ? " \(rehearsal.offset(at: instant))" : "")
  }

  /// When a trigger could show it again, without the day where it is the same.
  private func next(_ entry: TimelineEntry) -> String {
    guard let instant = entry.next else { return "-" }
    guard instant > entry.at else { return "at once" }
    let (time, before) = (rehearsal.zone.local(of: instant), rehearsal.zone.local(of: entry.at))
    if time.date == before.date { return time.clock }
    let year = time.date.year == before.date.year ? "" : " \(time.date.year)"
    return "\(time.date.dayWord) \(time.date.monthWord)\(year) \(time.clock)"
  }
}

extension Run {
  /// Why an attempt ended as it did, or what an event does that its name does not say.
  func words(for row: TimelineRow) -> String {
    switch row {
    case .attempt(let entry): return plan.words(for: entry)
    case .event(let event):
      guard case .clock(let shift) = event.kind,
        let span = TimeSpan(milliseconds: Int(shift.magnitude))
      else { return "" }
      return "the clock is set \(shift < 0 ? "back" : "forward") by \(span.text)"
    }
  }
}

extension Rehearsal {
  /// A message's name for a table.
  func shortName(of message: Int) -> String { printable(messages[message].name).cut(to: 32) }

  /// The offset from UTC at a moment, or `UTC`.
  func offset(at instant: Instant) -> String {
    zone.short(instant).split(separator: " ").last.map(String.init) ?? ""
  }

  /// Whether the window has days of several years.
  var spansYears: Bool {
    zone.local(of: window.lowerBound).date.year != zone.local(of: window.upperBound).date.year
  }
}
