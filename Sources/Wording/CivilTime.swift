/// A date and time of day in UTC, in the Gregorian calendar, to the second.
public struct CivilTime: Equatable, Sendable {
  /// Seconds since the first of January 1970.
  public let unixSeconds: Int

  /// The year.
  public let year: Int
  /// The month, from 1.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int
  /// The second of the day, from 0.
  public let secondOfDay: Int

  /// The seconds since 1970 that can be told, some 35 million years to each side.
  public static let range = -(1 << 50) + 1...(1 << 50) - 1

  /// Creates the time so many seconds after the first of January 1970; nil far outside any calendar in use.
  public init?(unixSeconds: Int) {
    guard Self.range.contains(unixSeconds) else { return nil }
    self.init(clamping: unixSeconds)
  }

  /// Creates the time so many seconds after the first of January 1970, or the nearest time there is.
  public init(clamping seconds: Int) {
    let unixSeconds = min(max(seconds, Self.range.lowerBound), Self.range.upperBound)
    self.unixSeconds = unixSeconds
    let days = (unixSeconds - (unixSeconds % 86_400 + 86_400) % 86_400) / 86_400
    secondOfDay = unixSeconds - days * 86_400
    // Years begin on March 1 here, so that a leap day is the last of its year; 400 of them make an era.
    let sinceMarch = days + 719_468
    let era = (sinceMarch - (sinceMarch % 146_097 + 146_097) % 146_097) / 146_097
    let dayOfEra = sinceMarch - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// Reads a time as RFC 3339 writes it: `2026-12-01T09:00:00Z`, or with an offset such as `+01:00`.
  ///
  /// The seconds may be left out, and their decimals are cut; nil where it is no such time.
  public init?(rfc3339 text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count >= 17, "Tt ".utf8.contains(bytes[10]),
      let date = numbers(bytes[..<10], between: "-", lengths: [4, 2, 2])
    else { return nil }
    let clockBytes = bytes[11...].prefix { isDigit($0) || $0 == UInt8(ascii: ":") }
    guard
      let clock = numbers(clockBytes, between: ":", lengths: [2, 2, 2])
        ?? numbers(clockBytes, between: ":", lengths: [2, 2]).map({ $0 + [0] }),
      let offset = offset(bytes[clockBytes.endIndex...]),
      clock[0] < 24, clock[1] < 60, clock[2] < 60,
      let days = Self.days(year: date[0], month: date[1], day: date[2])
    else { return nil }
    self.init(
      unixSeconds: days * 86_400 + clock[0] * 3600 + clock[1] * 60 + clock[2] - offset)
  }

  /// The days from the first of January 1970 to a date of the years 0 to 9999; nil if there is no such date.
  public static func days(year: Int, month: Int, day: Int) -> Int? {
    guard (0...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else {
      return nil
    }
    // Years begin on March 1 here; one era of 400 years more keeps January of the year 0 positive.
    let sinceMarch = month > 2 ? month - 3 : month + 9
    let marchYear = (month > 2 ? year : year - 1) + 400
    let beforeYear = 365 * marchYear + marchYear / 4 - marchYear / 100 + marchYear / 400
    let days = beforeYear + (153 * sinceMarch + 2) / 5 + day - 719_469 - 146_097
    let time = CivilTime(clamping: days * 86_400)
    return time.month == month && time.day == day ? days : nil
  }

  /// The hour of the day, from 0.
  public var hour: Int { secondOfDay / 3600 }
  /// The minute of the hour, from 0.
  public var minute: Int { secondOfDay / 60 % 60 }

  /// The English name of the month in three letters.
  public var monthName: String { String(fullMonthName.prefix(3)) }

  /// The English name of the month.
  public var fullMonthName: String { monthNames[month - 1] }

  /// The English name of the day of the week.
  public var weekday: String {
    let days = (unixSeconds - secondOfDay) / 86_400
    return weekdayNames[((days + 4) % 7 + 7) % 7]
  }

  /// The time as people write it: "1 Dec 2026 00:00 UTC", with seconds where there are any.
  public var words: String {
    let second = secondOfDay % 60
    let seconds = second == 0 ? "" : ":" + twoDigits(second)
    return "\(day) \(monthName) \(year) \(twoDigits(hour)):\(twoDigits(minute))\(seconds) UTC"
  }
}

/// Numbers of given lengths between separators; nil where the bytes are anything else.
private func numbers(
  _ bytes: ArraySlice<UInt8>, between separator: Unicode.Scalar, lengths: [Int]
) -> [Int]? {
  let parts = bytes.split(separator: UInt8(ascii: separator), omittingEmptySubsequences: false)
  guard parts.map(\.count) == lengths, parts.allSatisfy({ $0.allSatisfy(isDigit) }) else {
    return nil
  }
  return parts.map { $0.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) } }
}

/// The seconds that a zone such as `Z` or `+01:00` is ahead of UTC, perhaps after decimals of a second.
private func offset(_ bytes: ArraySlice<UInt8>) -> Int? {
  var zone = bytes
  if zone.first == UInt8(ascii: ".") {
    let decimals = zone.dropFirst().prefix(while: isDigit)
    guard !decimals.isEmpty else { return nil }
    zone = zone.dropFirst(1 + decimals.count)
  }
  guard let sign = zone.first else { return nil }
  if zone.count == 1, sign == UInt8(ascii: "Z") || sign == UInt8(ascii: "z") { return 0 }
  guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"),
    let parts = numbers(zone.dropFirst(), between: ":", lengths: [2, 2]), parts[0] < 24,
    parts[1] < 60
  else { return nil }
  return (parts[0] * 3600 + parts[1] * 60) * (sign == UInt8(ascii: "-") ? -1 : 1)
}

private func isDigit(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}

private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

private let monthNames = [
  "January", "February", "March", "April", "May", "June", "July", "August", "September",
  "October", "November", "December",
]

private let weekdayNames = [
  "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
]
