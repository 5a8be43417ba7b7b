import Authoring
import Checking
import Diagnostics
import JSONTree
import Schema
import SourceText
import Testing

/// Every rule's own examples: the failing ones are found at their mark, the passing ones are not.
@Suite struct RuleExampleTests {
  static let rules = RuleFamily.all.flatMap(\.rules)

  @Test func idsAreNamesAndNoneIsTwice() {
    let ids = Self.rules.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(ids.allSatisfy { $0.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" } })
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

/// The documents that an example is a piece of.
struct BuiltExample {
  let config: Document
  let translations: Document?
  let mark: Range<Int>
  let markedName: String
  let target: Target?
  /// Whether the translations are looked at without the template.
  let isAlone: Bool

  init(_ example: RuleExample) throws {
    let target = example.target.flatMap { Target($0) }
    switch example.place {
    case .document:
      self.init(config: example.text, translations: nil, target)
    case .block(let type):
      self.init(config: try Self.document(type, block: example.text), translations: nil, target)
    case .root(let type):
      self.init(config: try Self.document(type, root: example.text), translations: nil, target)
    case .translations(let beside):
      self.init(
        config: try Self.document("banner", block: beside), translations: example.text, target,
        isAlone: beside.isEmpty)
    }
  }

  private init(
    config: String, translations: String?, _ target: Target?, isAlone: Bool = false
  ) {
    self.isAlone = isAlone
    let config = Marked(config)
    self.config = config.document
    self.target = target
    guard let translations else {
      self.translations = nil
      mark = config.range
      markedName = config.document.source.name
      return
    }
    let marked = Marked(translations)
    let file = SourceFile(name: "pushwoosh.json", bytes: marked.document.source.bytes)
    self.translations = Document(parsing: file)
    // A template's own bytes may be to blame for what a translation lacks.
    mark = marked.range.isEmpty ? config.range : marked.range
    markedName = marked.range.isEmpty ? config.document.source.name : file.name
  }

  var diagnostics: [Diagnostic] {
    // The middle of September 2026.
    let checker = Checker(targets: target.map { [$0] } ?? [], now: 1_789_430_400)
    let template = checker.check(nativeConfig: config, translations: translations).diagnostics
    let beside = isAlone ? nil : config
    return template
      + (translations.map { checker.check(pushwooshJSON: $0, template: beside).diagnostics } ?? [])
  }

  /// The smallest document of a type, in which the members named take the place of its own.
  private static func document(
    _ type: String, block: String = "", root: String = ""
  ) throws -> String {
    let type = try #require(Catalogue.displayType(named: type))
    let named = Document(parsing: "{\(block.filter { $0 != "«" && $0 != "»" })}")
    let keys = Set(named.root?.members.map(\.key) ?? [])
    guard case .object(let entries) = Value(type.block.scaffold) else { return "" }
    let others = entries.filter { !keys.contains($0.key) }
      .map { "\(Value.string($0.key).compact): \($0.value.compact)" }
    let members = ([block] + others).filter { !$0.isEmpty }.joined(separator: ",\n    ")
    let before = root.isEmpty ? "" : "  \(root),\n"
    return """
      {
        "displayType": "\(type.name)",
      \(before)  "\(type.name)": {
          \(members)
        }
      }

      """
  }
}
