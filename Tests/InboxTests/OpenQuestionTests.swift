import Diagnostics
import JSONTree
import Schema
import Testing

@testable import Inbox

/// What is not documented is in doubt in the verdicts too, with the rule of its finding.
@Suite struct OpenQuestionTests {
  private let all = [
    Target(.ios, .init(7, 2, 7)), Target(.ios, .init(7, 1, 3)), Target(.android, .init(6, 13, 0)),
  ]

  private func report(_ members: String, locales: [String] = []) -> InboxReport {
    InboxReport(request(members), targets: all, concerned: all, locales: locales)
  }

  private func expectDoubt(
    _ report: InboxReport, _ words: String, _ rule: String, _ comment: String
  ) {
    #expect(report.diagnostics.contains { $0.rule.id == rule }, "\(comment)")
    #expect(!report.verdicts.isEmpty)
    for verdict in report.verdicts {
      #expect(verdict.fate == .changed && verdict.rules.contains(rule), "\(comment)")
      #expect(verdict.summary.contains(words), "\(comment): \(verdict.summary)")
    }
  }

  @Test(arguments: [
    (#""inbox_image": false"#, "wrong-type"), (#""inbox_image": []"#, "wrong-type"),
    (#""inbox_image": 5"#, "wrong-type"), (#""inbox_date": 5"#, "wrong-type"),
    (#""inbox_date": "soon""#, "unusable-date"), (#""inbox_days": false"#, "wrong-type"),
    (#""inbox_days": "7""#, "wrong-type"), (#""inbox_days": 0"#, "inbox-days-out-of-range"),
    (#""inbox_days": 0, "inbox_date": "soon""#, "unusable-date"),
  ])
  func aGateThatIsNoneLeavesTheInboxOpen(_ members: String, _ rule: String) {
    expectDoubt(report(#""content": "C", \#(members)"#), "perhaps not in the inbox", rule, members)
    let sound = report(
      #""content": "C", "inbox_image": "https://a.example/1", "inbox_days": false"#)
    #expect(sound.verdicts.allSatisfy { !$0.summary.contains("perhaps") })
    let both = report(#""content": "C", "inbox_date": "2026-12-24", "inbox_days": 7"#)
    #expect(both.verdicts.allSatisfy { !$0.summary.contains("perhaps") })
  }

  @Test(arguments: [
    ("[]", "unknown-platform"), ("[99]", "unknown-platform"), (#"["1"]"#, "wrong-type"),
    ("[true]", "wrong-type"), (#""1""#, "wrong-type"),
  ])
  func platformsThatAreNoneLeaveTheSendingOpen(_ platforms: String, _ rule: String) {
    let members = #""content": "C", "inbox_days": 7, "platforms": \#(platforms)"#
    expectDoubt(report(members), "perhaps not sent", rule, members)
  }

  @Test func platformsThatAreKnownDecide() {
    let verdicts = report(#""content": "C", "inbox_days": 7, "platforms": [3, 99]"#).verdicts
    #expect(verdicts.map(\.fate) == [.notSent, .notSent, .asWritten])
  }

  @Test(arguments: [
    (#""content": 5, "ios_title": "T""#, "perhaps no content", "wrong-type", []),
    (#""content": [], "ios_title": "T""#, "perhaps no content", "wrong-type", []),
    (#""content": {"en": 5}, "ios_title": "T""#, "perhaps no content", "wrong-type", []),
    (#""content": "C", "title": 5"#, "perhaps no title", "wrong-type", []),
    (
      #""content": {"en": "C"}, "ios_title": "T", "android_header": "T""#, "perhaps no content",
      "missing-language", ["fr"]
    ),
    (
      #""content": {"en": "C"}, "title": {"en": "T"}"#, "perhaps no title and no content",
      "missing-language", ["fr"]
    ),
  ])
  func wordsThatPhonesMayNotGetAreInDoubt(
    _ members: String, _ words: String, _ rule: String, _ locales: [String]
  ) {
    expectDoubt(
      report(
        #""inbox_days": 7, "data": {"displayType": "classic"}, \#(members)"#, locales: locales),
      words, rule, members)
  }

  @Test func cardsWithWordsInOtherLanguagesAreInDoubt() {
    let members = """
      "inbox_image": "https://a.example/1", "data": {"displayType": "captioned"},
      "title": {"de": "T"}, "content": {"en": "C"}
      """
    let verdicts = report(members).verdicts
    #expect(verdicts.count == 6 && verdicts.allSatisfy { $0.rules == ["missing-language"] })
    #expect(
      verdicts.map(\.card) == [
        "captioned", "captioned", "captioned", "captioned", "plain", "plain",
      ])
    let banner = report(members.replacing("captioned", with: "banner")).verdicts
    #expect(banner.prefix(4).allSatisfy { $0.rules.isEmpty && $0.fate == .asWritten })
  }

  @Test func wordsThatAreNoneMakeNoCard() {
    let verdict = report(
      #""inbox_image": "https://a.example/1", "ios_title": "T", "content": [], "data": {"displayType": "captioned"}"#
    ).verdicts[0]
    #expect(verdict.card == "classic" && verdict.summary == "no content")
    #expect(verdict.rules == ["wrong-type", "incomplete-card"])
  }

  @Test func slidesThatAReleaseMayLeaveOutAreInDoubt() throws {
    let slides = Array(repeating: #"{"image": "https://a.example/1"}"#, count: 7)
    let members = """
      "inbox_days": 7, "ios_title": "T", "content": "C", "data": {"displayType": "carousel",
      "carousel": [\(slides.joined(separator: ","))]}
      """
    for (version, start) in [
      (SDKVersion(7, 2, 3), "perhaps leaves"), (SDKVersion(7, 2, 7), "leaves"),
    ] {
      let target = Target(.ios, version)
      let report = InboxReport(request(members), targets: [target], concerned: [target])
      let found = try #require(report.diagnostics.first { $0.rule.id == "too-many-slides" })
      #expect(found.notes.first == "\(target.title) \(start) out those after the fifth.")
      let step = try #require(report.verdicts.first?.steps.first { $0.hasPrefix("slide 7") })
      #expect(step.contains("perhaps") == start.contains("perhaps"))
    }
  }
}
