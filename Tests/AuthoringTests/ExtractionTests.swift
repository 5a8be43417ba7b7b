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
    let extraction = try starter("spinwheel").extractingWords(for: ["en", "de"])
    let block = try #require(extraction.template.root["spinwheel"])
    let english = try #require(extraction.translations["localization"]?["en"])
    #expect(extraction.translations["localization"]?["de"] == english)
    #expect(extraction.translations["default_language"] == "en")
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
    let extraction = try before.extractingWords(for: ["en"])
    let after = extraction.template
    var text = after.document.source.text
    guard case .object(let strings)? = extraction.translations["localization"]?["en"] else {
      Issue.record("no strings")
      return
    }
    #expect(strings.count == extraction.count)
    for entry in strings {
      guard case .string(let words) = entry.value else { continue }
      text = text.replacingOccurrences(of: "{{\(entry.key)|text|\(words)}}", with: words)
    }
    #expect(text == before.document.source.text)
    let report = Checker(targets: [.newest(.ios)]).check(nativeConfig: after.document)
    #expect(report.diagnostics.map(\.message) == [])
  }

  @Test func aTextThatNoPlaceholderCanHoldStays() throws {
    let edited = try template(banner).setting(FieldPath(parsing: "title"), to: "A | B").template
    let extraction = try edited.extractingWords(for: ["en"])
    #expect(extraction.count == 0)
    #expect(extraction.template.document.source.bytes == edited.document.source.bytes)
  }
}
