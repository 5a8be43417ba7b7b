/// What came of a campaign on some installations.
public struct Run: Sendable {
  /// What was run.
  public let plan: Plan
  /// What became of each attempt, and what else happened, in the order of time; at one moment, by installation.
  ///
  /// Opens, triggers and closings show in what they lead to only.
  public let rows: [TimelineRow]
  /// The attempts among the rows.
  public let timeline: [TimelineEntry]
  /// The messages that still wait at the end, and why.
  let unresolved: [(message: Int, install: UInt32, reason: Reason)]
  private let assumed: AssumptionSet

  /// Lets events happen to newly installed apps, each event in the order of its time, and those of one moment in
  /// the order given.
  ///
  /// Messages that wait may still show until a last moment; nil for the moment of the last event.
  public init(_ plan: Plan, _ events: [Event], until last: Instant? = nil) {
    let ordered = events.enumerated().sorted {
      ($0.element.at, $0.offset) < ($1.element.at, $1.offset)
    }
    var devices: [UInt32: Device] = [:]
    var rows: [TimelineRow] = []
    for (_, event) in ordered {
      let install = event.install
      if !Self.untold.contains(event.kind.name) {
        devices[install]?.pass(until: event.at, in: plan, into: &rows)
        rows.append(.event(event))
      }
      devices[install, default: Device(plan, install: install)].step(event, in: plan, into: &rows)
    }
    var assumed = plan.standing
    var unresolved: [(message: Int, install: UInt32, reason: Reason)] = []
    for install in devices.keys.sorted() {
      guard var device = devices[install], let end = last ?? ordered.last?.element.at else { break }
      device.pass(until: end, in: plan, into: &rows)
      assumed.formUnion(device.assumptions)
      unresolved += device.waiting.map { ($0.message, install, $0.reason) }
    }
    self.plan = plan
    self.unresolved = unresolved
    self.assumed = assumed
    self.rows = rows.enumerated().sorted {
      ($0.element.at, $0.element.install, $0.offset)
        < ($1.element.at, $1.element.install, $1.offset)
    }.map(\.element)
    timeline = self.rows.compactMap(\.attempt)
  }

  private static let untold: [Event.Name] = [.open, .trigger, .closed]

  /// What is not documented and mattered here.
  public var assumptions: [Assumption] { assumed.all }

  /// The totals of one message, or of all.
  public func totals(of message: Int? = nil) -> Totals {
    var totals = Totals()
    for entry in timeline where (message ?? entry.message) == entry.message { totals.add(entry) }
    for one in unresolved where (message ?? one.message) == one.message {
      totals[blocked: one.reason] += 1
    }
    return totals
  }
}

extension Device {
  /// The messages that wait, and why; one that has the screen but is not seen yet is among them.
  public var waiting: [(message: Int, reason: Reason)] {
    let unseen = current.flatMap { $0.appears == nil ? nil : $0.delivery.message }
    let reason = hold ?? .queue
    return (unseen.map { [($0, isInBackground ? .background : .queue)] } ?? [])
      + queue.waiting.map { ($0.message, reason) } + held.map { ($0.message, .paused) }
  }
}
