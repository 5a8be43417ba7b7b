import JSONTree
import Schema
import Testing

@testable import Inbox

/// What the verdicts of a message with these members say of its card on a release.
private func look(
  _ members: String, on version: SDKVersion? = nil, in locales: [String] = []
) throws -> CardLook {
  let target = version.map { Target(.ios, $0) } ?? .newest(.ios)
  return try #require(looks(members, on: target, in: locales).first)
}

private func looks(
  _ members: String, on target: Target, in locales: [String] = [], drawn: Int = 1
) -> [CardLook] {
  InboxReport(
    request(members), targets: [target], concerned: [target], locales: locales, drawn: drawn
  ).verdicts.compactMap(\.look)
}

private let old = SDKVersion(7, 1, 3)
private let gate = #""inbox_days": 7, "#
private let image = #""inbox_image": "https://a.example/1.png", "#
private let words = #""ios_title": "T", "content": "C", "#
private let place = "/request/notifications/0"

/// What cards show, where it stands, and what taps do.
@Suite struct CardLookTests {
  @Test func namesEachPartAndItsPlace() throws {
    let look = try look(
      image + words + #""data": {"pinned": 1, "buttons": [{"title": "B", "action": "dismiss"}, 5]}"#
    )
    #expect(look.card == "captioned" && look.asked == nil && look.pointer == place)
    #expect(look.title == CardPiece(text: "T", pointer: place + "/ios_title"))
    #expect(look.content == CardPiece(text: "C", pointer: place + "/content"))
    #expect(look.image?.pointer == place + "/inbox_image")
    #expect(look.isPinned && look.sent == nil && look.opening == nil && look.tap == .nothing)
    #expect(look.buttons.map(\.tap) == [.dismisses])
    #expect(look.buttons.map(\.title.pointer) == [place + "/data/buttons/0/title"])
  }

