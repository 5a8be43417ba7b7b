import JSONTree
import Schema
import Testing
import Wording

@testable import Rendering

/// Sketches of messages in the cells of a terminal.
@Suite struct SketchTests {
  @Test func thereIsALayoutOfEachType() {
    #expect(Stage.layouts.keys.sorted() == Catalogue.displayTypes.map(\.name).sorted())
  }

  @Test func phonesThatLookTheSameAreOneSketch() {
    let sheet = preview(sample("sheet"), targets: Target.newestOfAll).sketches(in: .full)
    #expect(sheet.map { $0.phones.map(\.target.platform) } == [[.ios, .android]])
    let modal = preview(sample("modal"), targets: Target.newestOfAll).sketches(in: .full)
    #expect(modal.map { $0.phones.map(\.target.platform) } == [[.ios], [.android]])
  }

  @Test(arguments: Catalogue.displayTypes)
  func theFirstViewsOfAndroidAreDrawnApart(_ type: DisplayType) throws {
    let targets = try ["android@6.10.0", "android@6.10.1"].map { try #require(Target($0)) }
    let sketches = preview(sample(type.name), targets: targets).sketches(in: .full)
    let isApart = type.name == "banner" || type.name == "carousel"
    #expect(sketches.map(\.phones.count) == (isApart ? [1, 1] : [2]))
  }

  @Test func aPhoneThatShowsNothingIsDrawnOnlyWhereNoneShowsAnything() {
    let shown = phone(sample("pip"))
    let dropped = phone(sample("pip"), on: .newest(.android), "dropped", because: ["no pip"])
    let both = Preview(title: "", phones: [shown, dropped], otherLocale: nil, remarks: [])
    #expect(both.sketches(in: .full).map(\.pictures.count) == [1, 0])
    let alone = Preview(title: "", phones: [dropped], otherLocale: nil, remarks: [])
    #expect(alone.sketches(in: .plain).map(\.pictures.count) == [1])
    #expect(alone.sketches(in: .plain)[0].text.contains("no message"))
  }

  @Test func onlyTheFirstLanguageIsDrawnIfThatIsAskedFor() {
    let document = Document(
      parsing: ##"""
        {"displayType":"modal","modal":{"title":{"text":"{{T|text|Hi}}","color":"#000"}}}
        """##)
    let strings = Document(
      parsing: """
        {"default_language":"en","localization":{"en":{"T":"Hello"},"de":{"T":"Hallo"}}}
        """)
    let preview = preview(document, translations: strings, locales: ["de", "en"])
    #expect(preview.sketches(in: .plain, isFirstLanguageOnly: true).map(\.phones.count) == [1])
    let texts = preview.sketches(in: .plain).map(\.text)
    #expect(texts.count == 2 && texts[0].contains("Hallo") && texts[1].contains("Hello"))
  }

  @Test func darkIsDrawnInItsOwnColours() {
    let document = Document(
      parsing: ##"""
        {"displayType":"modal","modal":{"background":"#ffffff",
          "title":{"text":"A","color":"#000000"},"dark":{"background":"#010203"}}}
        """##)
    var preview = preview(document)
    #expect(!preview.sketches(in: .full)[0].text.contains("48;2;1;2;3m"))
    preview.view.isDark = true
    #expect(preview.sketches(in: .full)[0].text.contains("48;2;1;2;3m"))
  }

  @Test func whatHasNoRoomIsCountedOrCut() {
    let button: Value = [
      "text": ["text": "Go", "color": "#000"], "background": "#fff",
      "border": ["color": "#fff", "radius": 0],
    ]
    let value: Value = [
      "displayType": "modal",
      "modal": [
        "background": "#fff", "title": ["text": .string(String(repeating: "long ", count: 2000))],
        "buttons": .array(Array(repeating: button, count: 500)),
      ],
    ]
    let text = preview(Document(parsing: value.compact)).sketches(in: .plain)[0].text
    let shown = text.components("Go")
    #expect(shown > 3 && text.contains("and \(500 - shown) more"))
    #expect(text.contains("…"))
  }

  @Test func theSliceThatWinsIsNamed() {
    let pictures = preview(sample("spinwheel")).sketches(in: .plain)[0].pictures
    #expect(pictures.map(\.note) == [nil, "stops at \"Scoop\""])
    #expect(pictures[1].lines.joined().contains("A scoop on us"))
  }

  @Test func aPictureIsNeverLoaded() {
    for type in Catalogue.displayTypes {
      let text = preview(sample(type.name)).sketches(in: .plain)[0].text
      #expect(!text.contains("http") && !text.contains("data:"))
    }
  }
}

extension SketchStyle {
  static let full = SketchStyle.colors(.full)
  static let plain = SketchStyle.outlines(isASCII: false)
}

extension Sketch {
  /// All that is drawn.
  var text: String { pictures.flatMap(\.lines).joined(separator: "\n") }
}

extension String {
  /// How often a text is in this one.
  fileprivate func components(_ part: String) -> Int {
    indices.count { self[$0...].hasPrefix(part) }
  }
}
