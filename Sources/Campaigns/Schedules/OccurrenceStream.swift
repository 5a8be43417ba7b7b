/// The moments of one time of day, one step or one list, within a window.
struct OccurrenceStream {
  private enum Source {
    case clock(millisecond: Int, days: Set<Weekday>, next: CivilDate)
    case every(step: Int, next: Instant?)
    case list([WrittenTime], next: Int)
  }

  private var source: Source
  private let from: Instant
  private let until: Instant
  private let zone: Zone

  /// The streams of a schedule: one for each time of day, as clocks that are set may change their order.
  static func streams(
    of schedule: Schedule, from: Instant, until: Instant, in zone: Zone
  ) -> [OccurrenceStream] {
    func stream(_ source: Source) -> OccurrenceStream {
      OccurrenceStream(source: source, from: from, until: until, zone: zone)
    }
    func days(_ time: Int, _ days: Set<Weekday> = Set(Weekday.allCases)) -> OccurrenceStream {
      // Clocks that skip hours may move yesterday's into the window.
      let first = zone.local(of: from).date.adding(days: -2)
      return stream(.clock(millisecond: time, days: days, next: first))
    }
    switch schedule.kind {
    case .days(let weekdays, let times): return times.map { days($0, weekdays) }
    case .single(let time): return [stream(.list([time], next: 0))]
    case .moments(let times): return [stream(.list(times, next: 0))]
    case .every(let span, let start):
      let step = span.milliseconds
      switch start {
      case .window: return [stream(.every(step: step, next: from))]
      case .clock(let time):
        var first = days(time)
        return [stream(.every(step: step, next: first.next()?.instant))]
      case .moment(let time):
        let start = time.start(in: zone).instant
        return [stream(.every(step: step, next: later(start, than: from, by: step)))]
      }
    }
  }

  private init(source: Source, from: Instant, until: Instant, zone: Zone) {
    self.source = source
    self.from = from
    self.until = until
    self.zone = zone
  }

  mutating func next() -> ResolvedTime? {
    while let found = candidate() {
      if found.instant > until { return nil }
      if found.instant >= from { return found }
    }
    return nil
  }

  /// The next moment, also before or after the window; nil if there is none.
  private mutating func candidate() -> ResolvedTime? {
    switch source {
    case .list(let times, let index):
      guard index < times.count else { return nil }
      source = .list(times, next: index + 1)
      return times[index].start(in: zone)
    case .every(let step, let next):
      guard let next else { return nil }
      let (sum, overflow) = next.milliseconds.addingReportingOverflow(step)
      source = .every(step: step, next: overflow ? nil : Instant(milliseconds: sum))
      return ResolvedTime(instant: next, note: nil)
    case .clock(let millisecond, let days, var date):
      // Every week has one of the days; the calendar has an end.
      while true {
        let following = date.adding(days: 1)
        guard following > date else { return nil }
        defer { date = following }
        guard days.contains(date.weekday),
          let found = zone.occurrence(LocalTime(date, millisecondOfDay: millisecond))
        else { continue }
        source = .clock(millisecond: millisecond, days: days, next: following)
        return found
      }
    }
  }

  /// The first moment from a window's start on that is some steps after another.
  private static func later(_ start: Instant, than from: Instant, by step: Int) -> Instant? {
    guard start < from else { return start }
    let (distance, overflow) = from.milliseconds.subtractingReportingOverflow(start.milliseconds)
    guard !overflow else { return nil }
    let (sum, over) = from.milliseconds.addingReportingOverflow((step - distance % step) % step)
    return over ? nil : Instant(milliseconds: sum)
  }
}

extension Zone {
  /// The moment of a daily event; nil on a day that clocks skipped whole.
  fileprivate func occurrence(_ local: LocalTime) -> ResolvedTime? {
    if case .none(let taken, let gap) = resolve(local) {
      let before = type(at: Instant(milliseconds: gap.milliseconds - 1)).offset
      if type(at: taken).offset - before >= 86_400 { return nil }
    }
    return event(local)
  }
}
