/// A time zone: when its clocks were, are and will be set, and to what.
///
/// All questions are answered by one search in a sorted list. Where a rule goes on for ever, the list holds 400 years
/// of it, after which the calendar and so the rule repeat to the second.
public struct Zone: Hashable, Sendable {
  /// The name it was looked up by: `Europe/Berlin`, `UTC` or `+02:00`.
  public let name: String
  /// What clocks show in each period; the first holds before all changes.
  let types: [LocalType]
  /// Seconds since 1970 at which each later period begins, ascending.
  let starts: [Int]
  /// The index of the type of each period that has a start.
  let kinds: [UInt16]
  /// Seconds since 1970 from which on the 400 years before repeat; nil if nothing changes any more.
  let repeatsFrom: Int?
  /// Whether those 400 years also repeat before themselves.
  let repeatsBackwards: Bool

  /// Coordinated Universal Time.
  public static let utc = Zone(name: "UTC", offset: 0, abbreviation: "UTC")

  /// A zone whose clocks are never set, so many seconds ahead of UTC; nil from 24 hours on.
  public init?(secondsAheadOfUTC offset: Int) {
    guard abs(offset) < 86_400 else { return nil }
    let name = offsetText(offset)
    self.init(name: name, offset: offset, abbreviation: name)
  }

  private init(name: String, offset: Int, abbreviation: String) {
    self.init(
      name: name, types: [LocalType(offset: offset, abbreviation: abbreviation)], starts: [],
      kinds: [])
  }

  init(
    name: String, types: [LocalType], starts: [Int], kinds: [UInt16], repeatsFrom: Int? = nil,
    repeatsBackwards: Bool = false
  ) {
    self.name = name
    self.types = types
    self.starts = starts
    self.kinds = kinds
    self.repeatsFrom = repeatsFrom
    self.repeatsBackwards = repeatsBackwards
  }

  /// What clocks show at a moment.
  public func type(at instant: Instant) -> LocalType {
    types[kind(of: period(at: folded(instant.seconds)))]
  }

  /// The local time at a moment.
  public func local(of instant: Instant) -> LocalTime {
    let offset = type(at: instant).offset * 1000
    let (sum, overflow) = instant.milliseconds.addingReportingOverflow(offset)
    return LocalTime(milliseconds: overflow ? instant.milliseconds : sum)
  }

  /// The moments at which clocks show a local time.
  public func resolve(_ local: LocalTime) -> Resolution {
    let milliseconds = (local.milliseconds % 1000 + 1000) % 1000
    let whole = (local.milliseconds - milliseconds) / 1000
    let wanted = folded(whole)
    func instant(_ seconds: Int) -> Instant {
      Instant(milliseconds: (seconds + whole - wanted) * 1000 + milliseconds)
    }
    var found: (first: Int, last: Int)?
    var (taken, gap) = (wanted, wanted)
    // Offsets are below the limit, so no other period can hold the time.
    var index = period(at: wanted - LocalType.limit)
    repeat {
      let seconds = wanted - types[kind(of: index)].offset
      let isAfterStart = index == 0 || seconds >= starts[index - 1]
      let isBeforeEnd = index == starts.count || seconds < starts[index]
      if isAfterStart, isBeforeEnd {
        found = (min(found?.first ?? seconds, seconds), max(found?.last ?? seconds, seconds))
      } else if isAfterStart,
        wanted - types[kind(of: index + 1)].offset < starts[index]
      {
        (taken, gap) = (seconds, starts[index])
      }
      index += 1
    } while index <= starts.count && starts[index - 1] <= wanted + LocalType.limit
    guard let found else {
      return .none(taken: instant(taken), gap: Instant(seconds: gap + whole - wanted))
    }
    return found.first == found.last
      ? .one(instant(found.first))
      : .two(earlier: instant(found.first), later: instant(found.last))
  }

  /// The number of periods that begin up to these seconds.
  private func period(at seconds: Int) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= seconds { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func kind(of period: Int) -> Int { period == 0 ? 0 : Int(kinds[period - 1]) }

  /// The same moment of an earlier or later 400 years, which the list covers.
  private func folded(_ seconds: Int) -> Int {
    guard let end = repeatsFrom else { return seconds }
    let start = end - Zone.cycle
    if seconds >= end { return start + (seconds - end) % Zone.cycle }
    if seconds < start, repeatsBackwards {
      return end - 1 - (start - 1 - seconds) % Zone.cycle
    }
    return seconds
  }

  /// The seconds in 400 years of the Gregorian calendar, after which weekdays repeat too.
  static let cycle = 146_097 * 86_400
}

/// An offset as `+01:00`, with seconds where there are any.
func offsetText(_ offset: Int) -> String {
  (offset < 0 ? "-" : "+") + clockText(abs(offset) * 1000)
}
