import Checking
import Diagnostics
import Foundation
import Schema
import Testing

/// What becomes of a dark overlay, on the releases that read one.
@Suite struct DarkOverlayTests {
  private static let light = ##"""
    "title": {"text": "Hello", "color": "#000"}, "image": "https://example.com/a.jpg", "dark":
    """##

  private func findings(_ dark: String, on target: String = "ios") -> [Diagnostic] {
    let text = Sample.modal("\(Self.light) \(dark)").replacingOccurrences(of: "#777", with: "#EEE")
    return Checker(targets: [Target(target)].compactMap { $0 })
      .check(nativeConfig: Marked(text).document).diagnostics
      .filter { !["undocumented-field", "unsupported-field"].contains($0.rule.id) }
  }

  private func rules(_ dark: String, on target: String = "ios") -> [String] {
    findings(dark, on: target).map(\.rule.id)
  }

  @Test func whatDiffersIsMeasured() {
    #expect(rules(##"{"background": "#111"}"##) == ["low-contrast"])
    #expect(rules(##"{"title": {"color": "#DDD"}}"##) == ["low-contrast"])
    #expect(rules(##"{"background": "#111", "title": {"color": "#DDD"}}"##) == [])
  }

  @Test func theBackgroundIsBlamedWhereTheWordsAreThoseOfLight() {
    let pointers = findings(##"{"background": "#111"}"##).map(\.pointer)
    #expect(pointers == ["/modal/dark/background"])
  }

  @Test func olderReleasesAreNotConcerned() {
    #expect(rules(##"{"background": "#111"}"##, on: "ios@7.2.4") == [])
    #expect(rules(##"{"background": "#111"}"##, on: "android@6.13.0") == ["low-contrast"])
    #expect(rules(##"{"background": "#111"}"##, on: "android@6.11.0") == [])
  }

  @Test(arguments: ["null", "{}"])
  func withoutDarkNothingIsLostOfAnOverlayThatSaysNothing(_ dark: String) throws {
    let config = Marked(Sample.modal("\(Self.light) \(dark)")).document
    let report = Checker(targets: [try #require(Target("ios@7.2.0"))]).check(nativeConfig: config)
    #expect(report.diagnostics.besidesLooks.isEmpty)
    #expect(report.verdicts.map(\.outcome) == [.shown])
  }

  @Test func ofABrokenOverlayNothingIsMeasured() {
    #expect(rules(##"{"background": "#111", "title": {"color": "white"}}"##) == ["color-not-hex"])
  }

  @Test func anOverlayLikeLightChangesNothing() {
    #expect(rules("{}") == ["no-visible-effect"])
    #expect(
      rules(##"{"background": "#EEE", "title": {"color": "#000"}}"##) == ["no-visible-effect"])
    #expect(rules(##"{"background": "#EEF"}"##) == [])
  }

  @Test func aPictureCannotBeTakenAway() {
    let findings = findings(##"{"background": "#EEF", "image": null}"##)
    #expect(findings.map(\.pointer) == ["/modal/dark/image"])
    #expect(findings.map(\.severity) == [.warning])
  }

  @Test func wordsStayAsInLight() {
    let same = findings(##"{"background": "#EEF", "title": {"text": "Hello"}}"##)
    let other = findings(##"{"background": "#EEF", "title": {"text": "Good night"}}"##)
    #expect(same.map(\.severity) == [.info])
    #expect(other.map(\.severity) == [.warning])
    #expect(other.map(\.pointer) == ["/modal/dark/title/text"])
  }

  @Test func ofEqualKeysTheLastIsRead() {
    let measured = ["duplicate-key", "low-contrast"]
    #expect(rules(##"{"background": "#EEF", "background": "#111"}"##) == measured)
    #expect(rules(##"{"background": "#111", "background": "#EEF"}"##) == ["duplicate-key"])
    let lists = rules(##"{"background": "#EEF", "buttons": [{}], "buttons": []}"##)
    #expect(lists == ["duplicate-key"])
  }

  @Test func anUnknownNameIsStillUnknown() {
    #expect(rules(##"{"background": "#EEF", "backgruond": "#000"}"##) == ["unknown-field"])
  }
}
