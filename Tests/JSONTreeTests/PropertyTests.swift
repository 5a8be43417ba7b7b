import Foundation
import JSONTree
import SourceText
import TestSupport
import Testing

@Suite struct PropertyTests {
  @Test(arguments: WritingStyle.allCases)
  func readsWhatWasWritten(style: WritingStyle) {
    for seed in 0..<150 {
      var generator = JSONGenerator(seed: UInt64(seed))
      let value = generator.document()
      let bytes = generator.write(value, style)
      let document = Document(parsing: SourceFile(name: "-", bytes: bytes))
      #expect(
        document.isValid && document.isComplete && document.duplicates.isEmpty, "seed \(seed)")
      #expect(document.root.flatMap(Value.init(node:))?.exact == value.exact, "seed \(seed)")
      #expect(document.source.bytes == bytes)
    }
  }

  @Test(arguments: [Layout.canonical, .oneLine, .compact])
  func printsWhatItReads(layout: Layout) {
    for seed in 0..<150 {
      var generator = JSONGenerator(seed: UInt64(seed))
      let value = generator.document()
      let text = value.printed(breaksOutermost: true, layout: layout)
      let document = Document(parsing: text)
      #expect(document.isValid)
      #expect(document.root.flatMap(Value.init(node:))?.exact == value.exact)
      #expect(
        document.root.flatMap(Value.init(node:))?.printed(breaksOutermost: true, layout: layout)
          == text)
    }
  }

  @Test(arguments: WritingStyle.allCases)
  func everyEditDoesExactlyWhatItSays(style: WritingStyle) throws {
    for seed in 0..<200 {
      var generator = JSONGenerator(seed: UInt64(seed))
      let document = Document(
        parsing: SourceFile(name: "-", bytes: generator.write(generator.document(), style)))
      let root = try #require(document.root)
      let plan = PlannedEdit.random(in: document, root, &generator.random)
      let edited = try document.source.applying(plan.edits)
      let after = Document(parsing: edited)
      #expect(after.isValid, "seed \(seed), \(plan.name): \(edited.text)")
      #expect(
        after.root.flatMap(Value.init(node:))?.exact == plan.expected.exact,
        "seed \(seed), \(plan.name): \(edited.text)")
    }
  }

  @Test(arguments: WritingStyle.allCases)
  func removingWhatWasInsertedRestoresTheBytes(style: WritingStyle) throws {
    for seed in 0..<200 {
      var generator = JSONGenerator(seed: UInt64(seed))
      let document = Document(
        parsing: SourceFile(name: "-", bytes: generator.write(generator.document(), style)))
      let root = try #require(document.root)
      let container = generator.random.pick(
        root.everyNode.filter { $0.kind == .object || $0.kind == .array })
      // An empty container loses the space inside it when it is filled.
      if container.count == 0, container.range.count > 2 { continue }
      let place = Int.random(in: 0...container.count, using: &generator.random)
      let insertion =
        container.kind == .object
        ? document.inserting(["a": 1], forKey: "new", in: container, at: place)
        : document.inserting(["a": 1], in: container, at: place)
      let after = Document(parsing: try document.source.applying([insertion]))
      let grown = try #require(
        after.root?.everyNode.first { $0.range.lowerBound == container.range.lowerBound })
      let removal =
        container.kind == .object
        ? after.removingMember(at: place, from: grown)
        : after.removingElement(at: place, from: grown)
      #expect(
        try after.source.applying([removal]).bytes == document.source.bytes,
        "seed \(seed): \(after.source.text)")
    }
  }

  /// Both readers accept the same mutations of valid documents, with a few known exceptions.
  ///
  /// Foundation refuses half surrogate pairs, which RFC 8259's grammar allows; it accepts a comma after the last
  /// element of an array, which the grammar does not; it reads UTF-16 and UTF-32, and here a zero byte is refused
  /// in any place. Documents that show one of these are left out.
  @Test func agreesWithFoundationAboutMutations() {
    var valid = 0
    for seed in 0..<4000 {
      var generator = JSONGenerator(seed: UInt64(seed))
      var bytes = generator.write(
        generator.document(depth: 3), generator.random.pick(WritingStyle.allCases))
      mutate(&bytes, &generator.random)
      let document = Document(parsing: SourceFile(name: "-", bytes: bytes))
      if !document.loneSurrogates.isEmpty || bytes.contains(0)
        || document.problems.contains(where: { $0.kind == .notUTF8 })
      {
        continue
      }
      if document.problems.contains(where: { $0.message == "a comma follows the last element" }) {
        continue
      }
      let accepts =
        (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
      #expect(
        document.isValid == accepts,
        "seed \(seed): \(String(decoding: bytes, as: UTF8.self)) \(document.problems)")
      if document.isValid { valid += 1 }
    }
    #expect(valid > 400 && valid < 3600)
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    let alphabet =
      Array("{}[],:\"\\/-+.0123456789eEtrufalsn \n\t'#".utf8) + [0xC3, 0xA9, 0xFF, 0x1F, 0x7F]
    for _ in 0..<Int.random(in: 0..<3, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes.remove(at: place)
      case 1: bytes.insert(random.pick(alphabet), at: place)
      case 2: bytes[place] = random.pick(alphabet)
      default: bytes.insert(bytes[place], at: place)
      }
    }
  }
}
