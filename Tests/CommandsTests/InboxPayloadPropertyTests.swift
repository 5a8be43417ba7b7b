import Foundation
import Schema
import TestSupport
import Testing

/// Whatever flags are accepted, the request is valid and the newest release draws the card asked for.
@Suite struct InboxPayloadPropertyTests {
  private static let addresses = [
    "https://a.example/1.png", "HTTP://a.example/2", "myapp://x", "a.png", "", "https://a b",
    "javascript:alert(1)", "https://a.example/1\\,2",
  ]
  private static let texts = [
    "Neu", "", "O'Brien \"x\" \\ %s", "30 % — größer", "\u{1F4A1}", "[", "null",
  ]

  private func address(_ generator: inout SplitMix64) -> String {
    generator.chance(0.8) ? Self.addresses[0] : generator.pick(Self.addresses)
  }

  private func flags(_ generator: inout SplitMix64) -> [String] {
    let card = generator.pick(Catalogue.cardTypes.map(\.name))
    var words = [generator.chance(0.2) ? "--from" : "--type", card]
    func maybe(_ chance: Double, _ make: (inout SplitMix64) -> [String]) {
      if generator.chance(chance) { words += make(&generator) }
    }
    maybe(0.8) { ["--title", $0.chance(0.8) ? "Titel" : $0.pick(Self.texts)] }
    maybe(0.8) { ["--content", $0.chance(0.8) ? "Inhalt" : $0.pick(Self.texts)] }
    maybe(0.1) { ["--content-lang", "de=\($0.pick(Self.texts))", "--content-lang", "en=Words"] }
    maybe(0.7) { ["--image", address(&$0)] }
    if card == "carousel" {
      for _ in 0..<Int.random(in: 0...7, using: &generator) {
        words += ["--slide", "image=\(address(&generator)),title=\(generator.pick(["a", "b"]))"]
      }
    }
    maybe(card == "video" ? 0.9 : 0.02) { ["--video", address(&$0)] }
    maybe(card == "video" ? 0.5 : 0.02) { ["--poster", address(&$0)] }
    maybe(card == "wallet" ? 0.9 : 0.02) { ["--wallet", address(&$0)] }
    for _ in 0..<(generator.chance(0.3) ? Int.random(in: 1...5, using: &generator) : 0) {
      let action = generator.pick([
        "url=\(address(&generator))", "action=dismiss", "action=MARKREAD", "action=custom,tag=x",
        "action=x",
      ])
      words += ["--button", "title=A,\(action)"]
    }
    maybe(0.2) { _ in ["--pinned"] }
    maybe(0.2) { ["--inbox-days", "\(Int.random(in: 0...32, using: &$0))"] }
    maybe(0.1) { ["--inbox-date", $0.pick(["2030-01-01", "2030-02-30"])] }
    maybe(0.2) { ["--send-date", $0.pick(["now", "2029-12-24 09:00", "2029-12-24"])] }
    maybe(0.1) { ["--timezone", $0.pick(["UTC", "Nowhere/There"])] }
    maybe(0.2) { ["--platform", $0.pick(["ios", "android", "chrome"]), "--platform", "ios"] }
    maybe(0.2) { ["--data", "key=\($0.pick(Self.texts))"] }
    maybe(0.1) { _ in ["--user", "anna"] }
    return words
  }

  @Test func acceptedFlagsMakeTheCardAskedFor() throws {
    var generator = SplitMix64(seed: 2026)
    let inapp = try BuiltProgram()
    var accepted: [String: Int] = [:]
    for _ in 0..<80 {
      let words = flags(&generator)
      let written = try inapp.running(["inbox-payload"] + words)
      #expect([0, 1, 2].contains(written.status), "\(words)")
      guard written.status == 0 else {
        #expect(written.output.isEmpty && !written.errors.isEmpty, "\(words)")
        continue
      }
      let checked = try inapp("validate", "-", "--format", "json", stdin: [UInt8](written.stdout))
      let report = try #require(
        JSONSerialization.jsonObject(with: checked.stdout) as? [String: Any])
      let file = try #require((report["files"] as? [[String: Any]])?.first)
      let verdicts = try #require(file["verdicts"] as? [[String: Any]])
      #expect(checked.status == 0 && !verdicts.isEmpty, "\(words)")
      for verdict in verdicts where verdict["target"] as? String == "ios@7.2.7" {
        #expect(verdict["card"] as? String == words[1], "\(words)")
      }
      accepted[words[1], default: 0] += 1
    }
    #expect(accepted.count == 6 && accepted.values.allSatisfy { $0 > 0 }, "\(accepted)")
  }
}
