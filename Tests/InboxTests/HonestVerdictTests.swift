import Diagnostics
import JSONTree
import Schema
import Testing

@testable import Inbox

/// Whatever a phone ignores or replaces, and whatever the server refuses, is in the verdicts.
@Suite struct HonestVerdictTests {
  private let all = [
    Target(.ios, .init(7, 2, 7)), Target(.ios, .init(7, 1, 3)), Target(.ios, .init(7, 0, 40)),
    Target(.android, .init(6, 13, 0)),
  ]

  private func report(_ members: String, now: Int? = nil) -> InboxReport {
    InboxReport(request(members), targets: all, concerned: all, now: now)
  }

  private static let words = #""inbox_days": 7, "ios_title": "T", "content": "C""#
  private static let image = #""image": "https://a.example/1.png""#
  private static let carousel =
    #""displayType": "carousel", "carousel": [{"image": "https://a.example/1.png", "#

  /// Members, the rule, and the releases of iOS that meet it, newest first.
  private static let changes: [(members: String, rule: String, releases: [Bool])] = [
    (#""data": {"displayType": 5}"#, "wrong-type", [true, true, true]),
    (#""data": "{\"displayType\": ""#, "data-not-an-object", [true, true, true]),
    (#""data": ["classic"]"#, "wrong-type", [true, true, true]),
    (#""data": {"buttons": {}}"#, "wrong-type", [true, true, true]),
    (#""data": {\#(carousel)"title": 5}]}"#, "wrong-type", [true, true, false]),
    (
      #""data": {"displayType": "video", "video": {"url": "https://a.example/c", "poster": 5}}"#,
      "wrong-type", [true, true, false]
    ),
    (
      #""data": {"buttons": [{"title": "A", "action": 5, "url": "a:b"}]}"#, "wrong-type",
      [true, true, true]
    ),
    (#""ios_root_params": {"attachment": 5}"#, "wrong-type", [true, false, false]),
    (#""displayType": "classic""#, "misplaced-inbox-field", [true, true, true]),
    (#""data": {"displaytype": "classic"}"#, "unknown-field", [true, true, true]),
    (#""data": {"pinned": "yes"}"#, "pinned-not-read", [true, true, true]),
    (
      #""data": {"buttons": [{"title": "A", "action": "open", "url": "a:b"}]}"#, "unknown-action",
      [true, true, true]
    ),
    (
      #""data": {"buttons": [{"title": "A", "action": "custom", "url": "a:b"}]}"#,
      "custom-with-url", [true, true, true]
    ),
    (
      #""data": {"buttons": [{"title": "A", "url": "a.example"}]}"#, "button-without-action",
      [true, true, false]
    ),
    (#""data": {"image": "1.png"}"#, "unusable-image", [true, true, true]),
    (
      #""link": "https://a.example", "data": {"buttons": [{"title": "A", "url": "a:b"}]}"#,
      "own-link-wins", [true, false, false]
    ),
    (#""data": {"carousel": [{\#(image)}]}"#, "unused-card-part", [true, true, false]),
    (
      #""data": {"displayType": "classic", "video": {"url": "https://a.example/c"}}"#,
      "unused-card-part", [true, true, false]
    ),
    (
      #""data": {"displayType": "wallet", "wallet": "https:a"}"#, "unusable-card-part",
      [true, true, false]
    ),
  ]

  @Test(arguments: changes.indices)
  func whatPhonesIgnoreIsAChange(_ index: Int) throws {
    let (members, rule, releases) = Self.changes[index]
    let report = report("\(Self.words), \(members)")
    let finding = try #require(report.diagnostics.first { $0.rule.id == rule }, "\(members)")
    let met = zip(all, releases).filter(\.1).map(\.0)
    #expect(finding.targets == met.sorted().map(\.description), "\(members)")
    for (verdict, isMet) in zip(report.verdicts, releases) {
      #expect(verdict.rules.contains(rule) == isMet, "\(members) \(verdict.target)")
      if isMet { #expect(verdict.fate == .changed, "\(members) \(verdict.target)") }
    }
  }

  @Test(arguments: [
    (#""data": {"displayType": "classic"}"#, []),
    (#""data": {"buttons": [{"title": "A", "action": "custom"}]}"#, []),
    (#""data": {"buttons": [{"title": "A"}]}"#, ["button-without-action"]),
    (#""data": {"video": "intro", "wallet": "cash", "carousel": []}"#, ["wrong-type"]),
  ])
  func whatPhonesOnlyLeaveToTheAppIsNone(_ members: String, _ rules: [String]) {
    let report = report("\(Self.words), \(members)")
    #expect(report.diagnostics.map(\.rule.id) == rules)
    if rules != ["wrong-type"] { #expect(report.verdicts[0].fate == .asWritten) }
  }

  @Test(arguments: [
    (#""ios_root_params": "x""#, "wrong-type"), (#""send_date": "soon""#, "unusable-date"),
  ])
  func whatTheServerRefusesIsNotSent(_ members: String, _ rule: String) {
    let verdicts = report("\(Self.words), \(members)").verdicts
    #expect(verdicts.allSatisfy { $0.fate == .refused && $0.card == nil && $0.rules == [rule] })
    #expect(verdicts.allSatisfy { $0.summary.hasPrefix("the server refuses the request: ") })
  }

  @Test(arguments: [
    #"{"request": {"application": "ABCDE-12345", "notifications": [{"inbox_days": 1}]}}"#,
    #"{"request": {"application": "ABC", "auth": "t", "notifications": [{"inbox_days": 1}]}}"#,
    """
    {"request": {"application": "ABCDE-12345", "auth": "t", "notifications": [
      {"inbox_days": 1}, {"send_date": "soon", "inbox_days": 1}]}}
    """,
    #"{"request": {"application": "ABCDE-12345",, "auth": "t", "notifications": [{"inbox_days": 1}]}}"#,
  ])
  func aRequestIsRefusedWhole(_ text: String) {
    let report = InboxReport(Document(parsing: text), targets: all, concerned: all)
    #expect(!report.verdicts.isEmpty && report.verdicts.allSatisfy { $0.fate == .refused })
  }

  @Test func faultsInAStringAreToldApart() {
    let data = #"{\"pinned\": \"yes\", \"buttons\": {}}"#
    let report = report(#"\#(Self.words), "data": "\#(data)""#)
    #expect(Set(report.diagnostics.map(\.rule.id)) == ["pinned-not-read", "wrong-type"])
  }

  @Test func thePastIsTheOneOfTheMomentAskedAbout() {
    let noon = 1_798_113_600  // 24 December 2026, 12:00 UTC
    func rules(_ members: String, _ now: Int?) -> [String] {
      report(#""content": "C", \#(members)"#, now: now).diagnostics.map(\.rule.id)
    }
    #expect(rules(#""inbox_date": "2026-12-22""#, nil).isEmpty)
    #expect(rules(#""inbox_date": "2026-12-22""#, noon) == ["unusable-date"])
    #expect(rules(#""inbox_date": "2026-12-23""#, noon) == ["unusable-date"])
    #expect(rules(#""inbox_date": "2026-12-24""#, noon).isEmpty)
    #expect(
      rules(#""send_date": "2026-12-22 09:00", "inbox_days": 7"#, noon) == ["unusable-date"])
    #expect(rules(#""send_date": "now", "inbox_days": 7"#, noon).isEmpty)
  }
}
