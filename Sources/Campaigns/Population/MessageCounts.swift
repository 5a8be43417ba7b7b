/// How often something became of one message.
public struct MessageCounts: Hashable, Sendable {
  /// The users who saw it at least once.
  public internal(set) var reached = 0
  /// What became of the attempts to show it.
  public internal(set) var totals = Totals()

  mutating func add(_ other: MessageCounts) {
    reached += other.reached
    totals.add(other.totals)
  }
}
