internal import Campaigns
internal import Shell
internal import Wording

/// One of several parts of a population, from 1.
struct Shard: Sendable {
  let number: Int
  let count: Int
}

/// A mean number of visits, in thousandths.
struct Visits: Sendable {
  let thousandths: Int
}

/// A zone and, where it is said, the share of users that live there.
struct ZoneShare: Sendable {
  let zone: Zone
  let share: Share?
}

extension Reader<Shard> {
  /// A part such as `2/8`.
  static let shard = Reader("N/OF") { (word) throws(ReaderError) in
    let parts = word.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1],
      (1...1_000_000).contains(count), (1...count).contains(number)
    else {
      throw ReaderError(
        "\(quoted(word)) is not a part", hint: "Write 2/8 for the second of eight.")
    }
    return Shard(number: number, count: count)
  }
}

extension Reader<Visits> {
  /// A mean such as `1.5`.
  static let visits = Reader("N") { (word) throws(ReaderError) in
    guard let number = Audience.visits(word) else {
      throw ReaderError(
        "\(quoted(word)) is not a number of visits", hint: "Write one from 0.001 to 100.")
    }
    return Visits(thousandths: number)
  }
}

extension Reader<[Int]> {
  /// The weights of 24 hours.
  static let hours = Reader("WEIGHTS") { (word) throws(ReaderError) in
    let weights = word.split(separator: ",", omittingEmptySubsequences: false)
      .compactMap { Int($0.trimmed) }
    guard Audience.isDay(weights) else {
      throw ReaderError(
        "these are not the weights of 24 hours",
        hint: "Write 24 whole numbers from 0 to 1000 with commas, not all 0.")
    }
    return weights
  }
}

extension Reader<Share> {
  /// A share such as `60%`.
  static let share = Reader("SHARE") { (word) throws(ReaderError) in
    try reading { () throws(ReadingError) in try Share(word) }
  }
}

extension Reader<TimeSpan> {
  /// A length of time.
  static let span = Reader("SPAN") { (word) throws(ReaderError) in
    try reading { () throws(ReadingError) in try TimeSpan(word) }
  }
}

private func reading<Value>(
  _ body: () throws(ReadingError) -> Value
) throws(ReaderError) -> Value {
  do { return try body() } catch { throw ReaderError(error.message, hint: error.help) }
}

extension Reader<[ZoneShare]> {
  /// Zones with their shares, or without any for even ones.
  static let zoneShares = Reader("ZONES") { (word) throws(ReaderError) in
    var shares: [ZoneShare] = []
    let database = TimeZoneDatabase()
    for part in word.split(separator: ",", omittingEmptySubsequences: false) {
      let halves = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      do throws(ReadingError) {
        shares.append(
          ZoneShare(
            zone: try database.zone(named: String(halves[0].trimmed)),
            share: halves.count > 1 ? try Share(String(halves[1].trimmed)) : nil))
      } catch { throw ReaderError(error.message, hint: error.help) }
    }
    let given = shares.compactMap(\.share)
    let sum = given.reduce(0) { $0 + $1.millionths }
    guard given.isEmpty || given.count == shares.count && sum == Share.all.millionths else {
      throw ReaderError(
        "the shares of the zones do not add up to 100%",
        hint: "Write each, or none for even ones.")
    }
    return shares
  }
}
