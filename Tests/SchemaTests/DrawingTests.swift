import Schema
import Testing

/// What the table says of how phones draw, said a second time.
@Suite struct DrawingTests {
  @Test func closeButtonsObeyAsSeen() {
    let rules = Dictionary(grouping: Catalogue.displayTypes) { $0.closeButton.rule }
      .mapValues { $0.map(\.name) }
    #expect(rules[.asWritten] == ["stories", "banner", "sheet"])
    #expect(rules[.unlessButtons] == ["modal", "fullscreen", "video"])
    #expect(rules[.unlessRewardButton] == ["scratchcard", "spinwheel"])
    let always = Catalogue.displayTypes.filter {
      if case .always = $0.closeButton.rule { true } else { false }
    }
    #expect(always.map(\.name) == ["carousel", "pip"])
  }

  @Test func largeIsAsWCAGHasIt() {
    #expect(Lettering(18, .regular).isLarge)
    #expect(Lettering(14, .bold).isLarge)
    #expect(!Lettering(17, .semibold).isLarge)
    #expect(!Lettering(13, .heavy).isLarge)
  }

  @Test func everyTextOfAMessageHasALettering() {
    for type in Catalogue.displayTypes {
      for (path, field) in type.block.fieldsByPath where field.role != .darkTheme {
        guard case .object(let model) = field.shape, model.name == "Text",
          !path.description.hasPrefix("dark."), field.inertBecause == nil
        else { continue }
        #expect(field.lettering != nil, "\(type).\(path)")
      }
    }
  }

  @Test(arguments: [
    ("banner", "title", 1), ("banner", "message", 2), ("carousel", "items[].title", 2),
    ("carousel", "items[].message", 2), ("stories", "items[].title", 2),
    ("stories", "items[].message", 2), ("modal", "buttons[].text", 1),
    ("spinwheel", "segments[].message", 1),
  ])
  func linesAreAsSeen(_ type: String, _ place: String, _ lines: Int) throws {
    let block = try #require(Catalogue.displayType(named: type)).block
    let field = try #require(SchemaPath(place).flatMap { block.field(at: $0) })
    #expect(field.lettering?.lines.ios == lines)
  }

  @Test func headlinesOfCardsMayWrap() throws {
    for name in ["modal", "sheet", "fullscreen", "video", "scratchcard", "spinwheel"] {
      let block = try #require(Catalogue.displayType(named: name)).block
      let title = try #require(block.field(named: "title")?.lettering)
      #expect(title.lines.ios == nil)
    }
  }
}
