import Foundation
import TestSupport
import Testing

@testable import Campaigns

@Suite("Time zone files")
struct TZifTests {
  /// A file of version 1 or 2 with one type and so many changes to it.
  static func file(
    version: Character, offset: Int32 = 3600, changes: [Int64] = [], footer: String = "",
    leaps: Int32 = 0
  ) -> [UInt8] {
    func big(_ value: some FixedWidthInteger) -> [UInt8] {
      unsafe withUnsafeBytes(of: value.bigEndian) { unsafe Array($0) }
    }
    func block(_ size: Int) -> [UInt8] {
      var bytes = Array("TZif\(version)".utf8) + [UInt8](repeating: 0, count: 15)
      for count in [0, 0, leaps, Int32(changes.count), 1, 4] { bytes += big(count) }
      for change in changes {
        bytes += size == 4 ? big(Int32(truncatingIfNeeded: change)) : big(change)
      }
      bytes += changes.map { _ in 0 }
      bytes += big(offset) + [0, 0] + Array("ABC\0".utf8)
      return bytes + [UInt8](repeating: 0, count: Int(leaps) * (size + 4))
    }
    guard version != "\0" else { return block(4) }
    return block(4) + block(8) + Array("\n\(footer)\n".utf8)
  }

  @Test("all versions are read", arguments: ["\0", "2", "3", "4", "9"] as [Character])
  func versions(version: Character) throws {
    let file = try TZif(Self.file(version: version, changes: [-1, 0, 5]))
    #expect(file.starts == [-1, 0, 5])
    #expect(file.kinds == [0, 0, 0])
    #expect(file.types == [LocalType(offset: 3600, abbreviation: "ABC")])
  }

  @Test("a rule alone holds always")
  func ruleAlone() throws {
    let zone = try Zone(
      name: "x", tzif: Self.file(version: "3", footer: "EST5EDT,M3.2.0,M11.1.0"))
    for (text, expected) in [
      ("1492-07-01T00:00Z", -4), ("1492-01-01T00:00Z", -5), ("2026-07-01T00:00Z", -4),
      ("7000-07-01T00:00Z", -4), ("7000-01-01T00:00Z", -5),
    ] {
      #expect(zone.type(at: try moment(text)).offset == expected * 3600, "\(text)")
    }
  }

  @Test("daylight saving time may last all year")
  func allYear() throws {
    let zone = try Zone(
      name: "x", tzif: Self.file(version: "3", changes: [0], footer: "EST3EDT4,0/0,J365/23"))
    for seconds in stride(from: 1 << 30, to: 1 << 31, by: 3600) {
      try #require(zone.type(at: Instant(seconds: seconds)).offset == -4 * 3600)
    }
  }

  @Test("what is wrong with a file is told")
  func faults() {
    #expect(throws: TZif.Fault.notTZif) { try TZif([]) }
    #expect(throws: TZif.Fault.notTZif) { try TZif(Array("TZfi2".utf8)) }
    #expect(throws: TZif.Fault.cutShort) { try TZif(Array("TZif2".utf8)) }
    #expect(throws: TZif.Fault.leapSeconds) { try TZif(Self.file(version: "2", leaps: 1)) }
    #expect(throws: TZif.Fault.damaged("an offset")) {
      try TZif(Self.file(version: "2", offset: 26 * 3600))
    }
    #expect(throws: TZif.Fault.damaged("an offset")) {
      try TZif(Self.file(version: "2", offset: .min))
    }
    #expect(throws: TZif.Fault.damaged("the order of changes")) {
      try TZif(Self.file(version: "2", changes: [5, 5]))
    }
    #expect(throws: TZif.Fault.damaged("the rule for later years")) {
      try TZif(Self.file(version: "2", footer: "CET-1CEST"))
    }
    let whole = Self.file(version: "2", changes: [0, 1], footer: "CET-1")
    for length in 0..<whole.count {
      #expect(throws: TZif.Fault.self) { try TZif(Array(whole.prefix(length))) }
    }
  }

  @Test("damaged files never crash", arguments: 0..<4)
  func mutations(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let folder = try #require(database.folder)
    let names = ["Europe/Berlin", "America/Nuuk", "Pacific/Apia", "Africa/Casablanca", "Etc/UTC"]
    var read = 0
    for name in names {
      let whole = [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)")))
      for _ in 0..<60 {
        var bytes = whole
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          // The heads and the rule decide most.
          let place = random.chance(0.5) ? Int.random(in: 0..<60, using: &random) : nil
          let end =
            random.chance(0.5) ? bytes.count - 1 - Int.random(in: 0..<40, using: &random) : nil
          let any = Int.random(in: 0..<bytes.count, using: &random)
          bytes[min(max(place ?? end ?? any, 0), bytes.count - 1)] = UInt8(random.next() & 0xFF)
          if random.chance(0.1) {
            bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random))
          }
          if bytes.isEmpty { break }
        }
        guard let zone = try? Zone(name: name, tzif: bytes) else { continue }
        read += 1
        for _ in 0..<20 {
          let milliseconds =
            Int(truncatingIfNeeded: random.next()) >> Int.random(in: 0..<40, using: &random)
          let instant = Instant(milliseconds: milliseconds)
          _ = zone.rfc3339(zone.resolve(zone.local(of: instant)).instant)
          _ = zone.firstSecond(of: zone.local(of: instant).date)
        }
        let start = Instant(milliseconds: Int(truncatingIfNeeded: random.next()) >> 20)
        let until = Instant(milliseconds: start.milliseconds + 400 * 86_400_000)
        let schedule = try Schedule("daily 02:30,23:45,00:10")
        let found = schedule.occurrences(from: start, until: until, in: zone).map(\.instant)
        #expect(zip(found, found.dropFirst()).allSatisfy { $0 < $1 })
      }
    }
    #expect(read > 0)
  }
}
