internal import Wording

/// Days as people list them: "1, 2 and 3 December", "1 to 5 and 9 December", "31 December 2026 and 1 January 2027".
///
/// Four days or more in a row become a range. Years are written where there are several, or when asked for.
///
/// - Parameters:
///   - dates: The days, in any order, also several times.
///   - isShort: Whether months have three letters.
///   - showsYear: Whether to write the year also where all are of one.
///   - limit: The most days and ranges to write; the days beyond are counted.
/// - Returns: The list; empty if there are no days.
public func dateList(
  _ dates: some Sequence<CivilDate>, isShort: Bool = false, showsYear: Bool = false,
  limit: Int = 6
) -> String {
  let all = ranges(of: Set(dates).sorted())
  // "And 1 more day" would be no shorter than the day.
  let shown = all.count <= limit + 1 ? all : Array(all.prefix(max(limit, 1)))
  let years = Set(all.flatMap { [$0.lowerBound.year, $0.upperBound.year] })
  let showsYear = showsYear || years.count > 1
  var words: [String] = []
  for (index, range) in shown.enumerated() {
    let next = index + 1 < shown.count ? shown[index + 1].lowerBound : nil
    let last = name(range.upperBound, before: next, isShort, showsYear)
    guard range.lowerBound != range.upperBound else {
      words.append(last)
      continue
    }
    let first = name(range.lowerBound, before: range.upperBound, isShort, showsYear)
    words.append("\(first) to \(last)")
  }
  let rest = all.dropFirst(shown.count).reduce(0) {
    $0 + $1.upperBound.days - $1.lowerBound.days + 1
  }
  if rest > 0 { words.append("\(rest) more days") }
  return joined(words, by: "and")
}

/// A day without what it shares with the next.
private func name(
  _ date: CivilDate, before next: CivilDate?, _ isShort: Bool, _ showsYear: Bool
) -> String {
  let sameYear = next?.year == date.year
  if sameYear, next?.month == date.month { return "\(date.day)" }
  let month = isShort ? date.civil.monthName : date.civil.fullMonthName
  return "\(date.day) \(month)" + (showsYear && !sameYear ? " \(date.year)" : "")
}

/// Sorted days as runs; those of two or three days fall apart into days.
private func ranges(of dates: [CivilDate]) -> [ClosedRange<CivilDate>] {
  var runs: [ClosedRange<CivilDate>] = []
  for date in dates {
    if let last = runs.last, last.upperBound.days + 1 == date.days {
      runs[runs.count - 1] = last.lowerBound...date
    } else {
      runs.append(date...date)
    }
  }
  return runs.flatMap { run in
    let (first, last) = (run.lowerBound.days, run.upperBound.days)
    guard last - first < 3 else { return [run] }
    return (first...last).map { CivilDate(days: $0)...CivilDate(days: $0) }
  }
}
