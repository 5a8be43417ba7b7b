import Campaigns
import Schema
import Testing

@Suite("The texts of a campaign, read in its zone")
struct RehearsalReadingTests {
  private func rehearsal(now: Int? = nil, _ fill: (inout Campaign) -> Void) -> Rehearsal {
    var campaign = Campaign()
    campaign.messages = [Campaign.Message()]
    fill(&campaign)
    return Rehearsal(
      campaign, templates: [], zones: TimeZoneDatabase(), now: now.map { Instant(seconds: $0) }
    ) { (written) throws(CampaignFault) in
      guard written.text == "opens.csv" else { throw CampaignFault("gone", at: written.place) }
      return Array("at\n2026-12-01 09:00\n2026-12-02 25:00\n".utf8)
    }
  }

  private func written(_ text: String) -> Campaign.Written { Campaign.Written(text) }

  private func text(_ window: ClosedRange<Instant>, _ zone: Zone = .utc) -> [String] {
    [zone.rfc3339(window.lowerBound), zone.rfc3339(window.upperBound)]
  }

  @Test func theWindowIsFromStartToEnd() {
    let dates = rehearsal {
      $0.start = written("2026-12-01")
      $0.end = written("2026-12-24")
    }
    #expect(text(dates.window) == ["2026-12-01T00:00:00Z", "2026-12-24T23:59:59Z"])
    let named = rehearsal {
      $0.start = written("2026-12-01")
      $0.end = written("2026-12-24")
      $0.from = written("2026-11-30 12:00")
      $0.until = written("2026-12-31")
    }
    #expect(text(named.window) == ["2026-11-30T12:00:00Z", "2026-12-31T23:59:59Z"])
  }

  @Test func withoutAnEndItIs30Days() {
    let open = rehearsal { $0.start = written("2026-12-01 10:00") }
    #expect(text(open.window) == ["2026-12-01T10:00:00Z", "2026-12-30T23:59:59Z"])
    let now = rehearsal(now: 1_796_079_600) { $0.timeZone = written("Europe/Berlin") }
    #expect(
      text(now.window, now.zone) == ["2026-12-01T00:00:00+01:00", "2026-12-30T23:59:59+01:00"])
  }

  @Test func whatEndsForOneMessageOnlyDoesNotEndTheOthers() {
    let two = rehearsal {
      $0.messages = [Campaign.Message(), Campaign.Message()]
      $0.messages[0].start = written("2026-12-05")
      $0.messages[0].end = written("2026-12-06")
      $0.messages[1].start = written("2026-12-03")
    }
    #expect(text(two.window) == ["2026-12-03T00:00:00Z", "2027-01-01T23:59:59Z"])
  }

  @Test func withoutAnyMomentThereIsAFault() {
    #expect(rehearsal { _ in }.faults.map(\.message) == ["nothing says when to begin"])
  }

  @Test(arguments: [
    ("2026-11-30", "it ends at 23:59:59 on 30 Nov 2026, before it begins at 00:00 on 1 Dec 2026"),
    ("2026-11-31", "2026-11-31 does not exist"),
    ("2126-12-31", "the time to simulate is longer than 100 years"),
  ])
  func faultsOfTheWindow(_ until: String, _ message: String) {
    let faulty = rehearsal {
      $0.start = written("2026-12-01")
      $0.until = Campaign.Written(until, at: 7..<19)
    }
    #expect(faulty.faults.map(\.message) == [message])
    #expect(faulty.faults.map(\.place) == [7..<19])
  }

  @Test func everyFaultIsCollectedOnce() {
    let faulty = rehearsal {
      $0.messages = [Campaign.Message(), Campaign.Message()]
      $0.start = written("yesterday")
      $0.timeZone = written("Europe/Nowhere")
      $0.messages[1].cooldown = written("soon")
      $0.platforms = [written("ios"), written("windows")]
      $0.events = [
        Campaign.Occurrence(.open, at: written("opens.csv")),
        Campaign.Occurrence(.open, at: written("other.csv")),
        Campaign.Occurrence(.open, at: written("now and then")),
      ]
      $0.expect = [written("shown=3"), written("shown=many")]
    }
    #expect(faulty.faults.count == 8, "\(faulty.faults)")
    let messages = faulty.faults.map(\.message)
    #expect(messages.contains("opens.csv:3:12: the hour 25 does not exist"))
    #expect(messages.contains("gone"))
    #expect(messages.contains("\"windows\" is neither a platform nor a release"))
  }

  @Test(arguments: [(1, "every 1s"), (1000, "every 30m")]) func tooManyAttemptsAreAFault(
    _ messages: Int, _ schedule: String
  ) {
    let faulty = rehearsal {
      $0.messages = Array(repeating: Campaign.Message(), count: messages)
      $0.start = written("2026-12-01")
      $0.events = [Campaign.Occurrence(.open, at: written(schedule))]
    }
    #expect(faulty.faults.map(\.message) == ["there are more than 1,000,000 attempts to simulate"])
  }

  @Test func clocksThatAreSetAreNotedOnce() {
    let spring = rehearsal {
      $0.start = written("2027-03-27")
      $0.end = written("2027-03-29")
      $0.timeZone = written("Europe/Berlin")
      $0.events = Array(
        repeating: Campaign.Occurrence(.open, at: written("daily 02:30")), count: 2)
    }
    #expect(spring.notes == ["02:30 on 28 Mar 2027 does not exist; taken as 03:30."])
    #expect(spring.faults.isEmpty && spring.events.count == 6)
  }

  @Test func theOptInCanBeTurnedRound() {
    let capped = rehearsal {
      $0.messages[0].maxDisplays = 1
      $0.start = written("2026-12-01")
      $0.end = written("2026-12-03")
      $0.capEnabled = true
      $0.events = [Campaign.Occurrence(.open, at: written("daily 09:00"))]
      $0.platforms = [written("android"), written("android"), written("ios@7.2.1")]
    }
    #expect(capped.targets.map(\.platform) == [.android, .ios])
    for target in capped.targets {
      #expect(capped.run(on: target).totals().shown == 1)
      #expect(capped.run(on: target, optIn: .never).totals().shown == 3)
    }
  }
}
