import Campaigns
import Foundation
import TestSupport
import Testing

/// Offsets of far years, which come from the rule at the end of a file, as Python computes them.
@Suite("Zones beside Python")
struct PythonTests {
  static let names = [
    "Europe/Berlin", "Europe/Dublin", "America/New_York", "America/Nuuk", "America/Santiago",
    "Australia/Lord_Howe", "Pacific/Auckland", "Pacific/Chatham", "Antarctica/Troll",
    "Africa/Casablanca", "Africa/Cairo", "Asia/Jerusalem", "Asia/Kathmandu", "Asia/Beirut",
  ]

  static let script = """
    import datetime, random, sys, zoneinfo
    zoneinfo.reset_tzpath(to=[sys.argv[1]])
    random.seed(7)
    start = datetime.datetime(2390, 1, 1, tzinfo=datetime.timezone.utc)
    for name in sys.argv[2:]:
        zone = zoneinfo.ZoneInfo(name)
        for _ in range(500):
            seconds = random.randrange(0, 4000 * 365 * 86400)
            moment = (start + datetime.timedelta(seconds=seconds)).astimezone(zone)
            whole = int((moment - start).total_seconds()) + int(start.timestamp())
            print(name, whole, int(moment.utcoffset().total_seconds()), moment.tzname())
    """

  static let python = ["/usr/bin/python3", "/usr/local/bin/python3"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  @Test(.enabled(if: python != nil, "python3 is not installed"))
  func agrees() throws {
    let program = URL(fileURLWithPath: try #require(Self.python))
    let folder = try #require(database.folder)
    let finished = try run(program, ["-c", Self.script, folder] + Self.names)
    try #require(finished.status == 0, "\(finished.errors)")
    let lines = finished.output.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(lines.count == Self.names.count * 500)
    var zones: [Substring: Zone] = [:]
    for line in lines {
      let zone = try zones[line[0]] ?? zone(String(line[0]))
      zones[line[0]] = zone
      let type = zone.type(at: Instant(seconds: try #require(Int(line[1]))))
      let found = "\(type.offset) \(type.abbreviation)"
      #expect(found == "\(line[2]) \(line[3])", "\(line[0]) at \(line[1])")
    }
  }
}
