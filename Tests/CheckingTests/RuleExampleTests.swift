import Authoring
import Checking
import Diagnostics
import Foundation
import JSONTree
import Schema
import SourceText
import TestSupport
import Testing

/// Every rule's own examples: the failing ones are found at their mark, the passing ones are not.
@Suite struct RuleExampleTests {
  static let rules = RuleFamily.all.flatMap(\.rules)

  @Test func idsAreNamesAndNoneIsTwice() {
    let ids = Self.rules.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(ids.allSatisfy { $0.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" } })
  }

  @Test func everyRuleSaysWhyAndHasExamples() {
    #expect(Self.rules.allSatisfy { !$0.why.isEmpty })
    // A rule about the names of files has no piece of a document to show.
    let aboutText = RuleFamily.all.filter { !$0.rules.contains { $0.id == "config-not-at-root" } }
    #expect(aboutText.count == RuleFamily.all.count - 1)
    for rule in aboutText.flatMap(\.rules) {
      #expect(!rule.failing.isEmpty && !rule.passing.isEmpty, "\(rule.id)")
    }
  }

  @Test func everyRuleIsInAFamily() throws {
    let folder = projectRoot.appending(path: "Sources/Checking/Rules")
    let sources = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    let written = sources.matches(of: /Rule\(\s*"([a-z0-9-]+)"/).map { String($0.1) }
    #expect(written.count > 60)
    #expect(Set(written).subtracting(Self.rules.map(\.id)).isEmpty)
  }

  @Test(arguments: rules.flatMap { rule in rule.failing.map { ExampleCase(rule, $0) } })
  func failingExamplesAreFoundAtTheirMark(_ example: ExampleCase) throws {
    let built = try BuiltExample(example.example)
    let found = built.diagnostics.filter { $0.rule == example.rule }
    #expect(found.contains { $0.range == built.mark && $0.source.name == built.markedName })
  }

  @Test(arguments: rules.flatMap { rule in rule.passing.map { ExampleCase(rule, $0) } })
  func passingExamplesPass(_ example: ExampleCase) throws {
    let built = try BuiltExample(example.example)
    #expect(!built.diagnostics.contains { $0.rule == example.rule })
  }
}

/// A rule and one of its examples, short enough for a test's name.
struct ExampleCase: Sendable, CustomTestStringConvertible {
  let rule: Rule
  let example: RuleExample
  var testDescription: String { "\(rule.id): \(example.text.prefix(60))" }

  init(_ rule: Rule, _ example: RuleExample) {
    self.rule = rule
    self.example = example
  }
}

/// The documents that an example is a piece of, and what is found in them.
struct BuiltExample {
  let documents: ExampleDocuments
  let target: Target?

  init(_ example: RuleExample) throws {
    documents = try #require(ExampleDocuments(example))
    target = try example.target.map { try #require(Target($0)) }
  }

  var config: Document { documents.config }
  var mark: Range<Int>? { documents.mark }
  var markedName: String { documents.blamed.source.name }

  var diagnostics: [Diagnostic] {
    let checker = Checker(
      targets: target.map { [$0] } ?? [], now: ExampleDocuments.secondsSince1970)
    let beside = documents.translations
    return checker.check(nativeConfig: documents.config, translations: beside).diagnostics
      + (beside.map {
        checker.check(pushwooshJSON: $0, template: documents.template).diagnostics
      } ?? [])
  }
}
