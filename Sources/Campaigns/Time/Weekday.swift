internal import Wording

/// A day of the week.
public enum Weekday: Int, CaseIterable, Sendable {
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday

  /// The weekday of the day so many days after the first of January 1970, a Thursday.
  init(daysSince1970 days: Int) {
    let index = ((days + 3) % 7 + 7) % 7
    self = Self(rawValue: index) ?? .monday
  }

  /// The weekday of a name such as `Monday` or `mon`, in any letter case; nil for another word.
  init?(name word: some StringProtocol) {
    let word = word.lowercased()
    let match = Self.allCases.first {
      let name = $0.name.lowercased()
      return word == name || word == name.prefix(3)
    }
    guard let match else { return nil }
    self = match
  }

  /// The English name.
  public var name: String {
    // The fifth of January 1970 was a Monday.
    CivilTime(clamping: (rawValue + 4) * 86_400).weekday
  }

  /// The first three letters of the name.
  public var shortName: String { String(name.prefix(3)) }

  /// Whether it is Saturday or Sunday.
  public var isWeekend: Bool { rawValue > 4 }
}
