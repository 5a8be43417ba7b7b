/// The days of a window in one zone, made ready to tell the moments of many local times.
struct LocalDays: Sendable {
  /// The days since 1970 that the window touches.
  let days: Range<Int>
  private let zone: Zone
  /// Milliseconds ahead of UTC on each day; nil where clocks are set.
  private let offsets: [Int?]

  init(from: Instant, until: Instant, in zone: Zone) {
    let first = zone.local(of: from).date.days
    let days = first..<max(zone.local(of: until).date.days, first) + 1
    self.days = days
    self.zone = zone
    offsets = days.map { day in
      let hours = (0...24).map { hour -> Int? in
        let local = LocalTime(milliseconds: day * millisecondsInDay + hour * 3_600_000)
        guard case .one(let instant) = zone.resolve(local) else { return nil }
        return local.milliseconds - instant.milliseconds
      }
      return hours.allSatisfy { $0 == hours[0] } ? hours[0] : nil
    }
  }

  /// The moment of a local time on one of the days.
  func instant(day: Int, millisecond: Int) -> Int {
    let local = day * millisecondsInDay + millisecond
    if let offset = offsets[day - days.lowerBound] { return local - offset }
    return zone.resolve(LocalTime(milliseconds: local)).instant.milliseconds
  }
}
