import Foundation
import Schema
import TestSupport
import Testing

@testable import Localization

/// The passes agree with regular expressions, which is what both SDKs use; Foundation's engine is ICU.
@Suite struct OracleTests {
  /// Texts for each alphabet, platform and test: 48,000 in all.
  static let rounds = 4000

  static let entries = [
    "ab": "VALUE", "aU": "{{ab|Ub|aa}}", "Name": "x{ab|UU|b}y", "a": "", "b": "|", "bb": "}}",
    "Ua": "{{Ua|aa|b}}", "{a": "brace", "ba": "a{", " b": "space", "ab|aa": "bar",
  ]
  static let tags = ["ab": "TAG", "{ab": "odd", "UU": "{UU|ab|}", "ba": "{{ab|ab}}"]

  static let narrow = ["{", "}", "|", "a", "b", "U", " ", "\n"]
  static let pieces =
    narrow + [
      "{{", "}}", "{{", "}}", "|", "|", "ab", "aU", "Name", "Ua", "bb", "{{ab|aa|",
      "{{Name|UPPERCASE",
      "UPPERCASE|", "{ab|UU|}", "{UU|ab|}", "{{ab|ab|b}}", "{{aU|UU}}", "|}", "|bb}", "{{Ua|aa|b}}",
    ]
  static let foreign =
    pieces + ["\r", "\r\n", "\u{B}", "\u{85}", "\u{2028}", "é", "🎉", "e\u{301}", "日本"]

  @Test(arguments: [narrow, pieces, foreign], Platform.allCases)
  func everyPassFindsTheSame(alphabet: [String], platform: Platform) throws {
    let passes = platform == .ios ? Pass.ios : Pass.android
    let expressions = try passes.map { try expression(for: $0, on: platform) }
    var random = SplitMix64(seed: 7)
    var count = 0
    for _ in 0..<Self.rounds {
      let text = randomText(alphabet, &random)
      var work = Work(for: text.utf8.count)
      for (pass, expression) in zip(passes, expressions) {
        let found = matches(pass, in: Array(text.utf8), on: platform, &work)
        let expected = groups(of: expression, in: text, pass)
        count += expected.count
        guard found.map({ parts(of: $0, in: text) }) == expected else {
          Issue.record("\(pass) in \(text.debugDescription)")
          return
        }
      }
    }
    #expect(count > 100)
  }

  @Test(arguments: [narrow, pieces, foreign], Platform.allCases)
  func everyTextResolvesTheSame(alphabet: [String], platform: Platform) throws {
    let target = Target.newest(platform)
    let tags = platform == .android ? Self.tags : [:]
    let reference = try Reference(platform, entries: Self.entries, tags: tags)
    let resolver = Resolver(
      target: target, translations: translations(Self.entries), language: DeviceLanguage("en"),
      tags: tags)
    var random = SplitMix64(seed: 8)
    for _ in 0..<Self.rounds {
      let text = randomText(alphabet, &random)
      let resolution = resolver.resolve(text)
      let expected = reference.resolve(text)
      guard resolution.text.utf8.elementsEqual(expected.utf8), !resolution.doubts.contains(.tooLong)
      else {
        Issue.record(
          """
          \(text.debugDescription) becomes \(resolution.text.debugDescription), \
          not \(expected.debugDescription)
          """)
        return
      }
    }
  }

  private func randomText(_ alphabet: [String], _ random: inout SplitMix64) -> String {
    let count = Int.random(in: 1...24, using: &random)
    return (0..<count).map { _ in random.pick(alphabet) }.joined()
  }

  private func parts(of match: Match, in text: String) -> [String] {
    let bytes = Array(text.utf8)
    return ([match.whole, match.key, match.type] + (match.fallback.map { [$0] } ?? [])).map {
      String(decoding: bytes[$0], as: UTF8.self)
    }
  }

  private func groups(of expression: NSRegularExpression, in text: String, _ pass: Pass)
    -> [[String]]
  {
    let whole = NSRange(location: 0, length: text.utf16.count)
    return expression.matches(in: text, range: whole).map { match in
      let groups = (0..<match.numberOfRanges).map {
        (text as NSString).substring(with: match.range(at: $0))
      }
      return pass.form == .singleEmpty ? groups + [""] : groups
    }
  }
}

/// The expression that finds a pass's placeholders, put together from the words that describe it.
func expression(for pass: Pass, on platform: Platform) throws -> NSRegularExpression {
  let (part, fallback) =
    platform == .ios ? ("([^|}]+)", "([^|}]*)") : ("(.[^}]+?)", "(.[^}]*?)")
  let bar = #"\|"#
  let inside =
    switch pass.form {
    case .doubleTwo: part + bar + part
    case .singleEmpty: part + bar + part + bar
    case .doubleThree, .singleThree: part + bar + part + bar + fallback
    }
  return try NSRegularExpression(
    pattern: String(repeating: #"\{"#, count: pass.braces) + inside
      + String(repeating: #"\}"#, count: pass.braces),
    options: pass.startsWithAny ? .dotMatchesLineSeparators : [])
}
