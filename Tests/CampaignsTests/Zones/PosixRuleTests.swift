import Testing

@testable import Campaigns

@Suite("Rules of zones")
struct PosixRuleTests {
  @Test("rules are read")
  func rules() throws {
    let berlin = try #require(PosixRule("CET-1CEST,M3.5.0,M10.5.0/3".utf8))
    #expect(berlin.standard == LocalType(offset: 3600, abbreviation: "CET"))
    #expect(
      berlin.daylight?.type == LocalType(offset: 7200, isDaylight: true, abbreviation: "CEST"))
    #expect(berlin.daylight?.start == .init(day: .week(month: 3, week: 5, weekday: 0), time: 7200))
    #expect(berlin.daylight?.end == .init(day: .week(month: 10, week: 5, weekday: 0), time: 10_800))
    let nuuk = try #require(PosixRule("<-02>2<-01>,M3.5.0/-1,M10.5.0/0".utf8))
    #expect(nuuk.standard == LocalType(offset: -7200, abbreviation: "-02"))
    #expect(nuuk.daylight?.start.time == -3600)
    let days = try #require(PosixRule("AAA+1:30:15BBB-0,J60/-167,365/167:59:59".utf8))
    #expect(days.standard.offset == -5415)
    #expect(days.daylight?.type.offset == 0)
    #expect(days.daylight?.start == .init(day: .ordinal(60), time: -167 * 3600))
    #expect(days.daylight?.end == .init(day: .fromZero(365), time: 167 * 3600 + 3599))
  }

  @Test(
    "anything else is refused",
    arguments: [
      "", "CE-1", "CET", "CET-25", "CET-1CEST", "CET-1CEST,M3.5.0", "CET-1CEST,M13.1.0,M1.1.0",
      "CET-1CEST,M3.6.0,M1.1.0", "CET-1CEST,M3.5.7,M1.1.0", "CET-1CEST,J0,J365", "<CET-1",
      "CET-1CEST,J1/168,J365", "CET-1CEST,366,1", "CET-1 ", "CET-1CEST,M3.5.0,M10.5.0/3x",
      "CET-1:60", "CET-99999999999999999999",
    ])
  func refused(text: String) {
    #expect(PosixRule(text.utf8) == nil)
  }

  @Test(
    "days of a year are found",
    arguments: [
      ("J59", 2028, 58), ("J60", 2028, 60), ("J60", 2027, 59), ("J365", 2028, 365),
      ("59", 2028, 59), ("0", 2027, 0), ("M2.5.2", 2028, 59), ("M2.5.0", 2027, 58),
      ("M3.5.0", 2027, 86), ("M10.5.0", 2026, 297), ("M1.1.4", 2026, 0), ("M12.5.4", 2026, 364),
    ])
  func days(text: String, year: Int, expected: Int) throws {
    let rule = try #require(PosixRule("AAA0BBB,\(text)/0,J1".utf8))
    let year = FarYear(year)
    let seconds = try #require(rule.daylight?.start.localSeconds(year: year))
    #expect(seconds == (year.firstDay + expected) * 86_400)
  }

  @Test("years begin where the calendar says")
  func years() throws {
    for year in 0...9999 {
      let date = try #require(CivilDate(year: year, month: 1, day: 1))
      try #require(FarYear(year).firstDay == date.days, "\(year)")
    }
    #expect(FarYear(-400).firstDay == FarYear(0).firstDay - 146_097)
    #expect(FarYear(-1).firstDay == FarYear(399).firstDay - 146_097)
  }
}
