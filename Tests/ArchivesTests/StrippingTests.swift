import TestSupport
import Testing

@testable import Archives

@Suite struct StrippingTests {
  private func contents(_ names: String...) -> ArchiveContents {
    ArchiveContents(
      reading: ZIPBuilder(names.map { ZIPBuilder.Item($0) }).bytes(), name: "a.zip")
  }

  @Test(
    "the folders around everything go",
    arguments: [
      (["sale/a", "sale/d/b"], "sale", ["a", "d/b"]), (["sale/", "sale/a"], "sale", ["a"]),
      (["sale/a", "sale/d/"], "sale", ["a", "d"]), (["sale/sale/a"], "sale/sale", ["a"]),
      (["./", "./sale/a"], "sale", ["a"]), (["sale/d/"], "sale", ["d"]),
      (["sale/", "sale/d/", "sale/d/a", "sale/d/b"], "sale/d", ["a", "b"]),
      (["sale/d/a", "sale/e/"], "sale", ["d/a", "e"]),
      (["sale/a", "__MACOSX/sale/._a", ".DS_Store"], "sale", ["a"]),
    ])
  func strips(_ names: [String], _ folder: String, _ left: [String]) throws {
    let items = names.map { ZIPBuilder.Item($0) }
    let found = ArchiveContents(reading: ZIPBuilder(items).bytes(), name: "a.zip")
    #expect(found.wrappingFolder == folder)
    let stripped = try #require(found.stripped())
    #expect(stripped.entries.map(\.name) == left)
    #expect(stripped.skipped == found.skipped)
    #expect(stripped.wrappingFolder == nil)
  }

  @Test(
    "no folder is around everything",
    arguments: [[], ["a"], ["sale/"], ["sale/a", "b"], ["sale/a", "sales/a"], ["sale", "x/a"]])
  func leavesAlone(_ names: [String]) {
    let items = names.map { ZIPBuilder.Item($0) }
    let found = ArchiveContents(reading: ZIPBuilder(items).bytes(), name: "a.zip")
    #expect(found.wrappingFolder == nil)
    #expect(found.stripped() == nil)
  }

  /// To `String` an accent makes one letter with the slash in front of it, and a folder has two spellings.
  @Test func pathsAreCutByBytes() {
    #expect(junkKind(".git/\u{301}config") == "version control")
    #expect(junkKind("a\u{D4E}/.git/config") == "version control")
    #expect(junkKind("._\u{301}a") == "a Mac's file attributes")
    let found = contents("sal\u{E9}/a", "sale\u{301}x/a")
    #expect(found.wrappingFolder == nil)
    #expect(contents("sale\u{301}/\u{E9}").stripped()?.entries.map(\.name) == ["\u{E9}"])
  }

  /// Whatever names an archive may hold below one folder, it may hold without it.
  @Test(arguments: 0..<20 as Range<UInt64>) func strippedNamesAreSound(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let parts = ["a", "A", "é", "e\u{301}", "b.", "con", "..", "", "*", "d", "x/"]
    var accepted = 0
    for _ in 0..<100 {
      let names = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        (0..<Int.random(in: 1...3, using: &random)).map { _ in random.pick(parts) }
          .joined(separator: "/")
      }
      let items = names.map { ZIPBuilder.Item("w/\($0)") }
      let found = ArchiveContents(reading: ZIPBuilder(items).bytes(), name: "a.zip")
      guard found.refusals.isEmpty, let stripped = found.stripped() else { continue }
      accepted += 1
      #expect(stripped.wrappingFolder == nil)
      for entry in stripped.entries {
        #expect(fault(inName: entry.name, budget: .standard) == nil, "\(entry.name)")
      }
      let numbered = stripped.entries.enumerated().map {
        (name: $0.element.name, isDirectory: $0.element.isDirectory, index: $0.offset)
      }
      #expect(collisions(numbered) == [])
    }
    #expect(accepted > 0)
  }
}
