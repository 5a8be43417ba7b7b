/// What happened on one day.
public struct DayCounts: Hashable, Sendable {
  /// The attempts to show a message that ended on this day.
  public internal(set) var attempts = 0
  /// Those of them that ended on screen.
  public internal(set) var shown = 0
}

/// What happened to the users of one SDK release, or of all.
public struct PopulationCounts: Hashable, Sendable {
  /// The users.
  public internal(set) var users = 0
  /// Those of them whose app switches caps on.
  public internal(set) var optedIn = 0
  /// Those of them who saw a message at least once.
  public internal(set) var reached = 0
  /// Each message.
  public internal(set) var messages: [MessageCounts]
  /// The users by the number of displays they saw, of all messages.
  public internal(set) var histogram: [Int: Int] = [:]
  /// The days on which something was attempted, by their number since 1970.
  public internal(set) var days: [Int: DayCounts] = [:]
  /// What had to be assumed.
  var assumed = AssumptionSet()

  init(messages: Int) {
    self.messages = Array(repeating: MessageCounts(), count: messages)
  }

  /// What became of the attempts to show any message.
  public var totals: Totals { messages.reduce(into: Totals()) { $0.add($1.totals) } }

  /// What is not documented and mattered.
  public var assumptions: [Assumption] { assumed.all }

  /// Adds other users.
  mutating func add(_ other: PopulationCounts) {
    users += other.users
    optedIn += other.optedIn
    reached += other.reached
    for index in messages.indices { messages[index].add(other.messages[index]) }
    histogram.merge(other.histogram, uniquingKeysWith: +)
    days.merge(other.days) {
      DayCounts(attempts: $0.attempts + $1.attempts, shown: $0.shown + $1.shown)
    }
    assumed.formUnion(other.assumed)
  }
}
