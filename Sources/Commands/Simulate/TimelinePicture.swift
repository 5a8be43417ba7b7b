internal import Campaigns
internal import Wording

/// A timeline as an SVG picture: a column a day, a dot an attempt at its time of day.
struct TimelinePicture {
  private let rehearsal: Rehearsal
  private let entries: [TimelineEntry]
  private let happenings: [TimelineRow]
  private let firstDay: Int
  private let dayCount: Int

  /// Takes the rows of one message, and what happens to phones.
  init(_ rows: [TimelineRow], of rehearsal: Rehearsal) {
    self.rehearsal = rehearsal
    entries = rows.compactMap(\.attempt)
    happenings = rows.filter { $0.attempt == nil }
    firstDay = rehearsal.zone.local(of: rehearsal.window.lowerBound).date.days
    dayCount = rehearsal.zone.local(of: rehearsal.window.upperBound).date.days - firstDay + 1
  }

  private static let (width, height, left, top) = (900, 192, 44, 20)

  /// The picture; `title` is what a screen reader says.
  func svg(title: String) -> String {
    let (full, high) = (Self.left + Self.width + 16, Self.top + Self.height + 28)
    return
      "<div class=\"picture\"><svg viewBox=\"0 0 \(full) \(high)\" role=\"img\">\n<title>\(escapedHTML(title))</title>\n"
      + hours + months + events + dots + "</svg></div>\n"
  }

  private var hours: String {
    [0, 6, 12, 18, 24].map { hour in
      let y = Self.top + Self.height * hour / 24
      return "<path class=\"line\" d=\"M\(Self.left) \(y)h\(Self.width)\"/>"
        + "<text x=\"\(Self.left - 6)\" y=\"\(y + 4)\" text-anchor=\"end\">\(hour < 10 ? "0" : "")\(hour):00</text>\n"
    }.joined()
  }

  /// The days that have room for their names, and the starts of months.
  private var months: String {
    let step = max(1, (dayCount * (rehearsal.spansYears ? 90 : 60) + Self.width - 1) / Self.width)
    return stride(from: 0, to: dayCount, by: step).map { index in
      let date = CivilDate(days: firstDay + index)
      let year = rehearsal.spansYears ? " \(date.year)" : ""
      let x = x(index, at: 0)
      return "<path class=\"line\" d=\"M\(x) \(Self.top)v\(Self.height)\"/>"
        + "<text x=\"\(x)\" y=\"\(Self.top + Self.height + 18)\">\(date.day) \(date.monthWord)\(year)"
        + "</text>\n"
    }.joined()
  }

  /// A line for each thing that happens to a phone, with its name where there are few.
  private var events: String {
    happenings.prefix(Self.mostEvents).map { row in
      let time = rehearsal.zone.local(of: row.at)
      let part = Double(time.millisecondOfDay) / 86_400_000
      let x = x(time.date.days - firstDay, at: part)
      let name = row.event.rawValue
      let line = "<path class=\"event\" d=\"M\(x) \(Self.top)v\(Self.height)\">"
      let label =
        happenings.count <= Self.mostLabels
        ? "<text x=\"\(x)\" y=\"\(Self.top - 6)\" text-anchor=\"middle\">\(name)</text>" : ""
      return "\(line)<title>\(name)</title></path>\(label)\n"
    }.joined()
  }

  private static let (mostEvents, mostLabels) = (200, 8)

  /// Dots, each place once, those that were shown above the others.
  private var dots: String {
    var places: [String: String] = [:]
    var order: [String] = []
    for entry in entries {
      let time = rehearsal.zone.local(of: entry.at)
      let y = Self.top + time.millisecondOfDay / 1000 * Self.height / 86_400
      let place = "cx=\"\(x(time.date.days - firstDay, at: 0.5))\" cy=\"\(y)\""
      if places[place] == nil { order.append(place) }
      if places[place] != "shown" { places[place] = entry.outcome.mark }
    }
    let radius = max(1.5, min(6, Double(Self.width) / Double(dayCount) / 2.5))
    return ["waits", "blocked", "shown"].map { (mark: String) -> String in
      order.filter { places[$0] == mark }.map {
        "<circle class=\"\(mark)\" \($0) r=\"\(decimal(radius))\"/>\n"
      }.joined()
    }.joined()
  }

  private func x(_ day: Int, at part: Double) -> String {
    decimal(Double(Self.left) + (Double(day) + part) * Double(Self.width) / Double(dayCount))
  }

  private func decimal(_ number: Double) -> String { plain((number * 10).rounded() / 10) }
}

extension AttemptOutcome {
  /// The class of its dot.
  fileprivate var mark: String {
    self == .shown ? "shown" : isFinal ? "blocked" : "waits"
  }
}
