/// Numbers the days of a zone in the order in which they are met.
struct DayCalendar {
  /// The days met, since 1970.
  private(set) var days: [Int] = []
  private let zone: Zone
  private var places: [Int: Int] = [:]
  /// What was found last, by the hour of UTC.
  private var memory = Array(repeating: Memory(), count: 1024)

  private struct Memory {
    var hour = Int.min
    var place = 0
  }

  init(_ zone: Zone) { self.zone = zone }

  /// The place among the days of the one on which a moment lies.
  mutating func place(of moment: Instant) -> Int {
    let hour = (moment.milliseconds - (moment.milliseconds % 3_600_000 + 3_600_000) % 3_600_000)
    let slot = hour / 3_600_000 & 1023
    if memory[slot].hour == hour { return memory[slot].place }
    let day = zone.local(of: moment).date.days
    let place = places[day] ?? days.count
    if place == days.count {
      places[day] = place
      days.append(day)
    }
    // Days begin within an hour of UTC where offsets have minutes, and where clocks are set.
    let last = Instant(milliseconds: hour + 3_599_999)
    if zone.local(of: Instant(milliseconds: hour)).date.days == day,
      zone.local(of: last).date.days == day
    {
      memory[slot] = Memory(hour: hour, place: place)
    }
    return place
  }
}
