/// The moments of one or several schedules in a window, in order.
///
/// Moments that several schedules share come once, as one person opens an app once at a time.
public struct Occurrences: Sequence, IteratorProtocol {
  private var streams: [OccurrenceStream]
  /// The next moment of each stream.
  private var heads: [ResolvedTime?]
  private var last: Instant?

  /// Merges schedules within a window, both ends included.
  public init(
    _ schedules: some Sequence<Schedule>, from: Instant, until: Instant, in zone: Zone
  ) {
    streams = schedules.flatMap {
      OccurrenceStream.streams(of: $0, from: from, until: until, in: zone)
    }
    heads = []
    for index in streams.indices { heads.append(streams[index].next()) }
  }

  /// The next moment; nil after the last.
  public mutating func next() -> ResolvedTime? {
    while true {
      var best: (index: Int, head: ResolvedTime)?
      for (index, head) in heads.enumerated() {
        guard let head, best.map({ head.instant < $0.head.instant }) ?? true else { continue }
        best = (index, head)
      }
      guard let (index, head) = best else { return nil }
      heads[index] = streams[index].next()
      if let last, head.instant <= last { continue }
      last = head.instant
      return head
    }
  }
}
