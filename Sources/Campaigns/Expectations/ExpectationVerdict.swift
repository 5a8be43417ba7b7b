/// Whether a run is as expected.
public struct ExpectationVerdict: Hashable, Sendable {
  /// The expectation.
  public let expectation: Expectation
  /// How it differs, in words; nil where it is met.
  public let difference: String?

  /// Whether it is met.
  public var isMet: Bool { difference == nil }
}

/// The calendar in which expectations are judged and told.
public struct ExpectationCalendar {
  /// The number of the day on which a moment lies; one more on the day after.
  public let day: (Instant) -> Int
  /// A day in words, from any moment of it.
  public let dayName: (Instant) -> String
  /// A moment in words.
  public let name: (Instant) -> String

  /// Creates a calendar.
  public init(
    day: @escaping (Instant) -> Int, dayName: @escaping (Instant) -> String,
    name: @escaping (Instant) -> String
  ) {
    self.day = day
    self.dayName = dayName
    self.name = name
  }
}

extension Expectation {
  /// Judges a run; daily counts hold for each day of the window, those without any display included.
  public func judge(
    _ run: Run, in window: ClosedRange<Instant>, by calendar: ExpectationCalendar
  ) -> ExpectationVerdict {
    let shown = run.timeline.filter {
      $0.outcome == .shown && (message ?? $0.message) == $0.message
    }.map(\.at)
    return ExpectationVerdict(
      expectation: self, difference: difference(run, shown, in: window, by: calendar))
  }

  private func difference(
    _ run: Run, _ shown: [Instant], in window: ClosedRange<Instant>,
    by calendar: ExpectationCalendar
  ) -> String? {
    switch claim {
    case .count(let count, let comparison, let bound, isDaily: false):
      let found = count.number(in: run.totals(of: message))
      return comparison.holds(found, bound) ? nil : count.words(found)
    case .count(let count, let comparison, let bound, isDaily: true):
      return dailyDifference(run, count, comparison, bound, in: window, by: calendar)
    case .first(let span):
      return difference(shown.first, "first", span, calendar)
    case .last(let span):
      return difference(shown.last, "last", span, calendar)
    case .neverAfter(let moment):
      let late = shown.filter { $0 > moment }
      guard let first = late.first else { return nil }
      return "shown \(times(late.count)) after it, first at \(calendar.name(first))"
    }
  }

  private func difference(
    _ found: Instant?, _ which: String, _ span: ClosedRange<Instant>,
    _ calendar: ExpectationCalendar
  ) -> String? {
    guard let found else { return "never shown" }
    return span.contains(found) ? nil : "\(which) shown at \(calendar.name(found))"
  }

  private func dailyDifference(
    _ run: Run, _ count: Count, _ comparison: Comparison, _ bound: Int,
    in window: ClosedRange<Instant>, by calendar: ExpectationCalendar
  ) -> String? {
    var days: [Int: (number: Int, sample: Instant)] = [:]
    for entry in run.timeline where (message ?? entry.message) == entry.message {
      var one = Totals()
      one.add(entry)
      days[calendar.day(entry.at), default: (0, entry.at)].number += count.number(in: one)
    }
    let busy = days.sorted { $0.key < $1.key }.filter { !comparison.holds($0.value.number, bound) }
    if let worst = busy.first?.value {
      let more = busy.count > 1 ? ", and \(busy.count - 1) more such days" : ""
      return "\(count.words(worst.number)) on \(calendar.dayName(worst.sample))\(more)"
    }
    guard !comparison.holds(0, bound) else { return nil }
    let all = calendar.day(window.upperBound) - calendar.day(window.lowerBound) + 1
    let idle = all - days.count
    return idle > 0 ? "\(count.words(0)) on \(idle) of \(all) days" : nil
  }
}

extension Expectation.Count {
  /// The number in some totals.
  func number(in totals: Totals) -> Int {
    switch self {
    case .shown: totals.shown
    case .blocked(let reason?): totals[blocked: reason]
    case .blocked(nil): totals.unshown
    case .queued(let reason?): totals[waited: reason]
    case .queued(nil): Reason.allCases.reduce(0) { $0 + totals[waited: $1] }
    }
  }

  /// A number of these in words.
  func words(_ number: Int) -> String {
    switch self {
    case .shown: "shown \(times(number))"
    case .blocked(let reason): "blocked \(times(number))\(reason.map { " by \($0.key)" } ?? "")"
    case .queued(let reason): "queued \(times(number))\(reason.map { " by \($0.key)" } ?? "")"
    }
  }
}

/// A number of times in words, as one that is not met.
private func times(_ number: Int) -> String {
  number == 1 ? "once" : "\(number) times"
}
