internal import Schema
internal import Wording

/// Lets what happened according to a log happen to a campaign, row by row.
///
/// Each user, on each platform, is an installation of its own. What is kept of one does not grow with its rows but for
/// those that may still be overtaken.
public struct LogReplay {
  /// The first rows that could not be used, and why.
  public private(set) var faults: [ReadingError] = []
  /// What has been read so far.
  public private(set) var log = PopulationSummary.LogCounts()

  private let plan: PopulationPlan
  private let window: Int
  private let mostBadRows: Int
  private var reader: LogReader
  private var tally: Tally
  /// The lines so far, empty ones among them.
  private var lines = 0
  private var places: [UInt64: Int] = [:]
  private var installations: [Installation] = []

  private struct Installation {
    var device: Device
    let target: Int
    let plan: Int
    /// The events that an earlier one may still come before, in order.
    var pending: [(at: Int, kind: Event.Kind)] = []
  }

  /// Makes ready.
  ///
  /// A row may come so many milliseconds later than a younger one of its user. So many rows may be unusable before
  /// reading stops.
  public init(_ plan: PopulationPlan, window: Int, mostBadRows: Int) {
    self.plan = plan
    self.window = window
    self.mostBadRows = mostBadRows
    reader = LogReader(messages: plan.messages.map(\.name), zone: plan.zone)
    tally = Tally(plan, users: 0)
    plans = plan.plans
  }

  private let plans: [Plan]

  /// Whether there are more bad rows than there may be; nothing is read any more then.
  public var hasStopped: Bool { log.badRows > mostBadRows }

  /// Reads whole lines.
  public mutating func read(_ bytes: [UInt8]) {
    var start = 0
    while start < bytes.count, !hasStopped {
      var end = start
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
      lines += 1
      do throws(ReadingError) {
        if let row = try reader.read(bytes, start..<end) {
          try happen(row)
          log.rows += 1
        }
      } catch {
        log.rows += 1
        log.badRows += 1
        if faults.count < Self.mostFaults { faults.append(error.moved(by: 0, row: lines)) }
      }
      start = end + 1
    }
  }

  private static let mostFaults = 10
  /// The rows of one installation that wait at most.
  private static let mostPending = 1024

  private mutating func happen(_ row: LogRow) throws(ReadingError) {
    guard plan.covers(row.at), let index = place(of: row) else {
      log.otherRows += 1
      return
    }
    let at = row.at.bounded
    let done = installations[index].device.now
    guard at >= done else {
      let late = TimeSpan(milliseconds: done - at)?.text ?? "long"
      throw ReadingError(
        "this row comes \(late) too late", help: "Sort the log by time, or widen the window.")
    }
    if window == 0 { return step(index, at, row.kind) }
    var place = installations[index].pending.count
    while place > 0, installations[index].pending[place - 1].at > at { place -= 1 }
    installations[index].pending.insert((at, row.kind), at: place)
    let newest = installations[index].pending[installations[index].pending.count - 1].at
    settle(index, until: newest - window)
  }

  /// The place of the installation that a row is about; nil where its platform is not simulated.
  private mutating func place(of row: LogRow) -> Int? {
    let platform = row.platform.map { $0 == .ios ? Self.ios : Self.android } ?? 0
    let key = row.user ^ platform
    if let place = places[key] { return place }
    var person = Person(row.user, in: plan.audience)
    if let platform = row.platform {
      guard let target = plan.audience.target(of: person, on: platform) else { return nil }
      person.target = target
    }
    let index = plan.planIndex(of: person)
    let place = installations.count
    places[key] = place
    installations.append(
      Installation(device: Device(plans[index]), target: person.target, plan: index))
    tally.addUser()
    log.sample.insert(row.user)
    return place
  }

  private static let ios: UInt64 = 0xA24B_AED4_963E_E407
  private static let android: UInt64 = 0x9FB2_1C65_1E98_DF25

  /// Lets happen what nothing can come before any more.
  private mutating func settle(_ index: Int, until moment: Int) {
    var count = max(installations[index].pending.count - Self.mostPending, 0)
    while count < installations[index].pending.count,
      installations[index].pending[count].at <= moment
    { count += 1 }
    guard count > 0 else { return }
    for place in 0..<count {
      let event = installations[index].pending[place]
      step(index, event.at, event.kind)
    }
    installations[index].pending.removeFirst(count)
  }

  private mutating func step(_ index: Int, _ at: Int, _ kind: Event.Kind) {
    let plan = installations[index].plan
    tally.turn(to: index, target: installations[index].target)
    installations[index].device.step(
      Event(kind, at: Instant(milliseconds: at)), in: plans[plan], into: &tally)
  }

  /// Lets time go on after the last row, until the last moment if there is one, and sums up.
  public mutating func finish() -> PopulationSummary {
    for index in installations.indices {
      settle(index, until: .max)
      let plan = plans[installations[index].plan]
      tally.turn(to: index, target: installations[index].target)
      installations[index].device.pass(
        until: self.plan.until ?? Instant(milliseconds: .max), in: plan, into: &tally)
      tally.finish(
        installations[index].device, isOptedIn: installations[index].plan % 2 == 1)
    }
    installations = []
    return PopulationSummary(plan, .log(log), tally.finished)
  }
}
