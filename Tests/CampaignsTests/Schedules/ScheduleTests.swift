import Campaigns
import TestSupport
import Testing

@Suite("Schedules")
struct ScheduleTests {
  /// The local times of a schedule in a window of days, with notes in brackets.
  static func times(_ texts: [String], _ name: String, _ from: String, _ until: String) throws
    -> [String]
  {
    let zone = try zone(name)
    let schedules = try texts.map { try Schedule($0) }
    let window = try (WrittenTime(from).start(in: zone), WrittenTime(until).end(in: zone))
    return Occurrences(schedules, from: window.0.instant, until: window.1.instant, in: zone)
      .map { found in
        let time = zone.local(of: found.instant)
        return "\(time.date.iso.dropFirst(5)) \(time.clock)" + (found.note.map { " (\($0))" } ?? "")
      }
  }

  @Test(
    "moments come in order",
    arguments: [
      (["daily 18:00,09:00"], "12-01 09:00, 12-01 18:00, 12-02 09:00, 12-02 18:00"),
      (["WEEKDAYS 08:30"], "12-01 08:30, 12-02 08:30"), (["weekends 10:00"], ""),
      (["Wed,mon 12:00"], "12-02 12:00"), (["monday - tue 12:00"], nil),
      (["sun-tue 12:00, 13:00:30"], "12-01 12:00, 12-01 13:00:30"),
      (["every 12h"], "12-01 00:00, 12-01 12:00, 12-02 00:00, 12-02 12:00"),
      (["every 1d from 09:00"], "12-01 09:00, 12-02 09:00"),
      (["every 18h from 2026-11-29 12:00"], "12-01 00:00, 12-01 18:00, 12-02 12:00"),
      (["every 12h from 2026-12-02 06:00"], "12-02 06:00, 12-02 18:00"),
      (["2026-12-02 09:00", "daily 09:00"], "12-01 09:00, 12-02 09:00"),
      (["2026-12-01", "2026-12-02T23:59:59+01:00", "2026-12-03"], "12-01 00:00, 12-02 23:59:59"),
      (["2026-12-02T00:00Z"], "12-02 01:00"),
    ] as [([String], String?)])
  func order(texts: [String], expected: String?) throws {
    guard let expected else {
      #expect(throws: ReadingError.self) { try texts.map { try Schedule($0) } }
      return
    }
    let found = try Self.times(texts, "Europe/Berlin", "2026-12-01", "2026-12-02")
    #expect(found.joined(separator: ", ") == expected)
  }

