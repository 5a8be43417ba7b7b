import Checking
import Diagnostics
import Foundation
import JSONTree
import Schema
import SourceText
import Templates
import TestSupport
import Testing

/// Rules about what phones draw never say that a message is not shown.
@Suite struct BehaviourPropertyTests {
  private static let rules = Set(
    RuleFamily.all.first { $0.title == "What phones draw" }?.rules.map(\.id) ?? [])

  private static let changes = [
    ("\"showClose\": true", "\"showClose\": false"), ("FFFFFF", "FFFFFE"), ("#", "#8"),
    ("FF\"", "00\""), ("\"text\": \"", "\"text\": \"Donaudampfschifffahrtsgesellschaft und "),
    ("\"weight\": 1 ", "\"weight\": 9 "), ("\"fallback\"", "\"fallbark\""), ("[", "[ "),
    ("\"buttons\": [", "\"dark\": {\"buttons\": []}, \"buttons\": ["),
    ("\"radius\": 36", "\"radius\": 8"),
    ("\"displayType\"", "\"dark\": 1, \"displayType\""),
    ("\"autoDismiss\": 8", "\"autoDismiss\": 0.8"),
    (
      "\"position\"",
      "\"dark\": {\"background\": \"#FFF\", \"title\": {\"color\": \"#FFF\"}}, \"position\""
    ),
    ("\"dimBackground\"", "\"dark\": {\"background\": \"#000\"}, \"dimBackground\""),
    ("\"image\": \"https", "\"image\": null, \"pictured\": \"https"),
  ]

  @Test func thereAreRulesToSpeakOf() { #expect(Self.rules.count > 5) }

  @Test(arguments: 1...8 as ClosedRange<UInt64>) func noneDropsAMessage(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var count = 0
    for _ in 0..<30 {
      let type = random.pick(Catalogue.displayTypes)
      var text = String(
        decoding: try #require(Starters.native(named: type.name)).bytes, as: UTF8.self)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let (old, new) = random.pick(Self.changes)
        text = text.replacingOccurrences(of: old, with: new)
      }
      let report = Checker().check(nativeConfig: Document(parsing: text))
      let findings = report.diagnostics.filter { Self.rules.contains($0.rule.id) }
      count += findings.count
      #expect(findings.allSatisfy { $0.severity < .error })
      for verdict in report.verdicts where verdict.outcome == .dropped {
        #expect(!Self.rules.isSuperset(of: verdict.rules))
      }
    }
    #expect(count > 0)
  }

  @Test(arguments: Catalogue.displayTypes)
  func startersAreDrawnAsWritten(_ type: DisplayType) throws {
    let bytes = try #require(Starters.native(named: type.name)).bytes
    let document = Document(parsing: SourceFile(name: "starter", bytes: bytes))
    for release in Platform.allCases.flatMap({ p in p.knownReleases.map { Target(p, $0) } }) {
      let found = Checker(targets: [release]).check(nativeConfig: document).diagnostics
      #expect(!found.contains { Self.rules.contains($0.rule.id) }, "\(release)")
    }
  }

  @Test(arguments: Catalogue.displayTypes)
  func publishedExamplesHaveNoErrorsNorWarnings(_ type: DisplayType) throws {
    let file = projectRoot.appending(path: "Tests/Fixtures/published/\(type.name).json")
    let document = Document(
      parsing: SourceFile(name: "published", bytes: try [UInt8](Data(contentsOf: file))))
    let found = Checker().check(nativeConfig: document).diagnostics
    #expect(!found.contains { Self.rules.contains($0.rule.id) && $0.severity > .info })
  }
}
