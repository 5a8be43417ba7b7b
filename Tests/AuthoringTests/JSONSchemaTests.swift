import Authoring
import Checking
import Foundation
import JSONTree
import Schema
import Templates
import TestSupport
import Testing

/// Judges documents by the JSON Schema with a validator of its own, and by the checker.
@Suite(
  .enabled(if: JSONSchemaValidator.installed != nil, "python3-jsonschema is not installed"))
struct JSONSchemaTests {
  private static let nativeConfig = JSONSchemaKind.nativeConfig.schema.compact

  /// What single values are replaced with: each type, and the edges of each rule.
  fileprivate static let replacements: [Value] = [
    .null, true, 0, -1, 31, .number("0.5"),
    "", " ", "words", "Url", "Top", "bottom-LEFT", "Banner",
    "#fff", "#12345", "#GGG", " #fff", "#fff ", "fff", "{plain}",
    [], [1], ["#FFF", ""], [.null], .object([]),
    ["type": "CLOSE"], ["type": "open"], ["type": "url", "url": ""], ["type": .null],
    ["text": "", "color": "#FFF"], ["text": "words", "color": "red"],
    ["code": ""], ["title": .null, "code": "A"],
  ]

  @Test func oneFaultIsRejectedExactlyWhereAPhoneDropsTheMessage() throws {
    var met: Set<Value> = []
    let whole =
      Catalogue.displayTypes.map(\.full) + [
        try #require(Catalogue.displayTypes.first).fullWithEnvelope
      ]
    let documents = whole.flatMap { $0.variants(Self.replacements, met: &met) }
    #expect(documents.count > 3000)
    try checkAgreement(on: documents)
  }

  @Test(arguments: 1...2 as ClosedRange<UInt64>)
  func twoFaultsAreRejectedExactlyWhereAPhoneDropsTheMessage(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let documents = Catalogue.displayTypes.flatMap { type in
      type.full.samples(of: 5, &random).flatMap { $0.samples(of: 6, &random) }
    }
    try checkAgreement(on: documents)
  }

  @Test(arguments: Catalogue.displayTypes)
  func aDocumentWithEveryFieldAndOneWithTheRequiredOnesFit(_ type: DisplayType) throws {
    try checkAgreement(
      on: [type.fullWithEnvelope, Value(scaffold: type.scaffold)], expecting: true)
  }

  @Test func aPlaceholderFitsWhereverAStringDoes() throws {
    let placeholder = Value.string("before {{some.key|text|default}} after")
    var met: Set<Value> = []
    let documents = Catalogue.displayTypes.flatMap { type in
      type.full.changedOnce(
        { value in if case .string = value { [placeholder] } else { [] } },
        enters: { met.insert($0).inserted })
    }
    #expect(documents.count > 50)
    let faults = try faults(of: documents)
    for (document, fault) in zip(documents, faults) where fault != nil {
      Issue.record("\(fault ?? ""): \(document.compact)")
    }
  }

  @Test(arguments: [
    (#"{"default_language": "en", "localization": {"en": {"a": "b"}, "de": {}}}"#, true),
    (#"{"default_language": "en", "localization": {}, "more": 1, "style_settings": 5}"#, true),
    (#"{"default_language": "en", "localization": {"en": {"a": ""}}}"#, true),
    (#"{"localization": {}}"#, false), (#"{"default_language": "en"}"#, false),
    (#"{"default_language": null, "localization": {}}"#, false),
    (#"{"default_language": "en", "localization": []}"#, false),
    (#"{"default_language": "en", "localization": {"en": null}}"#, false),
    (#"{"default_language": "en", "localization": {"en": {"a": 1}}}"#, false),
    ("[]", false),
  ])
  func translationsFitWherePhonesUseThem(_ document: String, fits: Bool) throws {
    let validator = try #require(JSONSchemaValidator.installed)
    let faults = try validator.faults(
      of: [document], by: JSONSchemaKind.pushwoosh.schema.compact)
    #expect(faults.map { $0 == nil } == [fits], "\(faults)")
  }

  private func checkAgreement(on documents: [Value], expecting fits: Bool? = nil) throws {
    let checker = Checker()
    var rejections = 0
    for (document, fault) in zip(documents, try faults(of: documents)) {
      if case .string(let name)? = document["displayType"], name.contains("|") { continue }
      let report = checker.check(nativeConfig: Document(parsing: document.compact))
      let type = report.displayType.flatMap(Catalogue.displayType)
      let drawing = report.verdicts.filter { type?.support.isObserved(on: $0.target) ?? true }
      let isDropped = drawing.contains { $0.outcome == .dropped }
      #expect((fault != nil) == isDropped, "\(fault ?? "fits"): \(document.compact)")
      if let fits { #expect((fault == nil) == fits, "\(fault ?? "fits"): \(document.compact)") }
      rejections += fault == nil ? 0 : 1
    }
    guard fits == nil else { return }
    #expect(rejections > documents.count / 4 && rejections < documents.count)
  }

  private func faults(of documents: [Value]) throws -> [String?] {
    try #require(JSONSchemaValidator.installed)
      .faults(of: documents.map(\.compact), by: Self.nativeConfig)
  }
}

extension Value {
  /// Some of the values that differ from this one in one place.
  fileprivate func samples(of count: Int, _ random: inout SplitMix64) -> [Value] {
    var met: Set<Value> = []
    let variants = variants(JSONSchemaTests.replacements, met: &met)
    return (0..<count).map { _ in random.pick(variants) }
  }
}
