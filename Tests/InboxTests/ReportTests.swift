import Diagnostics
import JSONTree
import Schema
import SourceText
import Testing

@testable import Inbox

/// Verdicts and findings of whole requests.
@Suite struct ReportTests {
  private let all = [
    Target(.ios, .init(7, 2, 7)), Target(.ios, .init(7, 1, 3)), Target(.ios, .init(7, 0, 40)),
    Target(.android, .init(6, 13, 0)),
  ]

  private func report(
    _ members: String, on targets: [Target]? = nil, locales: [String] = []
  ) -> InboxReport {
    InboxReport(
      request(members), targets: targets ?? all, concerned: targets ?? Target.newestOfAll,
      locales: locales)
  }

  private let captioned = """
    "inbox_image": "https://i.example/1.png", "ios_title": "T",
    "data": {"displayType": "captioned"}
    """

  @Test func eachReleaseHasItsCard() {
    let verdicts = report(captioned).verdicts
    #expect(verdicts.map(\.card) == ["classic", "captioned", "captioned", "plain"])
    #expect(verdicts.map(\.fate) == [.changed, .asWritten, .asWritten, .changed])
    #expect(verdicts[0].rules == ["incomplete-card"] && verdicts[1].rules.isEmpty)
    #expect(verdicts[0].summary == "no content")
  }

