internal import Wording

extension TextCursor {
  /// Takes a date such as `2026-12-01`.
  mutating func date() throws(ReadingError) -> CivilDate {
    let start = self
    guard let year = number(digits: 4...4), skip("-"), let month = number(digits: 2...2),
      skip("-"), let day = number(digits: 2...2), !isAtDigit
    else {
      let help = repairedDate(start.rest).map { "Write \($0.iso)." }
      throw start.error(
        "\(quoted(start.rest)) does not begin with a date", help: help ?? "Write 2026-12-01.")
    }
    if let date = CivilDate(year: year, month: month, day: day) { return date }
    var place = start
    guard (1...12).contains(month) else {
      _ = place.take(until: "-")
      _ = place.skip("-")
      throw place.error("there is no month \(month)", help: "Months go from 01 to 12.")
    }
    for _ in 0..<2 {
      _ = place.take(until: "-")
      _ = place.skip("-")
    }
    let last = CivilDate.lastDay(ofMonth: month, year: year)
    let written = "\(padded(year, 4))-\(padded(month, 2))"
    throw place.error(
      "\(written)-\(padded(day, 2)) does not exist",
      help: day == 0 ? "Write \(written)-01." : "The last day of that month is \(written)-\(last).")
  }

  /// Takes a time of day such as `09:00`, `9:00` or `09:00:30.250`, in milliseconds since midnight.
  ///
  /// Decimals beyond milliseconds are cut.
  mutating func timeOfDay() throws(ReadingError) -> Int {
    let start = self
    guard let hour = number(digits: 1...2), skip(":"), let minute = number(digits: 2...2) else {
      let help = repairedTime(start.rest).map { "Write \($0)." }
      throw start.error(
        "\(quoted(start.rest)) is not a time of day", help: help ?? "Write 09:00 or 09:00:30.")
    }
    guard hour < 24 else {
      throw start.error(
        "the hour \(hour) does not exist",
        help: hour == 24 && minute == 0
          ? "The day ends at 23:59:59; write 00:00 of the next day." : "Hours go from 00 to 23.")
    }
    guard minute < 60 else {
      throw start.error("the minute \(minute) does not exist", help: "Minutes go from 00 to 59.")
    }
    let whole = hour * 3_600_000 + minute * 60_000
    guard skip(":") else { return whole }
    let place = self
    guard let second = number(digits: 2...2) else {
      throw error("the seconds are missing", help: "Write two digits: 09:00:30.")
    }
    if second == 60 {
      throw place.error(
        "clocks of phones do not show the leap second :60", help: "Write :59, or the next minute.")
    }
    guard second < 60 else {
      throw place.error("the second \(second) does not exist", help: "Seconds go from 00 to 59.")
    }
    guard skip(".") else { return whole + second * 1000 }
    let decimals = digits()
    guard !decimals.isEmpty else {
      throw error("the decimals are missing", help: "Write 09:00:30.250, or leave the point out.")
    }
    let thousandths = (0..<3).reduce(0) { sum, place in
      sum * 10 + (place < decimals.count ? Int(decimals[decimals.startIndex + place] - 0x30) : 0)
    }
    return whole + second * 1000 + thousandths
  }

  /// Takes an offset from UTC: `Z` or `+01:00`, in seconds.
  mutating func offset() throws(ReadingError) -> Int {
    if skip("Z") || skip("z") { return 0 }
    let start = self
    let isNegative = isAt("-")
    guard skip("+") || skip("-"), let hours = number(digits: 2...2), skip(":"),
      let minutes = number(digits: 2...2)
    else {
      throw start.error(
        "\(quoted(start.rest)) is not an offset from UTC", help: "Write Z or +01:00.")
    }
    guard hours < 24, minutes < 60 else {
      throw start.error("the offset is too large", help: "Write one from -23:59 to +23:59.")
    }
    return (hours * 3600 + minutes * 60) * (isNegative ? -1 : 1)
  }
}
