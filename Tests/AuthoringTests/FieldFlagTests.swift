import Authoring
import JSONTree
import Schema
import Testing

@Suite("Field flags")
struct FieldFlagTests {
  @Test("each field has one flag, and no two of a type share a name", arguments: typeNames)
  func unique(type: String) throws {
    let flags = FieldFlags(of: try #require(Catalogue.displayType(named: type))).all
    #expect(Set(flags.map(\.name)).count == flags.count)
    #expect(Set(flags.map(\.place)).count == flags.count)
  }

  @Test("a name stands for a field")
  func names() throws {
    let flags = FieldFlags(of: try #require(Catalogue.displayType(named: "spinwheel")))
    #expect(flags["title"]?.path.description == "title")
    #expect(flags["title-color"]?.path.description == "title.color")
    #expect(flags["title-text"] == nil)
    #expect(flags["reward-button-action"]?.path.description == "reward.button.action")
    #expect(flags["reward-button-action-url"]?.path.description == "reward.button.action.url")
    #expect(flags["win-index"]?.path.description == "winIndex")
    #expect(flags["in-app-id"]?.path.description == "$.inAppId")
    #expect(flags["show-close"]?.isSwitch == true)
    #expect(flags["segments"]?.path.description == "segments")
    #expect(flags["segments-weight"] == nil)
    #expect(flags["display-type"] == nil)
    #expect(flags["dark-background"]?.path.description == "dark.background")
  }

  @Test("whether a flag takes a value is the same wherever its name is used")
  func switches() {
    let elements = Catalogue.displayTypes.flatMap(\.block.fieldsByPath).compactMap { _, field in
      if case .list(.object(let model), _) = field.shape { model } else { nil }
    }
    let all =
      Catalogue.displayTypes.flatMap { FieldFlags(of: $0).all }
      + elements.flatMap { FieldFlags(ofElements: $0).all }
    for flag in all {
      let known = FieldFlags.anywhere.first { $0.name == flag.name }
      #expect(known?.isSwitch == flag.isSwitch, "\(flag.name)")
    }
  }

  @Test("the elements of a list have flags of their own")
  func elements() throws {
    let type = try #require(Catalogue.displayType(named: "spinwheel"))
    let model = try #require(type.block.field(named: "segments")?.model)
    let flags = FieldFlags(ofElements: model)
    #expect(flags["message"]?.path.description == "message")
    #expect(flags["weight"]?.path.description == "weight")
    #expect(flags["color"]?.path.description == "color")
    #expect(flags["reward-title-color"]?.path.description == "reward.title.color")
  }
}

private let typeNames = Catalogue.displayTypes.map(\.name)
