import Schema
import Testing

@Suite struct DarkOverlayTests {
  @Test func overlayHoldsColoursAndPicturesOnly() throws {
    let modal = try #require(Catalogue.displayType(named: "modal")).block.darkOverlay
    #expect(
      modal.fieldsByPath.map(\.path.description) == [
        "background", "image", "title", "title.color", "message", "message.color", "buttons",
        "buttons[].text", "buttons[].text.color", "buttons[].background", "buttons[].border",
        "buttons[].border.color",
      ])
  }

  @Test func itsTypesHaveNamesThatPeopleSay() throws {
    let modal = try #require(Catalogue.displayType(named: "modal")).block
    #expect(modal.field(named: "dark")?.shape.title == "dark overlay")
    #expect(modal.darkOverlay.field(named: "title")?.shape.title == "Text in dark mode")
    #expect(
      modal.darkOverlay.field(named: "buttons")?.shape.title == "list of Button in dark mode")
  }

  @Test func segmentsTakeNoOverlay() throws {
    let wheel = try #require(Catalogue.displayType(named: "spinwheel")).block.darkOverlay
    #expect(wheel.field(named: "segments") == nil)
    #expect(wheel.field(named: "spinButton") != nil)
  }

  @Test func nothingInAnOverlayIsRequiredOrDropsTheMessage() {
    for type in Catalogue.displayTypes {
      for (path, field) in type.block.darkOverlay.fieldsByPath {
        #expect(!field.isRequired, "\(type).\(path)")
        #expect(field.malformed == .lightVersion, "\(type).\(path)")
      }
    }
  }
}
