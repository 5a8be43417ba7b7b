import JSONTree
import Schema
import TestSupport
import Testing

@testable import Campaigns

@Suite("Populations")
struct PopulationTests {
  @Test("The same seed gives the same bytes on any number of threads")
  func threads() throws {
    // Enough users for seven threads, and a time short enough for tests.
    var crowd = try Crowd()
    crowd.from = try moment("2026-10-24T22:00Z")
    crowd.until = try moment("2026-10-25T06:00Z")
    let population = try crowd.population(60_000)
    let one = population.run(threads: 1).text
    #expect(population.run(threads: 2).text == one)
    #expect(population.run(threads: 7).text == one)
    crowd.audience.seed = 8
    #expect(try crowd.population(60_000).run().text != one)
  }

  @Test("Shards put together are the whole, in any order", arguments: [1, 3, 8])
  func shards(count: Int) throws {
    let crowd = try Crowd()
    let whole = try crowd.population(2001).run()
    var parts = try (1...count).map {
      try crowd.population(2001, shard: $0, of: count).run().again
    }
    #expect(parts.map(\.total.users).reduce(0, +) == 2001)
    var random = SplitMix64(seed: 4)
    parts.shuffle(using: &random)
    var sum = parts.removeFirst()
    for part in parts { try sum.merge(part) }
    #expect(sum.text == whole.text)
  }

  @Test("All is as each user alone comes to", arguments: 0..<6)
  func reference(seed: UInt64) throws {
    var crowd = try Crowd(seed: seed)
    let random = RandomCampaign(seed: seed)
    crowd.messages += random.messages.map { message in
      var message = message
      message.name += " too"
      message.start = nil
      message.delivery.expireDate = nil
      return message
    }
    crowd.app.appearsAfter = random.app.appearsAfter
    let population = try crowd.population(300)
    let counts = population.run().counts
    let plan = try crowd.plan
    let zone = try zone("Europe/Berlin")
    var naive = [Naive(), Naive()]
    for user in 1...300 {
      let person = Person(UInt64(user), in: crowd.audience)
      var app = App(person.target == 0 ? .newest(.ios) : .newest(.android))
      app.optIn = person.isOptedIn ? .eachStart : .never
      app.appearsAfter = crowd.app.appearsAfter
      let events = population.visits(of: user).flatMap {
        [Event(.start, at: $0), Event(.open(message: nil), at: $0)]
      }
      let run = Run(Plan(plan.messages, app: app), events, until: crowd.until)
      naive[person.target].add(run, in: zone)
      naive[person.target].optedIn += person.isOptedIn ? 1 : 0
    }
    for (counts, naive) in zip(counts, naive) {
      #expect(counts.users == naive.users)
      #expect(counts.optedIn == naive.optedIn)
      #expect(counts.histogram == naive.histogram)
      #expect(counts.reached == naive.users - (naive.histogram[0] ?? 0))
      #expect(counts.days.mapValues(\.shown).filter { $0.value > 0 } == naive.days)
      #expect(counts.totals.shown == naive.totals.shown)
      #expect(counts.totals.shownPastCaps == naive.totals.shownPastCaps)
      for reason in Reason.allCases {
        #expect(counts.totals[blocked: reason] == naive.totals[blocked: reason])
        #expect(counts.totals[waited: reason] == naive.totals[waited: reason])
      }
    }
  }

  /// Counts that look at all that happened to a user.
  private struct Naive {
    var users = 0
    var optedIn = 0
    var histogram: [Int: Int] = [:]
    var days: [Int: Int] = [:]
    var totals = Totals()

    mutating func add(_ run: Run, in zone: Zone) {
      users += 1
      let shown = run.timeline.filter { $0.outcome == .shown }
      histogram[shown.count, default: 0] += 1
      for entry in shown { days[zone.local(of: entry.at).date.days, default: 0] += 1 }
      totals.add(run.totals())
    }
  }

  @Test("Visits are as many and at such hours as the model says")
  func arrivals() throws {
    var crowd = try Crowd()
    crowd.audience.hours = (0..<24).map { $0 == 9 ? 3 : $0 == 18 ? 1 : 0 }
    let population = try crowd.population(4000)
    let places = try [zone("Europe/Berlin"), zone("America/New_York")]
    var hours: [Int: Int] = [:]
    var zones = [0, 0]
    for user in 1...4000 {
      let person = Person(UInt64(user), in: crowd.audience)
      zones[person.zone] += 1
      var last = crowd.from
      for visit in population.visits(of: user) {
        #expect(last <= visit && visit <= crowd.until)
        last = visit
        hours[places[person.zone].local(of: visit).millisecondOfDay / 3_600_000, default: 0] += 1
      }
    }
    #expect(Set(hours.keys) == [9, 18])
    let count = hours.values.reduce(0, +)
    // 17 days or a little less, at 1.5 visits a day, within one percent.
    #expect((100_000...103_000).contains(count), "\(count)")
    #expect((74...76).contains((hours[9] ?? 0) * 100 / count))
    #expect((2720...2880).contains(zones[0]), "\(zones)")
  }

  @Test("A longer time changes nothing of the days before")
  func longer() throws {
    var crowd = try Crowd()
    let visits = try (1...50).map { try crowd.population(50).visits(of: $0) }
    crowd.from = try moment("2026-10-01T00:00Z")
    crowd.until = try moment("2027-01-01T00:00Z")
    let (short, long) = (try Crowd(), try crowd.population(50))
    for (index, some) in visits.enumerated() {
      let all = long.visits(of: index + 1)
      #expect(all.filter { (short.from...short.until).contains($0) } == some)
      #expect(all.count > some.count)
    }
  }

  @Test("One user, and a part without any")
  func few() throws {
    let one = try Crowd().population(1).run()
    #expect(one.total.users == 1)
    #expect(one.total.histogram.values.reduce(0, +) == 1)
    let none = try Crowd().population(1, shard: 1, of: 2).run()
    #expect(none.total.users == 0)
    var sum = try none.again
    try sum.merge(try Crowd().population(1, shard: 2, of: 2).run())
    #expect(sum.text == one.text)
  }

  @Test("Caps hold for whoever has opted in, and for nobody else")
  func caps() throws {
    var crowd = try Crowd()
    crowd.messages.removeLast()
    crowd.audience.optedIn = .all
    let capped = try crowd.population(2000).run().total
    #expect(capped.histogram.keys.max() == 3)
    #expect(capped.totals.shownPastCaps == 0)
    crowd.audience.optedIn = .none
    let free = try crowd.population(2000).run().total
    #expect(free.totals.attempts == free.totals.shown)
    #expect(free.totals.attempts == capped.totals.attempts)
    #expect(free.reached == capped.reached)
    #expect(free.optedIn == 0 && capped.optedIn == 2000)
  }
}
