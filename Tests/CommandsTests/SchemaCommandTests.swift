import Authoring
import Checking
import Diagnostics
import Foundation
import JSONTree
import Schema
import SourceText
import TestSupport
import Testing

/// What the program writes fits the schemas that it prints.
@Suite(
  .enabled(if: JSONSchemaValidator.installed != nil, "python3-jsonschema is not installed"))
struct SchemaCommandTests {
  private let inapp: BuiltProgram

  init() throws {
    inapp = try BuiltProgram()
  }

  @Test func startersWholeMinimalAndLocalizedFit() throws {
    for name in Catalogue.displayTypes.map(\.name) {
      try inapp("new", name, "whole/\(name)")
      try inapp("new", name, "minimal/\(name)", "--minimal")
      try inapp("new", name, "localized/\(name)", "--locales", "en,de")
    }
    let messages = try files(named: "native-config.json")
    let translations = try files(named: "pushwoosh.json")
    #expect(messages.count == 30 && translations.count == 10)
    try expectFit(messages, "native-config")
    try expectFit(translations, "pushwoosh")
  }

  @Test func thePublishedExamplesFit() throws {
    let folder = projectRoot.appending(path: "Tests/Fixtures/published")
    let examples = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "json" }
    #expect(examples.count == 10)
    try expectFit(examples, "native-config")
  }

  @Test func theFaultIsNamedAtItsPlace() throws {
    try inapp("new", "banner", "sale")
    let starter = try inapp.text("sale/native-config.json")
    for (old, new, fault) in [
      ("\"autoDismiss\": 8", "\"autoDismiss\": 0", "$.banner.autoDismiss"),
      ("\"showClose\": true", "\"showClose\": 1", "$.banner.showClose"),
      ("\"banner\": {", "\"Banner\": {", "'banner' is a required property"),
      ("\"url\": \"", "\"uri\": \"", "$.banner.action"),
    ] {
      let damaged = starter.replacingOccurrences(of: old, with: new)
      #expect(damaged != starter, "\(old)")
      let found = try faults(in: [compact(Array(damaged.utf8))], "native-config")
      #expect(found.first??.contains(fault) == true, "\(old): \(found)")
    }
  }

  @Test func itRejectsWhatMakesBothPlatformsDropAMessage() throws {
    let rejected = RuleFamily.all.flatMap(\.rules).flatMap { rule in
      rule.failing.compactMap { DroppedExample(rule, $0) }
    }
    #expect(rejected.count > 20)
    let found = try faults(in: rejected.map(\.text), "native-config")
    for (example, fault) in zip(rejected, found) {
      #expect(fault != nil, "\(example.rule): \(example.text)")
    }
  }

  @Test(arguments: [
    (#"{"messages": [{"template": "promo"}], "start": "2026-12-01"}"#, true),
    (#"{"messages": [{"inAppId": 7, "cooldown": 90, "ttl": "1h"}], "end": null}"#, true),
    (#"{"messages": [{}], "events": [{"type": "clock", "at": "x", "by": "-1h"}]}"#, true),
    (#"{"messages": [{}], "events": [{"type": "clock", "at": "x"}]}"#, false),
    (#"{"messages": [{}], "events": [{"type": "pause"}]}"#, false),
    (#"{"messages": [{}], "events": [{"at": "x"}]}"#, false),
    (#"{"messages": [{}], "events": [{"type": "stop", "at": "x"}]}"#, false),
    (#"{"messages": [{"cooldown": true}]}"#, false), (#"{"messages": {}}"#, false),
    (#"{"messages": [{"displayType": "poster"}]}"#, false), (#"{"start": "x"}"#, false),
    (#"{"messages": [{}], "capEnabled": "yes"}"#, false),
  ])
  func campaignsFitWhereTheirTypesAreRight(_ text: String, fits: Bool) throws {
    #expect(try faults(in: [text], "campaign").map { $0 == nil } == [fits])
  }

  @Test func requestsFit() throws {
    for folder in ["Tests/Fixtures/inbox", "Templates/inbox"] {
      let files = try FileManager.default.contentsOfDirectory(
        at: projectRoot.appending(path: folder), includingPropertiesForKeys: nil
      ).filter { $0.pathExtension == "json" }
      #expect(files.count >= 5)
      try expectFit(files, "create-message")
    }
  }

  @Test(arguments: [
    (#""data": "{}", "content": {"de": "C"}, "platforms": [1], "send_rate": 100"#, true),
    (#""data": {"displayType": "Wallet", "wallet": {"pass": "https://a"}, "pinned": 1}"#, true),
    (#""data": {"wallet": "https://a", "promo": null}, "other": []"#, true),
    (#""data": 7"#, false), (#""data": {"displayType": "poster"}"#, false),
    (#""data": {"carousel": {}}"#, false), (#""data": {"carousel": [{"title": "a"}]}"#, false),
    (#""data": {"video": "https://a"}"#, false), (#""data": {"video": {}}"#, false),
    (#""data": {"wallet": {}}"#, false), (#""data": {"wallet": ""}"#, false),
    (#""data": {"pinned": "true"}"#, false), (#""content": 7"#, false),
    (#""content": {"de": 7}"#, false), (#""inbox_days": 31"#, false), (#""inbox_days": 0"#, false),
    (#""data": {"buttons": [{"url": "https://a"}]}"#, false), (#""platforms": [true]"#, false),
  ])
  func messagesFitWhereInboxAndServerReadThem(_ members: String, fits: Bool) throws {
    let text = """
      {"request": {"application": "ABCDE-12345", "auth": "t", "notifications": [{\(members)}]}}
      """
    #expect(try faults(in: [text], "create-message").map { $0 == nil } == [fits])
  }

  private func expectFit(_ files: [URL], _ kind: String) throws {
    let documents = try files.map { try compact([UInt8](Data(contentsOf: $0))) }
    for (file, fault) in zip(files, try faults(in: documents, kind)) {
      #expect(fault == nil, "\(file.path)")
    }
  }

  private func faults(in documents: [String], _ kind: String) throws -> [String?] {
    let printed = try inapp("schema", kind)
    #expect(printed.status == 0 && printed.errors.isEmpty)
    return try #require(JSONSchemaValidator.installed)
      .faults(of: documents, by: compact([UInt8](printed.stdout)))
  }

  private func compact(_ bytes: [UInt8]) throws -> String {
    let document = Document(parsing: SourceFile(name: "", bytes: bytes))
    try #require(document.isValid)
    return try #require(document.root.flatMap(Value.init(node:))).compact
  }

  private func files(named name: String) throws -> [URL] {
    try inapp.folder.list().filter { $0.hasSuffix(name) }.map { inapp.folder[$0] }
  }
}

/// A rule's example, without translations or placeholders, that no phone shows whatever its release.
private struct DroppedExample {
  let rule: String
  let text: String

  init?(_ rule: Rule, _ example: RuleExample) {
    guard rule.id != "already-expired", !example.text.contains("{{"),
      let config = ExampleDocuments(example)?.config, config.isValid, config.duplicates.isEmpty,
      let text = config.root.flatMap(Value.init(node:))?.compact
    else { return nil }
    let known = Platform.allCases.flatMap { platform in
      platform.knownReleases.map { Target(platform, $0) }
    }
    let verdicts = Checker(targets: known).check(nativeConfig: config).verdicts
    guard verdicts.allSatisfy({ $0.outcome == .dropped }),
      verdicts.contains(where: { !$0.isOnlyUnsupported })
    else { return nil }
    self.rule = rule.id
    self.text = text
  }
}
