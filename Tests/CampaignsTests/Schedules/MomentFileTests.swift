import Campaigns
import Testing

@Suite("Files of moments")
struct MomentFileTests {
  static func read(_ csv: String) throws -> [String] {
    let berlin = try zone("Europe/Berlin")
    return try Schedule(csv: Array(csv.utf8), in: berlin)
      .occurrences(
        from: try moment("2026-01-01T00:00Z"), until: try moment("2027-01-01T00:00Z"), in: berlin
      ).map { berlin.rfc3339($0.instant) }
  }

  @Test(
    "moments are found in their column, in order, each once",
    arguments: [
      "2026-12-02 09:00\n2026-12-01 09:00\n", "2026-12-02T08:00Z,x\r\n\r\n2026-12-01 09:00,y\r\n",
      "\u{FEFF}at\n2026-12-02 09:00\n2026-12-01 09:00\n2026-12-01T08:00Z",
      "user,Time\n7, 2026-12-02 09:00\n8,\"2026-12-01 09:00\"\n",
      "opens\n1764576000\n1796112000\n1796198400",
      "\n\"user, say\"\"s\",\"instant\"\n\"a,b\"\"c\",2026-12-01 09:00\n,2026-12-02 09:00 ",
    ])
  func found(csv: String) throws {
    #expect(try Self.read(csv) == ["2026-12-01T09:00:00+01:00", "2026-12-02T09:00:00+01:00"])
  }

  @Test("an empty file has none", arguments: ["", "\n\n", "at\n", "\u{FEFF}"])
  func empty(csv: String) throws {
    #expect(try Self.read(csv).isEmpty)
  }

  @Test(
    "rows and columns of faults are told",
    arguments: [
      ("2026-12-01\n2026-12-32\n", 2, 9), ("at\nsoon\n", 2, 1),
      ("user,at\nä,2026-12-01 25:00\n", 2, 14),
      ("user,at\n7\n", 2, 2), ("2026-13-01\n", 1, 6), ("user,when\n7,2026-12-01\n", 1, 1),
      ("at\n\n  \"2026-02-30\"\n", 3, 12),
    ])
  func refuses(csv: String, row: Int, column: Int) throws {
    let error = try #require(throws: ReadingError.self) { try Self.read(csv) }
    #expect(error.row == row)
    #expect(error.column == column, "\(error.message)")
  }
}
