import Diagnostics
import JSONTree
import Schema
import SourceText
import TestSupport
import Testing

@testable import Inbox

/// Requests put together at random, of parts that are right, wrong or odd.
@Suite struct RandomRequestTests {
  private static let values = [
    "null", "true", "0", "7", "31", "-1.5", "\"\"", "\"x\"", "\"https://a.example/1\"", "\"now\"",
    "\"2026-12-24\"", "\"captioned\"", "\"carousel\"", "\"video\"", "\"wallet\"", "\"banner\"",
    "\"markRead\"", "\"{}\"", "\"{\\\"displayType\\\": \\\"banner\\\"}\"", "[]", "{}", "[1]", "[3]",
  ]

  private static let names =
    Model.notification.fields.map(\.name) + Model.inboxData.fields.map(\.name)
    + ["url", "pass", "title", "image", "action", "de", "en", "u", "userdata", "tag"]

  private func value(_ generator: inout SplitMix64, depth: Int) -> String {
    guard depth > 0, generator.chance(0.5) else { return generator.pick(Self.values) }
    let count = Int.random(in: 0...5, using: &generator)
    if generator.chance(0.4) {
      return "["
        + (0..<count).map { _ in value(&generator, depth: depth - 1) }.joined(separator: ",") + "]"
    }
    return "{"
      + (0..<count).map { _ in
        "\"\(generator.pick(Self.names))\": \(value(&generator, depth: depth - 1))"
      }.joined(separator: ",") + "}"
  }

  private func members(_ generator: inout SplitMix64) -> String {
    let names = Self.names.shuffled(using: &generator)
      .prefix(Int.random(in: 0...8, using: &generator))
    return (["data"] + names.filter { $0 != "data" }).map { name in
      let isText = ["ios_title", "title", "content", "inbox_image"].contains(name)
      let text = isText && generator.chance(0.6) ? "\"x\"" : value(&generator, depth: 4)
      return "\"\(name)\": \(text)"
    }.joined(separator: ", ")
  }

  @Test func findingsLieInTheTextAndCardsFollowFromThem() {
    var generator = SplitMix64(seed: 11)
    let targets =
      [SDKVersion(7, 0, 40), .init(7, 1, 0), .init(7, 1, 3), .init(7, 2, 0), .init(7, 2, 7)]
      .map { Target(.ios, $0) } + [.newest(.android)]
    var cards: Set<String> = []
    for _ in 0..<400 {
      let document = request(members(&generator))
      let report = InboxReport(document, targets: targets, concerned: targets, drawn: 1)
      let places = document.pointers
      for finding in report.diagnostics {
        #expect(finding.range.upperBound <= document.source.bytes.count)
        #expect(!finding.message.isEmpty)
      }
      for verdict in report.verdicts {
        cards.insert(verdict.card ?? "none")
        #expect(verdict.look?.card == verdict.card, "\(document.source.text)")
        let pointers = verdict.look?.pointers ?? []
        #expect(places.isSuperset(of: pointers), "\(document.source.text)")
        #expect(!verdict.steps.isEmpty && !verdict.summary.isEmpty || verdict.card == "classic")
        if verdict.fate == .asWritten, let asked = report.askedCard, verdict.target.platform == .ios
        {
          #expect(verdict.card == asked || verdict.card == nil, "\(document.source.text)")
        }
        let target = verdict.target.description
        let ignored = report.diagnostics.filter {
          ["wrong-type", "data-not-an-object", "misplaced-inbox-field"].contains($0.rule.id)
            && $0.targets.contains(target)
        }
        #expect(ignored.isEmpty || verdict.fate != .asWritten, "\(document.source.text)")
        #expect(
          verdict.fate != .changed || target.hasPrefix("android") || verdict.otherCard != nil
            || !verdict.rules.isEmpty, "\(document.source.text)")
      }
    }
    #expect(cards.isSuperset(of: ["none", "plain", "classic", "banner", "captioned"]))
  }

  @Test func dataInAStringIsReadAsTheObject() throws {
    var generator = SplitMix64(seed: 12)
    for _ in 0..<200 {
      let document = request(members(&generator))
      guard document.duplicates.isEmpty, let root = document.root,
        let value = Value(node: root)
      else { continue }
      let string = Document(parsing: value.withDataAsString.compact)
      let plain = InboxReport(document, targets: [.newest(.ios)], concerned: [.newest(.ios)])
      let other = InboxReport(string, targets: [.newest(.ios)], concerned: [.newest(.ios)])
      #expect(plain.verdicts.map(\.card) == other.verdicts.map(\.card), "\(document.source.text)")
      #expect(plain.verdicts.map(\.steps) == other.verdicts.map(\.steps), "\(document.source.text)")
    }
  }

  @Test func damagedTextIsReadToItsEnd() throws {
    let whole = Array(
      request(
        """
        "inbox_days": 7, "title": {"en": "T"}, "data": {"displayType": "carousel", "carousel": [
        {"image": "a", "url": "b"}], "buttons": [{"title": "A", "action": "custom", "url": "x:y"}]}
        """
      ).source.bytes)
    var generator = SplitMix64(seed: 13)
    for _ in 0..<400 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes.remove(at: index)
        case 1: bytes.insert(generator.pick(Array("{}[]\",:0\\é".utf8)), at: index)
        default: bytes[index] = UInt8.random(in: 0...255, using: &generator)
        }
      }
      let document = Document(parsing: SourceFile(name: "r", bytes: bytes))
      let report = InboxReport(document, targets: Target.newestOfAll, concerned: Target.newestOfAll)
      #expect(report.diagnostics.allSatisfy { $0.range.upperBound <= bytes.count })
    }
  }
}

extension CardLook {
  /// Every place that it names.
  fileprivate var pointers: [String] {
    let pieces =
      [title, content, image, icon].compactMap { $0 } + slides.map(\.image)
      + slides.compactMap(\.caption) + buttons.map(\.title)
    return [pointer] + pieces.map(\.pointer) + slides.map(\.pointer) + buttons.map(\.pointer)
      + [opening?.pointer].compactMap { $0 }
  }
}

extension Document {
  /// The place of every value, as a JSON Pointer.
  fileprivate var pointers: Set<String> {
    var found: Set<String> = []
    func add(_ node: Node, _ path: Path) {
      found.insert(path.pointer)
      for member in node.members { add(member.value, path.appending(key: member.key)) }
      for (index, element) in node.elements.enumerated() {
        add(element, path.appending(index: index))
      }
    }
    if let root { add(root, .root) }
    return found
  }
}
