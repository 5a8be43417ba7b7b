import JSONTree
import Schema
import Testing
import Wording

@testable import Rendering

/// Sketches of the inbox with its cards.
@Suite struct SketchFeedTests {
  private static let names = ["banner", "captioned", "classic", "carousel", "video", "wallet"]

  @Test(arguments: names) func aCardShowsWhatItHas(_ name: String) {
    let text = feed([card(name) { $0.isPinned = true }]).sketches(in: .plain)[0].text
    #expect(text.contains("Inbox"))
    #expect(text.contains("A title") == (name != "banner"))
    #expect(text.contains("Some words") == (name != "banner"))
    #expect(text.contains("9:41") == (name != "banner"))
    #expect(text.contains("[") == (name == "captioned" || name == "classic"))
    #expect(text.contains("○") == (name == "carousel"))
    #expect(text.contains("▶") == (name == "video"))
    #expect(text.contains("Add to Apple Wallet") == (name == "wallet"))
    #expect(text.contains("↥"))
    #expect(!text.contains("http") && !text.contains("data:"))
  }

  @Test func platformsSayInTheirWordsThatNothingIsThere() {
    #expect(feed([]).sketches(in: .plain)[0].text.contains("Your inbox is empty"))
    let android = feed([], on: .newest(.android), "dropped")
    #expect(android.sketches(in: .plain)[0].text.contains("No messages"))
  }

  @Test func whatIsNotKnownIsNotDrawn() {
    let phone = Preview.Phone(
      target: .newest(.ios), locale: nil, outcome: "unknown", reasons: ["banner or classic"],
      steps: [], cards: nil)
    let preview = Preview(title: "", phones: [phone], otherLocale: nil, remarks: [])
    #expect(preview.sketches(in: .plain).map(\.pictures.count) == [0])
  }

  @Test(arguments: [1, 2, 5, 20]) func cardsThatHaveNoRoomAreCounted(_ count: Int) {
    let cards = (0..<count).map { number in
      card("banner") { $0.sent = 100 - number }
    }
    for left in [0, 7] {
      let phone = Preview.Phone(
        target: .newest(.ios), locale: nil, outcome: "shown", reasons: [], steps: [],
        cards: cards, left: left)
      let preview = Preview(title: "", phones: [phone], otherLocale: nil, remarks: [])
      let text = preview.sketches(in: .plain)[0].text
      let drawn = text.split(separator: "picture").count - 1
      #expect(drawn == min(count, 2))
      let hidden = count - drawn + left
      #expect(text.contains("and \(hidden) more") == (hidden > 0), "\(text)")
    }
  }

  @Test func eachSlideIsALook() {
    let pictures = feed([card("carousel")]).sketches(in: .plain)[0].pictures
    #expect(pictures.map(\.note) == [nil, "slide 2 of 3", "slide 3 of 3"])
    #expect(pictures.map { $0.lines.joined().contains("Slide") } == [true, false, true])
  }

  @Test func releasesThatLayCardsOutAlikeAreOneSketch() throws {
    let targets = ["ios@7.2.7", "ios@7.1.3", "ios@7.0.43"].map { Target($0) }
    let counts = try Self.names.map { name in
      let phones = try targets.map { target in
        Preview.Phone(
          target: try #require(target), locale: nil, outcome: "shown", reasons: [], steps: [],
          cards: [card(name)])
      }
      let preview = Preview(title: "", phones: phones, otherLocale: nil, remarks: [])
      return preview.sketches(in: .full).map(\.phones.count)
    }
    #expect(counts == [[2, 1], [1, 1, 1], [3], [2, 1], [2, 1], [2, 1]])
  }

  @Test(arguments: [(0, "00:00"), (29_000_105, "23:05"), (-1, "23:59")])
  func theDateIsATimeOfDay(_ sent: Int, _ expected: String) {
    let text = feed([card("classic") { $0.sent = sent }]).sketches(in: .plain)[0].text
    #expect(text.contains(expected))
  }

  @Test func darkHasTheSystemsColours() {
    var preview = feed([card("classic")])
    #expect(preview.sketches(in: .full)[0].text.contains("48;2;242;242;247m"))
    preview.view.isDark = true
    #expect(preview.sketches(in: .full)[0].text.contains("48;2;28;28;30m"))
  }

  @Test(arguments: [
    ("Open", 9, "Open"), ("Dismiss it", 6, "Dis…it"), ("Dismiss", 1, "…"), ("Dismiss", 0, ""),
    ("a\u{1B}b", 20, #"a\u{1b}b"#), ("表表表表", 5, "表…表"), ("a \n b", 5, "a b"),
  ])
  func labelsAreCutInTheMiddle(_ text: String, _ width: Int, _ expected: String) {
    #expect(text.cutInMiddle(to: width) == expected)
  }
}
