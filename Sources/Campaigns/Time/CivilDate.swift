internal import Wording

/// A day of the Gregorian calendar, in no zone.
public struct CivilDate: Hashable, Comparable, Sendable {
  /// Days since the first of January 1970.
  public let days: Int

  /// Creates the day so many days after the first of January 1970, or the nearest that a calendar tells.
  public init(days: Int) {
    let last = CivilTime.range.upperBound / 86_400 - 1
    self.days = min(max(days, -last), last)
  }

  /// Creates a date of the years 0 to 9999; nil if there is no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard let days = CivilTime.days(year: year, month: month, day: day) else { return nil }
    self.init(days: days)
  }

  /// The year.
  public var year: Int { civil.year }
  /// The month, from 1.
  public var month: Int { civil.month }
  /// The day of the month, from 1.
  public var day: Int { civil.day }
  /// The day of the week.
  public var weekday: Weekday { Weekday(daysSince1970: days) }

  /// The date as people write it: "1 Dec 2026".
  public var words: String { "\(day) \(civil.monthName) \(year)" }

  /// The date as computers write it: `2026-12-01`.
  public var iso: String { "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))" }

  /// The day so many days later.
  public func adding(days count: Int) -> CivilDate { CivilDate(days: days + count) }

  /// The last day of a month from 1 to 12, which is 28 to 31.
  static func lastDay(ofMonth month: Int, year: Int) -> Int {
    (28...31).last { CivilTime.days(year: year, month: month, day: $0) != nil } ?? 28
  }

  /// Whether one day is before another.
  public static func < (one: CivilDate, other: CivilDate) -> Bool { one.days < other.days }

  /// The first moment of the day in UTC, which knows the names of months.
  var civil: CivilTime { CivilTime(clamping: days * 86_400) }
}

/// A number with zeros before it, at least so many digits wide.
func padded(_ number: Int, _ width: Int) -> String {
  let digits = String(abs(number))
  let zeros = String(repeating: "0", count: max(width - digits.count, 0))
  return (number < 0 ? "-" : "") + zeros + digits
}
