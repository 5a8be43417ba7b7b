import Campaigns
import TestSupport
import Testing

@Suite("Zones")
struct ZoneTests {
  @Test(
    "clocks show what a hand-worked table says",
    arguments: [
      ("Europe/Berlin", "2026-12-01T08:00:00Z", "2026-12-01T09:00:00+01:00", "CET"),
      ("Europe/Berlin", "2027-03-28T00:59:59Z", "2027-03-28T01:59:59+01:00", "CET"),
      ("Europe/Berlin", "2027-03-28T01:00:00Z", "2027-03-28T03:00:00+02:00", "CEST"),
      ("Australia/Lord_Howe", "2026-10-03T15:30:00Z", "2026-10-04T02:30:00+11:00", "+11"),
      ("Australia/Lord_Howe", "2026-07-01T00:00:00Z", "2026-07-01T10:30:00+10:30", "+1030"),
      ("Asia/Kathmandu", "1985-12-31T18:29:59Z", "1985-12-31T23:59:59+05:30", "+0530"),
      ("Asia/Kathmandu", "1985-12-31T18:30:00Z", "1986-01-01T00:15:00+05:45", "+0545"),
      ("Europe/Dublin", "2026-07-01T00:00:00Z", "2026-07-01T01:00:00+01:00", "IST"),
      ("Europe/Dublin", "2026-01-01T00:00:00Z", "2026-01-01T00:00:00+00:00", "GMT"),
      ("Africa/Casablanca", "2030-07-01T00:00:00Z", "2030-07-01T01:00:00+01:00", "+01"),
      ("Antarctica/Troll", "2026-07-01T00:00:00Z", "2026-07-01T02:00:00+02:00", "+02"),
      ("Antarctica/Troll", "2026-01-01T00:00:00Z", "2026-01-01T00:00:00+00:00", "+00"),
      ("Pacific/Apia", "2011-12-30T09:59:59Z", "2011-12-29T23:59:59-10:00", "-10"),
      ("Pacific/Apia", "2011-12-30T10:00:00Z", "2011-12-31T00:00:00+14:00", "+14"),
      ("Pacific/Auckland", "2025-12-31T11:00:00Z", "2026-01-01T00:00:00+13:00", "NZDT"),
      ("America/Nuuk", "2400-07-01T00:00:00Z", "2400-06-30T23:00:00-01:00", "-01"),
      ("America/New_York", "9999-07-01T00:00:00Z", "9999-06-30T20:00:00-04:00", "EDT"),
      ("Africa/Abidjan", "1900-01-01T00:00:00Z", "1899-12-31T23:44:00-00:16", "LMT"),
      ("Etc/UTC", "2026-12-01T08:00:00.250Z", "2026-12-01T08:00:00.250Z", "UTC"),
    ])
  func table(name: String, utc: String, expected: String, abbreviation: String) throws {
    let instant = try moment(utc)
    let zone = try zone(name)
    #expect(zone.rfc3339(instant) == expected)
    #expect(zone.type(at: instant).abbreviation == abbreviation)
  }

  @Test("Irish summer is standard time")
  func negativeDaylight() throws {
    let dublin = try zone("Europe/Dublin")
    #expect(dublin.type(at: try moment("2026-01-01T00:00Z")).isDaylight)
    #expect(!dublin.type(at: try moment("2026-07-01T00:00Z")).isDaylight)
    #expect(dublin.type(at: try moment("2300-01-01T00:00Z")).isDaylight)
  }

