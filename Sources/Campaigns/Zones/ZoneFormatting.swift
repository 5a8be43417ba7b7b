internal import Wording

extension Zone {
  /// A moment as RFC 3339 writes it: `2026-12-01T09:00:00+01:00`, in UTC with `Z`.
  ///
  /// Milliseconds are written where there are any. The offset is cut to whole minutes, as the form has no seconds for
  /// it, and the time goes with it, so that it is exact.
  public func rfc3339(_ instant: Instant) -> String {
    let type = type(at: instant)
    let offset = type.offset / 60 * 60
    let milliseconds = min(max(instant.milliseconds, -(1 << 60)), 1 << 60) + offset * 1000
    let time = LocalTime(milliseconds: milliseconds)
    let clock = clockText(time.millisecondOfDay, seconds: true)
    return "\(time.date.iso)T\(clock)\(type.isUTC ? "Z" : offsetText(offset))"
  }

  /// A moment as people write it: `Tue 1 Dec 09:00 +01:00`, or `Tue 1 Dec 2026 09:00 +01:00`.
  public func short(_ instant: Instant, year: Bool = false) -> String {
    let time = local(of: instant)
    let date = time.date
    let words = year ? date.words : "\(date.day) \(date.civil.monthName)"
    let type = type(at: instant)
    let offset = type.isUTC ? "UTC" : offsetText(type.offset)
    return "\(date.weekday.shortName) \(words) \(time.clock) \(offset)"
  }
}

extension LocalType {
  /// Whether it is UTC by name, not only London in winter.
  fileprivate var isUTC: Bool { abbreviation == "UTC" }
}
