import Authoring
import Checking
import Diagnostics
import Foundation
import JSONTree
import Schema
import SourceText
import Templates
import TestSupport
import Testing

/// What holds for every conversion.
@Suite struct ConversionPropertyTests {
  private func everyOther(than type: DisplayType) -> [DisplayType] {
    Catalogue.displayTypes.filter { $0.name != type.name }
  }

  /// A starter, the vendor's example, and a document with every field there is.
  private func documents(_ type: DisplayType) throws -> [Document] {
    let starter = try #require(Starters.native(named: type.name))
    let file = projectRoot.appending(path: "Tests/Fixtures/published/\(type.name).json")
    return [
      Document(parsing: SourceFile(name: "starter", bytes: starter.bytes)),
      Document(parsing: try String(contentsOf: file, encoding: .utf8), name: "published"),
      Document(parsing: type.fullWithEnvelope.printed() + "\n", name: "full"),
    ]
  }

  @Test(arguments: Catalogue.displayTypes)
  func whatPhonesShowedTheyShowAfterwards(_ type: DisplayType) throws {
    var random = SplitMix64(seed: 21)
    var met: Set<Value> = []
    let variants = type.full.variants(
      [.null, "", " ", "{{key|text|x}}", -1, Value(0.5), []], met: &met)
    let odd = (0..<60).map { _ in Document(parsing: random.pick(variants).printed()) }
    for document in try documents(type) + odd {
      guard let template = try? Template(document) else { continue }
      let before = Checker().check(nativeConfig: document)
      let shown = before.verdicts.filter { $0.outcome != .dropped }.map(\.target)
      guard !shown.isEmpty else { continue }
      for other in everyOther(than: type) {
        let new = try template.converted(to: other).template.document
        let after = Checker().check(nativeConfig: new)
        for verdict in after.verdicts
        where shown.contains(verdict.target) && other.support.isObserved(on: verdict.target) {
          #expect(
            verdict.outcome != .dropped, "\(other): \(document.source.text)\(new.source.text)")
        }
        if before.count(of: .error) == 0 {
          let faults = after.diagnostics.filter { $0.severity == .error }.map(\.message)
          #expect(faults.isEmpty, "\(other): \(document.source.text)\(new.source.text)")
        }
      }
    }
  }

  @Test(arguments: Catalogue.displayTypes)
  func theResultIsInCanonicalLayoutWhereTheOriginalWas(_ type: DisplayType) throws {
    for document in try documents(type).map({ Document(parsing: try $0.formattedConfig()) }) {
      for other in everyOther(than: type) {
        let new = try Template(document).converted(to: other).template.document
        #expect(try new.formattedConfig().text == new.source.text)
      }
    }
  }

  /// What came along both ways has its old value, in the dark overlay too.
  @Test(arguments: Catalogue.displayTypes)
  func thereAndBackKeepsWhatBothHave(_ type: DisplayType) throws {
    for document in try documents(type) {
      let template = try Template(document)
      let old = try template.block
      for other in everyOther(than: type) {
        let there = try template.converted(to: other)
        let back = try there.template.converted(to: type)
        let madeUp = Set(back.new.map(\.name) + back.changed.map(\.name))
        let isFlattened = !there.changed.isEmpty
        let prize = there.kept.contains { $0.source?.contains("segments") == true }
        for (path, value) in try back.template.block.leaves {
          let prefixes = path.steps.indices.flatMap { end in
            let name = "\(Path(Array(path.steps[...end])))"
            return [name, name.replacing(#/items\[\d+\]/#, with: "items[]")]
          }
          if !madeUp.isDisjoint(with: prefixes) { continue }
          if isFlattened, "\(path)".contains("background") { continue }
          if prize, prefixes.contains("reward") { continue }
          #expect(
            old.leaf(at: path) == value, "\(type) → \(other): \(path)")
        }
      }
    }
  }
}

extension Template {
  /// The content block.
  var block: Value {
    get throws { try #require(root[displayType.name].flatMap { Value(node: $0) }) }
  }
}

extension Value {
  /// The scalars and where they are.
  var leaves: [(Path, Value)] { leaves(at: .root) }

  private func leaves(at path: Path) -> [(Path, Value)] {
    switch self {
    case .object(let entries):
      entries.flatMap { $0.value.leaves(at: path.appending(key: $0.key)) }
    case .array(let elements):
      elements.enumerated().flatMap { $0.element.leaves(at: path.appending(index: $0.offset)) }
    default: [(path, self)]
    }
  }

  fileprivate func leaf(at path: Path) -> Value? {
    var value: Value? = self
    for step in path.steps {
      switch (step, value) {
      case (.key(let key), .object?): value = value?[key]
      case (.index(let index), .array(let elements)?):
        value = index < elements.count ? elements[index] : nil
      default: return nil
      }
    }
    return value
  }
}
