internal import Campaigns
internal import Diagnostics
internal import Wording

/// What came of each day of a window, as marks in a calendar.
struct CalendarStrip {
  /// The marks: on screen, kept back, and still waiting.
  enum Mark: String {
    case shown = "●"
    case blocked = "○"
    case waits = "◌"
  }

  private let first: CivilDate
  private let last: CivilDate
  private let days: [CivilDate: [Mark]]

  /// Takes the entries of one message or of several.
  init(_ entries: [TimelineEntry], of rehearsal: Rehearsal) {
    let zone = rehearsal.zone
    first = zone.local(of: rehearsal.window.lowerBound).date
    last = zone.local(of: rehearsal.window.upperBound).date
    var days: [CivilDate: [Mark]] = [:]
    for entry in entries {
      let day = zone.local(of: entry.at).date
      guard entry.outcome.isFinal else {
        // A wait is told by what ends it, if that is on the same day.
        if days[day] == nil { days[day] = [.waits] }
        continue
      }
      if days[day] == [.waits] { days[day] = [] }
      days[day, default: []].append(entry.outcome == .shown ? .shown : .blocked)
    }
    self.days = days
  }

  /// Whether nothing but waiting came of a day.
  var hasWaits: Bool { days.values.contains([.waits]) }

  /// The lines of a calendar: a line a week with every mark where the window is short, else a line a month with a
  /// mark a day; nothing where no day has a mark.
  ///
  /// Calendars below one another take as many marks a day as the fullest of them has.
  func lines(marksOfADay most: Int, width: Int, _ paint: Paint) -> [String] {
    guard !days.isEmpty else { return [] }
    let fits = Self.margin + 7 * most + 6 * 2 <= min(width, 80)
    return last.days - first.days < 42 && most > 1 && fits
      ? weeks(width: most, paint) : months(paint)
  }

  /// The most marks that a day has.
  var mostMarksOfADay: Int { days.values.map(\.count).max() ?? 0 }

  /// What stands before the days of a week.
  private static let margin = 11

  private func weeks(width: Int, _ paint: Paint) -> [String] {
    let cell = max(width, 2)
    let head = Weekday.allCases.map { String($0.shortName.prefix(2)).padded(to: cell) }
    var lines = ["".padded(to: Self.margin) + head.joined(separator: "  ").trimmingEnd]
    var day = first.adding(days: -first.weekday.rawValue)
    while day <= last {
      let week = (0..<7).map { day.adding(days: $0) }
      let start = max(day, first)
      let cells = week.map { date -> String in
        guard (first...last).contains(date) else { return "".padded(to: cell) }
        guard let marks = days[date] else { return paint("·", .faint) + "".padded(to: cell - 1) }
        return marks.map { $0.text(paint) }.joined() + "".padded(to: cell - marks.count)
      }
      lines.append(
        "  \(start.monthWord) \(start.dayWord)  " + cells.joined(separator: "  ").trimmingEnd)
      day = day.adding(days: 7)
    }
    return lines
  }

  private func months(_ paint: Paint) -> [String] {
    let letters = Weekday.allCases.map { String($0.name.prefix(1)) }.joined()
    let showsYear = first.year != last.year
    let margin = showsYear ? 12 : 7
    var lines = [
      "".padded(to: margin) + Array(repeating: letters, count: 5).joined(separator: " ") + " MT"
    ]
    var skipped = 0
    for month in monthStarts {
      guard let line = line(month, showsYear, paint) else {
        skipped += 1
        continue
      }
      if skipped > 0 { lines.append("  … \(skipped == 1 ? "a month" : "\(skipped) months") of ·") }
      skipped = 0
      guard lines.count <= Self.mostMonths else {
        return lines + ["  … more months: --format csv has every day"]
      }
      lines.append(line)
    }
    return lines
  }

  private static let mostMonths = 36

  /// The first day of each month that the window touches.
  private var monthStarts: [CivilDate] {
    var months: [CivilDate] = []
    var day = first.adding(days: 1 - first.day)
    while day <= last {
      months.append(day)
      day = day.adding(days: 31)
      day = day.adding(days: 1 - day.day)
    }
    return months
  }

  /// A month with its days below their weekdays; nil where none has a mark.
  private func line(_ month: CivilDate, _ showsYear: Bool, _ paint: Paint) -> String? {
    var cells = String(repeating: " ", count: month.weekday.rawValue)
    var day = month
    var isEmpty = true
    while day.month == month.month {
      if day > month, day.weekday == .monday { cells += " " }
      if let marks = days[day] {
        isEmpty = false
        let mark = marks.contains(.shown) ? Mark.shown : marks[0]
        cells += mark.text(paint)
      } else {
        cells += (first...last).contains(day) ? paint("·", .faint) : " "
      }
      day = day.adding(days: 1)
    }
    guard !isEmpty else { return nil }
    let year = showsYear ? " \(month.year)" : ""
    return "  \(month.monthWord)\(year)  " + cells.trimmingEnd
  }
}

extension CalendarStrip.Mark {
  func text(_ paint: Paint) -> String { paint(rawValue, self == .shown ? .good : .faint) }
}

extension CivilDate {
  /// The month in three letters.
  var monthWord: String { String(words.split(separator: " ")[1]) }

  /// The day of the month in two columns.
  var dayWord: String { day < 10 ? " \(day)" : "\(day)" }
}
