import Foundation
import TestSupport
import Testing
import Wording

@testable import Campaigns

/// Every change from 1970 to 2100 as the C library's own reader tells it.
///
/// A run compares a few zones, as zdump takes half a minute for all: `INAPP_ALL_ZONES=1` compares those.
@Suite("Zones beside zdump")
struct ZdumpTests {
  static let zdump = ["/usr/bin/zdump", "/usr/sbin/zdump"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  @Test(.enabled(if: zdump != nil, "zdump is not installed (apt install libc-bin)"))
  func agrees() throws {
    let program = try #require(Self.zdump)
    let folder = try #require(database.folder)
    let all = zoneNames
    #expect(all.count > 300)
    let seed = UInt64.random(in: 0..<1 << 32)
    var random = SplitMix64(seed: seed)
    let wantsAll = ProcessInfo.processInfo.environment["INAPP_ALL_ZONES"] != nil
    let names = wantsAll ? all : Array(all.shuffled(using: &random).prefix(12))
    var expected: [String: [Line]] = [:]
    for start in stride(from: 0, to: names.count, by: 100) {
      let batch = Array(names[start..<min(start + 100, names.count)])
      let finished = try run(
        URL(fileURLWithPath: program), ["-v", "-c", "1970,2100"] + batch,
        environment: ["TZDIR": folder, "LC_ALL": "C"], timeout: 300)
      for line in finished.output.split(separator: "\n").compactMap({ Line($0) }) {
        expected[line.zone, default: []].append(line)
      }
    }
    for name in names {
      let zone = try zone(name)
      var wrong: [String] = []
      let lines = expected[name] ?? []
      for line in lines {
        let type = zone.type(at: Instant(seconds: line.seconds))
        if (type.offset, type.isDaylight, type.abbreviation)
          != (line.offset, line.isDaylight, line.abbreviation)
        {
          wrong.append("\(line) is \(type)")
        }
      }
      let told = Set(lines.map(\.seconds))
      for start in zone.starts where (0..<4_102_444_800).contains(start) && !told.contains(start) {
        let before = zone.type(at: Instant(seconds: start - 1))
        if zone.type(at: Instant(seconds: start)) != before { wrong.append("a change at \(start)") }
      }
      #expect(wrong.isEmpty, "\(name), seed \(seed): \(wrong.prefix(3))")
    }
  }

  /// A line such as `Europe/Berlin  Sun Apr  6 01:00:00 1980 UT = Sun … CEST isdst=1 gmtoff=7200`.
  struct Line {
    let zone: String
    let seconds: Int
    let abbreviation: String
    let isDaylight: Bool
    let offset: Int

    init?(_ text: Substring) {
      let words = text.split(separator: " ").map(String.init)
      guard words.count == 16, words[6] == "UT",
        let month = (1...12).first(where: {
          CivilTime(unixSeconds: ($0 - 1) * 31 * 86_400)?.monthName == words[2]
        }),
        let year = Int(words[5]), let day = Int(words[3]),
        let days = CivilTime.days(year: year, month: month, day: day),
        let offset = Int(words[15].dropFirst("gmtoff=".count))
      else { return nil }
      let clock = words[4].split(separator: ":").compactMap { Int($0) }
      zone = words[0]
      seconds = days * 86_400 + clock[0] * 3600 + clock[1] * 60 + clock[2]
      abbreviation = words[13]
      isDaylight = words[14] == "isdst=1"
      self.offset = offset
    }
  }
}
