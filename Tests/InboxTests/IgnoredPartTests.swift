import Diagnostics
import JSONTree
import Schema
import Testing

@testable import Inbox

/// What a message holds and nobody reads is told.
@Suite struct IgnoredPartTests {
  private func report(_ members: String) -> InboxReport {
    InboxReport(request(members), targets: [.newest(.ios)], concerned: [.newest(.ios)])
  }

  @Test(arguments: [
    (#"{"title": "A", "action": "dismiss", "url": "a:b", "tag": 1}"#, "url and tag"),
    (#"{"title": "A", "action": "markRead", "url": "a:b"}"#, "url"),
    (#"{"title": "A", "url": "a:b", "tag": 1}"#, "tag"),
    (#"{"title": "A", "action": "dismiss", "url": null}"#, nil),
    (#"{"title": "A", "action": "custom", "tag": 1}"#, nil),
  ])
  func whatAButtonDoesNotTakeIsNamed(_ button: String, _ names: String?) {
    let report = report(#""inbox_days": 7, "content": "C", "data": {"buttons": [\#(button)]}"#)
    let found = report.diagnostics.filter { $0.rule.id == "unused-button-part" }
    #expect(found.count == (names == nil ? 0 : 1), "\(button)")
    #expect(report.verdicts[0].fate == (names == nil ? .asWritten : .changed), "\(button)")
    if let names { #expect(found[0].message.hasSuffix("and has \(names) besides")) }
  }

  @Test(arguments: [
    (
      #""inbox_image": "https://a.example/1", "data": {"image": "https://a.example/2"}"#,
      "data.image"
    ),
    (#""inbox_image": "https://a.example/1", "data": {"image": "https://a.example/1"}"#, nil),
    (
      #""ios_root_params": {"displayType": "classic"}, "data": {"displayType": "banner"}"#,
      "data.displayType"
    ),
    (#""ios_root_params": {"pinned": true}, "data": "{\"pinned\": false}""#, "data.pinned"),
    (#""ios_root_params": {"pinned": "yes"}, "data": {"pinned": true}"#, nil),
    (
      #""ios_root_params": {"userdata": {"displayType": "banner"}}, "data": {"displayType": "classic"}"#,
      "userdata.displayType"
    ),
    (
      #""ios_root_params": {"image": "https://a.example/1"}, "data": {"image": "https://a.example/2"}"#,
      "data.image"
    ),
  ])
  func whatStandsTwiceIsReadOnce(_ members: String, _ loser: String?) {
    let report = report(#""inbox_days": 7, "ios_title": "T", "content": "C", \#(members)"#)
    let found = report.diagnostics.filter { $0.rule.id == "overridden-value" }
    #expect(found.count == (loser == nil ? 0 : 1), "\(members)")
    if let loser {
      #expect(found[0].message.hasPrefix("\(loser) is not read: "), "\(found[0].message)")
      #expect(report.verdicts[0].rules.contains("overridden-value"))
    }
  }

  @Test func keysThatStandTwiceInAStringAreFound() {
    let report = report(
      #""inbox_days": 7, "content": "C", "data": "{\"a\": 1, \"b\": {\"c\": 1, \"c\": 2}}""#)
    #expect(report.diagnostics.map(\.message) == [#"the key "c" stands twice in data"#])
    #expect(report.diagnostics[0].severity == .error && report.verdicts[0].fate == .changed)
  }

  @Test func userdataIsNotBlamedForItsSlides() throws {
    let report = report(
      """
      "inbox_days": 7, "ios_title": "T", "content": "C", "data": {"displayType": "carousel"},
      "ios_root_params": {"userdata": {"carousel": [{"image": "https://a.example/1"}]}}
      """)
    let found = try #require(report.diagnostics.first { $0.rule.id == "unusable-card-part" })
    #expect(found.message.hasPrefix("userdata.carousel is not read: userdata"))
  }

  @Test func slidesThatAreLeftOutHaveNoOtherFault() {
    let bad = #"{"image": "", "url": "no scheme"}, {"image": "", "url": "javascript:x"}"#
    let sixth = #"{"image": "1.png", "url": "no scheme"}"#
    let good = Array(repeating: #"{"image": "https://a.example/1"}"#, count: 5)
    let report = report(
      """
      "inbox_days": 7, "ios_title": "T", "content": "C", "data": {"displayType": "carousel",
      "carousel": [\(bad), \(good.joined(separator: ",")), \(sixth)]}
      """)
    #expect(
      Set(report.diagnostics.map(\.rule.id)) == ["slide-without-image", "too-many-slides"])
  }

  @Test func listsThatAreTooLongAreAWarning() {
    let messages = Array(repeating: #"{"inbox_days": 7, "content": "C"}"#, count: 1001)
    let document = Document(
      parsing: """
        {"request": {"application": "ABCDE-12345", "auth": "t", "notifications": [
        \(messages.joined(separator: ","))]}}
        """)
    let report = InboxReport(document, targets: [.newest(.ios)], concerned: [.newest(.ios)])
    #expect(report.diagnostics.map(\.rule.id) == ["too-many"])
    #expect(report.diagnostics.allSatisfy { $0.severity == .warning })
    #expect(report.verdicts.allSatisfy { $0.fate == .asWritten })
  }

  @Test func anEmptyTokenIsNone() {
    let document = Document(
      parsing: """
        {"request": {"application": "ABCDE-12345", "auth": "", "notifications": [
        {"inbox_days": 7, "content": "C"}]}}
        """)
    let report = InboxReport(document, targets: [.newest(.ios)], concerned: [.newest(.ios)])
    #expect(report.diagnostics.map(\.message) == ["auth is empty"])
    #expect(report.verdicts.map(\.fate) == [.refused])
  }
}
