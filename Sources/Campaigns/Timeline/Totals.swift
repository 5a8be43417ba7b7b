/// How many attempts ended in what way; each attempt counts once.
public struct Totals: Hashable, Sendable {
  /// The attempts that ended on screen.
  public private(set) var shown = 0
  /// How often a shown message would have been kept back, had the app switched counting on.
  public private(set) var shownPastCaps = 0
  private var notShown = Array(repeating: 0, count: Reason.allCases.count)
  private var waits = Array(repeating: 0, count: Reason.allCases.count)

  /// Creates totals of nothing.
  public init() {}

  /// The attempts that were not shown for a reason, those still waiting at the end included.
  public func notShown(_ reason: Reason) -> Int { notShown[Int(reason.rawValue)] }

  /// How often a message had to wait for a reason, whatever became of it.
  public func waits(_ reason: Reason) -> Int { waits[Int(reason.rawValue)] }

  /// All attempts: each trigger of each message is one.
  public var attempts: Int { shown + notShown.reduce(0, +) }

  /// The attempts that were not shown.
  public var unshown: Int { notShown.reduce(0, +) }

  /// Counts one line of a timeline.
  public mutating func add(_ entry: TimelineEntry) {
    switch entry.outcome {
    case .shown:
      shown += 1
      shownPastCaps += entry.ignoredCap == nil ? 0 : 1
    case .queued(let reason): waits[Int(reason.rawValue)] += 1
    case .blocked(let reason), .dropped(let reason): notShown[Int(reason.rawValue)] += 1
    }
  }

  /// Counts a message that still waits at the end.
  public mutating func addUnresolved(_ reason: Reason) { notShown[Int(reason.rawValue)] += 1 }

  /// Adds the totals of other devices.
  public mutating func add(_ other: Totals) {
    shown += other.shown
    shownPastCaps += other.shownPastCaps
    for reason in notShown.indices {
      notShown[reason] += other.notShown[reason]
      waits[reason] += other.waits[reason]
    }
  }
}

extension Totals: TimelineRecorder {
  /// Counts one line of a timeline.
  public mutating func record(_ entry: TimelineEntry) { add(entry) }
}