  @Test("a time that clocks skip comes once, later; one that comes twice, once")
  func clocksSet() throws {
    let gap = "02:30 on 28 Mar 2027 does not exist; taken as 03:30."
    #expect(
      try Self.times(["daily 02:30,03:30"], "Europe/Berlin", "2027-03-28", "2027-03-28")
        == ["03-28 03:30 (\(gap))"])
    #expect(
      try Self.times(["daily 02:30"], "Europe/Berlin", "2026-10-24", "2026-10-26") == [
        "10-24 02:30", "10-25 02:30 (02:30 on 25 Oct 2026 comes twice; the first is taken.)",
        "10-26 02:30",
      ])
    #expect(
      try Self.times(["every 1d"], "Europe/Berlin", "2026-10-24", "2026-10-26")
        == ["10-24 00:00", "10-25 00:00", "10-25 23:00", "10-26 23:00"])
    #expect(
      try Self.times(["daily 09:00"], "Pacific/Apia", "2011-12-29", "2011-12-31")
        == ["12-29 09:00", "12-31 09:00"])
    // 23:45 of the day before is moved into this one, behind 00:35.
    #expect(
      try Self.times(["daily 23:45,00:35"], "America/Toronto", "1919-03-31", "1919-03-31") == [
        "03-31 00:35",
        "03-31 00:45 (23:45 on 30 Mar 1919 does not exist; taken as 00:45 on 31 Mar 1919.)",
        "03-31 23:45",
      ])
  }

  @Test("both ends of a window count, and nothing outside")
  func ends() throws {
    let at = try moment("2026-12-01T09:00Z")
    let schedule = try Schedule("daily 09:00")
    func count(_ from: Int, _ until: Int) -> Int {
      let from = Instant(milliseconds: at.milliseconds + from)
      let until = Instant(milliseconds: at.milliseconds + until)
      return schedule.occurrences(from: from, until: until, in: .utc).reduce(0) { sum, _ in sum + 1
      }
    }
    #expect(count(0, 0) == 1)
    #expect(count(1, 86_399_999) == 0)
    #expect(count(-1, 86_400_000) == 2)
    #expect(count(0, -1) == 0)
    for (from, until) in [(Int.min, Int.min + 5), (.max - 5, .max)] {
      for text in ["daily 09:00", "every 1d", "every 1d from 09:00", "every 1d from 2026-12-01"] {
        let found = try Schedule(text).occurrences(
          from: Instant(milliseconds: from), until: Instant(milliseconds: until), in: .utc)
        #expect(found.prefix(3).allSatisfy { from...until ~= $0.instant.milliseconds })
      }
    }
  }

  @Test("moments are made as they are asked for")
  func lazy() throws {
    let all = try Schedule("every 1s").occurrences(
      from: Instant(seconds: 0), until: Instant(milliseconds: .max), in: .utc)
    #expect(all.prefix(3).map(\.instant.seconds) == [0, 1, 2])
  }

  @Test("moments rise strictly and lie in the window", arguments: 0..<6)
  func monotone(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<15 {
      let zone = try zone(random.pick(zoneNames))
      let texts = [
        "daily 00:00,02:30,23:59:59", "mon-fri 00:15", "every 7h from 02:30", "every 11h",
      ]
      let schedules = try texts.map { try Schedule($0) }
      let start = Int.random(in: -3_000_000_000...8_000_000_000, using: &random)
      let (from, until) = (Instant(seconds: start), Instant(seconds: start + 120 * 86_400))
      let found = Array(Occurrences(schedules, from: from, until: until, in: zone))
      #expect(found.count > 500)
      #expect(zip(found, found.dropFirst()).allSatisfy { $0.instant < $1.instant })
      #expect(found.allSatisfy { from <= $0.instant && $0.instant <= until })
    }
  }

  @Test(
    "what is wrong is told with its place and the right form",
    arguments: [
      ("", 1, "Write daily 09:00."), ("dayly 09:00", 1, "Did you mean daily?"),
      ("daily", 6, "Write \"daily 09:00\"."), ("daily 9am", 7, "Write 09:00."),
      (
        "daily 09:00 18:00", 13, "Write commas between times: 09:00,18:00. The zone is given apart."
      ),
      ("daily 09:00,", 13, "Write 09:00 or 09:00:30."),
      ("mon,wensday 09:00", 5, "Did you mean wednesday?"),
      ("montag 09:00", 1, "Did you mean monday?"),
      ("every", 6, "Write 90s, 30m, 24h, 3d, 1d12h, or a number of seconds."),
      ("every 0h", 7, "Write 1s or more."),
      ("every 6h at 09:00", 10, "Write every 6h, or every 6h from 09:00."),
      ("every 6h from noon", 15, "Write 2026-12-01."),
      ("2026-02-30 09:00", 9, "The last day of that month is 2026-02-28."),
      ("  2026-12-01 25:00", 14, "Hours go from 00 to 23."),
      (
        "???", 1,
        "Write daily 09:00, weekdays 08:30, mon,wed 12:00, every 6h or 2026-12-01 09:00."
      ),
    ])
  func refuses(text: String, column: Int, help: String) throws {
    let error = try #require(throws: ReadingError.self) { try Schedule(text) }
    #expect(error.help == help)
    #expect(error.column == column)
  }
}
