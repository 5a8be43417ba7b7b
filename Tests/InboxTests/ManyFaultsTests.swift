import Diagnostics
import JSONTree
import Schema
import SourceText
import Testing

@testable import Inbox

/// Requests with more faults than anyone reads.
@Suite struct ManyFaultsTests {
  private func report(_ members: String) -> InboxReport {
    InboxReport(request(members), targets: Target.newestOfAll, concerned: Target.newestOfAll)
  }

  private func buttons(_ count: Int) -> String {
    let list = Array(repeating: #"{"title": "A"}"#, count: count).joined(separator: ",")
    return #""inbox_days": 7, "data": {"buttons": [\#(list)]}"#
  }

  @Test(arguments: [99, 100, 101, 102, 30_000])
  func aHundredOfAKindAreNamed(_ count: Int) throws {
    let found = report(buttons(count)).diagnostics.filter { $0.rule.id == "button-without-action" }
    guard count > 101 else { return #expect(found.count == count) }
    #expect(found.count == 101)
    let last = try #require(found.last)
    #expect(found.reduce(0) { $0 + $1.count } == count)
    #expect(last.message == "\(count - 100) more like the ones before, from here on")
    #expect(last.pointer.hasSuffix("/buttons/100") && last.targets == ["ios@7.2.7"])
  }

  @Test func manyLanguagesAndButtonsAreNotMultiplied() throws {
    let words = (0..<5000).map { #""l\#($0)": "\#($0 % 2 == 0 ? "T" : "")""# }
      .joined(separator: ",")
    let many = report(#""title": {\#(words)}, "content": {\#(words)}, "# + buttons(5000))
    #expect(many.verdicts.count == 2 * InboxMessage.mostLanguages)
    #expect(
      many.diagnostics.contains {
        $0.message == "title and content name 5000 languages: the first 200 are looked at"
      })
    let steps = try #require(many.verdicts.first).steps
    #expect(steps.contains("and 4900 buttons more") && steps.count < 120)
  }

  @Test func manyRefusalsAreToldOnceInEachVerdict() throws {
    let messages = Array(repeating: #"{"inbox_days": 7, "send_date": "soon"}"#, count: 1000)
    let document = Document(
      parsing: """
        {"request": {"application": "ABCDE-12345", "auth": "t", "notifications": [
        \(messages.joined(separator: ","))]}}
        """)
    let report = InboxReport(document, targets: [.newest(.ios)], concerned: [.newest(.ios)])
    #expect(report.verdicts.count == 1000 && report.verdicts.allSatisfy { $0.fate == .refused })
    #expect(report.findings.count == 101)
    #expect(report.verdicts.last?.summary.hasSuffix("999 more") == true)
    #expect(report.verdicts.allSatisfy { $0.steps.count < 10 })
  }
}
