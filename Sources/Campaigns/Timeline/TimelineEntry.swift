/// One line of a timeline: what became of a message at a moment.
public struct TimelineEntry: Hashable, Sendable {
  /// When, in true time.
  public var at: Instant
  /// On which installation.
  public var install: UInt32
  /// What led to it.
  public var event: Event.Name
  /// The message's index.
  public var message: Int
  /// When the message was triggered; earlier than `at` where it has waited.
  public var triggered: Instant
  /// What became of it.
  public var outcome: AttemptOutcome
  /// The first moment at which a trigger could show it, as things stand; nil for never, or where that depends on
  /// what the user and the app do.
  public var next: Instant?
  /// How often its id has been displayed by now, this display included; 0 without an id.
  public var displays: Int
  /// The milliseconds since its id was displayed before, by the phone's clock; nil for never.
  public var sinceLast: Int?
  /// The cap that would have kept it back, had caps been on.
  public var ignoredCap: Reason?
}

/// Takes down what devices do.
public protocol TimelineRecorder {
  /// Takes down one line.
  mutating func record(_ entry: TimelineEntry)
}

extension [TimelineRow]: TimelineRecorder {
  /// Appends the line.
  public mutating func record(_ entry: TimelineEntry) { append(.attempt(entry)) }
}
