import Authoring
import JSONTree
import Schema
import SourceText
import TestSupport
import Testing

private func type(_ name: String) throws -> DisplayType {
  try #require(Catalogue.displayType(named: name))
}

private func block(_ text: String, to name: String) throws -> Value {
  try template(text).converted(to: type(name)).template.block
}

/// Where single fields go.
@Suite struct ConversionTests {
  private let button = """
    { "text": { "text": "Go", "color": "#111" }, "background": "#222", \
    "border": { "color": "#333", "radius": 4 }, "action": { "type": "url", "url": "https://a.b" } }
    """

  private func modal(_ more: String = "") -> String {
    """
    {"displayType":"modal","modal":{"showClose":true,"dimBackground":false,"background":"#EEE",\
    \(more)"buttons":[\(button),\(button)]}}
    """
  }

  @Test func theFirstButtonsActionBecomesTheTap() throws {
    let conversion = try template(modal()).converted(to: type("banner"))
    #expect(
      try conversion.template.block["action"] == ["type": "url", "url": "https://a.b"])
    #expect(conversion.kept.contains { $0.name == "action" && $0.source == "buttons[0].action" })
    #expect(conversion.lost.contains("buttons[1]"))
    #expect(conversion.lost.contains("buttons[0].text"))
  }

  @Test func aTapBecomesALabelledButton() throws {
    let banner = try starter("banner")
    let action = try #require(banner.block["action"])
    let conversion = try banner.converted(to: type("sheet"))
    guard case .array(let buttons)? = try conversion.template.block["buttons"] else {
      throw EditError(.absent, "no buttons")
    }
    #expect(buttons.count == 1)
    #expect(buttons[0]["action"] == action)
    #expect(conversion.new.contains { $0.name == "buttons[0]" && $0.source == "action" })
    #expect(conversion.blanks == ["buttons[0].text"])
  }

  @Test func theFirstStopOfAGradientStays() throws {
    let wheel = try starter("spinwheel").text(setting: "background", to: "#111,#222")
    let conversion = try template(wheel).converted(to: type("modal"))
    #expect(try conversion.template.block["background"] == "#111")
    #expect(conversion.changed.first?.old == ##"["#111", "#222"]"##)
    #expect(try template(wheel).converted(to: type("scratchcard")).changed.isEmpty)
  }

  @Test func aCardTakesThePictureAndTheFillOfACoverAndBack() throws {
    let text = """
      {"displayType":"fullscreen","fullscreen":{"showClose":true,\
      "cover":{"image":"https://a.b/c.jpg","background":"#123"},"buttons":[]}}
      """
    let modal = try block(text, to: "modal")
    #expect(modal["image"] == "https://a.b/c.jpg")
    #expect(modal["background"] == "#123")
    let back = try template(text).converted(to: type("modal")).template
      .converted(to: type("fullscreen")).template
    #expect(try back.block["cover"] == template(text).block["cover"])
  }

  @Test func theFoilIsNotTheFillOfACard() throws {
    let card = try starter("scratchcard").text(setting: "background", to: "#ABC")
    #expect(try block(card, to: "modal")["background"] == "#ABC")
  }

  @Test func thePrizeThatAPhoneShowsSurvives() throws {
    let wheel = try starter("spinwheel")
    let block = try wheel.block
    guard case .array(let segments)? = block["segments"],
      case .number(let number)? = block["winIndex"], let index = Int(number)
    else { throw EditError(.absent, "no segments") }
    let prize = try #require(segments[index]["reward"])
    #expect(try wheel.converted(to: type("scratchcard")).template.block["reward"] == prize)
  }

  @Test func aPrizeServesOnlyWhereTheCardHasNoWordsOfItsOwn() throws {
    let card = try starter("scratchcard")
    let own = try card.block["title"]
    #expect(try card.converted(to: type("modal")).template.block["title"] == own)
    let bare = try card.unsetting(FieldPath(parsing: "title")).template
    #expect(
      try bare.converted(to: type("modal")).template.block["title"]
        == card.block["reward"]?["title"])
  }

  @Test func wordsOnPicturesGetADarkFill() throws {
    #expect(
      try starter("stories").converted(to: type("modal")).template.block["background"]
        == "#1F1F1FFF")
    #expect(
      try starter("pip").converted(to: type("modal")).template.block["background"] == "#FFFFFFFF")
  }

  @Test func darkModeGoesTheSameWay() throws {
    let text = """
      {"displayType":"video","video":{"showClose":true,"loop":true,"muted":true,\
      "url":"https://a.b/c.mp4","poster":"https://a.b/c.jpg","title":{"text":"T","color":"#FFF"},\
      "buttons":[\(button),\(button)],"dark":{"poster":"https://a.b/d.jpg","fallback":"https://a.b/f.jpg",\
      "title":{"color":"#000"},"buttons":[{"background":"#000"},{"background":"#111"}]}}}
      """
    #expect(
      try block(text, to: "modal")["dark"] == [
        "image": "https://a.b/d.jpg", "title": ["color": "#000"],
        "buttons": [["background": "#000"], ["background": "#111"]],
      ])
    #expect(
      try block(text, to: "stories")["dark"] == [
        "items": [
          [
            "title": ["color": "#000"], "image": "https://a.b/d.jpg",
            "buttons": [["background": "#000"], ["background": "#111"]],
          ]
        ]
      ])
    #expect(
      try block(text, to: "scratchcard")["dark"] == [
        "cover": ["image": "https://a.b/d.jpg"], "title": ["color": "#000"],
        "reward": ["button": ["background": "#000"]],
      ])
    #expect(try template(text).converted(to: type("modal")).lost.contains("dark.fallback"))
  }

  @Test func whatThePhonesSkipStays() throws {
    let sheet = try block(modal(#""note":[1.50],"code":7,"#), to: "sheet")
    #expect(sheet["note"] == [.number("1.50")])
    #expect(sheet["code"] == 7)
    // Where the new type knows the name, phones would no longer skip it.
    #expect(try block(modal(#""autoDismiss":"x","#), to: "banner")["autoDismiss"] == nil)
  }

  @Test func placeholdersStayAsTheyAre() throws {
    let title = #""title":{"text":"{{title|text|Hi}}","color":"{{ink|color|#000}}"},"#
    guard case .array(let items)? = try block(modal(title), to: "carousel")["items"] else {
      throw EditError(.absent, "no items")
    }
    #expect(items[0]["title"] == ["text": "{{title|text|Hi}}", "color": "{{ink|color|#000}}"])
  }

  @Test func nothingToCarryIsTold() throws {
    let text = #"{"displayType":"carousel","carousel":{"showClose":true,"items":[{}]}}"#
    #expect(try !template(text).converted(to: type("modal")).carriesSomething)
    #expect(try template(modal()).converted(to: type("sheet")).carriesSomething)
  }
}

/// What of the file stays as it is.
@Suite struct ConversionLayoutTests {
  private let windows =
    "{\r\n\t\"inAppId\": 7,\r\n\t\"displayType\": \"Modal\",\r\n\t\"modal\": {\r\n\t\t\"showClose\": true,"
    + "\r\n\t\t\"dimBackground\": true,\r\n\t\t\"background\": \"#FFF\",\r\n\t\t\"title\": { \"text\": \"Hi\", "
    + "\"color\": \"{{ink|color|#1F1F1FFF}}\" },\r\n\t\t\"buttons\": []\r\n\t},"
    + "\r\n\t\"x\" : [ 1.0 ]\r\n}"

  @Test func allButTheBlockKeepsItsBytes() throws {
    let text = try template(windows).converted(to: type("sheet")).template.document.source.text
    #expect(
      text == windows.replacing("\"Modal\"", with: "\"sheet\"").replacing("modal", with: "sheet"))
  }

  @Test func theNewBlockHasTheHabitsOfTheFile() throws {
    let text = try template(windows).converted(to: type("stories")).template.document.source.text
    #expect(
      text.contains("\r\n\t\"stories\": {\r\n\t\t\"showClose\": true,\r\n\t\t\"loop\": false,"))
    #expect(!text.replacing("\r\n", with: "").contains("\n"))
    #expect(text.hasSuffix("\r\n\t\"x\" : [ 1.0 ]\r\n}"))
  }

  @Test func anUnusedBlockOfThatTypeIsNotOverwritten() throws {
    let text = windows.replacing("\"x\"", with: "\"sheet\"")
    #expect(throws: EditError.self) { try template(text).converted(to: type("sheet")) }
    let new = try template(text).converted(to: type("sheet"), replacing: true).template
    #expect(new.document.isValid && new.document.duplicates.isEmpty)
    #expect(new.root.members.map(\.key) == ["inAppId", "displayType", "sheet"])
  }
}
