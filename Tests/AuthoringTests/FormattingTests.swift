import Authoring
import Checking
import Foundation
import JSONTree
import Schema
import SourceText
import Templates
import TestSupport
import Testing

private func formatted(_ bytes: [UInt8]) throws -> String {
  try Document(parsing: SourceFile(name: "native-config.json", bytes: bytes)).formattedConfig().text
}

private func formatted(_ text: String) throws -> String { try formatted(Array(text.utf8)) }

/// What fmt makes of a document.
@Suite struct FormattingTests {
  @Test(arguments: Catalogue.displayTypes)
  func publishedExamplesAreInCanonicalLayout(_ type: DisplayType) throws {
    let file = projectRoot.appending(path: "Tests/Fixtures/published/\(type.name).json")
    let text = try String(contentsOf: file, encoding: .utf8)
    let value = try #require(Document(parsing: text).root.flatMap { Value(node: $0) })
    let new = try formatted(value.compact)
    #expect(try formatted(text) == new)
    // The page lists an item's title before its image, and its examples have them the other way round.
    let lines = [text, new].map { text in
      let lines = text.split(separator: "\n")
      return type.block.field(for: .items) == nil ? lines : lines.sorted()
    }
    #expect(lines[0] == lines[1])
  }

  @Test(arguments: Starters.native.map(\.name))
  func startersAreInCanonicalLayout(_ name: String) throws {
    let bytes = try #require(Starters.native(named: name)).bytes
    #expect(try formatted(bytes) == String(decoding: bytes, as: UTF8.self))
  }

  /// The printer of values and the formatter of nodes agree where the schema orders nothing.
  @Test func laysOutAsThePrinterDoes() throws {
    var generator = JSONGenerator(seed: 7)
    for _ in 0..<400 {
      let value = Value.object([.init("note", generator.document())])
      for layout in [Layout.canonical, .oneLine, .compact] {
        let text = try formatted(value.printed(layout: layout))
        #expect(text == value.printed(breaksOutermost: true) + "\n")
      }
    }
  }

  @Test func keepsTheValueAndIsDoneAfterOnce() throws {
    var generator = JSONGenerator(seed: 11)
    for _ in 0..<300 {
      let type = generator.random.pick(Catalogue.displayTypes)
      let value =
        generator.random.chance(0.5)
        ? generator.document() : type.fullWithEnvelope.shuffled(&generator.random)
      let style = generator.random.pick(WritingStyle.allCases)
      let once = try formatted(generator.write(value, style))
      let root = try #require(Document(parsing: once).root.flatMap { Value(node: $0) })
      #expect(root.inKeyOrder.exact == value.inKeyOrder.exact)
      #expect(try formatted(once) == once)
    }
  }

  @Test(arguments: Catalogue.displayTypes)
  func ordersFieldsAsTheSchemaDoes(_ type: DisplayType) throws {
    var random = SplitMix64(seed: 3)
    let text = try formatted(type.fullWithEnvelope.compact)
    let order = Model.nativeConfig.fields.map(\.name)
    let root = try #require(Document(parsing: text).root)
    #expect(root.members.map(\.key) == order.filter { root[$0] != nil })
    let block = try #require(root[type.name])
    #expect(block.members.map(\.key) == type.block.fields.map(\.name))
    for _ in 0..<20 {
      #expect(try formatted(type.fullWithEnvelope.shuffled(&random).compact) == text)
    }
  }

  @Test func phonesDoTheSameAfterwards() throws {
    var random = SplitMix64(seed: 5)
    var met: Set<Value> = []
    for type in Catalogue.displayTypes {
      let variants = type.full.variants([.null, "", "red", 40, []], met: &met)
      for variant in (0..<40).map({ _ in random.pick(variants) }) {
        let before = Document(parsing: variant.shuffled(&random).compact)
        let after = Document(parsing: try before.formattedConfig())
        let verdicts = [before, after].map { Checker().check(nativeConfig: $0).verdicts }
        #expect(verdicts[0].map(\.outcome) == verdicts[1].map(\.outcome))
        #expect(verdicts[0].map { $0.rules.sorted() } == verdicts[1].map { $0.rules.sorted() })
      }
    }
  }
}

/// What fmt leaves alone, and what it refuses.
@Suite struct FormattingDetailTests {
  @Test func spellingsStay() throws {
    let text = #"""
      {
        "$schema": "x",
        "displayType": "mod\u0061l",
        "ttl": 1.50e+3,
        "lone \ud800 key": "\u00e9 \uD83D\ude00 \udfff \/"
      }

      """#
    let mixed =
      "\u{FEFF}{\r\n\"ttl\":1.50e+3,\"lone \\ud800 key\":\"\\u00e9 \\uD83D\\ude00 \\udfff \\/\","
      + "\t\"$schema\":\"x\",\r\"displayType\":\"mod\\u0061l\"}"
    #expect(try formatted(mixed) == text)
  }

  @Test func aSecondKeyIsRefusedWithBothPlaces() throws {
    let error = #expect(throws: EditError.self) { try formatted("{\"a\": 1,\n \"a\": 2}") }
    #expect(error?.message.contains("native-config.json:1:2 and native-config.json:2:2") == true)
  }

  @Test(arguments: [512, 514, 1000, 100_000]) func deepNestsNeverCrash(_ depth: Int) throws {
    let text =
      String(repeating: "{\"a\":[", count: depth / 2) + String(repeating: "]}", count: depth / 2)
    if depth <= 512 {
      let once = try formatted(text)
      #expect(try formatted(once) == once)
    } else {
      #expect(throws: EditError.self) { try formatted(text) }
    }
  }

  @Test func translationsKeepTheirOrderALineEach() throws {
    let text = #"{"localization":{"de":{"b":"1","a":"2"},"en":{}},"x":[1],"default_language":"de"}"#
    #expect(
      try Document(parsing: text).formattedTranslations().text == """
        {
          "default_language": "de",
          "localization": {
            "de": {
              "b": "1",
              "a": "2"
            },
            "en": {}
          },
          "x": [
            1
          ]
        }

        """)
  }

  @Test func extractionWritesTranslationsInThisLayout() throws {
    let file = try TranslationsFile(
      name: "pushwoosh.json", languages: ["en", "de"],
      entries: [.init("title", "Hi"), .init("message", "\"Hi\"")])
    #expect(try file.document.formattedTranslations().text == file.document.source.text)
  }
}

extension Value {
  /// The same value with the members of every object in another order.
  func shuffled(_ random: inout SplitMix64) -> Value {
    switch self {
    case .object(let entries):
      return .object(
        entries.shuffled(using: &random).map { .init($0.key, $0.value.shuffled(&random)) })
    case .array(let elements): return .array(elements.map { $0.shuffled(&random) })
    default: return self
    }
  }

  /// The same value with the members of every object in the order of their bytes.
  var inKeyOrder: Value {
    switch self {
    case .object(let entries):
      .object(
        entries.map { .init($0.key, $0.value.inKeyOrder) }.sorted {
          $0.key.utf8.lexicographicallyPrecedes($1.key.utf8)
        })
    case .array(let elements): .array(elements.map(\.inKeyOrder))
    default: self
    }
  }
}
