import JSONTree
import Schema
import Testing

@testable import Inbox

/// Buttons, slides, pictures and pins of a message.
@Suite struct PartsTests {
  private func action(_ button: String, _ rules: InboxRules) throws -> InboxButton.Action? {
    try choice(#""data": {"buttons": [\#(button)]}"#, rules).buttons.first?.action
  }

  @Test(arguments: [
    (#""action": "dismiss", "url": "https://a.example""#, InboxButton.Action.dismiss),
    (#""action": "MarkRead""#, .markRead),
    (#""action": "markread", "url": "myapp://x""#, .markRead),
    // The vendor's page lets custom win; the SDKs do not.
    (#""action": "custom", "url": "myapp://x""#, .openURL("myapp://x")),
    (#""action": "custom", "tag": "save""#, .custom(#"{ "tag": "save" }"#)),
    (#""action": "open", "url": "myapp://x""#, .openURL("myapp://x")),
    (#""url": "https://a.example""#, .openURL("https://a.example")),
    (#""url": """#, .custom(#"{ "url": "" }"#)),
    (#""tag": 3, "url": "two words""#, .custom(#"{ "tag": 3, "url": "two words" }"#)),
    (#""action": 7"#, .custom("{}")),
  ])
  func buttonsDoOnAllReleases(_ members: String, _ expected: InboxButton.Action) throws {
    for rules in InboxRules.all {
      #expect(try action(#"{"title": "A", \#(members)}"#, rules) == expected, "\(rules.since)")
    }
  }

  @Test func anAddressWithoutASchemeOpensOnTheFirstReleaseOnly() throws {
    let button = #"{"title": "A", "url": "example.com/x"}"#
    #expect(try action(button, .first) == .openURL("example.com/x"))
    #expect(try action(button, .rich) == .custom(#"{ "url": "example.com/x" }"#))
    #expect(try action(button, .strict) == .custom(#"{ "url": "example.com/x" }"#))
  }

  @Test func buttonsWithoutATitleAreDropped() throws {
    let list =
      #""data": {"buttons": [{"title": ""}, {"url": "a:b"}, {"title": 3}, "x", {"title": "A"}]}"#
    #expect(try choice(list, .strict).buttons.map(\.title) == [nil, nil, nil, nil, "A"])
  }

  @Test func aSlideKeepsItsPlaceWithoutItsAddress() throws {
    let list = """
      "data": {"carousel": [{"image": "a", "url": "x/y", "title": ""}, {"image": "b", "url": "m:y"}]}
      """
    let slides = try choice(list, .strict).slides
    #expect(slides.map(\.url) == [nil, "m:y"])
    #expect(slides.map { $0.unusableURL != nil } == [true, false])
    #expect(slides.map(\.title) == [nil, nil] && slides.allSatisfy { $0.fate == .shown })
  }

  @Test func picturesAreTakenInTheOrderOfTheRelease() throws {
    let all = """
      "inbox_image": "https://i", "data": {"image": "https://d"},
      "ios_root_params": {"attachment": "https://a", "b": "https://b", "image": "https://r"}
      """
    #expect(
      try message(all).images(under: .rich).map(\.address)
        == ["https://i", "https://r", "https://d"])
    #expect(
      try message(all).images(under: .strict).map(\.address)
        == ["https://a", "https://b", "https://i", "https://r", "https://d"])
  }

  @Test(arguments: [
    (#""data": {"pinned": true}"#, true), (#""data": {"pinned": 1}"#, true),
    (#""data": {"pinned": 0}"#, false), (#""data": {"pinned": "true"}"#, false),
    (#""data": "{\"pinned\": true}""#, true), (#""ios_root_params": {"pinned": true}"#, true),
    (#""ios_root_params": {"userdata": {"pinned": true}}"#, true), ("", false),
    (#""ios_root_params": {"pinned": "no"}, "data": {"pinned": 2}"#, true),
  ])
  func aPinIsABooleanOrANumber(_ members: String, _ isPinned: Bool) throws {
    #expect(try message(members).isPinned == isPinned)
  }

  @Test(arguments: [
    ("", []), (#""inbox_days": 7"#, ["inbox_days"]), (#""inbox_days": null"#, []),
    (#""inbox_image": """#, []),
    (#""inbox_date": "2026-12-24", "inbox_image": "https://i""#, ["inbox_image", "inbox_date"]),
  ])
  func oneOfThreeFieldsLeadsIntoTheInbox(_ members: String, _ gates: [String]) throws {
    #expect(try message(members).openGates == gates)
  }

  @Test func wordsAreThoseOfTheLanguage() throws {
    let both = try message(
      #""title": {"en": "T", "de": "", "fr": "F"}, "content": {"de": "C", "EN": "c"}"#)
    #expect(both.languages == ["en", "de", "fr", "EN"])
    #expect(both.title(on: .ios, in: "en") == .present("T", from: "title.en"))
    #expect(both.title(on: .ios, in: "de") == .empty("title.de"))
    #expect(both.content(in: "en") == .present("c", from: "content.EN"))
    #expect(both.content(in: "fr") == .undocumented("content"))
    let android = try message(#""ios_title": "i", "android_header": "a", "title": "t""#)
    #expect(android.title(on: .android, in: nil) == .present("a", from: "android_header"))
    #expect(android.title(on: .ios, in: nil) == .present("i", from: "ios_title"))
  }

  @Test(arguments: [
    ("https://a.example", "https", true, true), ("HTTPS://a", "https", true, true),
    ("https://", "https", true, true), ("https:///x", "https", true, true),
    ("http:a", "http", true, true), ("myapp://x", "myapp", true, false),
    ("a/b:c", nil, true, false), ("1a:b", nil, true, false), ("", nil, false, false),
    ("https://a b", "https", false, false), ("my app://x", nil, false, false),
  ])
  func addressesHaveASchemeOrNot(
    _ text: String, _ scheme: String?, _ isReadable: Bool, _ isWeb: Bool
  ) {
    let address = InboxAddress(text)
    #expect(address.scheme == scheme && address.isReadable == isReadable && address.isWeb == isWeb)
  }

  @Test(arguments: [
    ("https://a.example", nil), ("https://", "names no host"), ("https:a", "names no host"),
    ("https:///x", "names no host"), ("https://a b", "holds a space"), ("", "is empty"),
    ("a\u{7}", "holds a control character"), ("ftp://a", "is not an http or https URL"),
    ("https://[bad/", "names a host or port that cannot be"), ("https://[::1]:80/x", nil),
    ("https://a.example:99999/", "names a host or port that cannot be"),
    ("https://a.example:8443/", nil), ("https://me@a.example/b:c", nil),
    ("https://a/%zz", "holds a % without two digits after it"), ("https://a/%C3%a4", nil),
    ("https://a/%4", "holds a % without two digits after it"),
  ])
  func whatIsWrongWithAnAddressIsSaid(_ text: String, _ words: String?) {
    #expect(InboxAddress(text).webFault?.words == words)
  }
}
