/// Why summaries cannot be put together, in words about the second of them.
public enum MergeFault: Error, Hashable, Sendable {
  /// The one is of drawn users, the other of logs.
  case kind
  /// The campaigns, windows, zones or models are not the same.
  case campaign
  /// The seeds are not the same.
  case seed
  /// One is a part of so many users, the other of so many.
  case size(Int, Int)
  /// Both have simulated a user of this number.
  case user(Int)
  /// The logs have a user in common.
  case sharedUser
  /// A number would be larger than a million million.
  case tooLarge
}

extension PopulationSummary {
  /// The largest number in a summary, so that the sum of all in one cannot overflow.
  static let limit = 1_000_000_000_000

  /// Adds another part; the sum of all parts is what the whole would have come to.
  public mutating func merge(_ other: PopulationSummary) throws(MergeFault) {
    var source = source
    switch (source, other.source) {
    case (.drawn(let size, let users), .drawn(let otherSize, let others)):
      try checkCampaign(other)
      guard size == otherSize else { throw .size(size, otherSize) }
      source = .drawn(of: size, users: try Self.joined(users, others))
    case (.log(var log), .log(let otherLog)):
      try checkCampaign(other)
      guard !log.sample.meets(otherLog.sample) else { throw .sharedUser }
      log.rows += otherLog.rows
      log.badRows += otherLog.badRows
      log.otherRows += otherLog.otherRows
      log.sample.formUnion(otherLog.sample)
      source = .log(log)
    default: throw .kind
    }
    var sum = self
    sum.source = source
    sum.add(other.counts)
    guard sum.total.largest <= Self.limit else { throw .tooLarge }
    self = sum
  }

  private func checkCampaign(_ other: PopulationSummary) throws(MergeFault) {
    guard campaign == other.campaign, model == other.model, messages == other.messages,
      targets == other.targets
    else { throw .campaign }
    guard seed == other.seed else { throw .seed }
  }

  /// The users of both, those with neighbouring numbers together.
  private static func joined(
    _ users: [ClosedRange<Int>], _ others: [ClosedRange<Int>]
  ) throws(MergeFault) -> [ClosedRange<Int>] {
    var result: [ClosedRange<Int>] = []
    for range in (users + others).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      guard let last = result.last, range.lowerBound <= last.upperBound + 1 else {
        result.append(range)
        continue
      }
      guard range.lowerBound > last.upperBound else { throw .user(range.lowerBound) }
      result[result.count - 1] = last.lowerBound...range.upperBound
    }
    return result
  }
}

extension PopulationCounts {
  /// The largest number among them.
  fileprivate var largest: Int {
    let totals = totals
    let waited = Reason.allCases.map { totals[waited: $0] }
    let reached = messages.reduce(0) { $0 + $1.reached }
    let displays = histogram.keys.max() ?? 0
    return ([users, totals.attempts, reached, displays] + waited).max() ?? 0
  }
}
