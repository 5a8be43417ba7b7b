import JSONTree
import SourceText
import TestSupport
import Testing

/// What edits leave alone, and how what they add is laid out.
@Suite struct LosslessTests {
  static let regular = WritingStyle.allCases.filter { $0 != .wild }

  /// A scalar that comes, a child that goes and one that moves look as if the document had been written so.
  @Test(arguments: regular) func aRegularLayoutStaysRegular(_ style: WritingStyle) throws {
    var count = 0
    for seed in 0..<300 {
      var generator = JSONGenerator(seed: UInt64(seed))
      let bytes = generator.write(generator.document(), style)
      let document = Document(parsing: SourceFile(name: "-", bytes: bytes))
      let root = try #require(document.root)
      // Of one child alone, what would separate two is a guess.
      let containers = root.everyNode.filter { $0.count > 1 }
      guard !containers.isEmpty else { continue }
      let target = generator.random.pick(containers)
      let value: Value = generator.random.chance(0.5) ? "plain" : .number("1.0e+2")
      let plan = PlannedEdit.ofAChild(of: target, in: document, root, value, &generator.random)
      let edited = try document.source.applying(plan.edits)
      // The writer spells the digits of escapes in either case.
      let expected = String(decoding: generator.write(plan.expected, style), as: UTF8.self)
      let same = edited.text.lowercased().utf8.elementsEqual(expected.lowercased().utf8)
      #expect(same, "seed \(seed), \(plan.name): \(edited.text) is not \(expected)")
      count += 1
    }
    #expect(count > 100)
  }

  @Test(arguments: WritingStyle.allCases)
  func editsTouchNoOtherChild(_ style: WritingStyle) throws {
    for seed in 0..<300 {
      var generator = JSONGenerator(seed: UInt64(seed) &+ 7000)
      let bytes = generator.write(generator.document(), style)
      let document = Document(parsing: SourceFile(name: "-", bytes: bytes))
      let root = try #require(document.root)
      let containers = root.everyNode.filter { $0.count > 1 }
      guard !containers.isEmpty else { continue }
      let target = generator.random.pick(containers)
      let value: Value = generator.random.chance(0.5) ? "plain" : .number("1.0e+2")
      let plan = PlannedEdit.ofAChild(of: target, in: document, root, value, &generator.random)
      // Children go or change places as a whole; none is cut.
      let children = target.members.map(\.range) + target.elements.map(\.range)
      for edit in plan.edits {
        #expect(edit.range.clamped(to: target.range) == edit.range)
        let touched = children.filter { $0.overlaps(edit.range) }
        #expect(
          touched.allSatisfy { edit.range.clamped(to: $0) == $0 } && touched.count <= 1,
          "seed \(seed), \(plan.name)")
      }
    }
  }

  @Test(arguments: [
    (#"{"a":[1,2,3]}"#, #"{"a":[9,1,2,3]}"#), (#"{"a": [ 1,2 ]}"#, #"{"a": [ 9,1,2 ]}"#),
    ("{\n  \"a\": [1, 2]\n}\n", "{\n  \"a\": [9, 1, 2]\n}\n"),
    ("{\n  \"a\": [ {\"b\":1} ]\n}", "{\n  \"a\": [ 9, {\"b\":1} ]\n}"),
    ("{\n\t\"a\": [\n\t\t1\n\t]\n}", "{\n\t\"a\": [\n\t\t9,\n\t\t1\n\t]\n}"),
  ])
  func aListOnOneLineStaysOnOne(_ text: String, _ expected: String) throws {
    let document = Document(parsing: text)
    let list = try #require(document.root?["a"])
    let edited = try document.source.applying([document.inserting(9, in: list, at: 0)])
    #expect(edited.text == expected)
    let grown = Document(parsing: edited)
    let again = try #require(grown.root?["a"])
    #expect(try edited.applying([grown.removingElement(at: 0, from: again)]).text == text)
  }
}
