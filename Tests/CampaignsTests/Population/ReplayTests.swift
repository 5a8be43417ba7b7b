import JSONTree
import Schema
import TestSupport
import Testing

@testable import Campaigns

@Suite("Logs")
struct ReplayTests {
  let crowd: Crowd
  let plan: PopulationPlan
  init() throws {
    crowd = try Crowd()
    plan = try crowd.plan
  }

  /// What does not tell drawn users from those of a log.
  private func outcome(_ summary: PopulationSummary) -> [PopulationCounts] { summary.counts }

  @Test("Visits that were drawn come to the same when they are replayed", arguments: [0, 600_000])
  func replayed(window: Int) throws {
    let population = try crowd.population(300)
    let rows = crowd.log(of: population.users, in: population)
    let (summary, faults) = plan.replay(rows, window: window)
    #expect(faults.isEmpty)
    #expect(outcome(summary) == outcome(population.run()))
    #expect(plan.replay(rows, by: 1).summary == summary)
  }

  @Test("Logs split by user come to the whole", arguments: [2, 5])
  func split(count: Int) throws {
    let population = try crowd.population(300)
    let rows = crowd.log(of: population.users, in: population)
    let whole = plan.replay(rows).summary
    let parts = try (0..<count).map { part in
      let own = rows.filter {
        hashed($0.prefix { $0 != "," }.utf8.map { $0 }) % UInt64(count) == part
      }
      return try plan.replay(own).summary.again
    }
    var sum = parts[0]
    for part in parts.dropFirst() { try sum.merge(part) }
    #expect(sum.text == whole.text)
  }

