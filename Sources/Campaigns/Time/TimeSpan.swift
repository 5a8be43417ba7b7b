/// A length of time that is the same on every day, such as a cooldown: `24h`, `1d12h`.
///
/// A day is 24 hours, also when clocks are set.
public struct TimeSpan: Hashable, Comparable, Sendable {
  /// Milliseconds; never negative.
  public let milliseconds: Int

  /// Creates a length from milliseconds; nil if it is negative or longer than 10,000 years of 365 days.
  public init?(milliseconds: Int) {
    guard (0...Self.limit).contains(milliseconds) else { return nil }
    self.milliseconds = milliseconds
  }

  static let limit = 10_000 * 365 * millisecondsInDay

  /// The units with their milliseconds, the longest first.
  static let units: [(name: String, milliseconds: Int)] = [
    ("w", 7 * millisecondsInDay), ("d", millisecondsInDay), ("h", 3_600_000), ("m", 60_000),
    ("s", 1000),
  ]

  /// The shortest exact form: `3d`, `36h`, `90s`, `1h1m1s`, `0.25s`.
  ///
  /// Weeks are written in days; only numbers of two digits stand for a longer unit with a shorter one.
  public var text: String {
    let units = Self.units.dropFirst()
    var rest = milliseconds
    var parts = ""
    for unit in units.dropLast() where rest >= unit.milliseconds {
      parts += "\(rest / unit.milliseconds)\(unit.name)"
      rest %= unit.milliseconds
    }
    if rest > 0 || parts.isEmpty { parts += "\(decimal(rest))s" }
    let single = units.first { milliseconds % $0.milliseconds == 0 }
    guard let single, milliseconds / single.milliseconds < 100 else { return parts }
    let short = "\(milliseconds / single.milliseconds)\(single.name)"
    return short.utf8.count < parts.utf8.count ? short : parts
  }

  /// Whether one length is shorter than another.
  public static func < (one: TimeSpan, other: TimeSpan) -> Bool {
    one.milliseconds < other.milliseconds
  }
}

/// Thousandths as a decimal number without zeros that say nothing.
private func decimal(_ thousandths: Int) -> String {
  var text = "\(thousandths / 1000).\(padded(thousandths % 1000, 3))"
  while text.last == "0" { text.removeLast() }
  if text.last == "." { text.removeLast() }
  return text
}
