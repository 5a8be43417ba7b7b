import Campaigns
import Testing

@Suite("Written dates and times")
struct WrittenTimeTests {
  @Test(
    "moments are read",
    arguments: [
      ("2026-12-01", "2026-12-01T00:00:00+01:00"),
      ("2026-12-01 09:00", "2026-12-01T09:00:00+01:00"),
      ("2026-12-01T9:05:06", "2026-12-01T09:05:06+01:00"),
      ("2026-12-01T09:00:30.250+02:00", "2026-12-01T08:00:30.250+01:00"),
      ("2026-12-01 09:00:30.2509Z", "2026-12-01T10:00:30.250+01:00"),
      ("2026-12-01t09:00z", "2026-12-01T10:00:00+01:00"),
      ("2026-07-01T09:00-05:30", "2026-07-01T16:30:00+02:00"),
      ("1796083200", "2026-12-01T01:00:00+01:00"), ("2028-02-29", "2028-02-29T00:00:00+01:00"),
    ])
  func reads(text: String, expected: String) throws {
    let berlin = try zone("Europe/Berlin")
    #expect(berlin.rfc3339(try WrittenTime(text).start(in: berlin).instant) == expected)
  }

  @Test(
    "what is wrong is told with its place and the right form",
    arguments: [
      ("", 1, "Write 2026-12-01."), ("tomorrow", 1, "Write 2026-12-01."),
      ("2026-12-1", 1, "Write 2026-12-01."), ("2026/12/01", 1, "Write 2026-12-01."),
      ("01.12.2026", 1, "Write 2026-12-01."), ("1 Dec 2026", 1, "Write 2026-12-01."),
      ("DECEMBER 1, 2026 09:00", 1, "Write 2026-12-01."), ("12/31/2026", 1, "Write 2026-12-31."),
      ("31/12/2026", 1, "Write 2026-12-31."), ("01/02/2026", 1, "Write 2026-12-01."),
      ("2026-02-30", 9, "The last day of that month is 2026-02-28."),
      ("2028-02-30", 9, "The last day of that month is 2028-02-29."),
      ("2026-11-31 09:00", 9, "The last day of that month is 2026-11-30."),
      ("2026-13-01", 6, "Months go from 01 to 12."), ("2026-12-00", 9, "Write 2026-12-01."),
      ("2026-12-01x", 11, "Write a time: 2026-12-01 09:00."),
      ("2026-12-01 9am", 12, "Write 09:00."), ("2026-12-01 12am", 12, "Write 00:00."),
      ("2026-12-01 9.30pm", 12, "Write 21:30."), ("2026-12-01 0930", 12, "Write 09:30."),
      ("2026-12-01 noon", 12, "Write 09:00 or 09:00:30."),
      ("2026-12-01 24:00", 12, "The day ends at 23:59:59; write 00:00 of the next day."),
      ("2026-12-01 25:00", 12, "Hours go from 00 to 23."),
      ("2026-12-01 09:60", 12, "Minutes go from 00 to 59."),
      ("2016-12-31T23:59:60Z", 18, "Write :59, or the next minute."),
      ("2026-12-01 09:00:61", 18, "Seconds go from 00 to 59."),
      ("2026-12-01 09:00:30.", 21, "Write 09:00:30.250, or leave the point out."),
      ("2026-12-01 09:00 CET", 17, "An offset such as +01:00 can; a zone by name is given apart."),
      ("2026-12-01 09:00+1", 17, "Write Z or +01:00."),
      ("2026-12-01 09:00+24:00", 17, "Write one from -23:59 to +23:59."),
      ("2026-12-01 09:00Zulu", 18, "Leave it out."),
    ])
  func refuses(text: String, column: Int, help: String) throws {
    let error = try #require(throws: ReadingError.self) { try WrittenTime(text) }
    #expect(error.help == help)
    #expect(error.column == column)
  }

  @Test(
    "days begin and end as clocks do",
    arguments: [
      ("Europe/Berlin", "2026-12-01", "2026-12-01T00:00:00+01:00", "2026-12-01T23:59:59+01:00"),
      ("Europe/Berlin", "2027-03-28", "2027-03-28T00:00:00+01:00", "2027-03-28T23:59:59+02:00"),
      // Midnight skipped, and the evening before it twice.
      ("America/Sao_Paulo", "2018-11-04", "2018-11-04T01:00:00-02:00", "2018-11-04T23:59:59-02:00"),
      ("America/Sao_Paulo", "2018-02-17", "2018-02-17T00:00:00-02:00", "2018-02-17T23:59:59-03:00"),
      ("Asia/Beirut", "2026-03-29", "2026-03-29T01:00:00+03:00", "2026-03-29T23:59:59+03:00"),
      ("Asia/Beirut", "2026-10-24", "2026-10-24T00:00:00+03:00", "2026-10-24T23:59:59+02:00"),
      // The last half hour of a day skipped: 23:30 became 00:30.
      ("America/Toronto", "1919-03-30", "1919-03-30T00:00:00-05:00", "1919-03-30T23:29:59-05:00"),
      ("America/Toronto", "1919-03-31", "1919-03-31T00:30:00-04:00", "1919-03-31T23:59:59-04:00"),
      // A whole day skipped.
      ("Pacific/Apia", "2011-12-30", "2011-12-31T00:00:00+14:00", "2011-12-29T23:59:59-10:00"),
      ("UTC", "2026-12-01", "2026-12-01T00:00:00Z", "2026-12-01T23:59:59Z"),
    ])
  func days(name: String, date: String, first: String, last: String) throws {
    let zone = try zone(name)
    let written = try WrittenTime(date)
    #expect(zone.rfc3339(written.start(in: zone).instant) == first)
    #expect(zone.rfc3339(written.end(in: zone).instant) == last)
  }

  @Test("what clocks do to a time is told")
  func notes() throws {
    let berlin = try zone("Europe/Berlin")
    #expect(
      try WrittenTime("2027-03-28 02:30").start(in: berlin).note
        == "02:30 on 28 Mar 2027 does not exist; taken as 03:30.")
    let twice = try WrittenTime("2026-10-25 02:30")
    #expect(twice.start(in: berlin).note == "02:30 on 25 Oct 2026 comes twice; the first is taken.")
    #expect(twice.end(in: berlin).note == "02:30 on 25 Oct 2026 comes twice; the second is taken.")
    #expect(twice.start(in: berlin).instant == (try moment("2026-10-25T00:30Z")))
    #expect(twice.end(in: berlin).instant == (try moment("2026-10-25T01:30Z")))
    let apia = try zone("Pacific/Apia")
    let skipped = try WrittenTime("2011-12-30")
    #expect(
      skipped.start(in: apia).note
        == "30 Dec 2011 does not exist; taken as the start of 31 Dec 2011.")
    #expect(
      skipped.end(in: apia).note == "30 Dec 2011 does not exist; taken as the end of 29 Dec 2011.")
    #expect(
      try WrittenTime("2011-12-30 09:00").start(in: apia).note
        == "09:00 on 30 Dec 2011 does not exist; taken as 09:00 on 31 Dec 2011.")
    #expect(
      try WrittenTime("2018-11-04").start(in: zone("America/Sao_Paulo")).note
        == "4 Nov 2018 begins at 01:00; there is no midnight.")
    #expect(try WrittenTime("2026-12-01").end(in: berlin).note == nil)
  }
}
