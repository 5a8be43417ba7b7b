internal import Schema

/// What came of a campaign in a population or in a part of one; sums of parts are those of the whole.
public struct PopulationSummary: Hashable, Sendable {
  /// Where the users came from.
  public enum Source: Hashable, Sendable {
    /// Drawn at random: how many there are in all, and the numbers, from 1, of those that were simulated.
    case drawn(of: Int, users: [ClosedRange<Int>])
    /// Read from logs.
    case log(LogCounts)
  }

  /// What was in logs.
  public struct LogCounts: Hashable, Sendable {
    /// The rows, those without anything in them and headers aside.
    public internal(set) var rows = 0
    /// The rows that could not be used.
    public internal(set) var badRows = 0
    /// The rows of times or platforms that are not simulated.
    public internal(set) var otherRows = 0
    /// A few of the users.
    var sample = UserSample()
  }

  /// The number that stands for the campaign.
  public let campaign: UInt64
  /// What all draws depended on.
  public let seed: UInt64
  /// How the population was made and what else was taken for granted, in sentences.
  public let model: [String]
  /// The names of the messages.
  public let messages: [String]
  /// The names of the SDK releases.
  public let targets: [String]
  /// Where the users came from.
  public internal(set) var source: Source
  /// What happened to the users of each SDK release.
  public internal(set) var counts: [PopulationCounts]

  /// What happened to all users.
  public var total: PopulationCounts {
    counts.reduce(into: PopulationCounts(messages: messages.count)) { $0.add($1) }
  }

  init(
    campaign: UInt64, seed: UInt64, model: [String], messages: [String], targets: [String],
    source: Source, counts: [PopulationCounts]
  ) {
    self.campaign = campaign
    self.seed = seed
    self.model = model
    self.messages = messages
    self.targets = targets
    self.source = source
    self.counts = counts
  }

  init(_ plan: PopulationPlan, _ source: Source, _ counts: [PopulationCounts]) {
    let isDrawn = if case .drawn = source { true } else { false }
    self.init(
      campaign: plan.digest, seed: plan.audience.seed, model: plan.sentences(isDrawn: isDrawn),
      messages: plan.messages.map(\.name),
      targets: plan.audience.targets.elements.map(\.title), source: source, counts: counts)
  }

  mutating func add(_ other: [PopulationCounts]) {
    for index in counts.indices { counts[index].add(other[index]) }
  }
}
