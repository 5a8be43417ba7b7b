import Campaigns
import TestSupport
import Testing

@Suite("Random text")
struct RandomTextTests {
  static let seeds = [
    "2026-12-01T09:00:30.250+01:00", "1d12h", "1.5h", "daily 09:00,18:00", "mon-fri,sun 12:00",
    "every 6h from 2026-12-01 09:00", "at,user\n2026-12-01 09:00,\"7\"\n", "Europe/Berlin",
    "+02:00",
    "1 Dec 2026", "9.30pm", "24 hours", "99999999999999999999", "ä\u{301}🎉\u{1B}\0",
  ]

  @Test("readers refuse or take any text, and say where in it", arguments: 0..<4)
  func readers(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<1000 {
      var bytes = Array(random.pick(Self.seeds).utf8)
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        let place = Int.random(in: 0...bytes.count, using: &random)
        let byte = UInt8(random.next() & 0x7F)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes.insert(byte, at: place)
        case 1 where place < bytes.count: bytes[place] = byte
        case 2 where place < bytes.count: bytes.remove(at: place)
        default: bytes.insert(contentsOf: random.pick(Self.seeds).utf8.prefix(place), at: place)
        }
      }
      let text = String(decoding: bytes, as: UTF8.self)
      check(text) { _ = try WrittenTime(text).end(in: .utc) }
      check(text) { _ = try TimeSpan(TimeSpan(text).text) }
      // A suggestion walks through the whole database, which takes long here.
      let database = random.chance(0.005) ? database : TimeZoneDatabase(folder: nil)
      check(text) { _ = try database.zone(named: text) }
      check(text) {
        let (from, until) = (Instant(seconds: 1_796_083_200), Instant(seconds: 1_796_169_600))
        let all = try Schedule(text).occurrences(from: from, until: until, in: .utc)
        #expect(all.prefix(50).allSatisfy { from <= $0.instant && $0.instant <= until })
      }
      check(text) { _ = try Schedule(csv: bytes, in: .utc) }
    }
  }

  private func check(_ text: String, _ read: () throws -> Void) {
    do { try read() } catch let error as ReadingError {
      #expect((1...text.count + 1).contains(error.column), "\(text.debugDescription): \(error)")
      #expect(!error.message.contains("\u{1B}") && !(error.help ?? "").contains("\u{1B}"))
    } catch { Issue.record(error) }
  }
}
