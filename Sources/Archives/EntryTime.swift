internal import Wording

/// The time that every entry of a ZIP bears: from 1980 to 2107, in steps of two seconds, of no
/// zone.
public struct EntryTime: Equatable, Sendable, CustomStringConvertible {
  /// 1980-01-01 00:00:00, which stands for no time at all.
  public static let unset = EntryTime(CivilTime(clamping: first))

  /// The first second of 1980 and the last of 2107.
  private static let first = 315_532_800
  private static let last = 4_354_819_199

  /// As it lies in a ZIP: the date in the upper half, the time of day in the lower.
  let bits: UInt32
  /// The time in words, such as "1 Dec 2026 09:00 UTC".
  public let description: String

  /// The time in UTC so many seconds after 1970; nil after 2107, and before 1980 the start of 1980.
  public init?(unixSeconds: Int) {
    guard unixSeconds <= Self.last else { return nil }
    self.init(CivilTime(clamping: max(unixSeconds, Self.first)))
  }

  private init(_ time: CivilTime) {
    let seconds = time.secondOfDay % 60 / 2
    let date = (time.year - 1980) << 9 | time.month << 5 | time.day
    bits = UInt32(date << 16 | time.hour << 11 | time.minute << 5 | seconds)
    description = CivilTime(clamping: time.unixSeconds / 2 * 2).words
  }
}
