/// When something happens, such as opens of an app, as a person writes it: `daily 09:00,18:00`.
public struct Schedule: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// Times of day, in milliseconds since midnight, on some days of the week.
    case days(Set<Weekday>, times: [Int])
    /// Every so often, from the start of the window or from what was written.
    case every(TimeSpan, from: Start)
    /// A moment or day, in the zone of the campaign.
    case single(WrittenTime)
    /// Moments of a file, sorted.
    case moments([WrittenTime])
  }

  enum Start: Hashable, Sendable {
    case window
    /// The first time at this millisecond of a day.
    case clock(Int)
    case moment(WrittenTime)
  }

  let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
  }

  /// The moments in a window, both ends included, in order and each once.
  ///
  /// They are made as they are asked for: a window may be as long as it likes.
  public func occurrences(from: Instant, until: Instant, in zone: Zone) -> Occurrences {
    Occurrences([self], from: from, until: until, in: zone)
  }
}
