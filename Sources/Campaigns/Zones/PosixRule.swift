/// When clocks are set each year, as POSIX writes it: `CET-1CEST,M3.5.0,M10.5.0/3`.
///
/// Times of day go from -167 to 167 hours, as RFC 9636 allows.
struct PosixRule: Equatable {
  /// A day and time of each year.
  struct Change: Equatable {
    enum Day: Equatable {
      /// A day from 1 to 365 that never counts 29 February.
      case ordinal(Int)
      /// A day from 0 to 365 that counts it.
      case fromZero(Int)
      /// A weekday from 0, Sunday, of the first to fourth or, as 5, last week of a month.
      case week(month: Int, week: Int, weekday: Int)
    }
    let day: Day
    /// Seconds after midnight.
    let time: Int
  }

  let standard: LocalType
  /// Daylight saving time, and when it begins and ends.
  let daylight: (type: LocalType, start: Change, end: Change)?

  init?(_ text: some Sequence<UInt8>) {
    var text = PosixText(text)
    guard let name = text.name(), let offset = text.offset() else { return nil }
    standard = LocalType(offset: offset, abbreviation: name)
    if text.isAtEnd {
      daylight = nil
      return
    }
    guard let summer = text.name() else { return nil }
    let ahead = text.isAt(",") ? offset + 3600 : text.offset()
    guard let ahead, text.skip(","), let start = text.change(), text.skip(","),
      let end = text.change(), text.isAtEnd
    else { return nil }
    let type = LocalType(offset: ahead, isDaylight: true, abbreviation: summer)
    daylight = (type, start, end)
  }

  static func == (one: Self, other: Self) -> Bool {
    one.standard == other.standard && one.daylight?.type == other.daylight?.type
      && one.daylight?.start == other.daylight?.start && one.daylight?.end == other.daylight?.end
  }
}

extension PosixRule.Change {
  /// The seconds from 1970 to the change in a year, on clocks that are not set by it.
  func localSeconds(year: FarYear) -> Int {
    let days =
      switch day {
      case .ordinal(let number): number - 1 + (year.isLeap && number > 59 ? 1 : 0)
      case .fromZero(let number): number
      case .week(let month, let week, let weekday):
        year.day(month: month, week: week, weekday: weekday)
      }
    return (year.firstDay + days) * 86_400 + time
  }
}
