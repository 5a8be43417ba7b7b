import Checking
import JSONTree
import Schema
import Templates
import TestSupport
import Testing

@testable import Rendering

/// Whatever the checker says is shown, the script finds all it draws.
@Suite struct CompletenessTests {
  private static let oddities: [Value] = [
    .null, "", "#12", " #FFF ", 0, -1, .number("1e300"), true, [], ["#fff"], [:],
    ["text": "A", "color": "#123"],
  ]

  @Test(arguments: Catalogue.displayTypes)
  func whatIsShownCanBeDrawn(_ type: DisplayType) throws {
    let root = try #require(sample(type.name).root.flatMap { Value(node: $0) })
    let variants = root[type.name]?.damaged(by: Self.oddities) ?? []
    #expect(variants.count > 50)
    for variant in variants {
      let value: Value = ["displayType": .string(type.name), type.name: variant]
      let document = Document(parsing: value.compact)
      for verdict in Checker().check(nativeConfig: document).verdicts
      where verdict.outcome != .dropped {
        let drawn = try #require(
          preview(document, targets: [verdict.target]).data.at("scenes.0"), "\(value.compact)")
        #expect(drawn.lacks(of: type.block) == nil, "\(verdict.target): \(value.compact)")
      }
    }
  }
}

extension Value {
  /// The value with each part replaced by each oddity, or left out.
  fileprivate func damaged(by oddities: [Value]) -> [Value] {
    switch self {
    case .object(let entries):
      entries.indices.flatMap { index in
        (oddities + entries[index].value.damaged(by: oddities)).map { odd in
          var copy = entries
          copy[index].value = odd
          return Value.object(copy)
        } + [.object(entries.enumerated().filter { $0.offset != index }.map(\.element))]
      }
    case .array(let elements):
      elements.indices.prefix(1).flatMap { index in
        (oddities + elements[index].damaged(by: oddities)).map { odd in
          var copy = elements
          copy[index] = odd
          return Value.array(copy)
        }
      }
    default: []
    }
  }

  /// The first required part that a scene of an object lacks.
  fileprivate func lacks(of model: Model) -> String? {
    for field in model.fields {
      guard let role = field.role, role != .darkTheme else { continue }
      guard let value = self[role.rawValue] else {
        if field.isRequired { return field.name }
        continue
      }
      switch field.shape {
      case .object(let model):
        if let lacking = value.lacks(of: model) { return "\(field.name).\(lacking)" }
      case .list(.object(let model), _):
        guard case .array(let elements) = value else { return field.name }
        for element in elements {
          if let lacking = element.lacks(of: model) { return "\(field.name).\(lacking)" }
        }
      default: break
      }
    }
    return nil
  }
}
