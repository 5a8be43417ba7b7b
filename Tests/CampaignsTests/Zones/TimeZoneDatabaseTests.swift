import Foundation
import TestSupport
import Testing

@testable import Campaigns

@Suite("The time zone database")
struct TimeZoneDatabaseTests {
  @Test(
    "a wrong name leads to the right one",
    arguments: [
      ("Europe/Berln", "Did you mean Europe/Berlin?"),
      ("europe/berlin", "Did you mean Europe/Berlin?"),
      ("EUROPE/BERLIN", "Did you mean Europe/Berlin?"),
      ("New York", "Did you mean America/New_York?"), ("berlin", "Did you mean Europe/Berlin?"),
      ("utc", "Did you mean UTC?"), ("posix/Europe/Berlin", "Write Europe/Berlin."),
      ("right/Europe/Berlin", "Write Europe/Berlin."),
      ("localtime", "The machine's own zone is never used; write one such as Europe/Berlin."),
      ("posixrules", "The machine's own zone is never used; write one such as Europe/Berlin."),
      ("Mars/Olympus_Mons", "Write one such as Europe/Berlin, UTC or +01:00."),
      ("", "Write one such as Europe/Berlin, UTC or +01:00."),
    ])
  func suggestions(name: String, help: String) {
    #expect(throws: ReadingError("there is no time zone \"\(name)\"", help: help)) {
      try database.zone(named: name)
    }
  }

  @Test(
    "no name leaves the folder or means a table",
    arguments: [
      "/etc/localtime", "../zoneinfo/Europe/Berlin", "Europe/../Europe/Berlin", "Europe//Berlin",
      "Europe/Berlin/", "./Europe/Berlin", "tzdata.zi", "zone.tab", "Factory", "Europe", "America",
      "Europe/Berlin\0", "Europe/Berlin ", "Zürich", "A\u{1B}[31m",
    ])
  func refused(name: String) throws {
    let error = try #require(throws: ReadingError.self) { try database.zone(named: name) }
    #expect(!error.message.contains("\u{1B}"))
  }

  @Test("no database is needed for UTC and offsets, and its lack is told")
  func withoutDatabase() throws {
    let none = TimeZoneDatabase(folder: nil)
    #expect(try none.zone(named: "UTC") == .utc)
    #expect(try none.zone(named: "Z") == .utc)
    #expect(try none.zone(named: "+02:00").type(at: Instant(seconds: 0)).offset == 7200)
    #expect(try none.zone(named: "-03:30").name == "-03:30")
    #expect(none.names.isEmpty)
    let error = try #require(throws: ReadingError.self) { try none.zone(named: "Europe/Berlin") }
    #expect(error.help?.contains("`apt install tzdata`") ?? false)
    for wrong in ["+2", "+24:00", "+02:60", "+02:00x", "-", "+02:00:00"] {
      #expect(throws: ReadingError.self, "\(wrong)") { try none.zone(named: wrong) }
    }
  }

  @Test("names are those of zones")
  func names() {
    let names = database.names
    #expect(names == names.sorted())
    #expect(names.contains("Europe/Berlin") && names.contains("Etc/GMT+5"))
    #expect(!names.contains { $0.hasPrefix("posix") || $0.hasPrefix("right") || $0.contains(".") })
    for name in names { #expect((try? database.zone(named: name))?.name == name) }
  }

  @Test("a damaged file is named")
  func damaged() throws {
    let folder = try TemporaryFolder()
    try folder.write("TZif2".utf8, to: "Europe/Berlin")
    try folder.write("hello".utf8, to: "Europe/Paris")
    let database = TimeZoneDatabase(folder: folder.url.path)
    let short = try #require(throws: ReadingError.self) {
      try database.zone(named: "Europe/Berlin")
    }
    #expect(short.message == "Europe/Berlin is cut short")
    let other = try #require(throws: ReadingError.self) { try database.zone(named: "Europe/Paris") }
    #expect(other.message == "Europe/Paris is not a time zone file")
  }
}
