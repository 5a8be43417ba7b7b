/// A line of a timeline: an attempt, or something that happens to a phone between attempts.
public enum TimelineRow: Hashable, Sendable {
  case attempt(TimelineEntry)
  case event(Event)

  /// When, in true time.
  public var at: Instant {
    switch self {
    case .attempt(let entry): entry.at
    case .event(let event): event.at
    }
  }

  /// On which installation.
  public var install: UInt32 {
    switch self {
    case .attempt(let entry): entry.install
    case .event(let event): event.install
    }
  }

  /// What happens, or what led to the attempt.
  public var event: Event.Name {
    switch self {
    case .attempt(let entry): entry.event
    case .event(let event): event.kind.name
    }
  }

  /// What became of a message; nil for what just happens.
  public var attempt: TimelineEntry? {
    if case .attempt(let entry) = self { entry } else { nil }
  }
}
