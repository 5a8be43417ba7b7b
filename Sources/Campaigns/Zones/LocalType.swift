/// What clocks in a zone show for a while: their offset from UTC and what it is called.
public struct LocalType: Hashable, Sendable {
  /// Seconds that local time is ahead of UTC; negative to the west.
  public let offset: Int
  /// Whether the zone's law calls it daylight saving time.
  ///
  /// In Ireland that is the winter: its standard time is that of summer.
  public let isDaylight: Bool
  /// The abbreviation, such as `CET`, or `+03` where there is none.
  public let abbreviation: String

  init(offset: Int, isDaylight: Bool = false, abbreviation: String) {
    self.offset = offset
    self.isDaylight = isDaylight
    self.abbreviation = abbreviation
  }

  /// Offsets are refused from this many seconds on, 26 hours, as RFC 9636 advises.
  static let limit = 26 * 3600
}
