import Diagnostics
import JSONTree
import Schema
import SourceText
import Testing

@testable import Inbox

/// The examples of the rules about requests, found where they are marked.
@Suite struct RuleExampleTests {
  private func findings(_ document: Document, on target: String?) -> [Diagnostic] {
    let targets = target.flatMap { Target($0) }.map { [$0] } ?? Target.newestOfAll
    return InboxReport(document, targets: targets, concerned: targets) { name, time in
      if name != "Europe/Berlin" { return ZoneFault("there is no time zone", help: "guess") }
      let isSkipped = time?.minute == 150
      return isSkipped ? ZoneFault("clocks skip this time", help: "wait", isOfTime: true) : nil
    }.diagnostics
  }

  @Test(arguments: Rule.inbox.map(\.id))
  func examplesAreFoundAndNotFound(_ id: String) throws {
    let rule = try #require(Rule.inbox.first { $0.id == id })
    for example in rule.failing {
      let (document, mark) = InboxExample.document(example)
      #expect(document.isValid, "\(example.text)")
      let found = findings(document, on: example.target).filter { $0.rule == rule }
      #expect(found.contains { mark == nil || $0.range == mark }, "\(example.text)")
      let isGraver = id == "conflicting-fields" && example.text.contains("filter")
      #expect(found.allSatisfy { $0.severity == (isGraver ? .error : rule.severity) }, "\(id)")
      #expect(
        found.allSatisfy { $0.help?.isEmpty == false && !$0.notes.isEmpty } || id == "unknown-zone")
    }
    for example in rule.passing {
      let document = InboxExample.document(example).document
      #expect(document.isValid, "\(example.text)")
      #expect(
        !findings(document, on: example.target).contains { $0.rule == rule }, "\(example.text)")
    }
  }

  @Test func passingExamplesKeepAllRules() {
    for example in Rule.inbox.flatMap(\.passing) {
      let found = findings(InboxExample.document(example).document, on: example.target)
      #expect(found.isEmpty, "\(example.text): \(found.map(\.message))")
    }
  }

  @Test func theSameIsFoundInDataThatIsAString() throws {
    for rule in Rule.inbox {
      for example in rule.failing {
        let (document, _) = InboxExample.document(example)
        let value = try #require(document.root.flatMap(Value.init(node:)))
        let string = value.withDataAsString
        guard string != value, rule.id != "data-not-an-object" else { continue }
        let found = findings(Document(parsing: string.compact), on: example.target)
        #expect(found.contains { $0.rule == rule }, "\(rule.id): \(string.compact)")
      }
    }
  }

  @Test func namesAreUniqueAndTextsAreSentences() {
    let ids = Rule.inbox.map(\.id)
    #expect(Set(ids).count == ids.count)
    for rule in Rule.inbox {
      #expect(rule.summary.hasSuffix(".") && rule.why.hasSuffix("."), "\(rule.id)")
      #expect(rule.summary.count <= 84, "\(rule.id)")
    }
    let bare = Rule.inbox.filter(\.failing.isEmpty).map(\.id)
    #expect(bare == ["too-many", "large-request", "large-payload"])
  }
}

extension Value {
  /// The request with each object that is a message's data as JSON in a string.
  var withDataAsString: Value {
    switch self {
    case .array(let elements): .array(elements.map(\.withDataAsString))
    case .object(let entries):
      .object(
        entries.map { entry in
          guard entry.key == "data", case .object = entry.value else {
            return .init(entry.key, entry.value.withDataAsString)
          }
          return .init(entry.key, .string(entry.value.compact))
        })
    default: self
    }
  }
}
