import Schema
import Testing

@testable import Inbox

/// A message and the card that each set of rules draws for it.
struct CardRow: CustomTestStringConvertible, Sendable {
  let members: String
  /// On 7.0.40, on 7.1.2 and 7.1.3, on 7.2.7.
  let cards: [String]

  init(_ members: String, _ first: String, _ rich: String, _ strict: String) {
    self.members = members
    cards = [first, rich, strict]
  }

  init(_ members: String, _ everywhere: String) {
    self.init(members, everywhere, everywhere, everywhere)
  }

  var testDescription: String { members }
}

private let image = #""inbox_image": "https://a.example/1.png", "#
private let title = #""ios_title": "T", "#
private let content = #""content": "C", "#
private let words = title + content

private func data(_ members: String) -> String { #""data": {\#(members)}"# }
private func type(_ name: String, _ more: String = "") -> String {
  data(#""displayType": "\#(name)"\#(more.isEmpty ? "" : ", ")\#(more)"#)
}
private let slide = #"{"image": "https://a.example/1.jpg"}"#
private func slides(_ list: String) -> String { #""carousel": \#(list)"# }
private func film(_ url: String) -> String { #""video": {"url": "\#(url)"}"# }
private let clip = film("https://a.example/c.mp4")
private let pass = #""wallet": "https://a.example/p.pkpass""#

/// Each row of what is known of the inbox, for old and new releases.
@Suite struct CardTableTests {
  static let heuristic = [
    CardRow(words, "classic"), CardRow("", "classic"),
    CardRow(image, "banner"), CardRow(image + content, "banner"),
    CardRow(image + words, "captioned"),
    CardRow(image + title, "captioned", "captioned", "classic"),
    CardRow(image + words + type("poster"), "captioned"),
    CardRow(image + words + type(""), "captioned"),
    CardRow(image + words + type("default"), "captioned"),
    CardRow(image + words + data(#""displayType": 3"#), "captioned"),
    CardRow(image + #""title": "T", "content": "C""#, "captioned"),
    CardRow(image + #""ios_title": "", "title": "T", "content": "C""#, "banner"),
    CardRow(image + #""ios_title": null, "title": "T", "content": "C""#, "captioned"),
    CardRow(image + title + #""content": """#, "captioned", "captioned", "classic"),
  ]

  static let asked = [
    CardRow(type("banner"), "classic"), CardRow(image + type("banner"), "banner"),
    CardRow(image + words + type("banner"), "banner"),
    CardRow(image + words + type("BANNER"), "banner"),
    CardRow(words + type("captioned"), "classic"),
    CardRow(image + words + type("captioned"), "captioned"),
    CardRow(image + words + type("Captioned"), "captioned"),
    CardRow(image + type("captioned"), "captioned", "captioned", "classic"),
    CardRow(image + title + type("captioned"), "captioned", "captioned", "classic"),
    CardRow(image + content + type("captioned"), "captioned", "captioned", "classic"),
    CardRow(type("classic"), "classic"), CardRow(image + words + type("classic"), "classic"),
  ]

  static let rich = [
    CardRow(words + type("carousel", slides("[\(slide)]")), "classic", "carousel", "carousel"),
    CardRow(type("carousel", slides("[\(slide)]")), "classic", "carousel", "classic"),
    CardRow(title + type("carousel", slides("[\(slide)]")), "classic", "carousel", "classic"),
    CardRow(words + type("carousel"), "classic"),
    CardRow(words + type("carousel", slides("[]")), "classic"),
    CardRow(words + type("carousel", slides(slide)), "classic"),
    CardRow(words + type("carousel", slides(#"[{"image": ""}, {"title": "x"}, 7]"#)), "classic"),
    CardRow(
      words + type("carousel", slides(#"[{"image": "no address"}]"#)), "classic", "carousel",
      "carousel"),
    CardRow(
      image + words + type("carousel", slides("[\(slide)]")), "captioned", "carousel", "carousel"),
    CardRow(words + type("video", clip), "classic", "video", "video"),
    CardRow(type("video", clip), "classic", "video", "video"),
    CardRow(type("video", film("HTTP://a.example/c.mp4")), "classic", "video", "video"),
    CardRow(words + type("video", film("ftp://a.example/c.mp4")), "classic"),
    CardRow(words + type("video", film("")), "classic"),
    CardRow(words + type("video", #""video": "https://a.example/c.mp4""#), "classic"),
    CardRow(words + type("video"), "classic"),
    CardRow(words + type("wallet", pass), "classic", "wallet", "wallet"),
    CardRow(
      type("wallet", #""wallet": {"pass": "https://a.example/p"}"#),
      "classic", "wallet", "wallet"),
    CardRow(type("wallet", #""wallet": "shoebox://p""#), "classic"),
    CardRow(type("wallet", #""wallet": {"url": "https://a.example/p"}"#), "classic"),
    CardRow(
      words + type("wallet", #""image": "https://a.example/i.png", "# + pass),
      "captioned", "wallet", "wallet"),
  ]

  static let places = [
    CardRow(
      words
        + #""data": "{\"displayType\": \"video\", \"video\": {\"url\": \"https://a.example/c\"}}""#,
      "classic", "video", "video"),
    CardRow(image + words + #""data": "not json""#, "captioned"),
    CardRow(image + words + #""data": "[1]""#, "captioned"),
    CardRow(
      image + words + type("captioned") + #", "ios_root_params": {"displayType": "banner"}"#,
      "banner"),
    CardRow(
      image + words + #""ios_root_params": {"userdata": {"displayType": "banner"}}"#, "banner"),
    CardRow(
      image + words + #""ios_root_params": {"u": "{\"displayType\": \"banner\"}"}"#, "banner"),
    CardRow(
      words + type("video", clip) + #", "ios_root_params": {"video": "of another kind"}"#,
      "classic", "video", "video"),
    CardRow(
      words + type("video", clip)
        + #", "ios_root_params": {"video": {"url": "ftp://a.example/c"}}"#,
      "classic"),
    CardRow(words + data(#""image": "https://a.example/i.png""#), "captioned"),
    CardRow(
      words + #""ios_root_params": {"attachment": "https://a.example/i.png"}"#,
      "classic", "classic", "captioned"),
    CardRow(
      words + #""ios_root_params": {"b": "ftp://a.example/i.png"}"#, "classic"),
  ]

  @Test(arguments: heuristic + asked + rich + places)
  func everyRow(_ row: CardRow) throws {
    var members = row.members
    if members.hasSuffix(", ") { members.removeLast(2) }
    for (rules, card) in zip(InboxRules.all, row.cards) {
      #expect(try choice(members, rules).card.name == card, "\(rules.since)")
    }
  }

  @Test func theOldAndTheNewPageDifferInEachRowOfTheComparison() throws {
    // 6: at most five slides, and one without an image takes no place.
    let seven = Array(repeating: slide, count: 7).joined(separator: ",")
    let list = words + type("carousel", slides("[{}, \(seven)]"))
    let old = try choice(list, .rich).slides.map(\.fate)
    let new = try choice(list, .strict).slides.map(\.fate)
    #expect(old == [.dropped] + Array(repeating: .shown, count: 7))
    #expect(
      new == [.dropped] + Array(repeating: .shown, count: 5)
        + Array(repeating: .beyondLimit, count: 2))
  }

  @Test func betweenReleasesOfKnownRulesBothArePossible() {
    func rules(_ version: SDKVersion) -> [InboxRules] {
      InboxRules.possible(on: Target(.ios, version))
    }
    #expect(rules(.init(7, 0, 39)).isEmpty)
    #expect(rules(.init(7, 0, 40)) == [.first])
    #expect(rules(.init(7, 1, 0)) == [.first, .rich])
    #expect(rules(.init(7, 1, 2)) == [.rich] && rules(.init(7, 1, 3)) == [.rich])
    #expect(rules(.init(7, 1, 4)) == [.rich, .strict])
    #expect(rules(.init(7, 2, 4)) == [.rich, .strict])
    #expect(rules(.init(7, 2, 7)) == [.strict] && rules(.init(8, 0)) == [.strict])
    #expect(InboxRules.possible(on: Target(.android, .init(6, 13))).isEmpty)
  }
}
