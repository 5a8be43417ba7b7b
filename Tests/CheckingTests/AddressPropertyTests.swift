import Checking
import Diagnostics
import Foundation
import JSONTree
import Schema
import SourceText
import TestSupport
import Testing

/// Random addresses: the checker agrees with Foundation on which it reads, and its repairs are read.
@Suite struct AddressPropertyTests {
  private static let pieces = [
    "https", "http", "app", ":", "://", "//", "/", "/", "?", "#", "@", "[", "]", "::1", "%", "%2",
    "%20", "%zz", " ", "ü", "🎉", ".", "example.com", "a", "1", ":80", ":x", "|", "\\", "\"", "<",
    "{", "}", "^", "_", "-", "+", "~", "!", "$", "&", "'", "(", ")", "*", ",", ";", "=", "\t",
    "%25", "\u{7F}", "\u{0}", "[::1]", "www.", ".png",
  ]

  /// Foundation takes a colon at the very start or after an `@`, which RFC 3986 forbids where there is no scheme.
  private static func isReadAgainstTheStandard(_ address: String) -> Bool {
    let stem = address.prefix { !"/?#".contains($0) }
    return stem.hasPrefix(":") || stem.prefix { $0 != ":" }.contains("@")
  }

  private func random(_ random: inout SplitMix64) -> String {
    (0..<Int.random(in: 1...9, using: &random)).map { _ in random.pick(Self.pieces) }.joined()
  }

  private func findings(_ address: String) throws -> (Document, [Diagnostic]) {
    let config = Marked(
      Sample.button(##""action": {"type": "url", "url": \##(quotedJSON(address))}"##)
    ).document
    let report = Checker(targets: [Target(.ios, .init(7, 2, 0))]).check(nativeConfig: config)
    return (config, report.diagnostics)
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func foundationReadsExactlyWhatHasNoFault(_ seed: UInt64) throws {
    guard #available(macOS 14, *) else { return }
    var generator = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let address = random(&generator)
      if Self.isReadAgainstTheStandard(address) { continue }
      let isRead = URL(string: address, encodingInvalidCharacters: false) != nil
      let rules = Set(try findings(address).1.map(\.rule.id))
      let refusals: Set = ["url-unparsable", "url-needs-encoding", "url-surrounding-space"]
      #expect(rules.isDisjoint(with: refusals) == isRead, "\(address.debugDescription) \(rules)")
    }
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func anEncodedAddressIsReadAndKeepsWhatWasFine(_ seed: UInt64) throws {
    guard #available(macOS 14, *) else { return }
    var generator = SplitMix64(seed: seed)
    var count = 0
    for _ in 0..<150 {
      let address = "https://example.com/" + random(&generator) + "/"
      let (config, found) = try findings(address)
      guard let finding = found.first(where: { $0.rule.id == "url-needs-encoding" }) else {
        continue
      }
      count += 1
      let fix = try #require(finding.fix)
      #expect(fix.isSafe == !address.contains("\\"))
      let slashed = address.replacingOccurrences(of: "\\", with: "/")
      let repaired = Document(parsing: try config.source.applying(fix.edits))
      let path: Path = [
        .key("modal"), .key("buttons"), .index(0), .key("action"), .key("url"),
      ]
      let encoded = try #require(repaired.node(at: path)?.string)
      #expect(URL(string: encoded, encodingInvalidCharacters: false) != nil)
      #expect(encoded.removingPercentEncoding == slashed.removingPercentEncoding)
      #expect(encoded.utf8.isSpreading(of: slashed.utf8.filter(isPlain)), "\(encoded)")
      #expect(try findings(encoded).1.allSatisfy { $0.rule.id != "url-needs-encoding" })
    }
    #expect(count > 20)
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func anyBytesAreSurvived(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<100 {
      let bytes = (0..<Int.random(in: 0...24, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      let address = String(decoding: bytes, as: UTF8.self)
      for finding in try findings(address).1 { #expect(!finding.text(.none).isEmpty) }
    }
  }

  @Test func aLongAddressTakesTimeInProportion() throws {
    let long = "https://" + String(repeating: "a@[ü%", count: 20_000)
    #expect(try findings(long).1.contains { $0.rule.id == "url-unparsable" })
  }

  private func isPlain(_ byte: UInt8) -> Bool {
    let character = Character(Unicode.Scalar(byte))
    return character.isASCII && (character.isLetter || character.isNumber || character == "/")
  }
}

extension Sequence<UInt8> {
  /// Whether the bytes of the other occur here in their order.
  fileprivate func isSpreading(of other: some Sequence<UInt8>) -> Bool {
    var rest = Array(other)[...]
    for byte in self where byte == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
