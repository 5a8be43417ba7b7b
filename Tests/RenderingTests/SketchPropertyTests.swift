import JSONTree
import Schema
import SourceText
import TestSupport
import Testing
import Wording

@testable import Rendering

/// Whatever a document holds, its sketch keeps its place and harms no terminal.
@Suite struct SketchPropertyTests {
  private static let styles: [SketchStyle] = [
    .colors(.full), .colors(.sixteen), .plain, .outlines(isASCII: true),
  ]

  @Test(arguments: Catalogue.displayTypes)
  func randomDocumentsStayWithinTheirColumns(_ type: DisplayType) throws {
    var random = SplitMix64(seed: 42)
    for _ in 0..<12 {
      let document = Document(parsing: type.randomDocument(&random).compact)
      let target = Target.newest(random.pick([.ios, .android]))
      let columns = random.pick([20, 33, 38, 120])
      for style in Self.styles {
        let sketches = preview(document, targets: [target]).sketches(columns: columns, in: style)
        try expectSound(sketches, columns: min(38, columns), style, document)
      }
    }
  }

  @Test(arguments: ["banner", "captioned", "classic", "carousel", "video", "wallet"])
  func randomCardsStayWithinTheirColumns(_ name: String) throws {
    var random = SplitMix64(seed: 43)
    for _ in 0..<12 {
      let cards = (0..<random.pick([1, 2, 5])).map { _ in randomCard(name, &random) }
      let target = Target.newest(random.pick([.ios, .ios, .android]))
      let columns = random.pick([20, 33, 38, 120])
      let preview = feed(cards, on: target, footnote: random.chance(0.5) ? "A stand-in." : nil)
      for style in Self.styles {
        let sketches = preview.sketches(columns: columns, in: style)
        try expectSound(sketches, columns: min(38, columns), style, Document(parsing: "{}"))
      }
    }
  }

  @Test(arguments: Catalogue.displayTypes) func aSketchIsTheSameEachTime(_ type: DisplayType) {
    let texts = (0..<3).map { _ in preview(sample(type.name)).sketches(in: .full)[0].text }
    #expect(texts[0] == texts[1] && texts[1] == texts[2])
  }

  private func expectSound(
    _ sketches: [Sketch], columns: Int, _ style: SketchStyle, _ document: Document
  ) throws {
    let pictures = sketches.flatMap(\.pictures)
    #expect(!pictures.isEmpty)
    for picture in pictures {
      #expect(picture.lines.count == 22)
      for line in picture.lines {
        let plain = try #require(line.withoutColors, "\(line.debugDescription)")
        #expect(style.isColored || plain == line)
        let width = plain.reduce(0) { $0 + $1.displayWidth }
        #expect(width == columns, "\(plain.debugDescription) \(document.source.text)")
        #expect(!plain.hidesScalars, "\(plain.debugDescription)")
        if style == .outlines(isASCII: true) { #expect(plain.utf8.allSatisfy { $0 < 0x80 }) }
      }
    }
  }
}

extension String {
  /// The line without the sequences that colour it; nil where another control character is left.
  var withoutColors: String? {
    var plain = ""
    for (index, part) in split(separator: "\u{1B}", omittingEmptySubsequences: false).enumerated() {
      guard index > 0 else {
        plain += part
        continue
      }
      guard part.first == "[", let end = part.firstIndex(of: "m"),
        part[..<end].dropFirst().allSatisfy({ $0.isASCII && $0.isNumber || $0 == ";" })
      else { return nil }
      plain += part[part.index(after: end)...]
    }
    return plain.unicodeScalars.contains { $0.properties.generalCategory == .control } ? nil : plain
  }
}

/// A card of which parts may be missing, hostile or many.
private func randomCard(_ name: String, _ random: inout SplitMix64) -> Preview.Card {
  typealias Card = Preview.Card
  func part(_ random: inout SplitMix64) -> Card.Part? {
    guard random.chance(0.8) else { return nil }
    let words = (0..<Int.random(in: 0...12, using: &random)).map { _ in random.pick(oddWords) }
    return Card.Part(words.joined(separator: random.pick(["", " "])), at: "/0")
  }
  let tap = Card.Tap("Does nothing.")
  var card = Card(name, at: "/0")
  card.title = part(&random)
  card.content = part(&random)
  card.image = part(&random)
  card.icon = part(&random)
  card.slides = (0..<random.pick([0, 1, 3, 40])).map { _ in
    Card.Slide(Card.Part("", at: "/0"), caption: part(&random), tap: tap, at: "/0")
  }
  card.buttons = (0..<random.pick([0, 1, 3, 40])).compactMap { _ in
    part(&random).map { Card.Button($0, tap: tap, at: "/0") }
  }
  card.isPinned = random.chance(0.5)
  card.sent = random.pick([nil, 0, 30_000_000, -5])
  return card
}

extension DisplayType {
  fileprivate func randomDocument(_ random: inout SplitMix64) -> Value {
    ["displayType": .string(name), name: block.randomValue(&random)]
  }
}

extension Model {
  fileprivate func randomValue(_ random: inout SplitMix64) -> Value {
    .object(
      fields.compactMap { field in
        guard field.isRequired || random.chance(0.8), field.role != .darkTheme else { return nil }
        return Value.Entry(field.name, field.shape.randomValue(&random))
      })
  }
}

extension Shape {
  fileprivate func randomValue(_ random: inout SplitMix64) -> Value {
    switch self {
    case .boolean: .boolean(random.chance(0.5))
    case .number, .index: random.pick([0, 1, 2, 40, Value(0.5), 300, .number("1e308"), -3])
    case .color: random.pick(["#fff", "#00000000", "#12345678", "#F2F2F7", "red"])
    case .gradient: random.pick(["#fff", ["#000", "#fff"], ["#123", "#456", "#789a"], []])
    case .choice(let choices): .string(random.pick(choices).name)
    case .object(let model): model.randomValue(&random)
    case .list(let element, _):
      .array(
        (0..<random.pick([0, 1, 2, 3, 7, 40])).map { _ in element.randomValue(&random) })
    default:
      .string(
        (0..<Int.random(in: 0...9, using: &random)).map { _ in random.pick(oddWords) }
          .joined(separator: random.pick(["", " "])))
    }
  }
}
