internal import Schema

extension Modifier {
  /// Returns unix seconds as a date in GMT; what is no whole number stays as it is.
  ///
  /// `H:i` has twelve hours, as on the phones. Names of months and weekdays are English, with a doubt. The
  /// calendar is the Gregorian one; outside the years 1583 to 9999 phones are not known to agree.
  func date(_ value: String, on platform: Platform) -> Printed {
    let digits = platform == .ios ? value.drop { $0.isASCII && $0.isWhitespace } : value[...]
    guard let seconds = Int64(digits) else { return Printed(text: value) }
    guard (-12_212_553_600..<253_402_300_800).contains(seconds) else {
      return Printed(text: value, doubts: [.printing])
    }
    let moment = Moment(unixSeconds: seconds)
    let numbers = "\(twoDigits(moment.month))-\(twoDigits(moment.day))-\(twoDigits(moment.year))"
    let time = "\(twoDigits((moment.hour + 11) % 12 + 1)):\(twoDigits(moment.minute))"
    let monthDay = "\(monthNames[moment.month - 1]) \(twoDigits(moment.day))"
    switch self {
    case .monthNameDayYear:
      let month = monthNames[moment.month - 1]
      return named("\(month)-\(twoDigits(moment.day))-\(twoDigits(moment.year))")
    case .spacedMonthNameDayYear: return named("\(monthDay) \(twoDigits(moment.year))")
    case .spacedMonthNameDayLongYear: return named("\(monthDay) \(moment.year)")
    case .weekday: return named(weekdayNames[moment.weekday])
    case .monthNameDay: return named(monthDay)
    case .monthDayYear: return Printed(text: numbers)
    case .time: return Printed(text: time)
    case .monthDayYearTime: return Printed(text: "\(numbers) \(time)")
    default: return Printed(text: value)
    }
  }

  private func named(_ text: String) -> Printed { Printed(text: text, doubts: [.deviceLanguage]) }
}

/// The last two digits of a number, with a leading zero.
private func twoDigits(_ number: Int) -> String {
  number % 100 < 10 ? "0\(number % 100)" : "\(number % 100)"
}

private let monthNames = [
  "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
]

private let weekdayNames = [
  "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
]

/// A date and time of day in GMT.
private struct Moment {
  let year: Int
  let month: Int
  let day: Int
  let hour: Int
  let minute: Int
  /// The day of the week, 0 for Sunday.
  let weekday: Int

  init(unixSeconds seconds: Int64) {
    let perDay: Int64 = 86_400
    let second = Int((seconds % perDay + perDay) % perDay)
    let days = Int((seconds - Int64(second)) / perDay)
    hour = second / 3600
    minute = second / 60 % 60
    weekday = ((days + 4) % 7 + 7) % 7
    // Years counted from March 1 of year 0, so that a leap day is the last of its year; eras of 400 years.
    let sinceMarch = days + 719_468
    let era = (sinceMarch >= 0 ? sinceMarch : sinceMarch - 146_096) / 146_097
    let dayOfEra = sinceMarch - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }
}
