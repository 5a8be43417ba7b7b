import Campaigns
import Testing

/// The system's zones, which `make test` installs.
let database = TimeZoneDatabase()

/// Their names, which take a walk through all folders.
let zoneNames = database.names

/// A zone of the system's database.
func zone(_ name: String) throws -> Zone { try database.zone(named: name) }

/// A local time such as `2026-12-01 09:00`.
func local(_ text: String) throws -> LocalTime {
  let written = try WrittenTime(text)
  return LocalTime(written.date, millisecondOfDay: try #require(written.millisecondOfDay))
}

/// A moment such as `2026-12-01T09:00Z`.
func moment(_ text: String) throws -> Instant {
  try #require(try WrittenTime(text).offset != nil)
  return try WrittenTime(text).start(in: .utc).instant
}
