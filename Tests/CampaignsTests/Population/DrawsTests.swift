import TestSupport
import Testing

@testable import Campaigns

@Suite("Counted random numbers")
struct DrawsTests {
  @Test("They are those of SplitMix64")
  func reference() {
    for seed in [0, 1, 1_234_567, UInt64.max] {
      var draws = Draws(key: seed)
      var other = SplitMix64(seed: seed)
      for _ in 0..<100 { #expect(draws.next() == other.next()) }
    }
    // As the author of SplitMix64 publishes them for the seed 1234567.
    var draws = Draws(key: 1_234_567)
    #expect(draws.next() == 6_457_827_717_110_365_317)
    #expect(draws.next() == 3_203_168_211_198_807_973)
  }

  @Test("Users, seeds and days have numbers of their own")
  func apart() {
    var seen: Set<UInt64> = []
    for seed in 0..<10 as Range<UInt64> {
      for user in 0..<100 as Range<UInt64> {
        let draws = Draws(seed: seed, user: user)
        for day in -5..<5 {
          var draws = draws.draws(for: day)
          seen.insert(draws.next())
        }
      }
    }
    #expect(seen.count == 10_000)
  }

  @Test("All numbers below a bound are about as likely")
  func fair() {
    var counts = Array(repeating: 0, count: 10)
    for user in 0..<10_000 as Range<UInt64> {
      var draws = Draws(seed: 3, user: user)
      counts[draws.next(below: 10)] += 1
    }
    #expect(counts.allSatisfy { (880...1120).contains($0) }, "\(counts)")
  }

  @Test("Other bytes have other numbers")
  func hashes() {
    var random = SplitMix64(seed: 1)
    var seen: [UInt64: [UInt8]] = [:]
    for length in 0..<40 {
      for _ in 0..<250 {
        let bytes = (0..<length).map { _ in UInt8.random(in: 0...3, using: &random) }
        let number = hashed(bytes)
        #expect(seen[number, default: bytes] == bytes)
        seen[number] = bytes
      }
    }
    #expect(hashed([UInt8]("user-1".utf8)) == hashed([UInt8]("user-1".utf8)[...]))
  }

  @Test(
    "Counts have the mean and the variance of a Poisson distribution",
    arguments: [
      1, 250, 1000, 1500, 7300, 40_000, 100_000,
    ])
  func poisson(thousandths: Int) {
    let table = PoissonTable(thousandths: thousandths)
    var draws = Draws(key: 5)
    let counts = (0..<50_000).map { _ in Double(table.count(&draws)) }
    let mean = counts.reduce(0, +) / 50_000
    let variance = counts.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / 50_000
    let wanted = Double(thousandths) / 1000
    // Five standard errors.
    #expect(abs(mean - wanted) < 5 * (wanted / 50_000).squareRoot())
    let error = ((wanted + 2 * wanted * wanted) / 50_000).squareRoot()
    #expect(abs(variance - wanted) < 5 * error)
  }

  @Test("Shares and numbers of visits are read exactly")
  func shares() throws {
    #expect(try Share("60%").millionths == 600_000)
    #expect(try Share("0.6") == Share("60%"))
    #expect(try Share("12.5%").text == "12.5%")
    #expect(try Share("0.0001%").millionths == 1)
    #expect(try Share("100%") == .all)
    #expect(try Share("1").millionths == 1_000_000)
    for text in ["", "%", "101%", "1.1", "-1%", "5 %", "1.%", ".5", "0.00001%", "x", "60%%"] {
      #expect(throws: ReadingError.self, "\(text)") { try Share(text) }
    }
    #expect(Audience.visits("1.5") == 1500)
    #expect(Audience.visits("0.001") == 1)
    #expect(Audience.visits("100") == 100_000)
    for text in ["0", "0.0005", "100.001", "-1", "1e3", ""] {
      #expect(Audience.visits(text) == nil)
    }
  }
}
