/// Counts what devices do, one user at a time or several by turns.
///
/// Taking down a line allocates nothing and hashes nothing, but on the first line of a day.
struct Tally: TimelineRecorder {
  /// What has happened to the users of each SDK release.
  private(set) var counts: [PopulationCounts]
  /// The displays of each message, of one user after the other.
  private var shown: [UInt32]
  /// Where those of the present user begin.
  private var first = 0
  private var target = 0
  private var calendar: DayCalendar
  /// The counts of each day by its place in the calendar, one after the other for each SDK release.
  private var days: [DayCounts] = []

  init(_ plan: PopulationPlan, users: Int = 1) {
    let counts = PopulationCounts(messages: plan.messages.count)
    self.counts = Array(repeating: counts, count: plan.audience.targets.elements.count)
    shown = Array(repeating: 0, count: plan.messages.count * users)
    calendar = DayCalendar(plan.zone)
  }

  /// Makes room for one user more.
  mutating func addUser() {
    shown.append(contentsOf: repeatElement(0, count: counts[0].messages.count))
  }

  /// Turns to a user of an SDK release.
  mutating func turn(to user: Int, target: Int) {
    first = user * counts[0].messages.count
    self.target = target
  }

  mutating func record(_ entry: TimelineEntry) {
    counts[target].messages[entry.message].totals.add(entry)
    if case .queued = entry.outcome { return }
    let place = calendar.place(of: entry.at) * counts.count + target
    while place >= days.count { days.append(DayCounts()) }
    days[place].attempts += 1
    guard entry.outcome == .shown else { return }
    days[place].shown += 1
    shown[first + entry.message] += 1
  }

  /// Closes the account of the present user.
  mutating func finish(_ device: Device, isOptedIn: Bool) {
    if device.isWaiting {
      for waiting in device.waiting {
        counts[target].messages[waiting.message].totals[blocked: waiting.reason] += 1
      }
    }
    var displays = 0
    for index in counts[target].messages.indices where shown[first + index] > 0 {
      counts[target].messages[index].reached += 1
      displays += Int(shown[first + index])
      shown[first + index] = 0
    }
    counts[target].users += 1
    counts[target].optedIn += isOptedIn ? 1 : 0
    counts[target].reached += displays > 0 ? 1 : 0
    counts[target].histogram[displays, default: 0] += 1
    counts[target].assumed.formUnion(device.assumptions)
  }

  /// All counts, those of the days among them.
  var finished: [PopulationCounts] {
    var counts = counts
    for (place, one) in days.enumerated() where one.attempts > 0 {
      counts[place % counts.count].days[calendar.days[place / counts.count]] = one
    }
    return counts
  }
}

extension Device {
  /// Whether a message may wait.
  fileprivate var isWaiting: Bool { current != nil || !queue.isEmpty || !held.isEmpty }
}
