internal import Wording

/// A year of the Gregorian calendar, however far, as far as rules of zones ask.
struct FarYear {
  let isLeap: Bool
  /// Days from the first of January 1970 to that of this year.
  let firstDay: Int

  init(_ year: Int) {
    isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    // Counted from the year 0 of its era of 400 years.
    let era = (year - (year % 400 + 400) % 400) / 400
    let inEra = year - era * 400
    let leapDays = (inEra + 3) / 4 - (inEra + 99) / 100 + (inEra > 0 ? 1 : 0)
    firstDay = era * 146_097 + inEra * 365 + leapDays - 719_528
  }

  /// Days from the first of January to a weekday in a week of a month; the fifth is the last there is.
  func day(month: Int, week: Int, weekday: Int) -> Int {
    let start = Self.daysBefore[month - 1] + (isLeap && month > 2 ? 1 : 0)
    let leapDay = isLeap && month == 2 ? 1 : 0
    let length = Self.daysBefore[month] - Self.daysBefore[month - 1] + leapDay
    // The first of January 1970 was a Thursday, 4 when Sunday is 0.
    let firstWeekday = ((firstDay + start + 4) % 7 + 7) % 7
    let day = (weekday - firstWeekday + 7) % 7 + (week - 1) * 7
    return start + (day < length ? day : day - 7)
  }

  private static let daysBefore = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365]
}
