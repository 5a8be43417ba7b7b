import Comparing
import JSONTree
import Testing

/// Which elements of lists are taken for the same.
@Suite struct ListTests {
  private func items(_ texts: String...) -> String {
    let objects = texts.map { text in
      let parts = text.split(separator: "/").map(String.init)
      return
        #"{"title":{"text":"\#(parts[0])","color":"white"},"duration":\#(parts.dropFirst().first ?? "5")}"#
    }
    return "[" + objects.joined(separator: ",") + "]"
  }

  @Test func anInsertionAtTheFrontIsOneAddition() {
    let lines = differences(items("a", "b", "c"), items("x", "a", "b", "c")).lines
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("added /0 ") == true)
  }

  @Test func whatIsChangedBesidesIsStillTheSame() {
    let lines = differences(items("a", "b"), items("x", "a/7", "b/8")).lines
    #expect(
      lines.dropFirst() == [
        "changed /0/duration /1/duration 5 7", "changed /1/duration /2/duration 5 8",
      ])
  }

  @Test func anElementThatChangesPlaceIsMoved() {
    #expect(differences("[1,2,3,4]", "[4,1,2,3]").lines == ["moved /3 /0"])
    #expect(differences("[1,2,3,4]", "[2,3,4,1]").lines == ["moved /0 /3"])
    #expect(differences("[1,2,3]", "[3,2,1]").map(\.kind) == [.moved, .moved])
  }

  @Test func anElementMayBeMovedAndChanged() {
    #expect(
      differences(items("a", "b", "c"), items("c/9", "a", "b")).lines
        == ["moved /2 /0", "changed /2/duration /0/duration 5 9"])
  }

  @Test func coloursAreChangedInPlace() {
    #expect(
      differences(##"["#111","#222","#333"]"##, ##"["#111","#AAA","#333"]"##).lines
        == [##"changed /1 "#222" "#AAA""##])
  }

  @Test func whatSharesNothingIsRemovedAndAdded() {
    #expect(
      differences(#"[{"a":1}]"#, #"[{"b":2},{"c":3}]"#).map(\.kind) == [.removed, .added, .added])
    #expect(differences(#"[{"a":1}]"#, "[1]").map(\.kind) == [.removed, .added])
  }

  @Test func aLongListIsStillMatched() {
    let texts = (0..<10_000).map { "{\"text\":\"t\($0)\",\"n\":\($0 % 3)}" }
    let old = "[" + texts.joined(separator: ",") + "]"
    let changed = (0..<10_000).map { "{\"text\":\"t\($0)\",\"n\":\($0 % 3 + 1)}" }
    let new = "[{\"text\":\"new\"}," + changed.joined(separator: ",") + "]"
    let changes = differences(old, new)
    #expect(changes.count == 10_001)
    #expect(changes.count { $0.kind == .added } == 1)
    let backwards = "[" + texts.reversed().joined(separator: ",") + "]"
    #expect(differences(old, backwards).count == 9_999)
  }

  @Test func aLongListOfEqualElementsIsStillMatched() {
    let old = "[0," + Array(repeating: "1", count: 10_000).joined(separator: ",") + ",2]"
    let new = "[3," + Array(repeating: "1", count: 9_999).joined(separator: ",") + ",4]"
    #expect(differences(old, new).map(\.kind) == [.removed, .removed, .added, .changed])
  }
}
