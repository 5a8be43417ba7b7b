import Comparing
import JSONTree
import TestSupport
import Testing

/// What holds for all documents.
@Suite struct PropertyTests {
  @Test(arguments: 0..<400) func theChangesLeadFromOneDocumentToTheOther(_ seed: Int) {
    var generator = JSONGenerator(seed: UInt64(seed))
    let old = generator.document()
    let new = seed % 4 == 0 ? generator.document() : generator.mutated(old)
    let changes = differences(old, new)
    let made = changes.applied(to: old)
    #expect(differences(made, new).isEmpty, "\(old.compact)\n\(new.compact)\n\(changes.lines)")
    #expect(differences(new, old).count == changes.count, "\(old.compact)\n\(new.compact)")
  }

  @Test(arguments: 0..<100) func layoutOrderAndSpellingDoNotCount(_ seed: Int) {
    var generator = JSONGenerator(seed: UInt64(seed))
    let value = generator.document()
    let (one, other) = (generator.write(value, .wild), generator.write(value.reversed, .minified))
    let changes = differences(
      String(decoding: one, as: UTF8.self), String(decoding: other, as: UTF8.self))
    #expect(changes.isEmpty)
  }

  @Test(arguments: 0..<60) func anInsertionIsOneChange(_ seed: Int) {
    var generator = JSONGenerator(seed: UInt64(seed))
    let elements = (0..<Int.random(in: 1...40, using: &generator.random)).map { number in
      Value.object([.init("n", Value(number)), .init("v", generator.value(depth: 2))])
    }
    var more = elements
    let place = Int.random(in: 0...elements.count, using: &generator.random)
    more.insert(["n": "new", "v": generator.value(depth: 2)], at: place)
    let changes = differences(.array(elements), .array(more))
    #expect(changes.map(\.kind) == [.added])
    #expect(changes.map(\.path.pointer) == ["/\(place)"])
  }
}

extension Value {
  /// The value with the members of all objects turned round.
  fileprivate var reversed: Value {
    switch self {
    case .object(let entries):
      .object(entries.reversed().map { Entry($0.key, $0.value.reversed) })
    case .array(let elements): .array(elements.map(\.reversed))
    default: self
    }
  }
}

extension JSONGenerator {
  /// The value with some of its parts changed, added, removed and moved.
  mutating func mutated(_ value: Value) -> Value {
    if random.chance(0.05) { return self.value(depth: 2) }
    switch value {
    case .object(let entries):
      var kept = entries.filter { _ in !random.chance(0.1) }
      for place in kept.indices { kept[place].value = mutated(kept[place].value) }
      if random.chance(0.2), !entries.contains(where: { $0.key == "fresh" }) {
        kept.append(.init("fresh", self.value(depth: 2)))
      }
      return .object(random.chance(0.2) ? kept.reversed() : kept)
    case .array(let elements):
      var kept = elements.filter { _ in !random.chance(0.1) }
      for place in kept.indices { kept[place] = mutated(kept[place]) }
      if random.chance(0.3) {
        kept.insert(
          self.value(depth: 2), at: Int.random(in: 0...kept.count, using: &random))
      }
      if random.chance(0.3) { kept.shuffle(using: &random) }
      return .array(kept)
    default: return value
    }
  }
}
