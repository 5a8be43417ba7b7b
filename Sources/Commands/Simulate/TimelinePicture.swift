internal import Campaigns
internal import Wording

/// A timeline as an SVG picture: a column a day, a dot an attempt at its time of day.
struct TimelinePicture {
  private let rehearsal: Rehearsal
  private let entries: [TimelineEntry]
  private let firstDay: Int
  private let dayCount: Int

  /// Takes the entries of one message.
  init(_ entries: [TimelineEntry], of rehearsal: Rehearsal) {
    self.rehearsal = rehearsal
    self.entries = entries.filter(\.outcome.isFinal)
    firstDay = rehearsal.zone.local(of: rehearsal.window.lowerBound).date.days
    dayCount = rehearsal.zone.local(of: rehearsal.window.upperBound).date.days - firstDay + 1
  }

  private static let (width, height, left, top) = (900, 192, 44, 8)

  /// The picture; `title` is what a screen reader says.
  func svg(title: String) -> String {
    let (full, high) = (Self.left + Self.width + 16, Self.top + Self.height + 28)
    return
      "<svg viewBox=\"0 0 \(full) \(high)\" role=\"img\">\n<title>\(escapedHTML(title))</title>\n"
      + hours + months + dots + "</svg>\n"
  }

  private var hours: String {
    [0, 6, 12, 18, 24].map { hour in
      let y = Self.top + Self.height * hour / 24
      return "<path class=\"line\" d=\"M\(Self.left) \(y)h\(Self.width)\"/>"
        + "<text x=\"\(Self.left - 6)\" y=\"\(y + 4)\" text-anchor=\"end\">\(hour):00</text>\n"
    }.joined()
  }

  /// The days that have room for their names, and the starts of months.
  private var months: String {
    let step = max(1, (dayCount * 60 + Self.width - 1) / Self.width)
    return stride(from: 0, to: dayCount, by: step).map { index in
      let date = CivilDate(days: firstDay + index)
      let year = index == 0 || rehearsal.spansYears ? " \(date.year)" : ""
      let x = x(index, at: 0)
      return "<path class=\"line\" d=\"M\(x) \(Self.top)v\(Self.height)\"/>"
        + "<text x=\"\(x)\" y=\"\(Self.top + Self.height + 18)\">\(date.day) \(date.monthWord)\(year)"
        + "</text>\n"
    }.joined()
  }

  /// Dots, each place once, those that were shown above the others.
  private var dots: String {
    var places: [String: Bool] = [:]
    var order: [String] = []
    for entry in entries {
      let time = rehearsal.zone.local(of: entry.at)
      let y = Self.top + time.millisecondOfDay / 1000 * Self.height / 86_400
      let place = "cx=\"\(x(time.date.days - firstDay, at: 0.5))\" cy=\"\(y)\""
      if places[place] == nil { order.append(place) }
      places[place] = places[place] == true || entry.outcome == .shown
    }
    let radius = max(1.5, min(6, Double(Self.width) / Double(dayCount) / 2.5))
    return [false, true].map { isShown in
      order.filter { places[$0] == isShown }.map {
        "<circle class=\"\(isShown ? "shown" : "blocked")\" \($0) r=\"\(decimal(radius))\"/>\n"
      }.joined()
    }.joined()
  }

  private func x(_ day: Int, at part: Double) -> String {
    decimal(Double(Self.left) + (Double(day) + part) * Double(Self.width) / Double(dayCount))
  }

  private func decimal(_ number: Double) -> String { plain((number * 10).rounded() / 10) }
}
