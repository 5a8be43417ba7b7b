/// A moment, in milliseconds since the first of January 1970 in UTC.
///
/// Android counts in whole seconds, iOS in fractions of one; milliseconds serve both without rounding.
public struct Instant: Hashable, Comparable, Sendable {
  /// Milliseconds since the first of January 1970.
  public let milliseconds: Int

  /// Creates a moment from milliseconds since 1970.
  public init(milliseconds: Int) {
    self.milliseconds = milliseconds
  }

  /// Creates a moment from whole seconds since 1970.
  public init(seconds: Int) {
    self.init(milliseconds: seconds * 1000)
  }

  /// Whole seconds since 1970, rounded down.
  public var seconds: Int {
    milliseconds >= 0 ? milliseconds / 1000 : (milliseconds + 1) / 1000 - 1
  }

  /// Whether one moment is before another.
  public static func < (one: Instant, other: Instant) -> Bool {
    one.milliseconds < other.milliseconds
  }
}
