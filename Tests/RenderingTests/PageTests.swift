import Foundation
import JSONTree
import Schema
import SourceText
import Testing

@testable import Rendering

/// The page as text.
@Suite struct PageTests {
  @Test(arguments: Catalogue.displayTypes)
  func isSmallAndNamesNoOtherPlace(_ type: DisplayType) {
    let page = preview(sample(type.name), targets: Target.newestOfAll).page
    #expect(page.utf8.count < 150_000)
    #expect(!page.contains("src=\"") && !page.contains("href=") && !page.contains("@import"))
  }

  @Test(arguments: Catalogue.displayTypes)
  func theScriptDrawsEachType(_ type: DisplayType) {
    #expect(PageSources.message.script.contains("\ndraw.\(type.name) = function (scene, phone) {"))
  }

  @Test(arguments: Catalogue.cardTypes.map(\.name) + ["plain"])
  func theScriptDrawsEachCard(_ name: String) {
    let page = feed([card(name)]).page
    #expect(page.utf8.count < 150_000)
    #expect(["(card", ": (card"].contains { PageSources.feed.script.contains("\n  \(name)\($0)") })
  }

  @Test func eachKindOfPageHasItsOwnScript() {
    #expect(
      !PageSources.feed.script.contains("draw.modal")
        && !PageSources.message.script.contains("draw.feed"))
    let page = feed([card("banner")]).page
    #expect(page.contains("script-src '\(digest(of: PageSources.feed.script))';"))
    #expect(page.contains("<style>\(PageSources.feed.styles)</style>"))
  }

  @Test func noScriptMakesMarkup() {
    let ways = [
      "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "Function(",
      "DOMParser", ".href", "location", "window.open", "srcdoc", "cssText",
    ]
    for page in [PageSources.message, .feed] {
      for way in ways { #expect(!page.script.contains(way), "\(way)") }
      #expect(!page.script.contains("</script") && !page.styles.contains("</style"))
    }
  }

  @Test func thePolicyNamesWhatThePageHolds() throws {
    let page = preview(sample("modal")).page
    let policy = try #require(
      page.split(separator: "\"").first { $0.hasPrefix("default-src 'none'") })
    #expect(policy.contains("script-src '\(digest(of: PageSources.message.script))';"))
    #expect(policy.contains("style-src '\(digest(of: PageSources.message.styles))';"))
    #expect(!policy.contains("unsafe"))
    #expect(page.contains("<script>\(PageSources.message.script)</script>"))
    #expect(page.contains("<style>\(PageSources.message.styles)</style>"))
  }

  /// WCAG 2.1 asks for 4.5 between letters and what lies under them, in light and in dark.
  @Test func theControlsAreLegible() throws {
    let schemes = PageSources.message.styles.components(separatedBy: ":root {").dropFirst()
      .map { $0.components(separatedBy: "}")[0] }
    #expect(schemes.count == 2)
    for scheme in schemes {
      let colors = scheme.matches(of: /--([a-z]+): (#[0-9a-f]+)/).map { ($0.1, $0.2) }
      let named = try Dictionary(
        uniqueKeysWithValues: colors.map { ($0, try #require(luminance(of: $1))) })
      for letters in ["ink", "faint", "accent", "error", "warning", "info"] {
        for ground in ["ground", "panel"] {
          let pair = try [#require(named[letters[...]]), #require(named[ground[...]])].sorted()
          #expect((pair[1] + 0.05) / (pair[0] + 0.05) >= 4.5, "\(letters) on \(ground)")
        }
      }
    }
  }

  /// The relative luminance of a colour, by WCAG 2.1.
  private func luminance(of color: Substring) -> Double? {
    guard let text = CSSColor(String(color))?.text, let number = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    let channels = [24, 16, 8].map { shift in
      let part = Double(number >> UInt32(shift) & 255) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
  }

  @Test(arguments: 0..<7)
  func base64IsThatOfEverybodyElse(_ count: Int) {
    let bytes = (0..<count).map { UInt8(($0 * 37 + 200) & 255) }
    #expect(base64(bytes) == Data(bytes).base64EncodedString())
  }

  @Test(arguments: hostileTexts)
  func whatAnAuthorWritesEndsNoScript(_ text: String) throws {
    let page = preview(hostileModal(text)).page
    let data = try #require(page.components(separatedBy: "id=\"preview\">").last)
    let json = try #require(data.components(separatedBy: "</script>").first)
    for mark in ["<", ">", "&", "\u{2028}", "\u{2029}"] { #expect(!json.contains(mark)) }
    #expect(page.components(separatedBy: "</script>").count == 3)
    let read = Document(parsing: json)
    #expect(read.isValid)
    #expect(read.root?["scenes"]?[0]?["title"]?["label"]?.string == text)
  }
}

/// Texts that break out of pages that were written with less care.
let hostileTexts = [
  "</script><img src=x onerror=\"hit=1\">", "<script>hit=1</script>", "<!--<script>", "]]>",
  "\u{2028}hit=1\u{2029}", "javascript:hit=1", "\"};hit=1;//", "${hit=1}", "`+(hit=1)+`",
  "' onfocus='hit=1' autofocus='", "\\u003cimg src=x onerror=hit=1\\u003e", "&lt;b&gt;", "\\",
  "<svg onload=hit=1>", "red;background:url(https://evil.example)", "\u{202E}txet",
]

/// A modal that has a text wherever a text can be.
func hostileModal(_ text: String) -> Document {
  let words: Value = ["text": .string(text), "color": "#123456"]
  let value: Value = [
    "displayType": "modal",
    "modal": [
      "showClose": true, "dimBackground": true, "background": "#fff", "image": .string(text),
      "title": words, "message": words,
      "buttons": [
        [
          "text": words, "background": "#fff", "border": ["color": "#fff", "radius": 1],
          "action": ["type": "url", "url": .string(text)],
        ]
      ],
    ],
  ]
  return Document(parsing: value.compact, name: text)
}
