import Foundation
public import JSONTree
import Schema
import TestSupport
import Testing

@testable import Rendering

/// Pages in a real browser: sizes and places in points from the screen's corner, and what fingers do.
@Suite(.enabled(if: Browser.isInstalled, "chromium is not installed"), .serialized)
struct BrowserTests {
  @Test func messagesAreDrawnAndBehaveAsOnPhones() throws {
    try check(Probe.sizes + Probe.androidSizes + Probe.behaviour + Probe.layouts + Probe.safety)
  }

  @Test func cardsAreDrawnAndBehaveAsOnPhones() throws {
    try check(Probe.cardSizes + Probe.feeds)
  }

  @Test func messagesMoveAsOnPhones() throws {
    try check(Probe.motion + Probe.keyboard + Probe.crowded + Probe.screens)
  }

  private func check(_ probes: [Probe]) throws {
    #expect(Set(probes.map(\.name)).count == probes.count)
    let results = try Browser.results(of: probes.map { ($0.name, $0.page, $0.script) })
    for probe in probes {
      let found = results[probe.name] ?? .null
      for (key, expected) in probe.expected {
        #expect(found[key] == expected, "\(probe.name): \(key)\n\(found.compact)")
      }
    }
  }
}

/// One page, what to do on it, and what must be found.
struct Probe {
  let name: String
  let page: String
  let script: String
  let expected: [(String, Value)]

  init(
    _ name: String, _ type: String, on target: Target = .newest(.ios), _ script: String,
    _ expected: KeyValuePairs<String, Value>
  ) {
    self.init(name, page: preview(sample(type), targets: [target]).page, script, expected)
  }

  init(
    _ name: String, page: String, _ script: String, _ expected: KeyValuePairs<String, Value>
  ) {
    self.name = name
    self.page = page
    self.script = script
    self.expected = expected.map { ($0.key, $0.value) } + [("breaches", [])]
  }
}

extension Value: ExpressibleByFloatLiteral {
  /// Creates a number.
  public init(floatLiteral number: Double) { self.init(number) }
}
