/// The moments at which clocks in a zone show a given local time.
public enum Resolution: Hashable, Sendable {
  /// The usual case.
  case one(Instant)
  /// The hour comes twice, because clocks were set back.
  case two(earlier: Instant, later: Instant)
  /// Clocks skipped it: the time is taken as much later as they skipped. They did so at `gap`.
  case none(taken: Instant, gap: Instant)

  /// The moment, the earlier of two, or what stands for a time that does not exist.
  public var instant: Instant {
    switch self {
    case .one(let instant), .two(let instant, _), .none(let instant, _): instant
    }
  }

  /// The first moment at or after the local time.
  ///
  /// Of a day that begins in a gap it is the end of the gap.
  public var first: Instant {
    if case .none(_, let gap) = self { gap } else { instant }
  }

  /// The last moment at the local time or, when that does not exist, the last whole second before it.
  public var last: Instant {
    switch self {
    case .one(let instant), .two(_, let instant): instant
    case .none(_, let gap): Instant(milliseconds: gap.milliseconds - 1000)
    }
  }
}
