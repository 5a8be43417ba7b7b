import Campaigns
import Testing

@Suite("Lists of dates")
struct DateListTests {
  @Test(
    "days in a row and months are written once",
    arguments: [
      ("", ""), ("2026-12-01", "1 December"), ("2026-12-02 2026-12-01", "1 and 2 December"),
      ("2026-12-03 2026-12-01 2026-12-02 2026-12-02", "1, 2 and 3 December"),
      ("2026-12-01 2026-12-02 2026-12-03 2026-12-04 2026-12-09", "1 to 4 and 9 December"),
      ("2026-11-30 2026-12-01", "30 November and 1 December"),
      ("2026-11-29 2026-11-30 2026-12-01 2026-12-02", "29 November to 2 December"),
      ("2026-12-31 2027-01-01", "31 December 2026 and 1 January 2027"),
      ("2026-12-30 2026-12-31 2027-01-01 2027-01-02", "30 December 2026 to 2 January 2027"),
      ("2026-11-01 2026-12-01 2027-01-05", "1 November, 1 December 2026 and 5 January 2027"),
      ("2026-12-01 2027-12-01", "1 December 2026 and 1 December 2027"),
      (
        "2026-12-01 2026-12-03 2026-12-05 2026-12-07 2026-12-09 2026-12-11 2026-12-13",
        "1, 3, 5, 7, 9, 11 and 13 December"
      ),
      (
        "2026-12-01 2026-12-03 2026-12-05 2026-12-07 2026-12-09 2026-12-11 2026-12-13 2026-12-15",
        "1, 3, 5, 7, 9, 11 December and 2 more days"
      ),
    ])
  func list(dates: String, expected: String) throws {
    #expect(
      dateList(try dates.split(separator: " ").map { try WrittenTime("\($0)").date }) == expected)
  }

  @Test("months may be short, and years shown")
  func styles() throws {
    let dates = try ["2026-12-01", "2026-12-02"].map { try WrittenTime($0).date }
    #expect(dateList(dates, isShort: true) == "1 and 2 Dec")
    #expect(dateList(dates, isShort: true, showsYear: true) == "1 and 2 Dec 2026")
  }
}
