import Foundation
import TestSupport
import Testing
import Wording

@Suite struct CivilTimeTests {
  @Test(arguments: [
    (0, "1 Jan 1970 00:00 UTC"), (1_796_083_200, "1 Dec 2026 00:00 UTC"),
    (951_782_399, "28 Feb 2000 23:59:59 UTC"), (951_782_400, "29 Feb 2000 00:00 UTC"),
    (-1, "31 Dec 1969 23:59:59 UTC"), (4_107_542_400, "1 Mar 2100 00:00 UTC"),
  ])
  func saysTheTimeInWords(_ seconds: Int, _ words: String) {
    #expect(CivilTime(unixSeconds: seconds)?.words == words)
  }

  @Test(arguments: [
    ("2026-12-01T00:00:00Z", 1_796_083_200), ("2026-12-01T01:00:00+01:00", 1_796_083_200),
    ("2026-11-30 19:00-05:00", 1_796_083_200), ("2026-12-01t00:00:00.75z", 1_796_083_200),
    ("1969-12-31T23:59:59Z", -1), ("2000-02-29T00:00:00Z", 951_782_400),
  ])
  func readsTimesWithTheirOffset(_ text: String, _ seconds: Int) {
    #expect(CivilTime(rfc3339: text)?.unixSeconds == seconds)
  }

  @Test(arguments: [
    "", "2026-12-01", "2026-12-01T00:00:00", "2026-02-29T00:00:00Z", "2026-13-01T00:00:00Z",
    "2026-12-00T00:00:00Z", "2026-12-01T24:00:00Z", "2026-12-01T00:60:00Z",
    "2026-12-01T00:00:00+1:00", "2026-12-01T00:00:00.Z", "26-12-01T00:00:00Z",
    "2026-12-01T00:00:00Zulu", "2026-12-01T0:00:00Z", "+026-12-01T00:00:00Z",
  ])
  func takesNothingElse(_ text: String) {
    #expect(CivilTime(rfc3339: text) == nil)
  }

  @Test func countsDaysToADate() {
    #expect(CivilTime.days(year: 1970, month: 1, day: 1) == 0)
    #expect(CivilTime.days(year: 2026, month: 12, day: 1) == 1_796_083_200 / 86_400)
    #expect(CivilTime.days(year: 0, month: 1, day: 1) == -719_528)
    for (year, month, day) in [
      (2026, 2, 29), (2100, 2, 29), (2026, 4, 31), (2026, 0, 1), (2026, 13, 1), (2026, 1, 0),
      (-1, 1, 1), (10_000, 1, 1), (2026, .max, 1), (2026, 1, .min),
    ] {
      #expect(CivilTime.days(year: year, month: month, day: day) == nil)
    }
  }

  @Test func takesTheNearestTimeThereIs() {
    #expect(CivilTime(clamping: .max).unixSeconds == CivilTime.range.upperBound)
    #expect(CivilTime(clamping: .min).unixSeconds == CivilTime.range.lowerBound)
    #expect(CivilTime(clamping: 7) == CivilTime(unixSeconds: 7))
    #expect(CivilTime(unixSeconds: .min) == nil)
  }

  @Test func namesMonths() {
    #expect(CivilTime(unixSeconds: 0)?.fullMonthName == "January")
    #expect(CivilTime(unixSeconds: 0)?.monthName == "Jan")
  }

  @Test func agreesWithFoundation() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    calendar.locale = Locale(identifier: "en_US")
    let names = calendar.weekdaySymbols
    var random = SplitMix64(seed: 7)
    for _ in 0..<500 {
      let seconds = Int.random(in: -12_000_000_000...250_000_000_000, using: &random)
      let time = try #require(CivilTime(unixSeconds: seconds))
      let parts = calendar.dateComponents(
        [.year, .month, .day, .hour, .minute, .second, .weekday],
        from: Date(timeIntervalSince1970: Double(seconds)))
      #expect([time.year, time.month, time.day] == [parts.year, parts.month, parts.day])
      let ofDay = (parts.hour ?? 0) * 3600 + (parts.minute ?? 0) * 60 + (parts.second ?? 0)
      #expect(time.secondOfDay == ofDay)
      #expect([time.hour, time.minute] == [parts.hour, parts.minute])
      #expect(time.weekday == names[(parts.weekday ?? 0) - 1])
    }
  }
}
