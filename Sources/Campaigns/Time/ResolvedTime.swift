/// A moment found for a local time, and what the reader should know about it.
public struct ResolvedTime: Hashable, Sendable {
  /// The moment.
  public let instant: Instant
  /// A sentence where clocks were set just then; nil otherwise.
  ///
  /// "02:30 on 28 Mar 2027 does not exist; taken as 03:30."
  public let note: String?
}

extension Zone {
  /// The moment of an event, the first of two; a time that does not exist is taken later.
  public func event(_ local: LocalTime) -> ResolvedTime {
    resolved(local, resolve(local), prefersLater: false)
  }

  /// The moment of an end, the second of two; a time that does not exist is taken later.
  public func end(_ local: LocalTime) -> ResolvedTime {
    resolved(local, resolve(local), prefersLater: true)
  }

  /// The first second of a day; of a day that clocks skipped, the first one after it.
  public func firstSecond(of date: CivilDate) -> ResolvedTime {
    let instant = resolve(LocalTime(date)).first
    return ResolvedTime(instant: instant, note: note(date, begins: true, instant))
  }

  /// The last whole second of a day; of a day that clocks skipped, the last one before it.
  public func lastSecond(of date: CivilDate) -> ResolvedTime {
    let second = LocalTime(date, millisecondOfDay: millisecondsInDay - 1000)
    let instant = resolve(second).last
    return ResolvedTime(instant: instant, note: note(date, begins: false, instant))
  }

  private func resolved(
    _ local: LocalTime, _ resolution: Resolution, prefersLater: Bool
  ) -> ResolvedTime {
    let words = "\(local.clock) on \(local.date.words)"
    switch resolution {
    case .one(let instant):
      return ResolvedTime(instant: instant, note: nil)
    case .two(let earlier, let later):
      let word = prefersLater ? "second" : "first"
      return ResolvedTime(
        instant: prefersLater ? later : earlier,
        note: "\(words) comes twice; the \(word) is taken.")
    case .none(let taken, _):
      let other = self.local(of: taken)
      let day = other.date == local.date ? "" : " on \(other.date.words)"
      return ResolvedTime(
        instant: taken, note: "\(words) does not exist; taken as \(other.clock)\(day).")
    }
  }

  private func note(_ date: CivilDate, begins: Bool, _ instant: Instant) -> String? {
    let time = local(of: instant)
    if time.date != date {
      let end = begins ? "start" : "end"
      return "\(date.words) does not exist; taken as the \(end) of \(time.date.words)."
    }
    guard begins, time.millisecondOfDay != 0 else { return nil }
    return "\(date.words) begins at \(time.clock); there is no midnight."
  }
}