  @Test func partsInsideAStringStandWhereItDoes() throws {
    let look = try look(
      image + words + #""data": "{\"buttons\": [{\"title\": \"B\", \"action\": \"markRead\"}]}""#)
    #expect(look.buttons.map(\.pointer) == [place + "/data"])
    #expect(look.buttons.map(\.tap) == [.marksRead])
  }

  @Test func onlyWhatTheCardShowsIsThere() throws {
    let parts = #"""
      "video": {"url": "https://a.example/c.mp4", "poster": "https://a.example/p.png"},
      "carousel": [{"image": "https://a.example/2.png"}], "buttons": [{"title": "B"}]
      """#
    func look(_ type: String) throws -> CardLook {
      try InboxTests.look(image + words + #""data": {"displayType": "\#(type)", \#(parts)}"#)
    }
    let banner = try look("banner")
    #expect(banner.image != nil && banner.slides.isEmpty && banner.buttons.isEmpty)
    #expect(banner.opening == nil)
    let carousel = try look("carousel")
    #expect(carousel.image == nil && carousel.slides.count == 1 && carousel.buttons.isEmpty)
    let video = try look("video")
    #expect(video.image?.text == "https://a.example/p.png" && video.buttons.isEmpty)
    #expect(video.opening?.tap == .plays("https://a.example/c.mp4"))
    let wallet = try look("wallet")
    #expect(wallet.card == "classic" && wallet.asked == "wallet" && wallet.buttons.count == 1)
    #expect(wallet.image == nil && wallet.icon?.text == "https://a.example/1.png")
  }

  /// The attachment is shown large; the picture of the message is then the small one.
  @Test func theIconIsThePictureOfTheMessage() throws {
    let attached = #""ios_root_params": {"attachment": "https://a.example/a.png"}, "#
    let both = try look(image + words + attached + #""data": {}"#)
    #expect(both.image?.text == "https://a.example/a.png")
    #expect(both.image?.pointer == place + "/ios_root_params/attachment")
    #expect(both.icon?.text == "https://a.example/1.png")
    let same = #""ios_root_params": {"attachment": "https://a.example/1.png"}, "#
    #expect(try look(image + words + same + #""data": {}"#).icon == nil)
    #expect(try look(image + words + #""data": {}"#).icon == nil)
    let before = try look(image + words + attached + #""data": {}"#, on: old)
    #expect(before.image?.text == "https://a.example/1.png" && before.icon == nil)
  }

  @Test func slidesGoWithoutPicturesAndBeyondTheLimit() throws {
    let slides = (0..<7).map { #"{"image": "\#($0 == 1 ? "" : "i\($0)")"}"# }
    let members =
      gate + words
      + #""data": {"displayType": "carousel", "carousel": [\#(slides.joined(separator: ","))]}"#
    let shown = [0, 2, 3, 4, 5, 6].map { "\(place)/data/carousel/\($0)" }
    #expect(try look(members).slides.map(\.pointer) == Array(shown.prefix(5)))
    #expect(try look(members, on: old).slides.map(\.pointer) == shown)
  }

  @Test func tapsOpenWhatTheyNameOrWhatTheMessageDoes() throws {
    let data = #"""
      "data": {"displayType": "carousel", "carousel": [
        {"image": "i", "url": "https://a.example/s"}, {"image": "i"}, {"image": "i", "url": "no"},
        {"image": "i", "url": "javascript:alert(1)"}
      ]}
      """#
    func taps(_ more: String, _ version: SDKVersion? = nil) throws -> [CardTap] {
      let look = try look(gate + words + more + data, on: version)
      return [look.tap] + look.slides.map(\.tap)
    }
    let own = CardTap.opens("https://a.example/s")
    let script = "javascript:alert(1)"
    #expect(try taps("") == [.nothing, own, .nothing, .nothing, .refuses(script)])
    #expect(try taps("", old) == [.nothing, own, .nothing, .nothing, .opens(script)])
    let link = #""link": "app://x", "#
    let opens = CardTap.opens("app://x")
    #expect(try taps(link) == Array(repeating: opens, count: 5))
    #expect(try taps(link, old) == [opens, own, opens, opens, .opens(script)])
    let page = CardTap.showsPage("AAAAA-BBBBB")
    #expect(try taps(#""rich_media": "AAAAA-BBBBB", "#) == Array(repeating: page, count: 5))
  }

  @Test func ownLinksTakeTheTapsOfLinkButtonsOnly() throws {
    let data = #"""
      "link": "app://x", "data": {"buttons": [
        {"title": "1", "url": "https://a.example/b"}, {"title": "2", "action": "dismiss"},
        {"title": "3", "action": "markRead"}, {"title": "4", "action": "custom", "n": 1}
      ]}
      """#
    let rest: [CardTap] = [.dismisses, .marksRead, .tellsApp(#"{ "n": 1 }"#)]
    let now = try look(gate + words + data).buttons.map(\.tap)
    #expect(now == [.opens("app://x")] + rest)
    let before = try look(gate + words + data, on: old).buttons.map(\.tap)
    #expect(before == [.opens("https://a.example/b")] + rest)
  }

  @Test func filmsAndPassesOwnTheirCards() throws {
    func opening(_ more: String, _ version: SDKVersion? = nil) throws -> CardOpening {
      let pass = #""data": {"displayType": "wallet", "wallet": "https://a.example/p"}"#
      return try #require(try look(gate + words + more + pass, on: version).opening)
    }
    let (now, before) = (try opening(""), try opening("", old))
    #expect(now.tap == .addsPass("https://a.example/p") && now.ownsCard)
    #expect(before.tap == now.tap && !before.ownsCard)
    #expect(now.pointer == place + "/data/wallet")
    let link = #""link": "app://x", "#
    #expect(try opening(link).tap == .opens("app://x"))
    #expect(try opening(link, old).tap == .addsPass("https://a.example/p"))
  }

  @Test func wordsAreThoseOfTheLanguage() throws {
    let members = gate + #""content": {"en": "Hi", "DE": "Da", "x.y": "?"}, "title": {"en": "T"}"#
    let german = try look(members, in: ["de"])
    #expect(german.content == CardPiece(text: "Da", pointer: place + "/content/DE"))
    #expect(german.title?.text == "T" && german.doubtful == ["title"])
    #expect(try look(members, in: ["x.y"]).content?.pointer == place + "/content/x.y")
    #expect(try look(members, in: ["en"]).doubtful == [])
    #expect(try look(gate + #""content": 5"#).content == nil)
  }

  @Test func timesAreMinutes() throws {
    #expect(try look(gate + #""content": "C", "send_date": "now""#).sent == nil)
    #expect(try look(gate + #""content": "C", "send_date": "1970-01-02 01:02""#).sent == 1502)
  }

  @Test func androidShowsTitleWordsAndPicture() throws {
    let members =
      image + words
      + #""android_header": "A", "data": {"pinned": true, "image": "https://a.example/2.png", "buttons": [{"title": "B"}]}"#
    let look = try #require(looks(members, on: .newest(.android)).first)
    #expect(look.card == "plain" && look.title?.text == "A" && look.content?.text == "C")
    #expect(look.icon?.text == "https://a.example/1.png" && look.image == nil)
    #expect(look.buttons.isEmpty && !look.isPinned)
  }

  @Test func thereIsNoneWhereNoneIsDrawnOrKnownOrAskedFor() {
    #expect(looks(words + #""data": {}"#, on: .newest(.ios)).isEmpty)
    #expect(looks(image + words + #""platforms": [3]"#, on: .newest(.ios)).isEmpty)
    #expect(looks(image + words + #""data": {}"#, on: Target(.ios, .init(7, 0, 39))).isEmpty)
    #expect(looks(image + words + #""data": {}"#, on: .newest(.ios), drawn: 0).isEmpty)
  }
}
