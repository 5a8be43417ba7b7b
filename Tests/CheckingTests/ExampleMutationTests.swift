import Authoring
import Checking
import Diagnostics
import JSONTree
import Schema
import SourceText
import Testing

/// Every rule's failing examples, written in other ways: the same fault is found at the same place.
@Suite struct ExampleMutationTests {
  static let cases = RuleFamily.all.flatMap { family in
    family.rules.flatMap { rule in
      rule.failing.map { (ExampleCase(rule, $0), Rewriting.allowed(in: family)) }
    }
  }

  @Test(arguments: cases)
  func isFoundHoweverItIsWritten(_ example: ExampleCase, _ rewritings: [Rewriting]) throws {
    let built = try BuiltExample(example.example)
    let name = built.markedName
    let original = try #require(
      built.diagnostics.first {
        $0.rule == example.rule && $0.range == built.mark && $0.source.name == name
      })
    for rewriting in rewritings {
      let documents = built.documents.rewritten(by: rewriting)
      let found = diagnostics(
        documents, isAlone: built.documents.template == nil, built.target
      ).filter {
        $0.rule == example.rule && $0.source.name == name && $0.pointer == original.pointer
      }
      #expect(
        found.contains { $0.blamedText == original.blamedText },
        "\(rewriting): \(found.map(\.blamedText)), not \(original.blamedText)")
      #expect(found.allSatisfy { $0.severity == original.severity }, "\(rewriting)")
    }
  }

  @Test func everyRewritingChangesSomething() throws {
    let example = try #require(Rule.named("color-not-hex")?.failing.first)
    let documents = try #require(ExampleDocuments(example))
    for rewriting in Rewriting.allCases {
      let new = documents.rewritten(by: rewriting)
      #expect(new.config.source.bytes != documents.config.source.bytes, "\(rewriting)")
    }
  }

  private func diagnostics(
    _ documents: (config: Document, translations: Document?), isAlone: Bool, _ target: Target?
  ) -> [Diagnostic] {
    let checker = Checker(
      targets: target.map { [$0] } ?? [], now: ExampleDocuments.secondsSince1970)
    let beside = documents.translations
    let template = isAlone ? nil : documents.config
    return checker.check(nativeConfig: documents.config, translations: beside).diagnostics
      + (beside.map { checker.check(pushwooshJSON: $0, template: template).diagnostics } ?? [])
  }
}

/// Another way to write a document that means the same.
enum Rewriting: CaseIterable {
  case windowsLines
  case emojiBefore
  case minified
  case indented
  case reversed

  /// What keeps the faults of a family: those of the syntax itself do not survive being printed anew.
  static func allowed(in family: RuleFamily) -> [Rewriting] {
    family.rules.contains { $0.id == "invalid-json" } ? [.windowsLines, .emojiBefore] : allCases
  }

  func apply(to document: Document) -> Document {
    let source = document.source
    let bytes: [UInt8]
    switch self {
    case .windowsLines:
      bytes = source.bytes.flatMap { $0 == UInt8(ascii: "\n") ? [0x0D, 0x0A] : [$0] }
    case .emojiBefore:
      bytes = source.bytes.withEmojiMember
    case .minified:
      bytes = printed(document, .compact) { $0 }
    case .indented:
      var layout = Layout.canonical
      layout.indent = "\t "
      layout.oneLineNesting = 0
      layout.lineLength = 1
      bytes = printed(document, layout) { $0 }
    case .reversed:
      bytes = printed(document, .canonical, \.withMembersReversed)
    }
    return Document(parsing: SourceFile(name: source.name, bytes: bytes))
  }

  /// The document printed anew; as it is where it holds what no value can.
  private func printed(
    _ document: Document, _ layout: Layout, _ change: (Value) -> Value
  ) -> [UInt8] {
    guard let root = document.root, document.isValid, let value = Value(node: root) else {
      return document.source.bytes
    }
    return Array(change(value).printed(layout: layout).utf8)
  }
}

extension ExampleDocuments {
  fileprivate func rewritten(by rewriting: Rewriting) -> (config: Document, translations: Document?)
  {
    (rewriting.apply(to: config), translations.map(rewriting.apply))
  }
}

extension Diagnostic {
  /// The bytes to blame without white space, which printing anew may change.
  fileprivate var blamedText: String { source.text(in: range).filter { !$0.isWhitespace } }
}

extension Rule {
  fileprivate static func named(_ id: String) -> Rule? {
    RuleFamily.all.flatMap(\.rules).first { $0.id == id }
  }
}

extension [UInt8] {
  /// The document with one more member at the start of its root, if that is an object.
  fileprivate var withEmojiMember: [UInt8] {
    guard let start = firstIndex(where: { $0 > 0x20 && $0 < 0x80 }), self[start] == 0x7B else {
      return self
    }
    let next = self[(start + 1)...].first { $0 > 0x20 }
    let member = Array("\"👩‍🚀 é\": \"👨‍👩‍👧🇩🇪\"\(next == 0x7D ? "" : ",")".utf8)
    return Array(self[...start]) + member + Array(self[(start + 1)...])
  }
}

extension Value {
  /// The value with the members of every object the other way round.
  fileprivate var withMembersReversed: Value {
    switch self {
    case .object(let entries):
      .object(entries.reversed().map { .init($0.key, $0.value.withMembersReversed) })
    case .array(let elements): .array(elements.map(\.withMembersReversed))
    default: self
    }
  }
}