  @Test("local times that clocks skip or show twice are told")
  func resolutions() throws {
    let berlin = try zone("Europe/Berlin")
    #expect(
      berlin.resolve(try local("2027-03-28 02:30"))
        == .none(taken: try moment("2027-03-28T01:30Z"), gap: try moment("2027-03-28T01:00Z")))
    #expect(
      berlin.resolve(try local("2026-10-25 02:30:00.5"))
        == .two(
          earlier: try moment("2026-10-25T00:30:00.5Z"), later: try moment("2026-10-25T01:30:00.5Z")
        ))
    #expect(berlin.resolve(try local("2026-10-25 03:00")) == .one(try moment("2026-10-25T02:00Z")))
    #expect(berlin.resolve(try local("2027-03-28 03:00")) == .one(try moment("2027-03-28T01:00Z")))
    let howe = try zone("Australia/Lord_Howe")
    #expect(
      howe.resolve(try local("2026-10-04 02:15"))
        == .none(taken: try moment("2026-10-03T15:45Z"), gap: try moment("2026-10-03T15:30Z")))
    #expect(
      howe.resolve(try local("2027-04-04 01:45"))
        == .two(earlier: try moment("2027-04-03T14:45Z"), later: try moment("2027-04-03T15:15Z")))
    let apia = try zone("Pacific/Apia")
    #expect(
      apia.resolve(try local("2011-12-30 12:00"))
        == .none(taken: try moment("2011-12-30T22:00Z"), gap: try moment("2011-12-30T10:00Z")))
    let nuuk = try zone("America/Nuuk")
    #expect(
      nuuk.resolve(try local("2400-03-25 23:30"))
        == .none(taken: try moment("2400-03-26T01:30Z"), gap: try moment("2400-03-26T01:00Z")))
  }

  @Test("a moment's local time leads back to it", arguments: 0..<4)
  func roundTrip(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<12 {
      let zone = try zone(random.pick(zoneNames))
      for _ in 0..<400 {
        let seconds = Int.random(in: -4_000_000_000...20_000_000_000, using: &random)
        let instant = Instant(
          milliseconds: seconds * 1000 + Int.random(in: 0..<1000, using: &random))
        switch zone.resolve(zone.local(of: instant)) {
        case .one(let only): #expect(only == instant, "\(zone.name)")
        case .two(let earlier, let later):
          #expect(earlier < later)
          #expect(earlier == instant || later == instant, "\(zone.name)")
        case .none: Issue.record("\(zone.name) denies \(seconds)")
        }
      }
    }
  }

  @Test(
    "what a local time is resolved to shows that time, or is later by the gap", arguments: 0..<4)
  func mapsBack(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<12 {
      let zone = try zone(random.pick(zoneNames))
      for _ in 0..<400 {
        let local = LocalTime(
          milliseconds: 1000 * Int.random(in: -4_000_000_000...20_000_000_000, using: &random))
        switch zone.resolve(local) {
        case .one(let instant): #expect(zone.local(of: instant) == local)
        case .two(let earlier, let later):
          #expect(zone.local(of: earlier) == local && zone.local(of: later) == local)
        case .none(let taken, let gap):
          let before = zone.type(at: Instant(milliseconds: gap.milliseconds - 1)).offset
          let skipped = (zone.type(at: gap).offset - before) * 1000
          #expect(skipped > 0)
          #expect(
            zone.local(of: taken).milliseconds == local.milliseconds + skipped, "\(zone.name)")
        }
      }
    }
  }

  @Test("the ends of time do no harm", arguments: [Int.min, Int.min + 1, -1, 0, Int.max - 1, .max])
  func extremes(milliseconds: Int) throws {
    let instant = Instant(milliseconds: milliseconds)
    for name in ["UTC", "Europe/Berlin", "+23:59", "-23:59"] {
      let zone = try zone(name)
      _ = zone.rfc3339(instant)
      _ = zone.short(instant, year: true)
      _ = zone.resolve(zone.local(of: instant))
      _ = zone.resolve(LocalTime(milliseconds: milliseconds))
    }
  }

  @Test("a moment reads well")
  func short() throws {
    let berlin = try zone("Europe/Berlin")
    let instant = try moment("2026-12-01T08:00Z")
    #expect(berlin.short(instant) == "Tue 1 Dec 09:00 +01:00")
    #expect(berlin.short(instant, year: true) == "Tue 1 Dec 2026 09:00 +01:00")
    #expect(Zone.utc.short(try moment("2026-12-01T08:00:07Z")) == "Tue 1 Dec 08:00:07 UTC")
  }
}
