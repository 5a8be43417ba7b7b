import Checking
import JSONTree
import Schema
import Testing

@testable import Rendering

/// What the script is told to draw.
@Suite struct SceneTests {
  @Test func aTextHasItsLookAndItsPlace() {
    let title = preview(sample("banner")).data.at("scenes.0.title")
    #expect(title?.at("label") == "Free brake check this week")
    #expect(title?.at("path") == "/banner/title")
    #expect(title?.at("lettering") == ["size": 16, "weight": 600, "lines": 1])
  }

  @Test(arguments: [
    ("#AbC", "#aabbccff"), ("#1234", "#11223344"), ("#1F1F1F", "#1f1f1fff"), (" #fff", "#ffffffff"),
    ("#01020304", "#01020304"),
  ])
  func coloursAreSpeltInOneWay(_ written: String, _ drawn: String) {
    #expect(CSSColor(written)?.text == drawn)
  }

  @Test(arguments: ["", "#", "red", "#12345", "#+12", "#ff;x", "url(x)", "#fff\u{0}", "#ｆｆｆ"])
  func whatIsNoColourIsNotDrawn(_ written: String) {
    #expect(CSSColor(written) == nil)
  }

  @Test func numbersComeWithinTheirLimits() {
    let pip = preview(
      #"{"displayType":"pip","pip":{"width":90,"aspectRatio":2,"position":"TOP-Left","url":"x"}}"#)
    #expect(pip.data.at("scenes.0.width") == .number("0.7"))
    #expect(pip.data.at("scenes.0.position") == "top-left")
    let story = preview(#"{"displayType":"stories","stories":{"items":[{"duration":45}]}}"#)
    #expect(story.data.at("scenes.0.items.0.duration") == 30)
    let wheel = preview(
      #"{"displayType":"spinwheel","spinwheel":{"winIndex":7.9,"segments":[{},{}]}}"#)
    #expect(wheel.data.at("scenes.0.winner") == 1)
  }

  @Test func aSegmentWithoutColourTakesOneOfThePalette() {
    let wheel = preview(
      ##"{"displayType":"spinwheel","spinwheel":{"segments":[{"color":"#123"},{}]}}"##)
    #expect(wheel.data.at("scenes.0.segments.0.background") == "#112233ff")
    #expect(wheel.data.at("scenes.0.segments.1.background") == "#ff2d55ff")
    #expect(wheel.data.at("scenes.0.segments.1.isColored") == false)
    #expect(wheel.data.at("phones.0.dark") == 1)
    #expect(wheel.data.at("scenes.1.segments.0.background") == "#112233ff")
    #expect(wheel.data.at("scenes.1.segments.1.background") == "#ff375fff")
  }

  @Test func theSegmentThatWinsHasItsOwnPrize() {
    let wheel = preview(
      """
      {"displayType":"spinwheel","spinwheel":{"winIndex":1,"reward":{"code":"ALL"},
        "segments":[{},{"reward":{"code":"OWN"}}]}}
      """)
    #expect(wheel.data.at("scenes.0.prize.code") == "OWN")
  }

  @Test(arguments: [
    ("modal", #""buttons":[]"#, true), ("modal", #""buttons":[{}]"#, false),
    ("banner", "", false), ("sheet", #""buttons":[]"#, false), ("carousel", "", true),
    ("pip", "", true), ("scratchcard", #""reward":{"code":"A"}"#, true),
    ("scratchcard", #""reward":{"button":{}}"#, false), ("stories", "", false),
    ("fullscreen", "", true), ("video", #""buttons":[{}]"#, false),
  ])
  func iOSShowsTheCloseButtonByItsOwnRule(_ type: String, _ rest: String, _ shows: Bool) {
    let fields = [#""showClose":false"#, rest].filter { !$0.isEmpty }.joined(separator: ",")
    let data = preview(#"{"displayType":"\#(type)","\#(type)":{\#(fields)}}"#).data
    #expect(data.at("scenes.0.closes") == .boolean(shows))
  }

  @Test func aDarkOverlayReplacesColoursAndPicturesOnly() {
    let document = Document(
      parsing: """
        {"displayType":"modal","modal":{"background":"#fff","title":{"text":"A","color":"#000"},
          "buttons":[{"background":"#111"},{"background":"#222"}],
          "dark":{"background":"#000","title":{"text":"B","color":"#eee"},"message":{"color":"#fff"},
            "image":"https://example.com/night.jpg","buttons":[{},{"background":"#333"}]}}}
        """)
    let data = preview(document, targets: [.newest(.ios), Target(.ios, SDKVersion(7, 2, 4))]).data
    #expect(data.at("phones.0.dark") == 1)
    #expect(data.at("phones.1.dark") == .null)
    let dark = data.at("scenes.1")
    #expect(dark?.at("background") == "#000000ff")
    #expect(dark?.at("title.label") == "A")
    #expect(dark?.at("title.labelColor") == "#eeeeeeff")
    #expect(dark?.at("image.url") == "https://example.com/night.jpg")
    #expect(dark?.at("message") == nil)
    #expect(dark?.at("buttons.0.background") == "#111111ff")
    #expect(dark?.at("buttons.1.background") == "#333333ff")
  }

  @Test(arguments: [
    #""dark":7"#, ##""dark":{"background":"red"}"##, #""dark":{"buttons":[]}"#,
    ##""dark":{"title":"#fff"}"##, #""dark":{"background":9}"#,
  ])
  func aBrokenOverlayLeavesTheMessageLight(_ overlay: String) {
    let data = preview(
      """
      {"displayType":"modal","modal":{"background":"#fff","title":{"text":"A","color":"#000"},
        "buttons":[{"background":"#111"}],\(overlay)}}
      """
    ).data
    #expect(data.at("phones.0.dark") == .null)
  }

  @Test func eachLanguageHasItsTextsAndLikeScenesAreToldOnce() {
    let document = Document(
      parsing:
        ##"{"displayType":"modal","modal":{"title":{"text":"{{T|text|Hi}}","color":"#000"}}}"##)
    let strings = Document(
      parsing: """
        {"default_language":"en","localization":{"en":{"T":"Hello"},"de":{"T":"Hallo"}}}
        """)
    let data = preview(
      document, translations: strings, targets: Target.newestOfAll, locales: ["en", "de", "fr"]
    ).data
    #expect(data.at("scenes.0.title.label") == "Hello")
    #expect(data.at("phones.1.light") == 1)
    #expect(data.at("scenes.1.title.label") == "Hallo")
    #expect(data.at("phones.2.light") == 0)
    #expect(data.at("languages.1.name") == "German (de)")
  }

  @Test func whatIsDroppedHasNoScene() {
    let phone = phone(sample("pip"), on: .newest(.android), "dropped", because: ["no pip"])
    let page = Preview(title: "x", phones: [phone], otherLocale: nil, remarks: [])
    #expect(page.data.at("phones.0.light") == .null)
    #expect(page.data.at("phones.0.reasons.0") == "no pip")
  }
}
