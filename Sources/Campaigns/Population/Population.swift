internal import Host

/// Users drawn at random, whole or a shard of them.
public struct Population: Sendable {
  /// All users there are, numbered from 1.
  public let size: Int
  /// The users to simulate.
  public let users: Range<Int>
  private let plan: PopulationPlan
  private let from: Instant
  private let until: Instant
  private let visits: PoissonTable
  /// Each hour as often as it weighs.
  private let hours: [Int]
  private let days: [LocalDays]

  /// Makes ready one of so many shards, from 1, of a population that lives from one moment to another.
  public init(
    _ plan: PopulationPlan, size: Int, shard: Int = 1, of shards: Int = 1, from: Instant,
    until: Instant
  ) {
    self.plan = plan
    self.size = size
    self.from = from
    self.until = until
    func bound(_ shard: Int) -> Int {
      Int(size.multipliedFullWidth(by: shard).low / UInt(shards)) + 1
    }
    users = bound(shard - 1)..<bound(shard)
    let audience = plan.audience
    visits = PoissonTable(thousandths: audience.visits)
    hours =
      Audience.isDay(audience.hours)
      ? audience.hours.enumerated().flatMap { repeatElement($0, count: $1) } : [12]
    days = audience.zones.elements.map { LocalDays(from: from, until: until, in: $0) }
  }

  /// Simulates all users on so many threads, by default as many as there are cores.
  ///
  /// `progress` hears how many are done now and then.
  public func run(threads: Int? = nil, progress: (Int) -> Void = { _ in }) -> PopulationSummary {
    var summary = PopulationSummary(
      plan, .drawn(of: size, users: users.isEmpty ? [] : [users.lowerBound...users.upperBound - 1]),
      Tally(plan).finished)
    var next = users.lowerBound
    while next < users.upperBound {
      let end = min(next + Self.roundSize, users.upperBound)
      let chunks = stride(from: next, to: end, by: Self.chunkSize).map {
        $0..<min($0 + Self.chunkSize, end)
      }
      for counts in Threads.map(chunks, threads: threads, counts) { summary.add(counts) }
      next = end
      progress(next - users.lowerBound)
    }
    return summary
  }

  private static let chunkSize = 512
  private static let roundSize = 128 * chunkSize

  private func counts(of users: Range<Int>) -> [PopulationCounts] {
    var tally = Tally(plan)
    var devices = plan.devices
    var moments: [Int] = []
    for user in users {
      let person = Person(UInt64(user), in: plan.audience)
      let index = plan.planIndex(of: person)
      tally.turn(to: 0, target: person.target)
      devices[index].reset()
      run(person, on: &devices[index], &moments, into: &tally)
      tally.finish(devices[index], isOptedIn: person.isOptedIn)
    }
    return tally.finished
  }

  private func run(
    _ person: Person, on device: inout Device, _ moments: inout [Int], into tally: inout Tally
  ) {
    let plan = plan.plan(of: person)
    for day in days[person.zone].days {
      visit(person, on: day, &moments)
      for moment in moments {
        let instant = Instant(milliseconds: moment)
        device.step(Event(.start, at: instant), in: plan, into: &tally)
        device.step(Event(.open(message: nil), at: instant), in: plan, into: &tally)
      }
    }
    device.pass(until: until, in: plan, into: &tally)
  }

  /// The visits of one user on one day of the user's zone, in order.
  private func visit(_ person: Person, on day: Int, _ moments: inout [Int]) {
    moments.removeAll(keepingCapacity: true)
    var draws = person.draws(ofDay: day)
    for _ in 0..<visits.count(&draws) {
      let hour = hours[draws.next(below: hours.count)]
      let millisecond = hour * 3_600_000 + draws.next(below: 3_600_000)
      let moment = days[person.zone].instant(day: day, millisecond: millisecond)
      guard from.milliseconds <= moment, moment <= until.milliseconds else { continue }
      var place = moments.count
      while place > 0, moments[place - 1] > moment { place -= 1 }
      moments.insert(moment, at: place)
    }
  }

  /// The visits of one user, by its number, in order.
  public func visits(of user: Int) -> [Instant] {
    let person = Person(UInt64(user), in: plan.audience)
    var moments: [Int] = []
    return days[person.zone].days.flatMap { day in
      visit(person, on: day, &moments)
      return moments.map { Instant(milliseconds: $0) }
    }
  }
}
