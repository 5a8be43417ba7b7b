/// How many attempts ended in what way; each attempt counts once.
public struct Totals: Hashable, Sendable {
  /// The attempts that ended on screen.
  public internal(set) var shown = 0
  /// How often a shown message would have been kept back, had caps been on.
  public internal(set) var shownPastCaps = 0
  /// For each reason the attempts that were not shown, then for each the waits.
  private var cells = Array(repeating: 0, count: 2 * Self.reasons)

  private static let reasons = Reason.allCases.count

  /// The attempts that were not shown for a reason, those still waiting at the end included.
  public internal(set) subscript(blocked reason: Reason) -> Int {
    get { cells[Int(reason.rawValue)] }
    set { cells[Int(reason.rawValue)] = newValue }
  }

  /// How often a message had to wait for a reason, whatever became of it.
  public internal(set) subscript(waited reason: Reason) -> Int {
    get { cells[Self.reasons + Int(reason.rawValue)] }
    set { cells[Self.reasons + Int(reason.rawValue)] = newValue }
  }

  /// All attempts: each trigger of each message is one.
  public var attempts: Int { shown + unshown }

  /// The attempts that were not shown.
  var unshown: Int { cells.prefix(Self.reasons).reduce(0, +) }

  /// Counts one line of a timeline.
  mutating func add(_ entry: TimelineEntry) {
    switch entry.outcome {
    case .shown:
      shown += 1
      shownPastCaps += entry.ignoredCap == nil ? 0 : 1
    case .queued(let reason): self[waited: reason] += 1
    case .blocked(let reason), .dropped(let reason): self[blocked: reason] += 1
    }
  }

  /// Adds the totals of other devices.
  mutating func add(_ other: Totals) {
    shown += other.shown
    shownPastCaps += other.shownPastCaps
    for index in cells.indices { cells[index] += other.cells[index] }
  }
}
