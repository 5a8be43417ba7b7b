internal import Wording

/// A date or a moment as a person writes it, before it is known in which zone.
public struct WrittenTime: Hashable, Sendable {
  /// The day.
  public let date: CivilDate
  /// Milliseconds since midnight; nil if only the day was written.
  public let millisecondOfDay: Int?
  /// Seconds ahead of UTC; nil if it was left to the zone.
  public let offset: Int?

  /// Reads `2026-12-01`, `2026-12-01 09:00`, `2026-12-01T09:00:30.250+01:00`, or seconds since 1970.
  ///
  /// A time ends in `Z`, in an offset, or in nothing: then the zone decides. A number of nine to eleven digits is
  /// seconds since 1970, as createMessage and `expireDate` have them.
  public init(_ text: String) throws(ReadingError) {
    var cursor = TextCursor(text)
    if let seconds = cursor.number(digits: 9...11), cursor.isAtEnd {
      let time = CivilTime(clamping: seconds)
      date = CivilDate(days: (seconds - time.secondOfDay) / 86_400)
      millisecondOfDay = time.secondOfDay * 1000
      offset = 0
      return
    }
    cursor.back(to: 0)
    date = try cursor.date()
    if cursor.isAtEnd {
      millisecondOfDay = nil
      offset = nil
      return
    }
    guard cursor.skip("T") || cursor.skip("t") || cursor.skip(" ") else {
      throw cursor.error(
        "\(quoted(cursor.rest)) cannot follow a date", help: "Write a time: \(date.iso) 09:00.")
    }
    millisecondOfDay = try cursor.timeOfDay()
    if cursor.isAtEnd {
      offset = nil
      return
    }
    guard cursor.isAt("Z", "z", "+", "-") else {
      throw cursor.error(
        "\(quoted(cursor.rest)) cannot follow a time",
        help: "An offset such as +01:00 can; a zone by name is given apart.")
    }
    offset = try cursor.offset()
    guard cursor.isAtEnd else {
      throw cursor.error("\(quoted(cursor.rest)) cannot follow an offset", help: "Leave it out.")
    }
  }

  /// The moment meant as a start or an event: of a day alone its first second, of an hour that comes twice the first.
  public func start(in zone: Zone) -> ResolvedTime {
    if let exact { return ResolvedTime(instant: exact, note: nil) }
    guard let millisecondOfDay else { return zone.firstSecond(of: date) }
    return zone.event(LocalTime(date, millisecondOfDay: millisecondOfDay))
  }

  /// The moment meant as an end: of a day alone its last second, of an hour that comes twice the second.
  ///
  /// Ends are inclusive, as `expireDate` is.
  public func end(in zone: Zone) -> ResolvedTime {
    if let exact { return ResolvedTime(instant: exact, note: nil) }
    guard let millisecondOfDay else { return zone.lastSecond(of: date) }
    return zone.end(LocalTime(date, millisecondOfDay: millisecondOfDay))
  }

  /// The moment, if it does not depend on a zone.
  private var exact: Instant? {
    guard let offset, let millisecondOfDay else { return nil }
    let local = LocalTime(date, millisecondOfDay: millisecondOfDay)
    return Instant(milliseconds: local.milliseconds - offset * 1000)
  }
}