  @Test("Logs split by row are refused, and so is one given twice")
  func sharedUsers() throws {
    let population = try crowd.population(300)
    let rows = crowd.log(of: population.users, in: population)
    let half = plan.replay(Array(rows.prefix(rows.count / 2))).summary
    let rest = plan.replay(Array(rows.suffix(rows.count / 2))).summary
    #expect(throws: MergeFault.sharedUser) {
      var sum = half; try sum.merge(rest)
    }
    #expect(throws: MergeFault.sharedUser) {
      var sum = half; try sum.merge(half)
    }
    #expect(throws: MergeFault.kind) {
      var sum = half; try sum.merge(population.run())
    }
  }

  @Test("Anything that may happen is replayed as it is rehearsed", arguments: 0..<300)
  func reference(seed: UInt64) throws {
    let campaign = RandomCampaign(seed: seed)
    let until = Instant(seconds: 200)
    var audience = Audience(
      targets: Weighted(only: campaign.app.target),
      optedIn: campaign.app.optIn == .never ? .none : .all, zones: Weighted(only: .utc))
    audience.seed = seed
    let plan = PopulationPlan(
      campaign.messages, app: campaign.app, audience: audience, until: until, zone: .utc)
    var totals = Totals()
    var rows: [(at: Int, text: String)] = []
    for user in 0..<4 as Range<UInt64> {
      let events = RandomCampaign(seed: seed &* 4 &+ user &+ 1000).events.filter { event in
        switch event.kind {
        case .clock: false
        case .open(let message), .trigger(let message), .closed(let message):
          campaign.messages.indices.contains(message ?? 0)
        default: true
        }
      }
      totals.add(Run(Plan(campaign.messages, app: campaign.app), events, until: until).totals())
      rows += events.map { ($0.at.milliseconds, campaign.row(of: $0, user: "u\(user)")) }
    }
    // Rows may come up to so much late, but those of one moment in their order.
    var random = SplitMix64(seed: seed)
    let window = seed % 2 == 0 ? 0 : 5000
    var late: [Int: Int] = [:]
    let order = rows.enumerated().map { index, row in
      let delay = late[row.at] ?? Int.random(in: 0...window, using: &random)
      late[row.at] = delay
      return (at: row.at + delay, index: index, text: row.text)
    }
    let sorted = order.sorted { ($0.at, $0.index) < ($1.at, $1.index) }.map(\.text)
    let (summary, faults) = plan.replay(sorted, window: window)
    #expect(faults.isEmpty)
    let counts = summary.total.totals
    #expect(counts.shown == totals.shown)
    #expect(counts.shownPastCaps == totals.shownPastCaps)
    for reason in Reason.allCases {
      #expect(counts[blocked: reason] == totals[blocked: reason])
      #expect(counts[waited: reason] == totals[waited: reason])
    }
  }

  @Test("Columns go by their titles, JSON by its keys, and both say the same")
  func forms() throws {
    let plain = [
      "anna,2026-10-25T09:00:00+01:00,open,promo,ios", "b,1761382800,,,android",
      "b,1792918800123,open,,",
    ]
    let titled = [
      "\u{FEFF}Event,Platform,\"User_ID\",Timestamp,more,Message\r",
      "open,ios,\"anna\",2026-10-25T08:00:00Z,\"a,b\",promo\r", "\r",
      ",android,b,1761382800,,\r", "open,,b,1792918800123\r",
    ]
    let json = [
      #"{"user":"anna","at":"2026-10-25 09:00","event":"open","message":"promo","platform":"iOS"}"#,
      #" {"user":"b","time":1761382800,"os":"android","event":null}"#,
      #"{"hwid":"b","timestamp":1792918800123,"other":{"a":[1]}}"#,
    ]
    let summary = plan.replay(plain).summary
    let log = try #require(summary.log)
    #expect(log.rows == 3 && log.badRows == 0)
    // 1761382800 is a year before the campaign.
    #expect(log.otherRows == 1)
    #expect(summary.total.users == 2)
    #expect(summary.total.totals.shown == 3)
    #expect(plan.replay(titled) == (summary, []))
    #expect(plan.replay(json) == (summary, []))
  }

  @Test(
    "What is wrong with a row is named with its place",
    arguments: [
      ("a,2026-10-25T09:00:00Z,opn", "\"opn\" is no event that can be replayed", 24),
      ("a,2026-13-25T09:00:00Z", "there is no month 13", 8),
      ("a,2026-10-32", "2026-10-32 does not exist", 11),
      ("ä, ,open", "there is no time in this row", 4),
      ("a", "there is no time in this row", 2),
      (",2026-10-25", "there is no user in this row", 1),
      ("a,2026-10-25,open,prom", "\"prom\" is not a message of this campaign", 19),
      ("a,2026-10-25,open,,web", "\"web\" is no platform", 20),
      ("\"ä\",2026-10-25,\"x\"", "\"x\" is no event that can be replayed", 17),
      ("a,2026-10-25,clock", "\"clock\" is no event that can be replayed", 14),
      ("a,99999999999999999999", "\"99999999999999999999\" does not begin with a date", 3),
    ])
  func badRow(row: String, message: String, column: Int) throws {
    let rows = ["a,2026-10-25T09:00:00Z", "", row, "b,2026-10-25T09:00:00Z"]
    let (summary, faults) = plan.replay(rows, mostBadRows: 1)
    #expect(faults.map(\.message) == [message])
    #expect(faults.first?.row == 3)
    #expect(faults.first?.column == column)
    #expect(summary.total.users == 2)
    let log = try #require(summary.log)
    #expect(log.rows == 3 && log.badRows == 1)
  }

  @Test("Reading stops at one bad row too many")
  func stop() {
    var replay = LogReplay(plan, window: 0, mostBadRows: 2)
    for _ in 0..<9 { replay.read([UInt8]("a,2026-10-25\nb\n".utf8)) }
    #expect(replay.hasStopped)
    #expect(replay.log.badRows == 3)
    #expect(replay.faults.map(\.row) == [2, 4, 6])
  }

  @Test("A row may come as late as the window is long, and no later than what has happened")
  func late() throws {
    let rows = ["a,2026-10-25T09:10:00Z", "a,2026-10-25T09:00:00Z", "b,2026-10-25T08:00:00Z"]
    #expect(plan.replay(rows, window: 600_001).faults.isEmpty)
    let (_, faults) = plan.replay(rows, window: 0, mostBadRows: 1)
    #expect(faults.map(\.message) == ["this row comes 10m too late"])
    #expect(faults.first?.row == 2)
  }

  @Test(
    "A first row that shows another kind of file says so",
    arguments: [
      ("\u{1F}\u{FFFD}", "this is no UTF-8"), ("user;at;event", "separated by semicolons"),
      ("user\tat", "separated by tabs"), ("user,at,time", "columns of one thing"),
      ("us\u{0}er,at", "this is no UTF-8"),
    ])
  func otherFiles(row: String, message: String) {
    let bytes = row.hasPrefix("\u{1F}") ? [0xFF, 0xFE, 0x75, 0x00] : [UInt8](row.utf8)
    var replay = LogReplay(plan, window: 0, mostBadRows: 0)
    replay.read(bytes + [UInt8(ascii: "\n")])
    #expect(replay.faults.count == 1)
    #expect(replay.faults.first?.message.contains(message) == true)
  }

  @Test(
    "One moment in many spellings",
    arguments: [
      "1793005200", "1793005200.0", "1793005200.000000", "1793005200000", "1793005200000000",
      "2026-10-26T09:00:00Z", "2026-10-26T10:00:00+01:00", "2026-10-26T10:00:00.000+0100",
      "2026-10-26T04:00:00-0500",
    ])
  func spellings(time: String) {
    var clock = LogClock()
    #expect(clock.instant(ArraySlice(time.utf8)) == Instant(seconds: 1_793_005_200))
    #expect(clock.instant(ArraySlice((time + "x").utf8)) == nil)
    #expect(
      clock.instant(ArraySlice("1793005200.25".utf8)) == Instant(milliseconds: 1_793_005_200_250))
  }

  @Test("Nothing comes of nothing", arguments: [[], [""], ["user,at"], ["\u{FEFF}"], [" ", "\r"]])
  func empty(rows: [String]) throws {
    let (summary, faults) = plan.replay(rows)
    #expect(faults.isEmpty)
    #expect(summary.total.users == 0)
    #expect(try summary.again == summary)
  }

  @Test("Platforms that are not simulated are left out")
  func otherPlatform() throws {
    var crowd = crowd
    crowd.audience.targets = Weighted(only: .newest(.ios))
    let (summary, _) = try crowd.plan.replay([
      "a,2026-10-25,open,,android", "a,2026-10-25,open,,ios", "b,2026-10-25",
    ])
    let log = try #require(summary.log)
    #expect(log.otherRows == 1)
    #expect(summary.total.users == 2)
  }

  @Test("Random bytes are told of, never worse", arguments: 0..<300)
  func noise(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let parts = [
      "a", ",", "\"", "{", "}", "\n", "\r", "2026-10-25", "T09:00:00", "Z", "+01:00", ":",
      "\"user\":",
      "\"at\":", "open", "1761382800", "é", "\u{0}", ".5", "-", " ", "99999999999999",
    ]
    let text = (0..<200).map { _ in random.pick(parts) }.joined()
    var replay = LogReplay(plan, window: 1000, mostBadRows: 1000)
    replay.read(Array(text.utf8))
    let summary = replay.finish()
    #expect(try summary.again == summary)
  }
}

extension RandomCampaign {
  fileprivate func row(of event: Event, user: String) -> String {
    var message = ""
    switch event.kind {
    case .open(let index), .trigger(let index), .closed(let index):
      message = index.map { messages[$0].name } ?? ""
    default: break
    }
    return "\(user),\(Zone.utc.rfc3339(event.at)),\(event.kind.name.rawValue),\(message)"
  }
}

extension PopulationSummary {
  fileprivate var log: LogCounts? {
    if case .log(let log) = source { log } else { nil }
  }
}
