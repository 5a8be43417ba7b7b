import Authoring
import JSONTree
import Testing

/// What the JSON Schema says, read without a validator.
@Suite struct JSONSchemaShapeTests {
  private let schema = JSONSchemaKind.nativeConfig.schema

  @Test func everyReferenceHasItsDefinitionAndEveryDefinitionIsUsed() throws {
    guard case .object(let definitions)? = schema["$defs"] else {
      Issue.record("no definitions")
      return
    }
    let names = definitions.map { "#/$defs/\($0.key)" }
    #expect(Set(names).count == names.count)
    #expect(Set(names) == schema.references)
    #expect(names.allSatisfy { $0.dropFirst(8).allSatisfy { $0.isLetter || $0.isNumber } })
  }

  @Test func objectsOfOneNameWithOtherExamplesAreApart() throws {
    let definitions = try #require(schema["$defs"])
    func color(on block: String) -> Value? {
      guard case .string(let reference)? = definitions[block]?["properties"]?["title"]?["$ref"]
      else { return nil }
      let text = definitions[String(reference.dropFirst(8))]
      #expect(text?["title"] == "Text")
      return text?["properties"]?["color"]?["examples"]
    }
    #expect(color(on: "Modal") == ["#1F1F1FFF"])
    #expect(color(on: "Fullscreen") == ["#FFFFFFFF"])
  }

  @Test func descriptionsSayWhatIsAllowedButHasAnEffectOfItsOwn() throws {
    let definitions = try #require(schema["$defs"])
    for (block, field, words) in [
      ("Pip", "width", "At least 15: otherwise the nearest value is used."),
      ("Carousel", "showClose", "No visible effect: "),
      ("Banner", "dark", "The vendor's page does not name it."),
      ("Banner", "position", "bottom: Above the bottom edge."),
    ] {
      guard
        case .string(let description)? =
          definitions[block]?["properties"]?[field]?["description"]
      else {
        Issue.record("\(block).\(field) has no description")
        continue
      }
      #expect(description.contains(words))
    }
  }
}

extension Value {
  /// Every `$ref` in the schema.
  fileprivate var references: Set<String> {
    switch self {
    case .object(let entries):
      entries.reduce(into: []) { found, entry in
        if entry.key == "$ref", case .string(let reference) = entry.value {
          found.insert(reference)
        }
        found.formUnion(entry.value.references)
      }
    case .array(let elements):
      elements.reduce(into: []) { $0.formUnion($1.references) }
    default: []
    }
  }
}
