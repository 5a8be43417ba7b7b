import Authoring
import Foundation
import JSONTree
import Schema
import Testing

@Suite struct SettingTests {
  /// A field set to some words, and the one line of the banner that changes, before and after.
  struct Case: Sendable, CustomTestStringConvertible {
    let path: String
    let value: String
    let old: String
    let new: String
    var testDescription: String { "\(path)=\(value)" }

    init(_ path: String, _ value: String, _ old: String, _ new: String) {
      self.path = path
      self.value = value
      self.old = old
      self.new = new
    }
  }

  static let cases = [
    Case("showClose", "false", #""showClose": true"#, #""showClose": false"#),
    Case("autoDismiss", "8", #""autoDismiss": 6.0"#, #""autoDismiss": 8"#),
    Case("autoDismiss", "7.50", #""autoDismiss": 6.0"#, #""autoDismiss": 7.50"#),
    Case("title.text", "Größer, „neu“", #""New arrivals""#, #""Größer, „neu“""#),
    Case("title", "Hello", #""New arrivals""#, #""Hello""#),
    Case("title.text", "a \"quoted\" word", #""New arrivals""#, #""a \"quoted\" word""#),
    Case("/banner/title/text", "Hello", #""New arrivals""#, #""Hello""#),
    Case("$.banner.title.text", "Hello", #""New arrivals""#, #""Hello""#),
    Case(
      "action", "close", #"{ "type": "url", "url": "exampleapp://new" }"#, #"{ "type": "close" }"#),
    Case(
      "action", "https://example.com/x",
      #"{ "type": "url", "url": "exampleapp://new" }"#,
      #"{ "type": "url", "url": "https://example.com/x" }"#),
    Case(
      "title", ##"{"text": "A", "color": "#000"}"##,
      ##"{ "text": "New arrivals", "color": "#FFFFFFFF" }"##,
      ##"{ "text": "A", "color": "#000" }"##),
    Case(
      "image", "https://example.com/a.jpg", ##""background": "#4B5057FF","##,
      ##"""
      "background": "#4B5057FF",
          "image": "https://example.com/a.jpg",
      """##),
    Case(
      "message", "Tap to see", ##""color": "#FFFFFFFF" },"##,
      ##"""
      "color": "#FFFFFFFF" },
          "message": { "text": "Tap to see", "color": "#FFFFFFFF" },
      """##),
    Case(
      "$.inAppId", "spring", ##""displayType": "banner","##,
      ##"""
      "displayType": "banner",
        "inAppId": "spring",
      """##),
  ]

  @Test(arguments: cases) func changesOneLineAndNothingElse(_ example: Case) throws {
    let expected = banner.replacingOccurrences(of: example.old, with: example.new)
    try #require(expected != banner)
    #expect(try template(banner).text(setting: example.path, to: example.value) == expected)
  }

  @Test(arguments: [
    ("title", "{{head|text|Hello}}", "title.text"),
    ("action", "{{link|text|https://a.b}}", "action.url"),
    ("background", "{{fill|color|#FFF}}", "background"),
  ])
  func aPlaceholderIsAStringLikeAnyOther(_ path: String, _ value: String, _ place: String) throws {
    let edited = try template(template(banner).text(setting: path, to: value))
    #expect(try edited.place(FieldPath(parsing: place)).node?.string == value)
  }

  @Test func anActionBecomesTheKindThatHasTheField() throws {
    let close = try template(banner).text(setting: "action", to: "close")
    let edited = try template(close).text(setting: "action.url", to: "https://a.b")
    let expected = banner.replacingOccurrences(of: "exampleapp://new", with: "https://a.b")
    #expect(edited == expected)
    let slide = try template(
      starter("carousel").text(setting: "items[+].action.url", to: "https://a.b"))
    let action = slide.root["carousel"]?["items"]?.elements.map { $0["action"] }.last ?? nil
    #expect(action?["type"]?.string == "url")
  }

  @Test func aNullElementIsReplaced() throws {
    let text = ##"{"displayType": "carousel", "carousel": {"showClose": true, "items": [null]}}"##
    let edited = try template(template(text).text(setting: "items[0].title", to: "Hi"))
    #expect(edited.root["carousel"]?["items"]?.count == 1)
    #expect(edited.root["carousel"]?["items"]?[0]?["title"]?["text"]?.string == "Hi")
  }

  @Test func reportsTheOldAndTheNewValue() throws {
    let wheel = try starter("spinwheel")
    let path = try FieldPath(parsing: "segments[-1].weight")
    let change = try wheel.setting(path, to: "3").change
    let last = try #require(wheel.root["spinwheel"]?["segments"]?.count) - 1
    #expect(change.name == "segments[\(last)].weight")
    #expect(change.old == "1")
    #expect(change.new == "3")
    #expect(change.inertBecause?.contains("equal slices") == true)
  }

  @Test func appendsAnElementWithWhatPhonesNeed() throws {
    let text = try starter("spinwheel").text(setting: "segments[+].message.text", to: "Free tea")
    let root = try template(text).root
    let segments = try #require(root["spinwheel"]?["segments"])
    let last = try #require(segments[segments.count - 1])
    #expect(last["message"]?["text"]?.string == "Free tea")
    #expect(last["message"]?["color"]?.string != nil)
    #expect(last["weight"]?.number == 1)
  }

  @Test func createsEveryObjectOnTheWay() throws {
    let text = try template(banner).text(setting: "dark.title.color", to: "#EEEEEE")
    #expect(try template(text).root["banner"]?["dark"]?["title"]?["color"]?.string == "#EEEEEE")
  }

  @Test func gradientsAreColoursBetweenCommas() throws {
    let wheel = try starter("spinwheel")
    let two = try template(wheel.text(setting: "background", to: "#111, #222"))
    #expect(two.root["spinwheel"]?["background"]?.elements.map(\.string) == ["#111", "#222"])
    let one = try template(wheel.text(setting: "background", to: "#111"))
    #expect(one.root["spinwheel"]?["background"]?.string == "#111")
  }

  @Test func nullIsReplacedInPlace() throws {
    let text = banner.replacingOccurrences(of: "6.0", with: "null")
    let edited = try template(text).text(setting: "autoDismiss", to: "3")
    #expect(edited == banner.replacingOccurrences(of: "6.0", with: "3"))
  }

  @Test func carriageReturnsTabsAndAByteOrderMarkStay() throws {
    let odd =
      "\u{FEFF}"
      + banner.replacingOccurrences(of: "\n", with: "\r\n")
      .replacingOccurrences(of: "    ", with: "\t\t")
    let edited = try template(odd).text(setting: "image", to: "https://example.com/a.jpg")
    let expected = odd.replacingOccurrences(
      of: "\"background\": \"#4B5057FF\",\r\n",
      with: "\"background\": \"#4B5057FF\",\r\n\t\t\"image\": \"https://example.com/a.jpg\",\r\n")
    #expect(Array(edited.utf8) == Array(expected.utf8))
  }

  @Test func whatIsCreatedBesideIsNamed() throws {
    let change = try template(banner).setting(FieldPath(parsing: "message"), to: "Hi").change
    let color = try #require([change].flattened.last)
    #expect(color.name == "message.color" && color.new == "#FFFFFFFF" && color.isInvented)
    #expect(color.note == "taken from title")
    let alone = try template(banner).unsetting(FieldPath(parsing: "title")).template
    let example = try alone.setting(FieldPath(parsing: "message"), to: "Hi").change
    #expect([example].flattened.last?.note == "an example to start from")
    #expect([example].flattened.last?.new == "#1F1F1FFF")
  }

  @Test func whatIsAskedForAfterwardsIsNotNamedTwice() throws {
    let bare = try template(banner).unsetting(FieldPath(parsing: "title")).template
    let words = try bare.setting(FieldPath(parsing: "title"), to: "Hi")
    let color = try words.template.setting(FieldPath(parsing: "title.color"), to: "#000")
    let lines = [words.change, color.change].flattened
    #expect(lines.map(\.name) == ["title.text", "title.color"])
    #expect(lines.map(\.old) == [nil, nil])
  }

  @Test func nullOnTheWayCountsAsMissing() throws {
    let text = banner.replacingOccurrences(
      of: ##"{ "text": "New arrivals", "color": "#FFFFFFFF" }"##, with: "null")
    let edited = try template(template(text).text(setting: "title", to: "Hi"))
    #expect(edited.root["banner"]?["title"]?["text"]?.string == "Hi")
    #expect(edited.root["banner"]?["title"]?["color"]?.string == "#1F1F1FFF")
  }

  @Test func aPrizeWithACodeNeedsNoTitle() throws {
    let bare = try starter("spinwheel").unsetting(
      FieldPath(parsing: "segments[1].reward")
    ).template
    let text = try bare.text(setting: "segments[1].reward.code", to: "TEN")
    #expect(text.contains(#""reward": { "code": "TEN" }"#))
  }

  @Test func theKindOfAnActionThatChangesIsNamed() throws {
    let close = try template(template(banner).text(setting: "action", to: "close"))
    let change = try close.setting(FieldPath(parsing: "action.url"), to: "https://a.b").change
    let tag = try #require(change.others.first)
    #expect(tag.name == "action.type" && tag.old == "close" && tag.new == "url")
  }

  @Test func commasInsideAPlaceholderSeparateNoColours() throws {
    let wheel = try starter("spinwheel")
    let edited = try template(
      wheel.text(setting: "background", to: "{{a|color|#111,x}}, #222"))
    let stops = edited.root["spinwheel"]?["background"]?.elements.map(\.string)
    #expect(stops == ["{{a|color|#111,x}}", "#222"])
  }

  @Test(arguments: ["{name|text|friend}", "{{a|text|b}} and {{c|text|d}}"])
  func bracesOfAPlaceholderMakeNoObject(_ words: String) throws {
    let edited = try template(template(banner).text(setting: "title", to: words))
    #expect(edited.root["banner"]?["title"]?["text"]?.string == words)
  }
}
