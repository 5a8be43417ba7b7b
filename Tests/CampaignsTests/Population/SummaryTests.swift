import Foundation
import JSONTree
import Schema
import TestSupport
import Testing

@testable import Campaigns

@Suite("Summaries")
struct SummaryTests {
  let crowd: Crowd
  init() throws { crowd = try Crowd() }

  private func fault(_ one: PopulationSummary, _ other: PopulationSummary) -> MergeFault? {
    var sum = one
    do throws(MergeFault) { try sum.merge(other) } catch {
      #expect(sum == one)
      return error
    }
    return nil
  }

  @Test("A summary is read as it was written")
  func reading() throws {
    let summary = try crowd.population(500, shard: 2, of: 3).run()
    #expect(try summary.again == summary)
  }

  @Test("Parts that do not belong together are refused")
  func refusals() throws {
    let part = try crowd.population(500, shard: 1, of: 2).run()
    let other = try crowd.population(500, shard: 2, of: 2).run()
    #expect(fault(part, other) == nil)
    #expect(fault(part, part) == .user(1))
    #expect(try fault(other, crowd.population(500).run()) == .user(251))
    #expect(try fault(part, crowd.population(501, shard: 2, of: 2).run()) == .size(500, 501))
    #expect(try fault(part, Crowd(seed: 8).population(500, shard: 2, of: 2).run()) == .seed)
  }

  @Test("Whatever decides the outcome makes another campaign")
  func campaigns() throws {
    let changes: [(inout Crowd) throws -> Void] = [
      { $0.messages[0].name = "other" }, { $0.messages[0].delivery.maxDisplays = 4 },
      { $0.messages[0].delivery.cooldown = 3 }, { $0.messages[0].delivery.inAppID = "hint" },
      { $0.messages[0].delivery.ttl = 9 }, { $0.messages[0].delivery.expireDate = 9e9 },
      { $0.messages[0].end = $0.until }, { $0.messages[0].staysFor = nil },
      { $0.messages[0].displayType = nil }, { $0.messages[1].isStayAssumed = false },
      { $0.messages.swapAt(0, 1) }, { $0.messages.removeLast() },
      { $0.app.optIn = .firstStart }, { $0.app.optIn = .at($0.until) },
      { $0.app.vetoes = [App.Veto()] }, { $0.app.appearsAfter = 5 },
      { $0.audience.optedIn = .all }, { $0.audience.visits = 1 },
      { $0.audience.hours = Array(repeating: 1, count: 24) },
      { $0.audience.zones = Weighted(only: .utc) },
      { $0.audience.targets = Weighted(only: .newest(.ios)) },
      { $0.until = Instant(milliseconds: $0.until.milliseconds + 1) },
      { $0.from = Instant(milliseconds: $0.from.milliseconds + 1) },
    ]
    let part = try crowd.population(50, shard: 1, of: 2).run()
    var digests: Set<UInt64> = [try crowd.plan.digest]
    for (index, change) in changes.enumerated() {
      var other = crowd
      try change(&other)
      digests.insert(try other.plan.digest)
      #expect(
        try fault(part, other.population(50, shard: 2, of: 2).run()) == .campaign, "\(index)")
    }
    #expect(digests.count == changes.count + 1)
  }

  @Test("A summary that was changed is refused, never trusted", arguments: 0..<400)
  func damaged(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let summary = try crowd.population(20).run()
    var bytes = Array(summary.text.utf8)
    for _ in 0...Int.random(in: 0...2, using: &random) {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes[place] = random.pick(Array("0123456789[]{},\":-x".utf8))
      case 1: bytes.remove(at: place)
      default: bytes.insert(random.pick(Array("0129999".utf8)), at: place)
      }
    }
    let text = String(decoding: bytes, as: UTF8.self)
    guard var other = try? PopulationSummary(Document(parsing: text)) else { return }
    // What is read all the same is consistent, and does no harm.
    #expect(other.json == Value(node: try #require(Document(parsing: text).root)))
    try? other.merge(summary)
  }

  @Test(
    "Numbers too large to add are refused",
    arguments: [
      "1000000000001", "9007199254740993", "9223372036854775807", "99999999999999999999", "-1",
      "1.5",
      "1e3",
    ])
  func large(number: String) throws {
    let text = try crowd.population(20).run().text
    let start = try #require(text.range(of: "\"shown\": "))
    let end = try #require(text[start.upperBound...].firstIndex(of: ","))
    let changed = text.replacingCharacters(in: start.upperBound..<end, with: number)
    #expect(throws: ReadingError.self) { try PopulationSummary(Document(parsing: changed)) }
  }

  @Test("The sample of a whole is that of its parts")
  func sample() throws {
    var whole = UserSample()
    var parts = Array(repeating: UserSample(), count: 3)
    for user in 0..<1000 as Range<UInt64> {
      whole.insert(user)
      whole.insert(user)
      parts[Int(user % 3)].insert(user)
    }
    #expect(whole.smallest.count == UserSample.size)
    #expect(!parts[0].meets(parts[1]) && !parts[1].meets(parts[2]))
    #expect(parts[0].meets(whole))
    for part in parts.dropFirst() { parts[0].formUnion(part) }
    #expect(parts[0] == whole)
    #expect(UserSample(whole.smallest) == whole)
    #expect(UserSample(whole.smallest.reversed()) == nil)
    #expect(UserSample([1, 1]) == nil)
  }
}
