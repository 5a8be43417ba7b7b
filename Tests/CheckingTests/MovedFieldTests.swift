import Checking
import Diagnostics
import JSONTree
import Schema
import SourceText
import Templates
import TestSupport
import Testing

/// Moves members of the starters into objects where they do not belong.
@Suite struct MovedFieldTests {

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func aMovedMemberIsFoundAndRepairsNeverMakeItWorse(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var cameHome = 0
    for _ in 0..<40 {
      let type = random.pick(Catalogue.displayTypes)
      let starter = try #require(Starters.native(named: type.name))
      let document = Document(parsing: SourceFile(name: "starter", bytes: starter.bytes))
      let objects = objects(below: try #require(document.root))
      let old = random.pick(objects)
      let new = random.pick(objects)
      let index = Int.random(in: 0..<old.count, using: &random)
      let member = try #require(Array(old.members).dropFirst(index).first)
      let isInside = member.value.range.contains(new.range.lowerBound)
      guard old != new, !isInside, new[member.key] == nil else { continue }
      let value = try #require(Value(node: member.value))
      let moved = Document(
        parsing: try document.source.applying([
          document.removingMember(at: index, from: old),
          document.inserting(value, forKey: member.key, in: new),
        ]))
      let before = report(moved)
      #expect(!before.diagnostics.isEmpty, "\(member.key)")
      let mended = repaired(moved, takesGuesses: true) { report($0).diagnostics }.document
      #expect(mended.isValid)
      #expect(report(mended).count(of: .error) <= before.count(of: .error))
      let isMisplaced = before.diagnostics.contains { $0.rule.id == "misplaced-field" }
      if isMisplaced, report(mended).diagnostics.isEmpty { cameHome += 1 }
    }
    #expect(cameHome > 0)
  }

  private func report(_ document: Document) -> Report {
    Checker(targets: [.newest(.ios)]).check(nativeConfig: document)
  }

  /// Every object that is not empty, the outermost first.
  private func objects(below node: Node) -> [Node] {
    let below = node.members.map(\.value) + node.elements
    return (node.count > 0 && node.kind == .object ? [node] : []) + below.flatMap(objects)
  }
}
