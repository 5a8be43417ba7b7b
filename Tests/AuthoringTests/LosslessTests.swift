import Authoring
import JSONTree
import Schema
import SourceText
import TestSupport
import Testing

/// After any edit a document holds just what was meant, and every byte that no edit had to touch.
@Suite struct LosslessTests {
  @Test(arguments: WritingStyle.allCases)
  func anyEditDoesWhatWasMeantAndNoMore(_ style: WritingStyle) throws {
    var names: [String: Int] = [:]
    for seed in 0..<60 {
      var maker = DocumentMaker(seed: UInt64(seed))
      var template = try Template(maker.document(style))
      for _ in 0..<3 {
        let old = try #require(template.root.asValue)
        guard let edit = maker.edit(of: old, template.displayType) else { continue }
        let before = template.document
        let comment: Comment = "seed \(seed), \(edit.name): \(before.source.text)"
        template = try edit.apply(template)
        let after = template.document
        #expect(after.isValid, comment)
        #expect(after.root?.asValue?.sorted.exact == edit.expected.sorted.exact, comment)
        #expect(
          before.bytes(outside: edit.places) == after.bytes(outside: edit.places), comment)
        #expect(before.keptSpellings(outside: edit.places, in: after), comment)
        names[edit.name, default: 0] += 1
      }
    }
    #expect(names.keys.sorted() == ["add", "move", "remove", "set", "unset"])
    #expect(names.values.allSatisfy { $0 > 4 }, "\(names)")
  }
}

extension Node {
  fileprivate var asValue: Value? { Value(node: self) }
}

extension Document {
  /// All bytes but those of some values, which do not lie in each other.
  fileprivate func bytes(outside places: [Path]) -> [UInt8] {
    var bytes: [UInt8] = []
    var start = 0
    let ranges = places.compactMap { node(at: $0)?.range }
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound })
    where range.lowerBound >= start {
      bytes += source.bytes[start..<range.lowerBound] + [UInt8(ascii: "*")]
      start = range.upperBound
    }
    return bytes + source.bytes[start...]
  }

  /// Whether members that were in the edited objects before are spelled as they were.
  fileprivate func keptSpellings(outside places: [Path], in other: Document) -> Bool {
    places.allSatisfy { place in
      guard let object = node(at: place), object.kind == .object else { return true }
      return object.members.allSatisfy { member in
        guard let now = other.node(at: place)?.member(member.key), !member.value.isNull else {
          return true
        }
        return now.keyRange.count == member.keyRange.count && now.value.text == member.value.text
      }
    }
  }
}
