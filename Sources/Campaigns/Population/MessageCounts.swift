/// How often something became of one message.
public struct MessageCounts: Hashable, Sendable {
  /// The users who saw it at least once.
  public internal(set) var reached = 0
  /// The attempts that ended on screen.
  public internal(set) var shown = 0
  /// How often it was shown though a cap would have kept it back, had the app counted.
  public internal(set) var shownPastCaps = 0
  /// For each reason the attempts that were not shown, and how often the message had to wait.
  private var cells = Array(repeating: 0, count: 2 * Self.reasons)

  private static let reasons = Reason.allCases.count

  /// The attempts that were not shown for a reason, those still waiting at the end included.
  public internal(set) subscript(blocked reason: Reason) -> Int {
    get { cells[Int(reason.rawValue)] }
    set { cells[Int(reason.rawValue)] = newValue }
  }

  /// How often it had to wait for a reason, whatever became of it.
  public internal(set) subscript(waited reason: Reason) -> Int {
    get { cells[Self.reasons + Int(reason.rawValue)] }
    set { cells[Self.reasons + Int(reason.rawValue)] = newValue }
  }

  /// All attempts: each trigger of it is one.
  public var attempts: Int { shown + cells.prefix(Self.reasons).reduce(0, +) }

  /// Counts what became of an attempt.
  mutating func add(_ entry: TimelineEntry) {
    switch entry.outcome {
    case .shown:
      shown += 1
      shownPastCaps += entry.ignoredCap == nil ? 0 : 1
    case .queued(let reason): self[waited: reason] += 1
    case .blocked(let reason), .dropped(let reason): self[blocked: reason] += 1
    }
  }

  mutating func add(_ other: MessageCounts) {
    reached += other.reached
    shown += other.shown
    shownPastCaps += other.shownPastCaps
    for index in cells.indices { cells[index] += other.cells[index] }
  }
}
