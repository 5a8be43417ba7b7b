/// One installation of the app: what it has counted, what it shows and what waits.
///
/// A device is stepped through events in the order of their times. Stepping allocates nothing once its arrays have
/// their size; `reset` makes a device new without giving them up.
public struct Device: Sendable {
  /// The installation's number, which each line of the timeline bears.
  public var install: UInt32
  /// What had to be assumed so far.
  public internal(set) var assumptions = AssumptionSet()

  /// The displays of each id.
  var history: [Displays]
  /// The messages that wait for the screen, the first first.
  var queue: WaitingLine
  /// The floating messages that wait for a pause to end.
  var held: [Delivery] = []
  /// The message that has the screen.
  var current: Presentation?
  /// When the last floating message closes.
  var floatingCloses = Int.min
  /// When a message was last closed by a guess.
  var guessedClose = Int.min
  /// How far the phone's clock is ahead of the true time.
  var clockAhead = 0
  var now = Int.min
  var startedAt = Int.min
  /// The starts of the app since it was installed.
  var starts = 0
  var isPaused = false
  var isInBackground = false

  /// The displays of one id.
  struct Displays: Sendable {
    var count = 0
    /// The last one, as the phone's clock was read.
    var last = Int.min
  }

  /// A message on its way to the screen.
  struct Delivery: Sendable {
    let message: Int
    /// The place of its id; -1 without one.
    let idSlot: Int
    /// In true time.
    let triggered: Int
    /// By the phone's clock.
    let lastMoment: Int
  }

  /// A message that has the screen.
  struct Presentation: Sendable {
    let delivery: Delivery
    /// What led to it.
    let cause: Event.Name
    /// When it is seen; nil once it is, `Int.max` while it cannot be.
    var appears: Int?
    var closes = Int.max
  }

  /// Creates a newly installed app.
  public init(_ plan: Plan, install: UInt32 = 0) {
    self.install = install
    history = Array(repeating: Displays(), count: plan.idCount)
    queue = WaitingLine(idCount: plan.idCount)
  }

  /// The number of names under which it counts; a plan with another number needs a device of its own.
  public var idCount: Int { history.count }

  /// Makes it a newly installed app on another phone.
  public mutating func reset(install: UInt32 = 0) {
    self.install = install
    assumptions = AssumptionSet()
    forgetDisplays()
    queue.removeAll()
    held.removeAll(keepingCapacity: true)
    current = nil
    floatingCloses = .min
    guessedClose = .min
    clockAhead = 0
    now = .min
    startedAt = .min
    starts = 0
    isPaused = false
    isInBackground = false
  }

  /// Lets an event happen; one before the last event happens at the time of that.
  public mutating func step(
    _ event: Event, in plan: Plan, into recorder: inout some TimelineRecorder
  ) {
    let moment = max(event.at.bounded, now)
    pass(until: moment, in: plan, into: &recorder)
    if starts == 0, event.kind != .start { begin() }
    handle(event.kind, in: plan, into: &recorder)
    pass(until: moment, in: plan, into: &recorder)
  }

  /// Lets time pass, in which messages appear, close and follow each other.
  public mutating func pass(
    until moment: Instant, in plan: Plan, into recorder: inout some TimelineRecorder
  ) {
    pass(until: max(moment.bounded, now), in: plan, into: &recorder)
  }

  mutating func begin() {
    starts += 1
    startedAt = now
  }

  mutating func forgetDisplays() {
    for slot in history.indices { history[slot] = Displays() }
  }
}
