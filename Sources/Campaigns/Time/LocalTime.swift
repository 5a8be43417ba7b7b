internal import Wording

/// A date and time of day as a clock on the wall shows them, to the millisecond, in no zone.
public struct LocalTime: Hashable, Comparable, Sendable {
  /// Milliseconds that such a clock would have counted since midnight of the first of January 1970.
  public let milliseconds: Int

  /// Creates a time from those milliseconds, or the nearest that a calendar tells.
  public init(milliseconds: Int) {
    let most = (CivilTime.range.upperBound - 172_800) * 1000
    self.milliseconds = min(max(milliseconds, -most), most)
  }

  /// Creates a time from a day and the milliseconds since its midnight.
  public init(_ date: CivilDate, millisecondOfDay: Int = 0) {
    self.init(milliseconds: date.days * millisecondsInDay + millisecondOfDay)
  }

  /// The day.
  public var date: CivilDate {
    CivilDate(days: (milliseconds - millisecondOfDay) / millisecondsInDay)
  }

  /// Milliseconds since midnight.
  public var millisecondOfDay: Int {
    (milliseconds % millisecondsInDay + millisecondsInDay) % millisecondsInDay
  }

  /// The time of day: `09:00`, with seconds and milliseconds where there are any.
  public var clock: String { clockText(millisecondOfDay) }

  /// Whether one time is before another.
  public static func < (one: LocalTime, other: LocalTime) -> Bool {
    one.milliseconds < other.milliseconds
  }
}

let millisecondsInDay = 86_400_000

/// A time of day as `09:00`, with seconds where there are any or they are asked for, and milliseconds.
func clockText(_ millisecondOfDay: Int, seconds: Bool = false) -> String {
  let (second, millisecond) = (millisecondOfDay / 1000, millisecondOfDay % 1000)
  var text = "\(padded(second / 3600, 2)):\(padded(second / 60 % 60, 2))"
  if seconds || second % 60 != 0 || millisecond != 0 { text += ":\(padded(second % 60, 2))" }
  if millisecond != 0 { text += ".\(padded(millisecond, 3))" }
  return text
}
