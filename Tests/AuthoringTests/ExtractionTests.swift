import Authoring
import Checking
import Diagnostics
import Foundation
import JSONTree
import Schema
import SourceText
import Testing

@Suite struct ExtractionTests {
  @Test func wordsBecomePlaceholdersNamedAfterTheirPaths() throws {
    let extraction = try starter("spinwheel").extraction()
    let file = try TranslationsFile(
      name: "pushwoosh.json", languages: ["en", "de"], entries: extraction.entries)
    let root = try #require(file.document.root.flatMap { Value(node: $0) })
    let block = try #require(extraction.template.root["spinwheel"])
    let english = try #require(root["localization"]?["en"])
    #expect(root["localization"]?["de"] == english)
    #expect(root["default_language"] == "en")
    guard case .string(let title)? = english["title"],
      case .string(let label)? = english["segments[0].message"],
      case .string(let button)? = english["reward.button.text"]
    else {
      Issue.record("a key is missing in \(english)")
      return
    }
    #expect(block["title"]?["text"]?.string == "{{title|text|\(title)}}")
    #expect(
      block["segments"]?[0]?["message"]?["text"]?.string == "{{segments[0].message|text|\(label)}}")
    #expect(
      block["reward"]?["button"]?["text"]?["text"]?.string
        == "{{reward.button.text|text|\(button)}}")
  }

  @Test(arguments: Catalogue.displayTypes)
  func onlyTheWordsChangeAndTheMessageStillShows(_ type: DisplayType) throws {
    let before = try starter(type.name)
    let extraction = try before.extraction()
    let after = extraction.template
    var text = after.document.source.text
    #expect(extraction.moved.map(\.key) == extraction.entries.map(\.key))
    #expect(!extraction.moved.isEmpty || type.name == "pip")
    for moved in extraction.moved {
      text = text.replacingOccurrences(
        of: "{{\(moved.key)|text|\(moved.text)}}", with: moved.text)
    }
    // A line that the placeholder made too long is broken up.
    let words = Document(parsing: text)
    #expect(try words.formattedConfig().text == before.document.source.text)
    #expect(try after.document.formattedConfig().text == after.document.source.text)
    let report = Checker(targets: [.newest(.ios)]).check(nativeConfig: after.document)
    #expect(report.diagnostics.map(\.message) == [])
  }

  @Test func aTextThatNoPlaceholderCanHoldStays() throws {
    let edited = try template(banner).setting(FieldPath(parsing: "title"), to: "A | B").template
    let extraction = try edited.extraction()
    #expect(extraction.moved.isEmpty && extraction.entries.isEmpty)
    #expect(extraction.left.map(\.name) == ["title.text"])
    #expect(extraction.left.map(\.reason) == ["holds |, which a placeholder cannot"])
    #expect(extraction.template.document.source.bytes == edited.document.source.bytes)
  }
}
