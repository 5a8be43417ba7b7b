import JSONTree
import Schema

@testable import Campaigns

/// A campaign and an audience that tests share: two platforms, two zones, clocks that are set in between.
struct Crowd {
  var audience: Audience
  var messages: [MessageRules]
  var app = App(.newest(.ios), optIn: .eachStart)
  var from: Instant
  var until: Instant

  init(seed: UInt64 = 7) throws {
    audience = Audience(
      targets: try weighted(Target.newest(.ios), 55, Target.newest(.android), 45),
      optedIn: try Share("60%"),
      zones: try weighted(zone("Europe/Berlin"), 70, zone("America/New_York"), 30))
    audience.seed = seed
    audience.visits = 1500
    var promo = MessageRules("promo", displayType: "banner")
    promo.delivery = DeliverySettings(inAppID: "promo", maxDisplays: 3, cooldown: 86_400)
    promo.staysFor = 5000
    var hint = MessageRules("hint", displayType: "modal", staysFor: 0)
    hint.delivery = DeliverySettings(inAppID: "hint", maxDisplays: 5, cooldown: 3600)
    hint.isStayAssumed = true
    hint.start = try moment("2026-10-24T00:00Z")
    messages = [promo, hint]
    from = try moment("2026-10-20T00:00Z")
    until = try moment("2026-11-05T22:59:59Z")
  }

  var plan: PopulationPlan {
    get throws {
      PopulationPlan(
        messages, app: app, audience: audience, from: from, until: until,
        zone: try zone("Europe/Berlin"))
    }
  }

  func population(_ size: Int, shard: Int = 1, of shards: Int = 1) throws -> Population {
    Population(try plan, size: size, shard: shard, of: shards, from: from, until: until)
  }

  /// The visits of some users as CSV, in the order of time.
  func log(of users: Range<Int>, in population: Population) -> [String] {
    let visits = users.flatMap { user in
      population.visits(of: user).map { (moment: $0, user: user) }
    }
    return visits.sorted { $0.moment < $1.moment }.flatMap { visit in
      ["start", "open"].map { "\(visit.user),\(Zone.utc.rfc3339(visit.moment)),\($0)" }
    }
  }
}

func weighted<Element>(
  _ one: Element, _ weight: Int, _ other: Element, _ otherWeight: Int
) throws -> Weighted<Element> {
  guard let weighted = Weighted([(one, weight: weight), (other, weight: otherWeight)]) else {
    throw ReadingError("no weights")
  }
  return weighted
}

extension PopulationPlan {
  /// What comes of a log that is read in pieces of so many rows.
  func replay(
    _ rows: [String], window: Int = 600_000, mostBadRows: Int = 0, by size: Int = 1000
  ) -> (summary: PopulationSummary, faults: [ReadingError]) {
    var replay = LogReplay(self, window: window, mostBadRows: mostBadRows)
    for start in stride(from: 0, to: rows.count, by: size) {
      let piece = rows[start..<min(start + size, rows.count)]
      replay.read(Array(piece.map { $0 + "\n" }.joined().utf8))
    }
    let faults = replay.faults
    return (replay.finish(), faults)
  }
}

extension PopulationSummary {
  var text: String { json.printed() }

  /// The same read from its own JSON.
  var again: PopulationSummary {
    get throws(ReadingError) { try PopulationSummary(Document(parsing: text)) }
  }
}
