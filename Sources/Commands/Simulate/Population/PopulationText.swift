internal import Campaigns
internal import Diagnostics
internal import Wording

/// What came of a population, for a terminal.
struct PopulationText {
  let summary: PopulationSummary
  let total: PopulationCounts
  let width: Int
  private let paint: Paint

  init(_ summary: PopulationSummary, width: Int, _ paint: Paint) {
    self.summary = summary
    total = summary.total
    self.width = min(width, 80)
    self.paint = paint
  }

  /// The first line answers how many see it; ends in a newline.
  var text: String {
    var lines = wrapped(answer, width: width).map { paint($0, .strong) }
    lines += wrapped(source, width: width)
    guard total.users > 0 else { return lines.joined(separator: "\n") + "\n" }
    if total.totals.shownPastCaps > 0 { lines += wrapped(pastCaps, width: width) }
    lines += [""] + table + [""] + histogram
    if !total.days.isEmpty { lines += [""] + days }
    lines += [""]
    for sentence in summary.model + total.assumptions.map(\.sentence) {
      lines += wrapped(printable(sentence), width: width).map { paint($0, .faint) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var answer: String {
    guard total.users > 0 else { return "There are no users." }
    let shown = total.totals.shown
    guard total.reached > 0 else { return "None of \(userCount) sees it." }
    return "\(grouped(total.reached)) of \(userCount) "
      + "(\(percent(total.reached, of: total.users))) see it, "
      + "\(ratio(shown, to: total.reached)) times each on average."
  }

  private var userCount: String { total.users == 1 ? "1 user" : "\(grouped(total.users)) users" }

  private var source: String {
    switch summary.source {
    case .drawn(let size, let users):
      let numbers = users.map {
        $0.count == 1
          ? grouped($0.lowerBound) : "\(grouped($0.lowerBound)) to \(grouped($0.upperBound))"
      }
      let isWhole = users.count == 1 && users[0] == 1...size
      guard !users.isEmpty else { return "A part of \(grouped(size)) that holds none." }
      return "Drawn with seed \(summary.seed)"
        + (isWhole ? "." : ": users \(joined(numbers, by: "and")) of \(grouped(size)).")
    case .log(let log):
      var parts = ["Read from \(grouped(log.rows)) \(log.rows == 1 ? "row" : "rows")"]
      if log.otherRows > 0 { parts.append("\(grouped(log.otherRows)) of other times or platforms") }
      if log.badRows > 0 { parts.append("\(grouped(log.badRows)) could not be used") }
      return parts.joined(separator: "; ") + "."
    }
  }

  private var pastCaps: String {
    let all = total.totals
    let never = total.users - total.optedIn
    return "\(grouped(all.shownPastCaps)) displays (\(percent(all.shownPastCaps, of: all.shown))) "
      + "went past a cap: "
      + (never > 0
        ? "\(grouped(never)) users have an app that never calls setFrequencyCapEnabled(true)."
        : "the app calls setFrequencyCapEnabled(true) too late, or too seldom.")
  }
}

extension PopulationText {
  /// The counts of all users and of those of each release side by side.
  private var table: [String] {
    var columns: [(title: String, counts: PopulationCounts)] = [("all", total)]
    if summary.targets.count > 1 {
      columns += zip(summary.targets, summary.counts).map { ($0, $1) }
    }
    var rows: [(String, [String])] = [
      ("", columns.map { printable($0.title) }),
      ("users", columns.map { grouped($0.counts.users) }),
      ("reached", columns.map { percent($0.counts.reached, of: $0.counts.users) }),
      ("opted in", columns.map { percent($0.counts.optedIn, of: $0.counts.users) }),
      ("attempts", columns.map { grouped($0.counts.totals.attempts) }),
      ("shown", columns.map { shareOfAttempts($0.counts) { $0.shown } }),
    ]
    for reason in Reason.allCases where total.totals[blocked: reason] > 0 {
      rows.append(
        ("not: \(reason.key)", columns.map { shareOfAttempts($0.counts) { $0[blocked: reason] } }))
    }
    if summary.messages.count > 1 {
      for (index, name) in summary.messages.enumerated() {
        let title = "\(printable(name).cut(to: 18)): reached"
        rows.append(
          (title, columns.map { percent($0.counts.messages[index].reached, of: $0.counts.users) }))
      }
    }
    return aligned(rows)
  }

  private func shareOfAttempts(
    _ counts: PopulationCounts, _ count: (Totals) -> Int
  ) -> String {
    percent(count(counts.totals), of: counts.totals.attempts)
  }

  /// How many users saw so many displays.
  private var histogram: [String] {
    let most = total.histogram.keys.max() ?? 0
    // Few displays are what caps are about, so the first five stand alone.
    let step =
      [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].first { most <= $0 * 12 } ?? most / 12 + 1
    var rows = [("0", total.histogram[0] ?? 0)]
    var first = 1
    while first <= most {
      let last = first <= 5 ? first : ((first - 1) / step + 1) * step
      let users = total.histogram.reduce(0) { sum, pair in
        (first...last).contains(pair.key) ? sum + pair.value : sum
      }
      rows.append((first == last ? "\(first)" : "\(first)–\(last)", users))
      first = last + 1
    }
    return bars(("displays", "users"), rows, of: total.users)
  }

  /// How many displays there were on each day, or in as many days as fit.
  private var days: [String] {
    let first = total.days.keys.min() ?? 0
    let last = total.days.keys.max() ?? 0
    let step = [1, 7, 28, 91, 364, 3640].first { last - first < $0 * 31 } ?? last - first + 1
    let rows = stride(from: first, through: last, by: step).map { start in
      let shown =
        step == 1
        ? total.days[start]?.shown ?? 0
        : total.days.reduce(0) { sum, pair in
          (start..<start + step).contains(pair.key) ? sum + pair.value.shown : sum
        }
      return (Self.day(start), shown)
    }
    let title = step == 1 ? "day" : "\(step) days from"
    return bars((title, "shown"), rows, of: total.totals.shown)
  }
}

extension PopulationText {
  /// A date whose day of the month takes two cells.
  private static func day(_ days: Int) -> String {
    let date = CivilDate(days: days)
    return "\(date.dayWord) \(date.monthWord) \(date.year)"
  }

  /// Rows of a name, a number, its share and a bar.
  private func bars(
    _ titles: (String, String), _ rows: [(String, Int)], of whole: Int
  ) -> [String] {
    let names = ([titles.0] + rows.map(\.0)).map(\.displayWidth).max() ?? 0
    let numbers = ([titles.1] + rows.map { grouped($0.1) }).map(\.displayWidth).max() ?? 0
    let most = max(rows.map(\.1).max() ?? 0, 1)
    let room = max(width - names - numbers - 15, 8)
    return [titles.0.padded(to: names) + "  " + right(titles.1, numbers)]
      + rows.map { name, count in
        let line =
          name.padded(to: names) + "  " + right(grouped(count), numbers) + "  "
          + right(percent(count, of: whole), 6) + "  " + bar(count * 8 * room / most, count > 0)
        return String(line.trimmingEnd)
      }
  }

  /// A bar of so many eighths of a cell; never empty for what is there.
  private func bar(_ eighths: Int, _ isThere: Bool) -> String {
    let parts = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    let eighths = max(eighths, isThere ? 1 : 0)
    return String(repeating: "█", count: eighths / 8) + parts[eighths % 8]
  }

  /// Names to the left and columns of numbers to the right; columns that do not fit are left out.
  private func aligned(_ rows: [(name: String, cells: [String])]) -> [String] {
    let names = rows.map(\.name.displayWidth).max() ?? 0
    var lines = rows.map { $0.name.padded(to: names) }
    var used = names
    for column in rows[0].cells.indices {
      let wide = rows.map { $0.cells[column].displayWidth }.max() ?? 0
      used += 2 + wide
      guard used <= width || column == 0 else {
        return lines + wrapped("More columns need a wider terminal.", width: width)
      }
      for index in rows.indices { lines[index] += "  " + right(rows[index].cells[column], wide) }
    }
    return lines
  }
}

/// A text with spaces before it until it takes this many cells.
private func right(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(width - text.displayWidth, 0)) + text
}

/// A number with commas between thousands.
func grouped(_ number: Int) -> String {
  var text = ""
  for (index, digit) in String(number).reversed().enumerated() {
    if index > 0, index % 3 == 0 { text.append(",") }
    text.append(digit)
  }
  return String(text.reversed())
}

/// A part of a whole in percent, with one decimal; `–` of nothing.
private func percent(_ part: Int, of whole: Int) -> String {
  guard whole > 0 else { return "–" }
  let tenths = (part * 1000 + whole / 2) / whole
  return "\(tenths / 10).\(tenths % 10)%"
}

/// How often one number goes into another, with two decimals.
private func ratio(_ number: Int, to other: Int) -> String {
  let hundredths = (number * 100 + other / 2) / other
  let decimals = hundredths % 100
  return "\(hundredths / 100).\(decimals < 10 ? "0" : "")\(decimals)"
}
