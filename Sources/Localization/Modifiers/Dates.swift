internal import Schema
internal import Wording

extension Modifier {
  /// Returns unix seconds as a date in GMT; what is no whole number stays as it is.
  ///
  /// `H:i` has twelve hours, as on the phones. Names of months and weekdays are English, with a doubt. The
  /// calendar is the Gregorian one; outside the years 1583 to 9999 phones are not known to agree.
  func date(_ value: String, on platform: Platform) -> Printed {
    let digits = platform == .ios ? value.drop { $0.isASCII && $0.isWhitespace } : value[...]
    guard let seconds = Int64(digits) else { return Printed(text: value) }
    guard (-12_212_553_600..<253_402_300_800).contains(seconds),
      let moment = CivilTime(unixSeconds: Int(seconds))
    else { return Printed(text: value, doubts: [.printing]) }
    let (month, day, year) = (moment.monthName, twoDigits(moment.day), twoDigits(moment.year))
    let numbers = "\(twoDigits(moment.month))-\(day)-\(year)"
    let time = "\(twoDigits((moment.hour + 11) % 12 + 1)):\(twoDigits(moment.minute))"
    switch self {
    case .monthNameDayYear: return named("\(month)-\(day)-\(year)")
    case .spacedMonthNameDayYear: return named("\(month) \(day) \(year)")
    case .spacedMonthNameDayLongYear: return named("\(month) \(day) \(moment.year)")
    case .weekday: return named(moment.weekday)
    case .monthNameDay: return named("\(month) \(day)")
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