  @Test func betweenKnownReleasesBothCardsAreNamed() throws {
    let verdict = try #require(report(captioned, on: [Target(.ios, .init(7, 2, 0))]).verdicts.first)
    #expect(verdict.card == "classic" && verdict.otherCard == "captioned")
    #expect(verdict.summary.hasPrefix("perhaps captioned: its rules are not known"))
    let finding = report(captioned, on: [Target(.ios, .init(7, 2, 0))]).diagnostics.first
    #expect(finding?.notes.first == "iOS 7.2.0 perhaps draws classic instead.")
    #expect(finding?.notes.last == "Which release began the rules that say so is not documented.")
    let video = #""inbox_days": 7, "data": {"displayType": "video", "video": {"url": "https://v"}}"#
    let early = report(video, on: [Target(.ios, .init(7, 1, 0))]).verdicts[0]
    #expect(early.card == "video" && early.otherCard == "classic" && early.fate == .changed)
    let same = report(captioned + #", "content": "C""#, on: [Target(.ios, .init(7, 2, 0))])
    #expect(same.verdicts.first?.card == "captioned" && same.verdicts.first?.otherCard == nil)
  }

  @Test func beforeTheFirstInboxKitNothingIsKnown() {
    let verdict = report(captioned, on: [Target(.ios, .init(7, 0, 39))]).verdicts[0]
    #expect(verdict.card == nil)
    #expect(verdict.summary == "InboxKit begins with 7.0.40; older inboxes are not known")
  }

  @Test func whatIsNotSentHasNoCardAndNoFaults() {
    let report = report(captioned + #", "platforms": [3]"#)
    #expect(report.verdicts.map(\.fate) == [.notSent, .notSent, .notSent, .changed])
    #expect(report.verdicts[0].card == nil)
    #expect(report.findings.isEmpty)
  }

  @Test func aPushAloneHasNoCard() {
    let asked = report(#""content": "C", "data": {"displayType": "classic"}"#)
    #expect(asked.verdicts.allSatisfy { $0.fate == .notInInbox && $0.card == nil })
    #expect(asked.diagnostics.map(\.severity) == [.error])
    #expect(report(#""content": "C""#).diagnostics.map(\.severity) == [.info])
  }

  @Test func eachLanguageHasItsCard() {
    let languages = """
      "inbox_image": "https://i.example/1.png", "data": {"displayType": "captioned"},
      "title": {"en": "T", "de": "", "fr": "F"}, "content": {"en": "C", "de": "C"}
      """
    let report = report(languages, on: [.newest(.ios)])
    #expect(report.verdicts.map(\.locale) == ["en", "de", "fr"])
    #expect(report.verdicts.map(\.card) == ["captioned", "classic", "captioned"])
    let incomplete = report.diagnostics.first { $0.rule.id == "incomplete-card" }
    #expect(incomplete?.locales == ["de"])
    #expect(
      report.diagnostics.contains { $0.rule.id == "missing-language" && $0.locales == ["fr"] })
    let asked = self.report(languages, on: [.newest(.ios)], locales: ["de"])
    #expect(asked.verdicts.map(\.card) == ["classic"])
  }

  @Test func eachMessageIsLookedAt() {
    let document = Document(
      parsing: """
        {"request": {"application": "ABCDE-12345", "auth": "t", "notifications": [
          {"inbox_days": 1, "data": {"displayType": "banner"}}, 7,
          {"inbox_days": 1, "data": {"displayType": "classic"}}]}}
        """)
    let report = InboxReport(document, targets: [.newest(.ios)], concerned: [.newest(.ios)])
    #expect(report.verdicts.map(\.message) == [0, 2] && report.askedCard == nil)
    #expect(
      report.diagnostics.map(\.pointer) == [
        "/request/notifications/0/data/displayType", "/request/notifications/1",
      ])
  }

  @Test(arguments: [
    (#"{"request": {"auth": "t", "notifications": []}}"#, ["missing-field", "nothing-to-send"]),
    (
      #"{"request": {"application": "a", "auth": "t"}}"#, ["missing-field", "bad-application-code"]
    ),
    (#"{"notifications": []}"#, ["missing-field"]), ("[]", ["wrong-type"]), ("", ["wrong-type"]),
    (#"{"request": []}"#, ["wrong-type"]),
    (
      #"{"request": {"application": "ABCDE-12345", "auth": "t", "notifications": {}}}"#,
      ["wrong-type"]
    ),
  ])
  func faultsOfTheRequestItself(_ text: String, _ rules: [String]) {
    let report = InboxReport(Document(parsing: text), targets: all, concerned: all)
    #expect(
      Set(report.diagnostics.map(\.rule.id)) == Set(rules), "\(report.diagnostics.map(\.message))")
    #expect(report.diagnostics.allSatisfy { $0.severity == .error } || text.contains("{}"))
  }

  @Test(arguments: [
    (#""data": {"displaytype": "classic"}"#, "unknown-field"),
    (#""Send_Date": "now""#, "unknown-field"),
    (#""displayType": "classic""#, "misplaced-inbox-field"),
    (#""data": {"inbox_image": "https://i.example/1"}"#, "misplaced-inbox-field"),
    (#""content": 7"#, "wrong-type"), (#""content": {"de": 7}"#, "wrong-type"),
    (#""inbox_days": "7""#, "wrong-type"), (#""data": {"buttons": {}}"#, "wrong-type"),
    (#""data": {"carousel": [7]}"#, "wrong-type"), (#""data": [1]"#, "wrong-type"),
    (#""ios_root_params": "x""#, "wrong-type"),
    (#""platforms": []"#, "unknown-platform"), (#""platforms": [1.5]"#, "unknown-platform"),
    (#""inbox_days": 0"#, "inbox-days-out-of-range"),
    (#""inbox_days": 1.5"#, "inbox-days-out-of-range"),
    (#""inbox_date": "2026-12-01", "send_date": "2026-12-02 00:00""#, "unusable-date"),
    (#""users": ["a"], "devices": ["b"]"#, "conflicting-fields"),
    (#""inbox_date": "2026-12-01 09:00""#, "unusable-date"),
    (#""conditions": [["City", "IS", "Bonn"]]"#, "unusable-condition"),
    (#""conditions": [["City", "EQ"]]"#, "unusable-condition"),
    (#""conditions": ["City"]"#, "wrong-type"),
    // One fault, one finding.
    (#""data": {"buttons": ["str"]}"#, "button-without-title"),
    (#""data": {"buttons": [{"title": 9}]}"#, "button-without-title"),
    (
      #""ios_title": "T", "content": "C", "data": {"displayType": "carousel", "carousel": ["x", {"image": "https://a.example/1"}]}"#,
      "slide-without-image"
    ),
  ])
  func faultsOfMessages(_ members: String, _ rule: String) {
    let gate = members.contains("inbox_da") ? "" : #", "inbox_days": 7"#
    let found = report(members + gate).diagnostics.filter { $0.severity > .info }
    #expect(found.map(\.rule.id) == [rule], "\(found.map(\.message))")
  }

  @Test(arguments: [
    ("send_datte", "send_date", Severity.warning), ("sendDate", "send_date", .warning),
    ("inboxDays", "inbox_days", .warning), ("inbox_day", "inbox_days", .warning),
    ("plattforms", "platforms", .warning), ("send_daatte", "send_date", .info),
  ])
  func namesThatAreNearlyRightArePointedOut(
    _ name: String, _ near: String, _ severity: Severity
  ) {
    let found = report(#""inbox_image": "https://a.example/1", "\#(name)": 1"#).diagnostics
    #expect(found.map(\.severity) == [severity], "\(name)")
    #expect(found.first?.help == #"did you mean "\#(near)"?"#)
  }

  @Test func fieldsThatAreNotKnownAreNoFaults() {
    #expect(
      report(#""inbox_days": 7, "send_rate": 100, "data": {"screen": "promo"}"#).findings.isEmpty)
  }

  @Test(
    arguments: [
      ("2026-12-24", false), ("2026-12-24 09:00", true), ("2024-02-29 23:59", true),
      ("2026-02-29", nil), ("2026-13-01", nil), ("2026-12-24 24:00", nil), ("2026-12-24 9:00", nil),
      ("2026-12-24T09:00", nil), ("24.12.2026", nil), ("", nil), ("2026-12-2٤", nil),
    ] as [(String, Bool?)])
  func datesAreThoseThatThereAre(_ text: String, _ hasTime: Bool?) {
    #expect(WrittenDate(text).map { $0.minute != nil } == hasTime)
  }

  @Test(arguments: [
    ("ABCDE-12345", true), ("abcde-fghij", true), ("XXXXX-XXXXX", true), ("ABCDE12345", false),
    ("ABCD-123456", false), ("ABCDE-1234٥", false), ("ÄBCDE-1234", false), ("-", false),
    ("ABCDE-12345-", false),
  ])
  func codesAreTwoGroupsOfFive(_ text: String, _ isCode: Bool) {
    #expect(text.isApplicationCode == isCode)
  }

  @Test func largePushesAndRequestsAreTold() {
    let filler = String(repeating: "x", count: 4000)
    let large = report(#""inbox_days": 7, "content": "C", "data": {"a": "\#(filler)"}"#)
    #expect(large.diagnostics.map(\.rule.id) == ["large-payload"])
    #expect(large.pushSizes[0] > 4096 && large.pushSizes[0] < 4500)
    let spaces = String(repeating: " ", count: 10_000_000)
    #expect(report(#""inbox_days": 7\#(spaces)"#).diagnostics.map(\.rule.id) == ["large-request"])
    let users = Array(repeating: "\"u\"", count: 1001).joined(separator: ",")
    #expect(
      report(#""inbox_days": 7, "users": [\#(users)]"#).diagnostics.map(\.rule.id) == ["too-many"])
  }
}
